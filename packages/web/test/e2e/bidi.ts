// The parts of W3C WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) that the tests need, over
// a WebSocket.
import { once } from 'node:events';

const PATIENCE_MS = 30_000;

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: {
    readonly level?: string;
    readonly text?: string;
    readonly stackTrace?: {
      readonly callFrames: readonly { readonly url: string; readonly lineNumber: number }[];
    };
  };
}

/** One window of a browser that supports BiDi. */
export class BidiWindow {
  /** Errors of the page and of its console. */
  readonly faults: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #sent = 0;
  #context = '';

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  /**
   * @param address of the browser, `ws://127.0.0.1:1234` @param preload a function that runs in
   * each page before its scripts
   */
  static async open(address: string, preload: string): Promise<BidiWindow> {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const window = new BidiWindow(socket);
    await window.#ask('session.new', { capabilities: {} });
    await window.#ask('session.subscribe', { events: ['log.entryAdded'] });
    await window.#ask('script.addPreloadScript', { functionDeclaration: preload });
    const made = await window.#ask<{ context: string }>('browsingContext.create', { type: 'tab' });
    window.#context = made.context;
    return window;
  }

  async resize(width: number, height: number): Promise<void> {
    const viewport = { width, height };
    await this.#ask('browsingContext.setViewport', { context: this.#context, viewport });
  }

  async go(url: string): Promise<void> {
    await this.#ask('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#ask('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  /** The value of an expression in the page; in it, `arguments` are the further parameters. */
  async read<T>(question: string, ...args: readonly unknown[]): Promise<T> {
    const told = await this.#ask<{
      readonly type: string;
      readonly result?: { readonly value: string };
      readonly exceptionDetails?: { readonly text: string };
    }>('script.callFunction', {
      functionDeclaration: `function () { return JSON.stringify(${question}) ?? 'null'; }`,
      arguments: args.map((value) =>
        typeof value === 'number' ? { type: 'number', value } : { type: 'string', value },
      ),
      target: { context: this.#context },
      awaitPromise: true,
      // The page counts as clicked by a person only if it was clicked.
      userActivation: false,
    });
    if (told.result === undefined) throw new Error(told.exceptionDetails?.text ?? told.type);
    return JSON.parse(told.result.value);
  }

  count(selector: string): Promise<number> {
    return this.read('document.querySelectorAll(arguments[0]).length', selector);
  }

  /** Waits until the answer of the page is something other than false, null, 0 or ''. */
  async until(question: string, ...args: readonly unknown[]): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      let cause: unknown;
      const isSo = await this.read<boolean>(`Boolean(${question})`, ...args).catch(
        (error: unknown) => {
          cause = error;
          return false;
        },
      );
      if (isSo) return;
      if (performance.now() > end) throw new Error(`waited in vain for: ${question}`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Clicks the first element as soon as it is there, as a mouse would. */
  async press(selector: string): Promise<void> {
    await this.until('document.querySelector(arguments[0])', selector);
    const [x, y] = await this.read<readonly [number, number]>(
      `((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      })(document.querySelector(arguments[0]))`,
      selector,
    );
    await this.#ask('input.performActions', {
      context: this.#context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** Types into the first element that matches, as a keyboard would. */
  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#ask('input.performActions', {
      context: this.#context,
      actions: [{ type: 'key', id: 'keyboard', actions: keys }],
    });
  }

  async close(): Promise<void> {
    await this.#ask('session.end', {}).catch(() => undefined);
    this.#socket.close();
  }

  #ask<T = unknown>(method: string, params: object): Promise<T> {
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ type, result, error, message }) => {
        if (type === 'success') resolve(result as T);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear(answer: Answer): void {
    if (answer.id !== undefined) {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    } else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') {
      const { text, stackTrace } = answer.params;
      const [at] = stackTrace?.callFrames ?? [];
      this.faults.push(at === undefined ? `${text}` : `${text} (${at.url}:${at.lineNumber})`);
    }
  }
}
