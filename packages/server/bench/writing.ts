import type { Storage } from '../src/storage/contract.ts';
import { segmentOf } from './bare.ts';

const TOLD = JSON.stringify({ version: 1, steps: ['x'.repeat(400)] });

/**
 * The result for durable segments: segments a second, processor time for each in milliseconds, and
 * the time of the slowest hundredth.
 */
export interface Written {
  readonly rate: number;
  readonly cpu: number;
  readonly p99: number;
}

/** A segment that is never written; only its statements are used. */
export const TOLD_OF_SEGMENT = TOLD;

/** Writes segments at each table, one after the other, for some time. */
export async function writeAt(
  storage: Pick<Storage, 'writeSegment'>,
  tables: readonly string[],
  forMs: number,
): Promise<Written> {
  const before = process.cpuUsage();
  const start = performance.now();
  const took: number[] = [];
  const write = async (table: string) => {
    for (let from = 0; performance.now() - start < forMs; from++) {
      const asked = performance.now();
      if (!(await storage.writeSegment(segmentOf(table, from, TOLD)))) throw new Error(table);
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(tables.map(write));
  const passed = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  took.sort((one, other) => one - other);
  const rate = (took.length / passed) * 1000;
  const p99 = took[Math.floor(took.length * 0.99)] ?? 0;
  return { rate, cpu: (user + system) / 1000 / took.length, p99 };
}
