// Traces for the browser: one with names that attack, one that is long.

const attack = '</script><img src=x onerror="harmed=1">\'"]]>&<svg onload=harmed=1>\u202e\u2028\u0000\u0007\u{1f469}\u200d\u{1f4bb}\ufffe';

// A finger's name has no control characters.
const finger = attack.replace(/[\u0000-\u001f\u2028\u202e\ufffe]/g, '');

export const hostileTrace = JSON.stringify({
  version: 1,
  name: attack,
  scene: {
    window: {width: 200, height: 200},
    views: [{
      id: 'knob', class: 'UIControl', frame: [20, 20, 100, 100],
      gestures: [{id: 'tap', class: 'UITapGestureRecognizer', action: attack}],
      actions: [{event: 'touchDown', action: attack}],
      watch: {[attack]: '"<b>" '},
    }, {
      id: 'שלום-١٢٣-' + 'x'.repeat(300), class: 'UIButton', frame: [20, 130, 160, 40],
    }],
  },
  touches: [
    {phase: 'began', x: 60, y: 60, time: 0, touch: finger},
    {phase: 'moved', x: 62, y: 60, time: 0.05, touch: finger},
    {phase: 'began', x: 60, y: 150, time: 0.1, touch: 2},
    {phase: 'ended', x: 60, y: 150, time: 0.2, touch: 2},
    {phase: 'moved', x: 90, y: 60, time: 0.3, touch: finger},
  ],
  changes: [{time: 0.25, interrupt: attack}],
});

/// Presses of a wandering finger, the same in every run.
export const longTrace = (count) => {
  let seed = 7;
  const dice = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32 - 0.5;
  };
  const rows = ['phase,x,y,time'];
  let time = 0;
  while (rows.length <= count) {
    let x = 195 + 100 * dice();
    let y = 422 + 40 * dice();
    let [vx, vy] = [0, 0];
    const length = Math.min([20, 400, 4000][rows.length % 3], count - rows.length);
    rows.push(`began,${x.toFixed(2)},${y.toFixed(2)},${time.toFixed(4)}`);
    for (let i = 1; i < length; i++) {
      vx = 0.95 * vx + 2 * dice();
      vy = 0.95 * vy + 2 * dice();
      x = Math.max(0, Math.min(390, x + vx));
      y = Math.max(0, Math.min(844, y + vy));
      time += 1 / 120;
      rows.push(`moved,${x.toFixed(2)},${y.toFixed(2)},${time.toFixed(4)}`);
    }
    time += 1 / 120;
    rows.push(`ended,${x.toFixed(2)},${y.toFixed(2)},${time.toFixed(4)}`);
    time += 0.5;
  }
  return rows.join('\n') + '\n';
};
