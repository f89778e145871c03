import { type Answers, answersFrom } from './answers.ts';

/** Streams and environment of a command; tests use other ones. */
export interface Io {
  /** Writes a part of the result. */
  out(text: string): void;
  /** Writes progress and complaints. */
  err(text: string): void;
  /** Asks the person at the terminal, or reads answers from a pipe. */
  answers(): Answers;
  /** Whether a person is at the terminal and sees each answer before the next question. */
  readonly interactive: boolean;
  /**
   * The folder for files that the user named without a folder; empty for the directory of the
   * process.
   */
  readonly folder: string;
  /** The number of columns on the screen. */
  readonly width: number;
  /** Whether colours may be used. */
  readonly colour: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NARROWEST = 60;
const WIDEST = 120;
const USUAL = 100;

/**
 * The streams of this process. If the reading program ends, like `head`, this process ends without
 * an error message.
 */
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
