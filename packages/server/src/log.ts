import { randomFillSync } from 'node:crypto';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = Logger;

/**
 * A log of events for the operator: one line of JSON each, with `time` (UTC), `level` and
 * `message`. It never has cookies, bodies, addresses of visitors or links.
 * @param to standard error by default; each line is written before the call returns
 */
export function makeLog(
  level: LogLevel,
  to: DestinationStream = destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
}

const ID_BYTES = 6;
/** Random bytes are drawn for many ids at a time: each call of the system costs more than an id. */
const drawn = Buffer.alloc(ID_BYTES * 512);
let used = drawn.length;

/** A new id of a request, for its answer and for its lines in the log. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.toString('hex', used - ID_BYTES, used);
}
