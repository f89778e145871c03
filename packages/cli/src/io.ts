import { type Answers, answersFrom } from './answers.ts';

/** What a command has of the world: streams and the environment, so that tests can stand in. */
export interface Io {
  /** The result. */
  out(text: string): void;
  /** Progress and complaints. */
  err(text: string): void;
  /** Questions to whoever sits there, or to what comes through a pipe. */
  answers(): Answers;
  /** Somebody sits there and sees each answer before the next question. */
  readonly interactive: boolean;
  /** Where a file goes that nobody named a place for; empty for the directory of the process. */
  readonly folder: string;
  /** Columns to write in. */
  readonly width: number;
  /** May colours be used? */
  readonly colour: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NARROWEST = 60;
const WIDEST = 120;
const USUAL = 100;

/** The streams of this process. A reader that goes away, like `head`, ends it quietly. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    answers: () => answersFrom(stdin, stdout, interactive),
    interactive,
    folder: '',
    width: Math.min(WIDEST, Math.max(NARROWEST, stdout.columns ?? USUAL)),
    colour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    env,
  };
}
