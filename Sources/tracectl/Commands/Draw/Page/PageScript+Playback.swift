extension PageScript {
  /// Lets the time run, and obeys buttons, keys and the pointer.
  static let playback = #"""
    const slider = $('time');
    const show = (isForced) => {
      slider.value = now;
      slider.setAttribute('aria-valuetext', `${seconds(now)} seconds`);
      $('clock').textContent = `${seconds(now)} s`;
      showViews();
      showFingers();
      showLog(isForced);
      showLanes();
    };
    const seek = (time, isForced) => {
      now = Math.max(data.start, Math.min(data.end, time));
      show(isForced);
    };
    const step = (way) => {
      stop();
      const place = way > 0 ? upTo(steps, now) : upTo(steps, now - 1) - 1;
      if (place >= 0 && place < steps.length) seek(steps[place]);
      if (document.activeElement === $('canvas')) pointHere();
    };
    // The sample at which the keys have stopped.
    const pointHere = () => {
      const sample = upTo(times, now) - 1;
      if (sample >= 0) { ring(sample); tell(sample); }
    };

    const speeds = [.01, .02, .05, .1, .25, .5, 1, 2, 5, 10, 50];
    const longEnough = 3e6;
    const fit = speeds.filter((speed) => speed <= 1 && span / speed >= longEnough).pop() || speeds[0];
    for (const speed of speeds) {
      const option = make('option', '', $('speed'));
      option.value = speed;
      option.textContent = `${speed}×`;
      option.selected = speed === fit;
    }
    slider.min = data.start;
    slider.max = Math.max(data.end, data.start + 1);

    let lastFrame = 0;
    const tick = (time) => {
      if (!isPlaying) return;
      const passed = Math.min(100, time - lastFrame);
      lastFrame = time;
      const next = now + passed * 1000 * +$('speed').value;
      seek(next);
      if (next >= data.end) stop(); else requestAnimationFrame(tick);
    };
    const play = () => {
      if (now >= data.end) seek(data.start);
      isPlaying = true;
      document.body.classList.add('playing');
      $('play').setAttribute('aria-label', 'Pause');
      requestAnimationFrame((time) => { lastFrame = time; tick(time); });
    };
    function stop() {
      if (!isPlaying) return;
      isPlaying = false;
      document.body.classList.remove('playing');
      $('play').setAttribute('aria-label', 'Play');
      show(true);
    }
    $('play').onclick = () => { if (isPlaying) stop(); else play(); };
    $('first').onclick = () => { stop(); seek(data.start); };
    $('last').onclick = () => { stop(); seek(data.end); };
    $('back').onclick = () => step(-1);
    $('forth').onclick = () => step(1);
    slider.oninput = () => { stop(); seek(+slider.value); };

    const keys = {ArrowLeft: () => step(-1), ArrowRight: () => step(1),
      Home: () => { stop(); seek(data.start); }, End: () => { stop(); seek(data.end); },
      ' ': () => $('play').click()};
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const action = keys[event.key];
      const target = event.target;
      if (!action || target.matches('select')) return;
      if (event.key === ' ' && target.matches('button, summary, input[type=checkbox]')) return;
      event.preventDefault();
      action();
    });

    const canvas = $('canvas');
    canvas.addEventListener('pointermove', (event) => {
      const sample = sampleUnder(event);
      if (sample >= 0 || pointed >= 0) point(sample);
    });
    canvas.addEventListener('pointerleave', () => point(-1));
    canvas.addEventListener('click', (event) => {
      const sample = sampleUnder(event);
      if (sample >= 0) { stop(); seek(times[sample]); }
    });
    canvas.addEventListener('focus', () => { if (canvas.matches(':focus-visible')) pointHere(); });
    canvas.addEventListener('blur', () => ring(-1));
    addEventListener('resize', showLanes);

    chooseLines();
    show(true);
    document.documentElement.dataset.ready = 'true';

    """#
}
