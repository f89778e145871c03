import type { Thinker } from '../bots/pool.ts';
import type { Carrier } from '../notices/message.ts';
import {
  everyOperation,
  OPERATIONS,
  type OperationName,
  type SegmentWrite,
  type Storage,
} from '../storage/contract.ts';
import type { Meter } from './meter.ts';

/** Seconds since a moment of `performance.now()`. */
function since(begun: number): number {
  return (performance.now() - begun) / 1000;
}

/** The same storage, with every call measured. */
export function measuredStorage(storage: Storage, meter: Meter): Storage {
  const operations = everyOperation(async (name, args) => {
    const begun = performance.now();
    try {
      const call = storage[name] as (...args: readonly unknown[]) => Promise<unknown>;
      const answer = await call(...args);
      const isOvertaken = OPERATIONS[name].kind === 'changes' && answer === false;
      meter.called(name, isOvertaken ? 'overtaken' : 'done', since(begun));
      if (!isOvertaken) countMoves(name, args, meter);
      return answer;
    } catch (error) {
      meter.called(name, 'failed', since(begun));
      throw error;
    }
  });
  return {
    ...(operations as unknown as Omit<Storage, 'close'>),
    close: () => storage.close(),
  };
}

function countMoves(name: OperationName, [write]: readonly unknown[], meter: Meter): void {
  if (name === 'writeSegment') meter.played((write as SegmentWrite).commands.length);
}

/**
 * The same bots, with their thinking measured, including the time in which they wait for a process.
 */
export function measuredThinker(thinker: Thinker, meter: Meter): Thinker {
  return {
    think: async (question, options) => {
      const begun = performance.now();
      const commands = await thinker.think(question, options);
      meter.thought(commands !== undefined, since(begun));
      return commands;
    },
  };
}

/** The same carrier, with the result of each message counted. */
export function measuredCarrier(carrier: Carrier, meter: Meter): Carrier {
  return {
    carry: async (channel, message, marks) => {
      const carried = await carrier.carry(channel, message, marks);
      meter.carried(channel.kind, carried.result);
      return carried;
    },
  };
}
