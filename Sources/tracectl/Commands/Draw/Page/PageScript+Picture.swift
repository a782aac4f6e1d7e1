extension PageScript {
  /// Moves fingers and views in the picture, and finds samples under the pointer.
  static let picture =
    #"""
    const picture = $('picture');
    // What moves lies on a sheet of its own, so that the picture is painted once.
    const sheet = draw('svg', 'trace', $('canvas'));
    sheet.id = 'sheet';
    sheet.setAttribute('aria-hidden', 'true');
    const panels = data.panels.map(([x, y]) => {
      const panel = draw('g', '', sheet);
      panel.setAttribute('transform', `translate(${x} ${y})`);
      return panel;
    });
    const wholeBox = picture.getAttribute('viewBox').split(' ').map(Number);
    const closeBox = picture.dataset.closeUp ? picture.dataset.closeUp.split(' ').map(Number) : null;
    let box = wholeBox;
    let scale = 1;
    const labelSize = 11;
    const cursors = data.fingers.map((_, finger) => {
      const name = `f${finger % 6}`;
      const trail = draw('path', `trail ${name}`);
      const group = draw('g', `cursor ${name}`);
      draw('circle', '', group);
      group.dataset.finger = finger;
      return {trail, group, disc: group.firstChild, panel: null};
    });
    const halo = draw('circle', 'ring');

    const showBox = (next) => {
      box = next;
      for (const one of [picture, sheet]) one.setAttribute('viewBox', box.join(' '));
      const frame = picture.getBoundingClientRect();
      scale = Math.min(frame.width / box[2], frame.height / box[3]) || 1;
      // Close up, texts and signs keep their size; the layout has room for it at scale 1.
      const k = Math.min(1, Math.max(12 / labelSize, 1) / scale);
      picture.style.fontSize = `${labelSize * k}px`;
      picture.style.setProperty('--k', k);
      for (const cursor of cursors) cursor.disc.setAttribute('r', 15 / scale);
      halo.setAttribute('r', 8 / scale);
    };
    if (closeBox) {
      $('zoom').hidden = false;
      $('zoom').onclick = () => {
        const isWhole = box === closeBox;
        $('zoom').setAttribute('aria-pressed', isWhole);
        showBox(isWhole ? wholeBox : closeBox);
      };
    }
    new ResizeObserver(() => showBox(box)).observe(picture);
    showBox(closeBox || wholeBox);

    // Where a press is at a time: between two samples if things may move.
    const placeOf = (press, time) => {
      const next = upTo(press.times, time);
      const i = press.samples[Math.max(0, next - 1)];
      const j = press.samples[next];
      if (next === 0 || j === undefined || stays.matches || !isPlaying) return [xs[i], ys[i]];
      const share = (time - times[i]) / (times[j] - times[i]);
      return [xs[i] + (xs[j] - xs[i]) * share, ys[i] + (ys[j] - ys[i]) * share];
    };
    const trailLength = 250000;
    const trailOf = (press, place) => {
      const last = upTo(press.times, now);
      const first = Math.max(upTo(press.times, now - trailLength) - 1, last - 80, 0);
      const points = press.samples.slice(first, last).map((i) => `${xs[i]} ${ys[i]}`);
      return `M${points.join('L')}L${place[0]} ${place[1]}`;
    };
    const showFingers = () => {
      cursors.forEach((cursor, finger) => {
        const press = pressesOf[finger][upTo(startsOf[finger], now) - 1];
        const isDown = press && now <= press.times[press.times.length - 1];
        cursor.group.style.display = cursor.trail.style.display = isDown ? '' : 'none';
        if (!isDown) return;
        if (cursor.panel !== press.window) {
          cursor.panel = press.window;
          panels[press.window].append(cursor.trail, cursor.group);
        }
        const place = placeOf(press, now);
        cursor.group.setAttribute('transform', `translate(${place[0]} ${place[1]})`);
        cursor.trail.setAttribute('d', trailOf(press, place));
      });
    };

    const ring = (sample) => {
      if (sample < 0) { halo.remove(); return; }
      halo.setAttribute('cx', xs[sample]);
      halo.setAttribute('cy', ys[sample]);
      panels[presses[pressOf[sample]].window].append(halo);
    };
    const tell = (sample) => {
      const finger = data.fingers[presses[pressOf[sample]].finger];
      $('readout').textContent = sample < 0 ? ''
        : `finger ${finger} · ${seconds(times[sample])} s · ${+xs[sample].toFixed(2)}, ${+ys[sample].toFixed(2)}`;
    };
    const sampleUnder = (event) => {
      const point = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(picture.getScreenCTM().inverse());
      let best = -1;
      let least = (14 / scale) ** 2;
      for (let i = 0; i < count; i++) {
        const [ox, oy] = data.panels[presses[pressOf[i]].window];
        const distance = (xs[i] + ox - point.x) ** 2 + (ys[i] + oy - point.y) ** 2;
        if (distance < least) { least = distance; best = i; }
      }
      return best;
    };

    """# + geometry

  /// The views as they are at the present time, where they change at all.
  private static let geometry = #"""
    let changesDone = -1;
    const changeTimes = (data.changes || []).map((change) => change[0]);
    const corner = [...Array(9).keys()].map((i) => {
      const share = i / 8;
      const length = Math.hypot(share, 1 - share);
      return [(1 - share) / length, share / length];
    });
    const after = (m, n) => [
      m[0] * n[0] + m[1] * n[2], m[0] * n[1] + m[1] * n[3],
      m[2] * n[0] + m[3] * n[2], m[2] * n[1] + m[3] * n[3],
      m[4] * n[0] + m[5] * n[2] + n[4], m[4] * n[1] + m[5] * n[3] + n[5]];
    const outward = ([, x, y, w, h, bx, by, ...m]) => {
      const center = [x + w / 2, y + h / 2];
      return after(after([1, 0, 0, 1, x - bx - center[0], y - by - center[1]], m.slice(0, 6)),
        [1, 0, 0, 1, ...center]);
    };
    const rectangle = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
    const rounded = (x, y, w, h, rx, ry) => [
      ...corner.map(([a, b]) => [x + w - rx + rx * a, y + h - ry + ry * b]),
      ...corner.map(([a, b]) => [x + rx - rx * b, y + h - ry + ry * a]),
      ...corner.map(([a, b]) => [x + rx - rx * a, y + ry - ry * b]),
      ...corner.map(([a, b]) => [x + w - rx + rx * b, y + ry - ry * a])];
    const grown = (v, top, left, bottom, right) => [v[5] - left, v[6] - top,
      Math.max(0, v[3] + left + right), Math.max(0, v[4] + top + bottom)];
    const hitShape = (v) => {
      const area = grown(v, ...v.slice(14, 18));
      const radius = Math.min(area[2], area[3]) / 2;
      if (v[13] === 0) return rectangle(...area);
      return v[13] === 1 ? rounded(...area, area[2] / 2, area[3] / 2) : rounded(...area, radius, radius);
    };
    const byView = (key) => new Map([...picture.querySelectorAll(`[data-${key}]`)]
      .map((node) => [+node.getAttribute(`data-${key}`), node]));
    const parts = {view: byView('view'), clip: byView('clip'), hit: byView('hit'),
      slop: byView('slop'), label: byView('id-of')};
    const firstCorner = new Map();
    const put = (node, points, m) => node && node.setAttribute('points', points.map(([x, y]) =>
      `${(m[0] * x + m[2] * y + m[4]).toFixed(2)},${(m[1] * x + m[3] * y + m[5]).toFixed(2)}`).join(' '));
    const moveLabel = (node, view) => {
      if (!node) return;
      const [x, y] = parts.view.get(view).points[0] ? [parts.view.get(view).points[0].x, parts.view.get(view).points[0].y] : [0, 0];
      const [fx, fy] = firstCorner.get(view);
      node.setAttribute('transform', `translate(${x - fx} ${y - fy})`);
    };
    for (const [view, node] of parts.view) firstCorner.set(view, [node.points[0].x, node.points[0].y]);
    const showViews = () => {
      if (!data.changes) return;
      const done = upTo(changeTimes, now);
      if (done === changesDone) return;
      changesDone = done;
      const views = data.views.slice();
      for (let i = 0; i < done; i++) views[data.changes[i][1]] = data.changes[i][2];
      const maps = [];
      const shows = [];
      views.forEach((v, i) => {
        const parent = data.parents[i];
        maps[i] = after(outward(v), parent < 0 ? [1, 0, 0, 1, 0, 0] : maps[parent]);
        shows[i] = v[0] === 1 && (parent < 0 || shows[parent]);
        const bounds = rectangle(v[5], v[6], v[3], v[4]);
        put(parts.view.get(i), bounds, maps[i]);
        put(parts.clip.get(i), bounds, maps[i]);
        if (parts.hit.has(i)) put(parts.hit.get(i), hitShape(v), maps[i]);
        if (parts.slop.has(i)) put(parts.slop.get(i), rectangle(...grown(v, v[18], v[18], v[18], v[18])), maps[i]);
        parts.view.get(i).classList.toggle('hidden', !shows[i]);
        moveLabel(parts.label.get(i), i);
      });
    };

    """#
}
