import { randomBytes } from 'node:crypto';
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

/** A new id of a request, for its answer and for its lines in the log. */
export function newRequestId(): string {
  return randomBytes(6).toString('hex');
}
