import { instead, type Planted } from './planted.ts';

/** Planted mistakes about the content and the receivers of streams. */
export const HEARING_FLAWS: Readonly<Record<string, Planted>> = {
  'a client that comes back misses a message': {
    says: /hears that the stream tells message/,
    flaw: instead({ isFarAway: true }, (storage) => ({
      newsSince: async (places) => {
        const news = await storage.newsSince(places);
        return news.map((each) => ({ ...each, missed: each.missed?.slice(1) }));
      },
    })),
  },
  'everybody gets the text of one seat': {
    says: /is told|may know/,
    flaw: instead({ game: 'gaia' }, (storage) => ({
      writeSegment: (write) => {
        const { message } = write;
        const texts = message.texts.map(() => message.texts[0]);
        return storage.writeSegment({ ...write, message: { ...message, texts } });
      },
    })),
  },
  'a spectator gets the view of the first seat': {
    says: /^watcher \d+ hears of \w+ what it may not know/,
    flaw: {
      leaning: { game: 'gaia', watchers: 2 },
      services: ({ needs: { hub } }) => {
        const { open } = hub;
        hub.open = (from, tables, line, said) => {
          const stream = open.call(hub, from, tables, line, said);
          const isSeated = tables.some(({ viewers }) => viewers[0] !== 'spectator');
          if (!isSeated && from.program === undefined) {
            for (const { id } of tables) stream.viewers.set(id, [0]);
          }
          return stream;
        };
      },
    },
  },
  'a person whose seat a program plays still gets the view of the seat': {
    says: /^person \d+ hears of \w+ what it may not know/,
    flaw: {
      leaning: { game: 'gaia', more: { 'hand over': 36 } },
      services: ({ needs: { hub } }) => {
        const { seated } = hub;
        hub.seated = (table, told) => {
          if (table.seats.every(({ program }) => program === undefined)) {
            seated.call(hub, table, told);
          }
        };
      },
    },
  },
};
