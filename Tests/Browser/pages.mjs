// What the pages and pictures of `tracectl draw` do in a browser.
//
// node pages.mjs BROWSER TOOL [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Browser} from './browser.mjs';
import {hostileTrace, longTrace} from './traces.mjs';

const [, , program, tool, pictures] = process.argv;
const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'tracectl-pages-'));
const browser = new Browser(program);

const drawn = (trace, ending) => {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.${ending}`);
  execFileSync(tool, ['draw', trace, '-o', path], {stdio: ['ignore', 'ignore', 'pipe']});
  return path;
};
const written = (name, content) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const keep = async (page, name, isWhole) => {
  if (pictures) writeFileSync(join(pictures, `${name}.png`), await page.screenshot(isWhole));
};
const light = [{name: 'prefers-color-scheme', value: 'light'}];
const dark = [{name: 'prefers-color-scheme', value: 'dark'}];
const outAndBack = join(root, 'traces/drag-slop/out-and-back.json');

const clock = (page) => page.value(`document.getElementById('clock').textContent`);
const current = (page) => page.value(`document.querySelector('[aria-current]')?.textContent.trim().replace(/ +/g, ' ')`);
const fingerPlace = (page) => page.value(`(() => {
  const cursor = [...document.querySelectorAll('.cursor')].find((one) => one.isConnected && one.style.display !== 'none');
  return cursor ? cursor.getAttribute('transform') : null; })()`);
/// Where a sample is on the screen, in pixels.
const onScreen = (page, x, y) => page.value(`(() => {
  const point = new DOMPoint(${x}, ${y}).matrixTransform(document.querySelector('#sheet g').getScreenCTM());
  return [point.x, point.y]; })()`);

const checks = {
  async 'a page opens without a complaint and shows the start'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    await page.settle();
    assert.equal(await page.value(`document.documentElement.dataset.ready`), 'true');
    assert.equal(await clock(page), '0.000 s');
    assert.equal(await current(page), '0.000 saveButton touchesBegan touch=1 at=55,22');
    assert.match(await fingerPlace(page), /^translate\(195 422\)$/);
    await keep(page, 'light', true);
    return page;
  },

  async 'play moves the finger and stops at the end'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    await page.value(`document.getElementById('speed').value = '0.25'`);
    const before = await fingerPlace(page);
    const seen = await page.value(`new Promise((done) => {
      const seen = new Set();
      document.getElementById('play').click();
      const look = () => {
        seen.add(document.querySelector('.cursor').getAttribute('transform'));
        if (document.body.classList.contains('playing')) requestAnimationFrame(look);
        else done([...seen]);
      };
      requestAnimationFrame(look); })`);
    assert.ok(seen.length > 3, `the finger was at ${seen}`);
    assert.ok(seen.some((place) => place !== before && !/ (422|470|530|480|430)\)/.test(place)),
      'between two samples');
    assert.equal(await clock(page), '0.183 s');
    assert.equal(await page.value(`document.getElementById('play').getAttribute('aria-label')`), 'Play');
    return page;
  },

  async 'a finger that may not glide jumps from sample to sample'() {
    const page = await browser.page({media: [{name: 'prefers-reduced-motion', value: 'reduce'}]});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const seen = await page.value(`new Promise((done) => {
      const seen = new Set();
      document.getElementById('speed').value = '0.25';
      document.getElementById('play').click();
      const look = () => {
        seen.add(document.querySelector('.cursor').getAttribute('transform'));
        if (document.body.classList.contains('playing')) requestAnimationFrame(look);
        else done([...seen]);
      };
      requestAnimationFrame(look); })`);
    for (const place of seen) assert.match(place, /^translate\(195 (422|470|530|480|430)\)$/);
    return page;
  },

  async 'a click on a line goes to its time'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const [x, y] = await page.value(`(() => {
      const line = [...document.querySelectorAll('#lines button')].find((one) => one.textContent.includes('touchDragExit'));
      const box = line.getBoundingClientRect();
      return [box.left + 80, box.top + box.height / 2]; })()`);
    await page.click(x, y);
    assert.equal(await clock(page), '0.067 s');
    assert.equal(await current(page), '0.067 saveButton touchDragExit outside=86');
    assert.match(await fingerPlace(page), /^translate\(195 530\)$/);
    assert.match(await page.value(`document.querySelectorAll('.lane i')[1].textContent`), /^outside/);
    return page;
  },

  async 'the keys step, jump, play and pause'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const after = async (key) => { await page.key(key); return clock(page); };
    assert.equal(await after('ArrowRight'), '0.033 s');
    assert.equal(await after('ArrowRight'), '0.067 s');
    assert.equal(await after('ArrowLeft'), '0.033 s');
    const finger = () => page.value(`document.querySelector('.lane i').textContent`);
    assert.equal(await finger(), 'down');
    assert.equal(await after('End'), '0.183 s');
    assert.equal(await finger(), 'lifted');
    assert.equal(await after('ArrowRight'), '0.183 s');
    assert.equal(await after('Home'), '0.000 s');
    await page.value(`document.getElementById('speed').value = '0.01'`);
    await page.key(' ');
    assert.equal(await page.value(`document.body.classList.contains('playing')`), true);
    await page.key(' ');
    assert.equal(await page.value(`document.body.classList.contains('playing')`), false);
    await page.value(`document.getElementById('time').focus()`);
    await page.key('Home');
    assert.equal(await after('ArrowRight'), '0.033 s');
    assert.equal(await page.value(`document.getElementById('time').getAttribute('aria-valuetext')`), '0.033 seconds');
    await page.value(`document.querySelector('[aria-current]').focus()`);
    await page.key('ArrowDown');
    assert.equal(await current(page), '0.033 saveButton continueTracking touch=1 at=55,70 -> true');
    assert.equal(await page.value(`document.activeElement === document.querySelector('[aria-current]')`), true);
    return page;
  },

  async 'what happens is told once it is still'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    await page.key('ArrowRight');
    await page.value(`new Promise((done) => setTimeout(done, 300))`);
    assert.match(await page.value(`document.getElementById('live').textContent`),
      /^0\.033 saveButton touchesMoved touch=1 at=55,70; .*touchDragInside outside=26$/);
    assert.equal(await page.value(`document.getElementById('live').getAttribute('aria-live')`), 'polite');
    return page;
  },

  async 'a dot under the pointer marks its line, a click on it goes there'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const [x, y] = await onScreen(page, 195, 530);
    await page.move(x, y);
    assert.match(await page.value(`document.querySelector('.pointed').textContent`), /0\.067 .*touchesMoved/);
    assert.match(await page.value(`document.getElementById('readout').textContent`), /finger 1 · 0\.067 s · 195, 530/);
    assert.equal(await clock(page), '0.000 s');
    await page.click(x, y);
    assert.equal(await clock(page), '0.067 s');
    await page.move(2, 2);
    assert.equal(await page.value(`document.querySelector('.pointed')`), null);
    await page.value(`document.getElementById('canvas').focus()`);
    await page.key('ArrowRight');
    assert.match(await page.value(`document.getElementById('readout').textContent`), /0\.117 s/);
    assert.equal(await page.value(`document.querySelector('#sheet .ring').getAttribute('cy')`), '480');
    return page;
  },

  async 'categories add and take lines'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const count = () => page.value(`+document.querySelector('#lines li').getAttribute('aria-setsize')`);
    assert.equal(await count(), 19);
    const toggle = (name) => page.value(`[...document.querySelectorAll('#categories label')].find((one) => one.textContent === '${name}').firstChild.click()`);
    await toggle('hit');
    assert.equal(await count(), 26);
    await toggle('hit');
    await toggle('touches');
    assert.equal(await count(), 14);
    return page;
  },

  async 'views go along with what scrolls'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(join(root, 'traces/scrolling/a-list-in-a-feed.json'), 'html')}`);
    const outlines = () => page.value(`[...document.querySelectorAll('polygon.view')].map((one) => one.getAttribute('points')).join('|')`);
    const before = await outlines();
    await page.key('End');
    assert.notEqual(await outlines(), before);
    await page.key('Home');
    assert.equal(await outlines(), before);
    return page;
  },

  async 'names of an attacker stay text'() {
    const trace = written('hostile.json', hostileTrace);
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(trace, 'html')}`);
    await page.settle();
    for (let i = 0; i < 6; i++) await page.key('ArrowRight');
    const [x, y] = await onScreen(page, 60, 60);
    await page.move(x, y);
    assert.equal(await page.value(`document.documentElement.dataset.ready`), 'true');
    assert.equal(await page.value(`document.querySelectorAll('img, iframe, a, script:not(:last-of-type)').length`), 0);
    assert.equal(await page.value(`typeof harmed`), 'undefined');
    assert.match(await page.value(`document.querySelector('h1').textContent`), /<\/script><img src=x/);
    assert.match(await page.value(`document.querySelector('h1').textContent`), /\\u\{202e\}.*\\u\{0\}/);
    await keep(page, 'hostile');
    return page;
  },

  async 'a picture with names of an attacker is well-formed and does nothing'() {
    const trace = written('hostile.json', hostileTrace);
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(trace, 'svg')}`);
    await page.settle();
    assert.equal(await page.value(`document.documentElement.localName`), 'svg');
    assert.equal(await page.value(`document.querySelectorAll('script, parsererror, image, foreignObject').length`), 0);
    assert.equal(await page.value(`typeof harmed`), 'undefined');
    return page;
  },

  async 'a long trace is there quickly'() {
    const trace = written('long.csv', longTrace(100_000));
    written('long.scene.json', `{"views": [{"id": "button", "class": "UIButton", "frame": [135, 400, 120, 44]}]}`);
    const path = drawn(trace, 'html');
    const page = await browser.page({media: light});
    let start = Date.now();
    const took = (what) => { console.log(`    ${what}: ${Date.now() - start} ms`); start = Date.now(); };
    await page.open(`file://${path}`);
    await page.settle();
    took('100,000 samples: opened and painted');
    assert.ok(await page.value(`document.querySelectorAll('#lines li').length`) < 100);
    assert.ok(await page.value(`document.querySelectorAll('*').length`) < 4000);
    await page.key('End');
    took('went to the end');
    assert.equal(await current(page).then((line) => line.split(' ')[2]), 'touchesEnded');
    await page.value(`document.getElementById('log').scrollTop = 3e6`);
    await page.settle();
    took('scrolled the log');
    const [x, y] = await onScreen(page, 195, 422);
    await page.move(x, y);
    took('pointed at a dot');
    await keep(page, 'long');
    return page;
  },

  async 'a narrow page has no sideways scrolling'() {
    const page = await browser.page({width: 390, height: 844, media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    assert.equal(await page.value(`document.documentElement.scrollWidth`), 390);
    await keep(page, 'narrow', true);
    return page;
  },

  async 'a dark page is dark'() {
    const page = await browser.page({media: dark});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const ink = await page.value(`getComputedStyle(document.body).color`);
    assert.ok(Math.min(...ink.match(/\d+/g).map(Number)) > 200, ink);
    await keep(page, 'dark', true);
    return page;
  },

  async 'a printed page has the picture, the lines and the lanes'() {
    const page = await browser.page({media: light});
    await page.open(`file://${drawn(outAndBack, 'html')}`);
    const pdf = await page.pdf();
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    if (pictures) writeFileSync(join(pictures, 'print.pdf'), pdf);
    return page;
  },
};

let failures = 0;
for (const [name, check] of Object.entries(checks)) {
  let page;
  try {
    page = await check();
    assert.deepEqual(page.complaints, []);
    console.log(`ok   ${name}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL ${name}\n${error.stack}`);
  }
  await page?.close();
}
await browser.close();
rmSync(folder, {recursive: true, force: true});
console.log(failures === 0 ? 'all as expected' : `${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
