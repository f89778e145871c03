import { instead, type Planted } from './planted.ts';

/** Planted mistakes about stored data and due work. */
export const STORING_FLAWS: Readonly<Record<string, Planted>> = {
  'a write is acknowledged before the sync of the disk': {
    says: /./,
    flaw: { leaning: { ends: 3 }, promised: 'written' },
  },
  'work that a process has begun is not done by the next one': {
    first: 3,
    says: /due is|has not come to its end/,
    flaw: instead({ ends: 3 }, (storage) => ({
      claimDue: async (claim) => {
        const claimed = await storage.claimDue(claim);
        for (const work of claimed.works) await storage.finishDue(work);
        return claimed;
      },
    })),
  },
  'the server does not recognise a repeated request': {
    first: 5,
    says: /./,
    flaw: instead({ isFarAway: true, ends: 3 }, (storage) => ({
      openTable: async (id) => {
        const opened = await storage.openTable(id);
        return opened === undefined ? undefined : { ...opened, segments: [] };
      },
    })),
  },
  'every 29th message is sent and not stored': {
    first: 3,
    says: /message \d+ was told, and is not kept/,
    flaw: {
      leaning: { isClockRight: true },
      sql: `CREATE TRIGGER lose AFTER INSERT ON messages WHEN NEW.number % 29 = 0 BEGIN
        DELETE FROM messages WHERE table_id = NEW.table_id AND number = NEW.number; END`,
    },
  },
  'messages are stored for only an hour': {
    says: /message \d+ was told, and is not kept/,
    within: 'month',
    flaw: instead({ isClockRight: true }, (storage) => ({
      forgetMessages: (before) => storage.forgetMessages(before + 23 * 3_600_000),
    })),
  },
};
