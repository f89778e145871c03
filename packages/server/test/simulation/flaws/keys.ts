import { instead, type Planted } from './planted.ts';

/** People have words, lose them and come by them all the time. */
const BUSY = { more: { 'add words': 60, 'remove words': 60, 'sign in anew': 60 } } as const;

/** Mistakes with keys, and with what is told of them. */
export const KEY_FLAWS: Readonly<Record<string, Planted>> = {
  'a key that is removed stays': {
    says: /is opened by the removed key/,
    flaw: {
      leaning: BUSY,
      services: ({ needs: { keys } }) => {
        keys.remove = async () => undefined;
      },
    },
  },
  'devices that came by a key stay when it is removed': {
    first: 3,
    says: /came by (key \d+, which is removed|the removed key)/,
    flaw: {
      leaning: { ...BUSY, isClockRight: true },
      sql: `CREATE TRIGGER stay BEFORE DELETE ON devices WHEN OLD.key_id <> 0 BEGIN
        SELECT raise(IGNORE); END`,
    },
  },
  'a key that was added within a day removes others': {
    says: /the young key \d+ has removed/,
    flaw: instead(BUSY, (storage) => ({
      removeKey: (removal) => storage.removeKey({ ...removal, young: removal.now }),
    })),
  },
  'somebody signs in with words, and is somebody else': {
    says: /signs in as/,
    flaw: instead(BUSY, (storage) => ({
      join: async (join) =>
        'key' in join.by ? { result: 'joined', tables: [], devices: [] } : storage.join(join),
    })),
  },
  'nobody is told what became of keys': {
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
