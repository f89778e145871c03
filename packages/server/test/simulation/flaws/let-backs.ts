import { instead, type Planted, WHOSE } from './planted.ts';

/** Planted mistakes about seats that people ask for. */
export const LET_BACK_FLAWS: Readonly<Record<string, Planted>> = {
  'a person is let back before all have agreed': {
    first: 3,
    says: /is given to \d+ without the voice of/,
    flaw: {
      leaning: { losesCookies: true },
      services: ({ needs: { letBacks } }) => {
        const { answer } = letBacks;
        letBacks.answer = async (id, person, said) => {
          let table = await answer.call(letBacks, id, person, said);
          for (const { seat, persons } of said.allow ? table.seats : []) {
            const next = { ...said, seat };
            table = await answer.call(letBacks, id, persons[0], next).catch(() => table);
          }
          return table;
        };
      },
    },
  },
  'a person is let back after a no': {
    first: 8,
    says: /after a no/,
    flaw: {
      leaning: { losesCookies: true, refusesSeats: 0.5 },
      services: ({ needs: { letBacks } }) => {
        const { answer } = letBacks;
        letBacks.answer = (id, person, said) =>
          answer.call(letBacks, id, person, { ...said, allow: true });
      },
    },
  },
  'a given seat has two owners': {
    first: 6,
    within: 'month',
    says: /and has 2 owners/,
    flaw: {
      leaning: { losesCookies: true },
      sql: `${WHOSE}
        CREATE TRIGGER keep AFTER UPDATE OF state ON let_backs WHEN NEW.state = 'given' BEGIN
          INSERT OR IGNORE INTO seat_persons SELECT * FROM whose
            WHERE table_id = NEW.table_id AND seat = NEW.seat; END`,
    },
  },
  'notes are given away with a seat': {
    first: 31,
    within: 'month',
    says: /^the notes of .* are others after a seat was given/,
    flaw: {
      leaning: { losesCookies: true },
      sql: `${WHOSE}
        CREATE TRIGGER hand_on AFTER UPDATE OF state ON let_backs WHEN NEW.state = 'given' BEGIN
          UPDATE OR REPLACE notes SET person = NEW.person WHERE table_id = NEW.table_id AND person =
            (SELECT person FROM whose WHERE table_id = NEW.table_id AND seat = NEW.seat); END`,
    },
  },
  'other seats are given away with a seat': {
    first: 6,
    within: 'month',
    says: /^of seats .* after .*giveSeat/,
    flaw: {
      leaning: { losesCookies: true },
      sql: `${WHOSE}
        CREATE TRIGGER hand_on AFTER UPDATE OF state ON let_backs WHEN NEW.state = 'given' BEGIN
          UPDATE OR IGNORE seat_persons SET person = NEW.person WHERE table_id <> NEW.table_id AND person =
            (SELECT person FROM whose WHERE table_id = NEW.table_id AND seat = NEW.seat); END`,
    },
  },
  'the device that asks becomes the person of the seat': {
    first: 6,
    within: 'month',
    says: /^of devices .* after .*giveSeat/,
    flaw: {
      leaning: { losesCookies: true },
      sql: `${WHOSE}
        CREATE TRIGGER hand_on AFTER UPDATE OF state ON let_backs WHEN NEW.state = 'given' BEGIN
          UPDATE devices SET person =
            (SELECT person FROM whose WHERE table_id = NEW.table_id AND seat = NEW.seat)
            WHERE person = NEW.person; END`,
    },
  },
  'a seat of a slow table is given within a day': {
    first: 6,
    within: 'month',
    says: /within a day/,
    flaw: instead({ losesCookies: true }, (storage) => {
      const read = new Set<string>();
      return {
        // The server loads the table again, and gets a request that seems to be a day old.
        changeLetBack: async (change) => {
          if (read.has(change.table)) return storage.changeLetBack(change);
          read.add(change.table);
          return false;
        },
        openTable: async (id) => {
          const opened = await storage.openTable(id);
          const letBack = opened?.table.letBack;
          if (opened === undefined || letBack === undefined) return opened;
          const since = letBack.since - 24 * 3_600_000;
          return { ...opened, table: { ...opened.table, letBack: { ...letBack, since } } };
        },
      };
    }),
  },
  'a person may ask for a seat any number of times': {
    first: 3,
    says: /asks \d+ times in a day/,
    flaw: {
      ...instead({ losesCookies: true, refusesSeats: 0.8 }, (storage) => ({
        countLetBacks: async (counted) => ({
          ...(await storage.countLetBacks(counted)),
          lately: 0,
          own: 0,
        }),
      })),
      services: ({ needs: { letBacks } }) => {
        letBacks.askers.take = () => 0;
      },
    },
  },
  'a person who asks for a seat sees its hand': {
    first: 8,
    says: /hears of \w+ what it may not know/,
    flaw: {
      leaning: { losesCookies: true },
      services: ({ needs: { hub, letBacks } }) => {
        const asked = new Map<number, { readonly id: string; readonly seat: number }>();
        const { ask } = letBacks;
        letBacks.ask = (id, wanted, person, kind, networks) => {
          asked.set(person, { id, seat: wanted.seat });
          return ask.call(letBacks, id, wanted, person, kind, networks);
        };
        const { open } = hub;
        hub.open = (from, tables, line, said) => {
          const stream = open.call(hub, from, tables, line, said);
          const wanted = asked.get(from.person ?? -1);
          if (wanted !== undefined && stream.viewers.has(wanted.id)) {
            stream.viewers.set(wanted.id, [wanted.seat]);
          }
          return stream;
        };
      },
    },
  },
};
