// A browser that is driven by the DevTools protocol only. A test driver makes every page believe
// that it has the focus, and so hides what happens to several pages side by side.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAGS } from './built-page.ts';

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** One window. */
export interface Window {
  readonly target: string;
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The value of an expression, which may be a promise. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export interface DevTools {
  /**
   * Opens a new window.
   * @param script run before the scripts of a page
   */
  open(script?: string): Promise<Window>;
  close(): Promise<void>;
}

/**
 * Starts a browser with a new profile.
 * @param path as `findChromium` found it
 */
export async function devTools(path: string): Promise<DevTools> {
  const profile = mkdtempSync(join(tmpdir(), 'pangaea-profile-'));
  const browser = spawn(
    path,
    [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(browser));
  await new Promise<void>((opened, failed) => {
    socket.onopen = () => opened();
    socket.onerror = () => failed(new Error('no way to the browser'));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(`${data}`) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((answer) => waiting.set(id, answer));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result = {}, error } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    open: async (script) => {
      const made = await send('Target.createTarget', { url: 'about:blank', newWindow: true });
      const target = `${made.targetId}`;
      const { sessionId } = await send('Target.attachToTarget', {
        targetId: target,
        flatten: true,
      });
      const ask = (method: string, params?: object) => send(method, params, `${sessionId}`);
      await ask('Page.enable');
      if (script !== undefined) {
        await ask('Page.addScriptToEvaluateOnNewDocument', { source: script });
      }
      return {
        target,
        send: ask,
        evaluate: async <T>(expression: string) => {
          const params = { expression, returnByValue: true, awaitPromise: true };
          const { result, exceptionDetails } = await ask('Runtime.evaluate', params);
          if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
          return (result as { readonly value: T }).value;
        },
        close: async () => {
          await send('Target.closeTarget', { targetId: target });
        },
      };
    },
    close: async () => {
      socket.close();
      const ended = new Promise((end) => browser.once('exit', end));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The address at which the browser listens, which it prints when it has started. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    browser.stderr?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) found(address);
    });
    browser.on('exit', () => failed(new Error(`the browser did not start: ${said}`)));
  });
}
