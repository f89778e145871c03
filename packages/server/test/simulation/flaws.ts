import type { Storage } from '../../src/storage/contract.ts';
import type { Flaw } from './simulate.ts';

/** A storage that does some things in another way. */
function instead(change: (storage: Storage) => Partial<Storage>): Flaw {
  return {
    storage: (storage) => {
      const changed = change(storage);
      return new Proxy(storage, {
        get: (from, name) => changed[name as keyof Storage] ?? from[name as keyof Storage],
      });
    },
  };
}

/** Mistakes of the kind that a server has. A simulation that does not find them would find no others. */
export const FLAWS: Readonly<Record<string, { readonly flaw: Flaw; readonly first: number }>> = {
  'it acknowledges before the disk has synced': {
    first: 1,
    flaw: { promised: 'written' },
  },
  'work that was begun is not done by the next process': {
    first: 3,
    flaw: instead((storage) => ({
      claimDue: async (claim) => {
        const claimed = await storage.claimDue(claim);
        for (const work of claimed.works) await storage.finishDue(work);
        return claimed;
      },
    })),
  },
  'it does not know again what it has answered': {
    first: 3,
    flaw: instead((storage) => ({
      openTable: async (id) => {
        const opened = await storage.openTable(id);
        return opened === undefined ? undefined : { ...opened, segments: [] };
      },
    })),
  },
  'who comes back misses a message': {
    first: 1,
    flaw: instead((storage) => ({
      newsSince: async (places) => {
        const news = await storage.newsSince(places);
        return news.map((each) => ({ ...each, missed: each.missed?.slice(1) }));
      },
    })),
  },
  'everybody is told what one seat may know': {
    first: 2,
    flaw: instead((storage) => ({
      writeSegment: (write) => {
        const { message } = write;
        const texts = message.texts.map(() => message.texts[0]);
        return storage.writeSegment({ ...write, message: { ...message, texts } });
      },
    })),
  },
  'time runs while no server does': {
    first: 2,
    flaw: instead(() => ({ downTimes: async () => [] })),
  },
};
