/// What a page does; each part stands in a file of its own.
enum PageScript {
  static let text =
    "(() => {\n'use strict';\n" + reading + picture + log + lanes + playback + "})();\n"

  /// Takes the data apart.
  private static let reading = #"""
    const $ = (id) => document.getElementById(id);
    const data = JSON.parse($('data').textContent);
    $('data').remove();
    const svgNames = 'http://www.w3.org/2000/svg';
    const make = (name, className, parent) => {
      const node = document.createElement(name);
      if (className) node.className = className;
      if (parent) parent.append(node);
      return node;
    };
    const draw = (name, className, parent) => {
      const node = document.createElementNS(svgNames, name);
      if (className) node.setAttribute('class', className);
      if (parent) parent.append(node);
      return node;
    };

    // How many elements of an ascending list are at most `value`.
    const upTo = (list, value) => {
      let low = 0;
      let high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle] <= value) low = middle + 1; else high = middle;
      }
      return low;
    };
    const seconds = (time) => (Math.round(time / 1000) / 1000).toFixed(3);

    // Samples: times in microseconds, places in points of their window.
    const count = data.samples.length / 4;
    const times = new Float64Array(count);
    const xs = new Float64Array(count);
    const ys = new Float64Array(count);
    const pressOf = new Int32Array(count);
    const presses = data.presses.map(([finger, window]) => ({finger, window, samples: [], times: []}));
    {
      let time = data.start;
      const last = presses.map(() => [0, 0]);
      for (let i = 0; i < count; i++) {
        const press = data.samples[4 * i];
        time += data.samples[4 * i + 1];
        last[press][0] += data.samples[4 * i + 2];
        last[press][1] += data.samples[4 * i + 3];
        times[i] = time;
        xs[i] = last[press][0] / 1000;
        ys[i] = last[press][1] / 1000;
        pressOf[i] = press;
        presses[press].samples.push(i);
        presses[press].times.push(time);
      }
    }
    const pressesOf = data.fingers.map(() => []);
    for (const press of presses) if (press.samples.length) pressesOf[press.finger].push(press);
    const startsOf = pressesOf.map((list) => list.map((press) => press.times[0]));

    // Lines of the log, and the instants they belong to.
    const lines = data.log.split('\n');
    lines.pop();
    const momentCount = data.moments.length / 2;
    const momentTimes = new Float64Array(momentCount);
    const firstLines = new Int32Array(momentCount);
    {
      let time = 0;
      let line = 0;
      for (let i = 0; i < momentCount; i++) {
        time += data.moments[2 * i];
        momentTimes[i] = time;
        firstLines[i] = line;
        line += data.moments[2 * i + 1];
      }
    }
    const momentAt = (time) => upTo(momentTimes, time) - 1;
    const momentOf = (line) => upTo(firstLines, line) - 1;
    const endOf = (moment) => moment + 1 < momentCount ? firstLines[moment + 1] : lines.length;
    data.log = data.samples = data.moments = null;

    // Everything at which the arrow keys stop.
    const steps = (() => {
      const all = [data.start];
      let [i, j] = [0, 0];
      while (i < count || j < momentCount) {
        const isSample = j === momentCount || (i < count && times[i] < momentTimes[j]);
        const time = isSample ? times[i++] : momentTimes[j++];
        if (time > all[all.length - 1]) all.push(time);
      }
      if (data.end > all[all.length - 1]) all.push(data.end);
      return Float64Array.from(all);
    })();

    let now = data.start;
    let isPlaying = false;
    const stays = matchMedia('(prefers-reduced-motion: reduce)');

    """#
}
