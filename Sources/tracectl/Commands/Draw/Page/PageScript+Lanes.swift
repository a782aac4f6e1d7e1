extension PageScript {
  /// Draws what every finger, view and recognizer was over time.
  static let lanes = #"""
    const tracks = $('tracks');
    const span = Math.max(1, data.end - data.start);
    const share = (time) => (time - data.start) / span;
    const heights = {down: [6, 18], touched: [10, 10], dragging: [6, 18], inside: [6, 18],
      outside: [6, 18], possible: [12, 6], began: [6, 18], changed: [6, 18], ended: [6, 18],
      cancelled: [13, 4], failed: [13, 4]};
    const shape = (start, end, state) => {
      const [top, height] = heights[state];
      const left = 1000 * share(start);
      const width = Math.max(1, 1000 * share(end) - left);
      return `M${left.toFixed(2)} ${top}h${width.toFixed(2)}v${height}h${(-width).toFixed(2)}z`;
    };
    const nameSegment = (track, start, end, state) => {
      if (share(end) - share(start) < .05 || state === 'down' || state === 'touched') return;
      const isFull = ['inside', 'began', 'changed', 'ended', 'dragging'].includes(state);
      if (!isFull && state !== 'outside') return;
      const label = make('span', isFull ? 'on-accent' : '', track);
      label.textContent = state;
      label.style.left = `${100 * share(start)}%`;
      label.style.maxWidth = `${100 * (share(end) - share(start))}%`;
    };
    const inWords = (lane) => {
      const told = [];
      for (let i = 0; i < lane.segments.length && told.length < 20; i += 3) {
        const [start, end, state] = lane.segments.slice(i, i + 3);
        told.push(`${data.states[state]} ${seconds(start)} to ${seconds(end)}`);
      }
      for (const [time, name] of lane.ticks.slice(0, 20)) told.push(`${name} at ${seconds(time)}`);
      return `${lane.kind} ${lane.name}: ${told.join(', ')}`;
    };
    const drawLane = (lane) => {
      const row = make('div', 'lane', tracks);
      const head = make('p', '', row);
      make('b', '', head).textContent = lane.name;
      const state = make('i', '', head);
      const track = make('div', 'track', row);
      track.setAttribute('role', 'img');
      track.setAttribute('aria-label', inWords(lane));
      const svg = draw('svg', '', track);
      svg.setAttribute('viewBox', '0 0 1000 30');
      svg.setAttribute('preserveAspectRatio', 'none');
      const finger = lane.kind === 'finger' ? ` f${data.lanes.indexOf(lane) % 6}` : '';
      const shapes = new Map();
      for (let i = 0; i < lane.segments.length; i += 3) {
        const [start, end, number] = lane.segments.slice(i, i + 3);
        const name = data.states[number];
        if (!shapes.has(name)) shapes.set(name, []);
        shapes.get(name).push(shape(start, end, name));
        if (lane.segments.length <= 240) nameSegment(track, start, end, name);
      }
      if (finger) track.classList.add('trace', finger.trim());
      for (const [name, parts] of shapes) draw('path', name + finger, svg).setAttribute('d', parts.join(''));
      if (lane.ticks.length) {
        const marks = lane.ticks.map(([time]) => `M${(1000 * share(time)).toFixed(2)} 2v26`);
        draw('path', 'ticks', svg).setAttribute('d', marks.join(''));
      }
      return {state, lane, starts: lane.segments.filter((_, i) => i % 3 === 0),
        tickTimes: lane.ticks.map(([time]) => time), track};
    };
    const laneRows = data.lanes.map(drawLane);
    const headLine = make('div', 'head-line', tracks);

    const axis = make('div', '', $('axis'));
    [0, .25, .5, .75, 1].forEach((part) => {
      const label = make('span', '', axis);
      label.textContent = `${seconds(data.start + part * span)} s`;
      label.style.left = `${100 * part}%`;
    });

    const stateAt = ({lane, starts, tickTimes}) => {
      const i = upTo(starts, now) - 1;
      const end = lane.segments[3 * i + 1];
      // A finger is up at the instant of its lift; what a view was is told beside its last event.
      const isLifted = lane.kind === 'finger' && tickTimes[upTo(tickTimes, end) - 1] === end;
      const isOn = i >= 0 && (isLifted ? now < end : now <= end);
      const told = isOn ? [data.states[lane.segments[3 * i + 2]]] : [];
      const moment = momentAt(now);
      if (moment >= 0) {
        const time = momentTimes[moment];
        for (let t = upTo(tickTimes, time - 1); t < tickTimes.length && tickTimes[t] === time; t++) {
          if (lane.ticks[t][1] !== told[0]) told.push(lane.ticks[t][1]);
        }
      }
      return told.slice(0, 4).join(' · ') || '–';
    };
    const showLanes = () => {
      for (const row of laneRows) {
        const text = stateAt(row);
        if (row.state.textContent !== text) row.state.textContent = text;
      }
      const track = laneRows.length ? laneRows[0].track : axis;
      headLine.style.left = `${track.offsetLeft + share(now) * track.offsetWidth}px`;
    };
    let isDragging = false;
    const seekOnTrack = (event) => {
      const track = laneRows.length ? laneRows[0].track : axis;
      const area = track.getBoundingClientRect();
      seek(data.start + span * Math.max(0, Math.min(1, (event.clientX - area.left) / area.width)));
    };
    tracks.addEventListener('pointerdown', (event) => {
      if (!event.target.closest('.track')) return;
      isDragging = true;
      stop();
      tracks.setPointerCapture(event.pointerId);
      seekOnTrack(event);
    });
    tracks.addEventListener('pointermove', (event) => { if (isDragging) seekOnTrack(event); });
    for (const end of ['pointerup', 'pointercancel']) tracks.addEventListener(end, () => { isDragging = false; });

    """#
}
