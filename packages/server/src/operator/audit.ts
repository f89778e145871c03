import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that the operator did, or looked at. */
export interface AuditLine {
  readonly command: string;
  readonly words: readonly string[];
  /** `begun` is noted before anything is changed, and one of the last three after it. */
  readonly step: 'looked' | 'begun' | 'done' | 'declined' | 'failed';
  /** The question that was agreed to, or how it ended. */
  readonly text?: string;
}

/** Notes a line for good. Rejects where that cannot be done. */
export type Audit = (line: AuditLine) => Promise<void>;

export const AUDIT_LOG = 'operator.log';

/** Notes in a file of the data folder, which only its owner reads. A line is on the disk when it is noted. */
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
