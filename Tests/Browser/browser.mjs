// A browser without a window, driven through its debugging pipe: no package, no port.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export class Browser {
  #child;
  #folder;
  #number = 0;
  #waiting = new Map();
  #pages = new Map();

  constructor(program) {
    this.#folder = mkdtempSync(join(tmpdir(), 'tracectl-browser-'));
    this.#child = spawn(program, [
      '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars=false',
      '--disable-dev-shm-usage', '--no-first-run', `--user-data-dir=${this.#folder}`,
      '--remote-debugging-pipe', 'about:blank',
    ], {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
    let rest = Buffer.alloc(0);
    this.#child.stdio[4].on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.#hear(JSON.parse(rest.subarray(0, end).toString()));
        rest = rest.subarray(end + 1);
      }
    });
  }

  #hear(message) {
    const waiting = this.#waiting.get(message.id);
    if (waiting) {
      this.#waiting.delete(message.id);
      if (message.error) waiting.reject(new Error(message.error.message));
      else waiting.resolve(message.result);
    } else if (message.sessionId) {
      this.#pages.get(message.sessionId)?.hear(message.method, message.params);
    }
  }

  send(method, params = {}, sessionId) {
    const id = ++this.#number;
    this.#child.stdio[3].write(`${JSON.stringify({id, method, params, sessionId})}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, {resolve, reject}));
  }

  async page({width = 1280, height = 860, scale = 1, media = []} = {}) {
    const {targetId} = await this.send('Target.createTarget', {url: 'about:blank'});
    const {sessionId} = await this.send('Target.attachToTarget', {targetId, flatten: true});
    const page = new Page(this, sessionId, targetId);
    this.#pages.set(sessionId, page);
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.send(`${domain}.enable`);
    await page.send('Emulation.setDeviceMetricsOverride',
      {width, height, deviceScaleFactor: scale, mobile: false});
    await page.send('Emulation.setEmulatedMedia', {features: media});
    return page;
  }

  async close() {
    await this.send('Browser.close').catch(() => {});
    await new Promise((resolve) => {
      if (this.#child.exitCode !== null) resolve(); else this.#child.once('exit', resolve);
    });
    rmSync(this.#folder, {recursive: true, force: true, maxRetries: 5});
  }
}

class Page {
  /// What a page must not do: errors, dialogs, requests.
  complaints = [];
  #browser;
  #session;
  #target;
  #loaded = [];

  constructor(browser, session, target) {
    this.#browser = browser;
    this.#session = session;
    this.#target = target;
  }

  send(method, params) {
    return this.#browser.send(method, params, this.#session);
  }

  hear(method, params) {
    switch (method) {
      case 'Page.loadEventFired':
        this.#loaded.splice(0).forEach((resolve) => resolve());
        break;
      case 'Runtime.exceptionThrown':
        this.complaints.push(`exception: ${params.exceptionDetails.exception?.description}`);
        break;
      case 'Runtime.consoleAPICalled':
        this.complaints.push(`console: ${params.args.map((one) => one.value).join(' ')}`);
        break;
      case 'Log.entryAdded':
        this.complaints.push(`log: ${params.entry.text}`);
        break;
      case 'Page.javascriptDialogOpening':
        this.complaints.push(`dialog: ${params.message}`);
        this.send('Page.handleJavaScriptDialog', {accept: true});
        break;
      case 'Network.requestWillBeSent':
        if (!/^(file|data|about):/.test(params.request.url)) {
          this.complaints.push(`request: ${params.request.url}`);
        }
        break;
    }
  }

  async open(url) {
    const loaded = new Promise((resolve) => this.#loaded.push(resolve));
    await this.send('Page.navigate', {url});
    await loaded;
  }

  /// What an expression is in the page.
  async value(expression) {
    const {result, exceptionDetails} = await this.send('Runtime.evaluate',
      {expression, returnByValue: true, awaitPromise: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  /// Two frames: what was asked for is on the screen.
  settle() {
    return this.value('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))');
  }

  async key(key, modifiers = 0) {
    const code = key === ' ' ? 'Space' : key;
    const virtual = {' ': 32, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39,
      ArrowDown: 40, Tab: 9, Enter: 13}[key];
    const common = {key, code, modifiers, windowsVirtualKeyCode: virtual};
    await this.send('Input.dispatchKeyEvent', {type: key === ' ' ? 'keyDown' : 'rawKeyDown', text: key === ' ' ? ' ' : undefined, ...common});
    await this.send('Input.dispatchKeyEvent', {type: 'keyUp', ...common});
    await this.settle();
  }

  async move(x, y) {
    await this.send('Input.dispatchMouseEvent', {type: 'mouseMoved', x, y});
    await this.settle();
  }

  async click(x, y) {
    await this.move(x, y);
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.send('Input.dispatchMouseEvent', {type, x, y, button: 'left', clickCount: 1});
    }
    await this.settle();
  }

  async screenshot(isWhole = false) {
    const {data} = await this.send('Page.captureScreenshot',
      {format: 'png', captureBeyondViewport: isWhole});
    return Buffer.from(data, 'base64');
  }

  async pdf() {
    const {data} = await this.send('Page.printToPDF', {printBackground: true});
    return Buffer.from(data, 'base64');
  }

  close() {
    return this.#browser.send('Target.closeTarget', {targetId: this.#target});
  }
}
