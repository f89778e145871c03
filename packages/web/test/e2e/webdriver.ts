// The parts of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that the tests need, over plain
// requests.

/** The key under which the standard returns elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Element = { readonly [ELEMENT]: string };

/** One window of a browser. */
export class Window {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** @param driver address of a driver, `http://127.0.0.1:1234` */
  static async open(driver: string): Promise<Window> {
    const made = await ask('POST', `${driver}/session`, { capabilities: {} });
    const { sessionId } = made as { readonly sessionId: string };
    return new Window(`${driver}/session/${sessionId}`);
  }

  async go(url: string): Promise<void> {
    await ask('POST', `${this.#session}/url`, { url });
  }

  async reload(): Promise<void> {
    await ask('POST', `${this.#session}/refresh`, {});
  }

  async resize(width: number, height: number): Promise<void> {
    await ask('POST', `${this.#session}/window/rect`, { width, height });
  }

  /** Runs the body of a function in the page. */
  async run<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return (await ask('POST', `${this.#session}/execute/sync`, { script, args })) as T;
  }

  /**
   * The answer of the page to a question that changes nothing. On a busy machine WebKit sometimes
   * loses an answer; then the question is asked again.
   */
  async read<T>(question: string, ...args: readonly unknown[]): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.run(`return ${question}`, ...args);
      } catch (error) {
        if (!String(error).includes('unknown error') || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  /** The number of elements that match a selector. */
  count(selector: string): Promise<number> {
    return this.read('document.querySelectorAll(arguments[0]).length', selector);
  }

  /** The visible text of the first element. */
  text(selector: string): Promise<string> {
    return this.read('document.querySelector(arguments[0])?.innerText ?? ""', selector);
  }

  /**
   * Clicks the first element as soon as it is there, as a mouse would: it must be visible and not
   * covered.
   */
  async press(selector: string): Promise<void> {
    await ask('POST', `${await this.#element(selector)}/click`, {});
  }

  /** Types into the first element that matches, as a keyboard would. */
  async type(selector: string, text: string): Promise<void> {
    await ask('POST', `${await this.#element(selector)}/value`, { text });
  }

  /** The address of the first element that matches, as soon as it is there. */
  async #element(selector: string): Promise<string> {
    await this.until('document.querySelector(arguments[0])', selector);
    const found = await ask('POST', `${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    const { [ELEMENT]: id } = found as Element;
    return `${this.#session}/element/${id}`;
  }

  /**
   * Waits until the answer of the page is something other than false, null, 0 or ''. After any
   * error, for example because WebKit is asked while a page is unloaded, the question is asked
   * again.
   */
  async until(question: string, ...args: readonly unknown[]): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      let cause: unknown;
      // The answer is yes or no, not an element: WebKit cannot return an element that has left the
      // page in the meantime.
      const answer = this.run<boolean>(`return Boolean(${question})`, ...args);
      const isSo = await answer.catch((error: unknown) => {
        cause = error;
        return false;
      });
      if (isSo) return;
      if (performance.now() > end) throw new Error(`waited in vain for: ${question}`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session);
  }
}

const PATIENCE_MS = 30_000;

async function ask(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${new URL(url).pathname}: ${error}: ${message}`);
}
