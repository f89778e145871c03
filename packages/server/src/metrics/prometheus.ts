import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from './meter.ts';

/**
 * Upper limits of the classes in which durations and counts are reported. Shorter durations than
 * the first limit are not distinguished.
 */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const THINKING_SECONDS = [0.03, 0.1, 0.3, 1, 2, 3, 5, 10, 30];
const LATE_SECONDS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600];
const COMMITTED = [1, 2, 4, 8, 16, 32, 64];

/** Numbers that are computed whenever metrics are read. */
export interface Levels {
  readonly streams: () => number;
  readonly botsWaiting: () => number;
  readonly botsThinking: () => number;
  readonly isReady: () => boolean;
}

export interface Metrics {
  readonly meter: Meter;
  /** Adds these numbers to the metrics. */
  watch(levels: Levels): void;
  /** @returns all metrics in the format of Prometheus */
  text(): Promise<string>;
  readonly type: string;
}

/** Metrics for Prometheus, with Node's own metrics of the process. */
export function prometheus(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'pangaea_http_request_seconds',
    help: 'Time until a request was answered, by the pattern of its route. Streams are not among them.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'pangaea_refusals_total',
    help: 'Requests that were refused, by the code of the refusal.',
    labelNames: ['code'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'pangaea_storage_call_seconds',
    help: 'Time of calls to the storage. Overtaken: the table was written meanwhile, and is decided on once more.',
    labelNames: ['operation', 'end'] as const,
    buckets: SECONDS,
    registers,
  });
  const commits = new Histogram({
    name: 'pangaea_commit_writes',
    help: 'Writes that one transaction made durable; their count is that of the commits.',
    buckets: COMMITTED,
    registers,
  });
  const segments = new Counter({
    name: 'pangaea_segments_total',
    help: 'Segments that were made durable: turns, or parts of them, of people and bots.',
    registers,
  });
  const moves = new Counter({
    name: 'pangaea_moves_total',
    help: 'Moves in these segments.',
    registers,
  });
  const late = new Histogram({
    name: 'pangaea_due_late_seconds',
    help: 'How much later than it was due work was begun, by its kind.',
    labelNames: ['kind'] as const,
    buckets: LATE_SECONDS,
    registers,
  });
  const notices = new Counter({
    name: 'pangaea_notices_total',
    help: 'Notices by the kind of their channel and what became of them: sent, gone or failed.',
    labelNames: ['channel', 'result'] as const,
    registers,
  });
  const thoughts = new Histogram({
    name: 'pangaea_bot_decision_seconds',
    help: 'Time until a bot had decided, waiting for a process included. Moved: false where it gave no move in time.',
    labelNames: ['moved'] as const,
    buckets: THINKING_SECONDS,
    registers,
  });
  const meter: Meter = {
    answered: (method, route, status, seconds) =>
      answers.observe({ method, route, status: `${status}` }, seconds),
    refused: (code) => refusals.inc({ code }),
    called: (operation, end, seconds) => calls.observe({ operation, end }, seconds),
    committed: (writes) => commits.observe(writes),
    played: (count) => {
      segments.inc();
      moves.inc(count);
    },
    began: (kind, seconds) => late.observe({ kind }, seconds),
    carried: (channel, result) => notices.inc({ channel, result }),
    thought: (hasMoved, seconds) => thoughts.observe({ moved: `${hasMoved}` }, seconds),
  };
  const level = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  return {
    meter,
    watch: ({ streams, botsWaiting, botsThinking, isReady }) => {
      level('pangaea_streams', 'Open streams.', streams);
      level('pangaea_bots_waiting', 'Decisions of bots that no process works on yet.', botsWaiting);
      level('pangaea_bots_thinking', 'Processes in which a bot thinks.', botsThinking);
      level('pangaea_ready', '1 where new visitors are to be sent here.', () => Number(isReady()));
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
