import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

/** The output of a command, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Carries out a command line in this process and answers its questions with `lines`. */
export async function pangaea(
  argv: readonly string[],
  lines: readonly string[] = [],
  part: Partial<Pick<Io, 'interactive' | 'env' | 'colour' | 'width'>> = {},
): Promise<Said> {
  const waiting = [...lines];
  // The folder for files without a name. Test files share this module, so it cannot have a folder
  // for each of them.
  const folder = mkdtempSync(join(tmpdir(), 'pangaea-cli-'));
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
    folder,
    width: 100,
    colour: false,
    env: {},
    ...part,
  };
  try {
    const code = await run(argv, io);
    return { code, out, err };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
