import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FromServer, Used } from './server.ts';

/** A server in a separate process. If it ends by itself, the bench ends with an error. */
export class Served {
  readonly port: number;
  /** Processor time until the server listened, in milliseconds. */
  readonly begun: number;
  readonly #child: ChildProcess;
  #ending = false;

  private constructor(child: ChildProcess, port: number, cpu: number) {
    this.#child = child;
    this.port = port;
    this.begun = cpu / 1000;
    child.once('exit', (code, signal) => {
      if (this.#ending) return;
      process.stderr.write(`the server ended by itself: ${signal ?? `code ${code}`}\n`);
      process.exit(1);
    });
  }

  /**
   * @param under a program with its arguments that runs and observes the server
   * @param words arguments of the server; see `server.ts`
   */
  static async start(
    folder: string,
    under: readonly string[] = [],
    words: readonly string[] = [],
  ): Promise<Served> {
    const program = join(import.meta.dirname, 'server.ts');
    const [execPath = process.execPath, ...before] = under;
    const itself = under.length === 0 ? [] : [process.execPath];
    const execArgv = [...before, ...itself, '--expose-gc', ...process.execArgv];
    const child = fork(program, [folder, ...words], { execPath, execArgv });
    const first = await heard(child);
    if (!('port' in first)) throw new Error('the server said nothing of its port');
    return new Served(child, first.port, first.cpu);
  }

  async used(): Promise<Used> {
    this.#child.send('used');
    const answer = await heard(this.#child);
    if (!('used' in answer)) throw new Error('the server said nothing of its memory');
    return answer.used;
  }

  async end(): Promise<void> {
    this.#ending = true;
    const ended = new Promise((end) => this.#child.once('exit', end));
    this.#child.disconnect();
    await ended;
  }
}

function heard(child: ChildProcess): Promise<FromServer> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`the server ended: code ${code}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as FromServer);
    });
  });
}
