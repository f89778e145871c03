import {
  everyOperation,
  OPERATIONS,
  type SentMessage,
  type Storage,
  type TableWrite,
} from '../../../src/storage/contract.ts';
import type { Stream } from '../../../src/stream/hub.ts';
import type { Leaning } from '../company.ts';
import { instead, type Planted } from './planted.ts';

const THREE: Leaning = { nodes: 3 };
/** Servers often stand still, also while they do work that they have claimed. */
const STANDING_STILL: Leaning = {
  ...THREE,
  trouble: 'a server stands still',
  ends: 6,
};
const KILLED: Leaning = { ...THREE, trouble: 'a server killed' };
/** Writes reach the database late. */
const FAR_AWAY: Leaning = { ...THREE, trouble: 'a server far from the database', ends: 2 };

/** At times no server reaches the database, and what they have asked for comes later. */
const NOBODY_NEAR: Leaning = { nodes: 2, trouble: 'a server far from the database', ends: 6 };
/** The database takes nothing for a while. */
const FULL_DISK: Leaning = { ...THREE, trouble: 'full disk', ends: 2 };

/** Planted mistakes of one of several servers on a database. */
export const NODE_FLAWS: Readonly<Record<string, Planted>> = {
  'a server answers from its memory only': {
    first: 1,
    says: /a server answers on revision|is answered with version/,
    flaw: instead(THREE, () => ({ revisionOf: async () => 0 })),
  },
  'a server overwrites newer writes': {
    first: [9, 22, 43],
    says: /acknowledges \w+ on the old revision/,
    flaw: instead(FAR_AWAY, (storage) => {
      const operations = everyOperation(async (name, args) => {
        const run = storage[name] as (...args: readonly unknown[]) => Promise<unknown>;
        if (OPERATIONS[name].kind !== 'changes') return run(...args);
        const write = args[0] as TableWrite;
        const revision = (await storage.revisionOf(write.table)) ?? write.revision;
        return run({ ...write, revision });
      });
      return operations as unknown as Storage;
    }),
  },
  'a server ends work that another has claimed': {
    first: [9, 13],
    worlds: 40,
    says: /which another has claimed/,
    flaw: instead(STANDING_STILL, (storage) => ({
      finishDue: (work) => storage.finishDue(work),
      postponeDue: (work, at) => storage.postponeDue(work, at),
    })),
  },
  'a starting server ignores the claims of all others': {
    first: 4,
    says: /which another has claimed/,
    flaw: instead(THREE, (storage) => ({
      recoverDue: (latest, own) => storage.recoverDue(latest, own),
    })),
  },
  'the claims of a dead server last for an hour': {
    first: 5,
    says: /is late by/,
    flaw: instead(KILLED, (storage) => ({
      writeSegment: (write) => {
        const due = write.due.map((each) =>
          each.claimed === 0 ? each : { ...each, claimed: each.claimed + 3_600_000 },
        );
        return storage.writeSegment({ ...write, due });
      },
    })),
  },
  'a server decides about clocks when it has stored nothing for long': {
    says: /has noted nothing for|before it has read when no server ran/,
    flaw: instead(FULL_DISK, (storage) => ({
      // After its start it takes a run for stored that it only has asked for.
      noteRun: async (run) => {
        const stored = storage.noteRun(run);
        if (run.alive === run.started) return stored;
        stored.catch(() => undefined);
      },
    })),
  },
  'a server reads when no server ran only when it starts': {
    says: /before it has read when no server ran/,
    flaw: instead(FULL_DISK, (storage) => {
      let known: ReturnType<Storage['downTimes']> | undefined;
      return {
        downTimes: () => {
          known ??= storage.downTimes();
          return known;
        },
      };
    }),
  },
  'a run that is noted late covers a time without a server that was counted': {
    says: /and that is not counted any more/,
    flaw: {
      leaning: NOBODY_NEAR,
      before: (disk, { name, args: [run] }) => {
        if (name !== 'noteRun') return;
        const { started, alive } = run as { readonly started: number; readonly alive: number };
        disk.exec(`
          INSERT INTO runs (started, alive) VALUES (${started}, ${alive})
          ON CONFLICT (started) DO UPDATE SET alive = max(alive, excluded.alive)`);
      },
    },
  },
  'no server looks for messages without a word': {
    first: 1,
    says: /a stream has not told/,
    flaw: { leaning: THREE, lookMs: 3_600_000 },
  },
  'a message that was announced twice is sent twice': {
    first: 1,
    says: /the stream tells message/,
    flaw: {
      leaning: THREE,
      services: ({ needs: { hub } }) => {
        const streams = new Set<Stream>();
        const [open, publish] = [hub.open.bind(hub), hub.publish.bind(hub)];
        hub.open = (...given) => {
          const stream = open(...given);
          streams.add(stream);
          return stream;
        };
        hub.publish = (message: SentMessage) => {
          for (const { places } of streams) {
            if (places.get(message.table) === message.number) {
              places.set(message.table, message.number - 1);
            }
          }
          publish(message);
        };
      },
    },
  },
  'each server uses the clock of its machine for deadlines': {
    first: 1,
    says: /was charged|no server runs from|earlier|is late/,
    flaw: { leaning: THREE, hasOwnTime: true },
  },
};
