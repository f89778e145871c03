import { randomBytes } from 'node:crypto';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = Logger;

/**
 * A log of events for the person who runs the server: a line of JSON each, with `time` (UTC), `level` and `message`.
 * Cookies, bodies, addresses of visitors and links are never part of a line.
 * @param to standard error where it is left out; each line is out before the next thing happens.
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

/** Names one request, in its answer and in the lines about it. */
export function newRequestId(): string {
  return randomBytes(6).toString('hex');
}
