import { createInterface } from 'node:readline';

/** Asks for lines of input, one after the other. */
export interface Answers {
  /** The next line, or undefined if there are no more. */
  ask(question: string): Promise<string | undefined>;
  /** Forgets the lines typed so far, so that the next person cannot call them back. */
  forget(): void;
  close(): void;
}

/**
 * Lines of a stream. At a terminal they can be edited and called back; lines from a pipe are
 * written after their questions, so that the transcript reads like a dialogue.
 */
export function answersFrom(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  interactive: boolean,
): Answers {
  const reader = createInterface(
    interactive ? { input, output, historySize: 100 } : { input, terminal: false },
  );
  const waiting: string[] = [];
  let closed = false;
  let wake: (() => void) | undefined;
  let history: string[] = [];
  reader.on('history', (lines) => {
    history = lines;
  });
  reader.on('line', (line) => {
    waiting.push(line);
    wake?.();
  });
  reader.on('close', () => {
    closed = true;
    wake?.();
  });
  return {
    async ask(question) {
      if (interactive && !closed) {
        reader.setPrompt(question);
        reader.prompt();
      } else {
        output.write(question);
      }
      if (waiting.length === 0 && !closed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = undefined;
      }
      const line = waiting.shift();
      if (!interactive || line === undefined) output.write(`${line ?? ''}\n`);
      return line;
    },
    forget() {
      history.length = 0;
    },
    close: () => reader.close(),
  };
}
