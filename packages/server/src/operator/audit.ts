import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** An act of the operator: a change, or a look. */
export interface AuditLine {
  readonly command: string;
  readonly words: readonly string[];
  /** `begun` is stored before a change, and one of the last three values after it. */
  readonly step: 'looked' | 'begun' | 'done' | 'declined' | 'failed';
  /** The question that the operator confirmed, or the result. */
  readonly text?: string;
}

/** Stores a line for good. Rejects if that is not possible. */
export type Audit = (line: AuditLine) => Promise<void>;

export const AUDIT_LOG = 'operator.log';

/**
 * Stores lines in a file of the data folder that only its owner can read. The promise resolves when
 * the line is on the disk.
 */
export function auditIn(folder: string, now: () => number): Audit {
  let last: Promise<unknown> = Promise.resolve();
  const note = async (line: AuditLine) => {
    const file = await open(join(folder, AUDIT_LOG), 'a', 0o600);
    try {
      const time = new Date(now()).toISOString();
      await file.appendFile(`${JSON.stringify({ time, ...line })}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  };
  return (line) => {
    const noted = last.then(() => note(line));
    last = noted.catch(() => undefined);
    return noted;
  };
}
