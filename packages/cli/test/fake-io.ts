import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';
import { scratchFolder } from './scratch.ts';

/** Files without a name of their own go here. */
const scratch = scratchFolder();

/** What a command said, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Carries out a command line in this process, answering its questions with `lines`. */
export async function pangaea(
  argv: readonly string[],
  lines: readonly string[] = [],
  part: Partial<Pick<Io, 'interactive' | 'env' | 'colour' | 'width'>> = {},
): Promise<Said> {
  const waiting = [...lines];
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    answers: () => ({
      async ask(question) {
        const line = waiting.shift();
        out += `${question}${line ?? ''}\n`;
        return line;
      },
      forget: () => {},
      close: () => {},
    }),
    interactive: false,
    folder: scratch.path,
    width: 100,
    colour: false,
    env: {},
    ...part,
  };
  const code = await run(argv, io);
  return { code, out, err };
}
