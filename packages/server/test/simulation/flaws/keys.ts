import { instead, type Planted } from './planted.ts';

/** People often add words, remove words, and sign in by them. */
const BUSY = { more: { 'add words': 60, 'remove words': 60, 'sign in anew': 60 } } as const;

/** Planted mistakes about keys, and about the news of their changes. */
export const KEY_FLAWS: Readonly<Record<string, Planted>> = {
  'a removed key is not deleted': {
    says: /is opened by the removed key/,
    flaw: {
      leaning: BUSY,
      services: ({ needs: { keys } }) => {
        keys.remove = async () => undefined;
      },
    },
  },
  'devices that signed in by a key stay after it is removed': {
    first: 3,
    says: /came by (key \d+, which is removed|the removed key)/,
    flaw: {
      leaning: { ...BUSY, isClockRight: true },
      sql: `CREATE TRIGGER stay BEFORE DELETE ON devices WHEN OLD.key_id <> 0 BEGIN
        SELECT raise(IGNORE); END`,
    },
  },
  'a key that is younger than a day removes others': {
    says: /the young key \d+ has removed/,
    flaw: instead(BUSY, (storage) => ({
      removeKey: (removal) => storage.removeKey({ ...removal, young: removal.now }),
    })),
  },
  'recovery words sign in another person': {
    says: /signs in as/,
    flaw: instead(BUSY, (storage) => ({
      join: async (join) =>
        'key' in join.by ? { result: 'joined', tables: [], devices: [] } : storage.join(join),
    })),
  },
  'nobody is told of changes of keys': {
    says: /news of keys/,
    flaw: instead({ ...BUSY, isClockRight: true, channels: 'good.example' }, (storage) => ({
      claimDue: async (claim) => {
        const { works, next } = await storage.claimDue(claim);
        const news = works.filter(({ kind }) => kind === 'news');
        for (const work of news) await storage.finishDue(work);
        return { works: works.filter((work) => !news.includes(work)), next };
      },
    })),
  },
};
