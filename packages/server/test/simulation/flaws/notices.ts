import type { NoticesTold } from '../../../src/storage/contract.ts';
import { instead, type Planted } from './planted.ts';

/** Planted mistakes about notices, which people get while their pages are closed. */
export const NOTICE_FLAWS: Readonly<Record<string, Planted>> = {
  'nobody gets a notice of a turn': {
    says: /was not told of its turn/,
    within: 'month',
    flaw: instead({ isClockRight: true }, (storage) => ({
      claimDue: async (claim) => {
        const { works, next } = await storage.claimDue(claim);
        const notices = works.filter(({ kind }) => kind === 'notice');
        for (const work of notices) await storage.finishDue(work);
        return { works: works.filter((work) => !notices.includes(work)), next };
      },
    })),
  },
  'a notice is sent twice': {
    says: /is told .* twice/,
    flaw: instead({}, (storage) => ({
      noteTold: (told) => storage.noteTold({ ...told, marks: [] }),
    })),
  },
  'a starting server sends old notices again': {
    says: /again, which was noted/,
    flaw: instead({ ends: 3 }, (storage) => {
      const noted: NoticesTold[] = [];
      return {
        noteTold: async (told) => {
          await storage.noteTold(told);
          if (told.why === '') noted.push(told);
        },
        sentOn: async (channel) =>
          noted.filter((told) => told.channel === channel).flatMap(({ marks }) => marks),
      };
    }),
  },
  'a person gets a notice of the turn of another': {
    first: 3,
    says: /is told of a turn at/,
    flaw: instead({ isClockRight: true }, (storage) => ({
      channelsOf: async (person) => [
        ...(await storage.channelsOf(person)),
        ...(await storage.channelsOf(person === 1 ? 2 : 1)),
      ],
    })),
  },
  'an ended subscription gets further notices': {
    says: /has ended, and is told on/,
    flaw: instead({ channels: 'ending.example' }, () => ({ removeChannel: async () => true })),
  },
  'a mail is sent for each notice': {
    says: /gets a further mail after/,
    flaw: instead({ isClockRight: true, channels: 'mail' }, (storage) => ({
      noteTold: (told) => storage.noteTold({ ...told, next: 0 }),
    })),
  },
};
