extension PageScript {
  /// Shows the part of the log that fits into its frame, so that a long one costs no more.
  static let log = #"""
    const frame = $('log');
    const list = $('lines');
    const rowHeight = 24;
    // Browsers do not lay out taller elements.
    const greatestHeight = 8e6;
    const spacer = make('div', '', frame);
    const shown = new Set(data.standard);
    let visible = new Int32Array(0);
    let selected = 0;
    let pointed = -1;
    let rows = [];

    const chooseLines = () => {
      const isShown = data.categories.map((name) => shown.has(name));
      const chosen = new Int32Array(lines.length);
      let size = 0;
      for (let i = 0; i < lines.length; i++) {
        if (isShown[data.lineCategories.charCodeAt(i) - 97]) chosen[size++] = i;
      }
      visible = chosen.subarray(0, size);
      spacer.style.height = `${Math.min(size * rowHeight, greatestHeight)}px`;
    };
    // Scrolling is stretched where the lines are taller than their frame may be.
    const travel = () => {
      const all = visible.length * rowHeight - frame.clientHeight;
      const real = Math.min(visible.length * rowHeight, greatestHeight) - frame.clientHeight;
      return [Math.max(0, all), Math.max(1, real)];
    };
    const topOf = () => {
      const [all, real] = travel();
      return all === 0 ? 0 : Math.min(all, frame.scrollTop * (all > real ? all / real : 1));
    };
    const scrollTo = (top) => {
      const [all, real] = travel();
      frame.scrollTop = Math.max(0, Math.min(all, top)) * (all > real ? real / all : 1);
    };
    const firstVisible = (moment) => {
      const row = upTo(visible, firstLines[moment] - 1);
      return row < visible.length && visible[row] < endOf(moment) ? row : -1;
    };

    const fill = (row, place, moment, active) => {
      const line = visible[place];
      const button = row.firstChild;
      row.setAttribute('aria-setsize', visible.length);
      row.setAttribute('aria-posinset', place + 1);
      if (button.textContent !== lines[line]) button.textContent = lines[line];
      button.dataset.line = line;
      const isNow = moment >= 0 && line >= firstLines[moment] && line < endOf(moment);
      button.classList.toggle('now', isNow);
      button.classList.toggle('pointed', line === pointed);
      if (line === selected && isNow) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      button.tabIndex = line === active ? 0 : -1;
    };
    const showLines = (all) => {
      const first = all ? 0 : Math.floor(topOf() / rowHeight);
      const size = all ? Math.min(visible.length, 3000) : Math.ceil(frame.clientHeight / rowHeight) + 1;
      const number = Math.max(0, Math.min(size, visible.length - first));
      while (rows.length < number) {
        const row = make('li', '', list);
        make('button', '', row).type = 'button';
        rows.push(row);
      }
      while (rows.length > number) rows.pop().remove();
      const moment = momentAt(now);
      const last = visible[first + number - 1];
      const active = selected >= visible[first] && selected <= last ? selected : visible[first];
      rows.forEach((row, i) => fill(row, first + i, moment, active));
      const [stretched, real] = travel();
      const shift = stretched > real ? topOf() % rowHeight : topOf() - first * rowHeight;
      list.style.transform = `translateY(${all ? 0 : frame.scrollTop - shift}px)`;
    };
    const reveal = (place) => {
      if (place < 0) return;
      const top = topOf();
      const here = place * rowHeight;
      if (here < top || here + 3 * rowHeight > top + frame.clientHeight) {
        scrollTo(here - frame.clientHeight / 3);
      }
      showLines();
    };
    const placeOfLine = (line) => upTo(visible, line) - 1;

    const squeeze = (line) => lines[line].trim().replace(/ +/g, ' ');
    let live = 0;
    const say = (moment) => {
      clearTimeout(live);
      if (isPlaying || moment < 0) return;
      live = setTimeout(() => {
        const row = firstVisible(moment);
        if (row < 0) { $('live').textContent = `${seconds(now)} seconds`; return; }
        const end = placeOfLine(endOf(moment) - 1) + 1;
        const told = [...visible.slice(row, Math.min(end, row + 4))].map(squeeze);
        $('live').textContent = told.join('; ') + (end - row > 4 ? `; and ${end - row - 4} more` : '');
      }, 150);
    };
    let momentShown = -2;
    const showLog = (isForced) => {
      const moment = momentAt(now);
      if (moment === momentShown && !isForced) return;
      momentShown = moment;
      const isShown = visible[placeOfLine(selected)] === selected;
      if (moment >= 0 && (!isShown || selected < firstLines[moment] || selected >= endOf(moment))) {
        const row = firstVisible(moment);
        selected = row < 0 ? firstLines[moment] : visible[row];
      }
      reveal(Math.max(0, placeOfLine(selected)));
      say(moment);
    };
    const jump = (line) => {
      selected = line;
      stop();
      seek(momentTimes[momentOf(line)], true);
    };
    const point = (sample) => {
      ring(sample);
      if (sample < 0) {
        pointed = -1;
        showLines();
        return;
      }
      tell(sample);
      const moment = momentAt(times[sample]);
      let row = moment < 0 ? -1 : firstVisible(moment);
      const name = `touch=${data.fingers[presses[pressOf[sample]].finger]} `;
      for (let i = row; i >= 0 && i < visible.length && visible[i] < endOf(moment); i++) {
        if (lines[visible[i]].includes(name)) { row = i; break; }
      }
      pointed = row < 0 ? -1 : visible[row];
      reveal(row);
    };

    data.categories.forEach((name) => {
      const label = make('label', '', $('categories'));
      const box = make('input', '', label);
      box.type = 'checkbox';
      box.checked = shown.has(name);
      label.append(name);
      box.onchange = () => {
        if (box.checked) shown.add(name); else shown.delete(name);
        chooseLines();
        showLog(true);
        showLines();
      };
    });
    frame.addEventListener('scroll', () => showLines(), {passive: true});
    new ResizeObserver(() => showLines()).observe(frame);
    list.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) jump(+button.dataset.line);
    });
    list.addEventListener('keydown', (event) => {
      const way = {ArrowUp: -1, ArrowDown: 1}[event.key];
      const button = event.target.closest('button');
      if (!way || !button) return;
      event.preventDefault();
      const place = placeOfLine(+button.dataset.line) + way;
      if (place < 0 || place >= visible.length) return;
      jump(visible[place]);
      const next = list.querySelector(`[data-line="${visible[place]}"]`);
      if (next) next.focus({preventScroll: true});
    });
    addEventListener('beforeprint', () => showLines(true));
    addEventListener('afterprint', () => showLines());

    """#
}
