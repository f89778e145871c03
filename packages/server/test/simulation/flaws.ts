import type { NoticesTold, Storage, StoredToken } from '../../src/storage/contract.ts';
import type { Leaning } from './company.ts';
import type { Flaw } from './simulate.ts';

/** A storage that does some things in another way. */
export function instead(leaning: Leaning, change: (storage: Storage) => Partial<Storage>): Flaw {
  return {
    leaning,
    storage: (storage) => {
      const changed = change(storage);
      return new Proxy(storage, {
        get: (from, name) => changed[name as keyof Storage] ?? from[name as keyof Storage],
      });
    },
  };
}

/** Whose a seat was before it was somebody else's. */
const WHOSE = `
  CREATE TABLE whose (table_id TEXT, seat INTEGER, person INTEGER, PRIMARY KEY (table_id, seat));
  CREATE TRIGGER remember BEFORE DELETE ON seat_persons BEGIN
    INSERT OR REPLACE INTO whose VALUES (OLD.table_id, OLD.seat, OLD.person); END;`;

/** A mistake, and what is said of it. */
export interface Planted {
  readonly flaw: Flaw;
  readonly says: RegExp;
  /** What it takes to be met; an evening when left out. */
  readonly within?: 'month';
}

/** Mistakes of the kind that a server has. A simulation that does not find them would find no others. */
export const FLAWS: Readonly<Record<string, Planted>> = {
  'it acknowledges before the disk has synced': {
    says: /./,
    flaw: { leaning: { ends: 3 }, promised: 'written' },
  },
  'work that was begun is not done by the next process': {
    says: /due is|has not come to its end/,
    flaw: instead({ ends: 3 }, (storage) => ({
      claimDue: async (claim) => {
        const claimed = await storage.claimDue(claim);
        for (const work of claimed.works) await storage.finishDue(work);
        return claimed;
      },
    })),
  },
  'nobody is told of its turn': {
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
  'somebody is told twice': {
    says: /is told .* twice/,
    flaw: instead({}, (storage) => ({
      noteTold: (told) => storage.noteTold({ ...told, marks: [] }),
    })),
  },
  'a server that starts tells again what was told': {
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
  'somebody is told of the turn of another': {
    says: /is told of a turn at/,
    flaw: instead({ isClockRight: true }, (storage) => ({
      channelsOf: async (person) => [
        ...(await storage.channelsOf(person)),
        ...(await storage.channelsOf(person === 1 ? 2 : 1)),
      ],
    })),
  },
  'it does not know again what it has answered': {
    says: /./,
    flaw: instead({ isFarAway: true, ends: 3 }, (storage) => ({
      openTable: async (id) => {
        const opened = await storage.openTable(id);
        return opened === undefined ? undefined : { ...opened, segments: [] };
      },
    })),
  },
  'who comes back misses a message': {
    says: /hears that the stream tells message/,
    flaw: instead({ isFarAway: true }, (storage) => ({
      newsSince: async (places) => {
        const news = await storage.newsSince(places);
        return news.map((each) => ({ ...each, missed: each.missed?.slice(1) }));
      },
    })),
  },
  'everybody is told what one seat may know': {
    says: /is told|may know/,
    flaw: instead({ game: 'gaia' }, (storage) => ({
      writeSegment: (write) => {
        const { message } = write;
        const texts = message.texts.map(() => message.texts[0]);
        return storage.writeSegment({ ...write, message: { ...message, texts } });
      },
    })),
  },
  'who watches sees through the eyes of the first seat': {
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
  'who has given a seat to a program hears on what the seat may know': {
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
  'every 29th message is told and not kept': {
    says: /message \d+ was told, and is not kept/,
    flaw: {
      leaning: { isClockRight: true },
      sql: `CREATE TRIGGER lose AFTER INSERT ON messages WHEN NEW.number % 29 = 0 BEGIN
        DELETE FROM messages WHERE table_id = NEW.table_id AND number = NEW.number; END`,
    },
  },
  'what was told is kept for an hour and no longer': {
    says: /message \d+ was told, and is not kept/,
    within: 'month',
    flaw: instead({ isClockRight: true }, (storage) => ({
      forgetMessages: (before) => storage.forgetMessages(before + 23 * 3_600_000),
    })),
  },
  'the token of a seat that was left stays in the database': {
    says: /was ended, and is still there|its token is dead since/,
    flaw: {
      leaning: { more: { 'leave after a program': 40 } },
      sql: `CREATE TABLE shadow AS SELECT * FROM seat_tokens;
        CREATE TRIGGER before_end BEFORE DELETE ON seat_tokens BEGIN
          DELETE FROM shadow WHERE table_id = OLD.table_id AND seat = OLD.seat;
          INSERT INTO shadow SELECT * FROM seat_tokens WHERE id = OLD.id; END;
        CREATE TRIGGER after_leaving AFTER UPDATE OF left_at ON seats
          WHEN NEW.left_at > 0 AND OLD.left_at = 0 BEGIN
          INSERT INTO seat_tokens SELECT * FROM shadow
            WHERE table_id = NEW.table_id AND seat = NEW.seat; END`,
    },
  },
  'the token that its person has ended stays in the database': {
    says: /was ended, and is still there/,
    flaw: instead({ more: { 'hand over': 36, 'take back': 36 } }, (storage) => ({
      endToken: ({ clock, ...write }) => storage.renewDue({ due: [], ...write, ...clock }),
    })),
  },
  'the yes of one person is taken for that of the next who sits at the table': {
    says: /without the yes of seat/,
    flaw: {
      services: ({ needs: { requests } }) => {
        const { answer } = requests;
        requests.answer = async (id, person, consent) => {
          const table = await answer.call(requests, id, person, consent);
          for (const { seat, persons } of consent.allow ? table.seats : []) {
            const next = { ...consent, seat };
            await answer.call(requests, id, persons[0], next).catch(() => undefined);
          }
          return table;
        };
      },
    },
  },
  'a token that was ended opens its seat as long as it is remembered': {
    says: /^program of person \d+ opens .* with a token that is dead/,
    flaw: instead({ more: { 'hand over': 36, 'take back': 36 } }, (storage) => {
      const found = new Map<string, StoredToken>();
      return {
        findToken: async (hash) => {
          const token = found.get(hash) ?? (await storage.findToken(hash));
          if (token !== undefined) found.set(hash, token);
          return token;
        },
      };
    }),
  },
  'the stream of a token that was ended goes on': {
    says: /its token is dead since/,
    flaw: {
      leaning: { more: { 'hand over': 36, 'take back': 36 } },
      services: ({ needs: { hub } }) => {
        const { seated } = hub;
        hub.seated = (table, told) => {
          const seats = table.seats.map((seat) => ({ ...seat }));
          for (const { program } of hub.listeners(table.id)) {
            if (program === undefined) continue;
            Object.assign(seats[program.seat], { program: { token: program.token, of: '' } });
          }
          seated.call(hub, { ...table, seats }, told);
        };
      },
    },
  },
  'a token opens every table': {
    says: /^program of person \d+ may /,
    flaw: {
      leaning: { more: { 'hand over': 36 } },
      services: ({ needs: { tokens } }) => {
        const { admit } = tokens;
        tokens.admit = (authorization) => admit.call(tokens, authorization, true, undefined);
      },
    },
  },
  'a device that is brought to a person stays somebody else': {
    says: /^person \d+ is shown/,
    flaw: instead({ hasDevices: true, comes: 1 }, () => ({
      join: async () => ({ result: 'joined', tables: [], devices: [] }),
    })),
  },
  'a device is let in that was refused': {
    says: /was let in after a no/,
    flaw: {
      leaning: { hasDevices: true, refuses: 0.5 },
      services: ({ needs: { persons } }) => {
        const { answer } = persons;
        persons.answer = (person, arrival) => answer.call(persons, person, arrival, true);
      },
    },
  },
  'a join that is undone does not give a table back': {
    says: /^of hosts .* after .*undoJoin/,
    flaw: {
      leaning: { hasDevices: true, more: { undo: 18 } },
      sql: "CREATE TRIGGER no_host BEFORE INSERT ON join_parts WHEN NEW.kind = 'host' BEGIN SELECT raise(IGNORE); END",
    },
  },
  'two persons become one, and a seat is lost': {
    says: /^of seats .* after .*join/,
    flaw: {
      leaning: { hasDevices: true },
      sql: "CREATE TRIGGER no_seat BEFORE INSERT ON join_parts WHEN NEW.kind = 'seat' BEGIN SELECT raise(IGNORE); END",
    },
  },
  'time runs while no server does': {
    says: /clock|had/,
    flaw: instead({ ends: 3 }, () => ({ downTimes: async () => [] })),
  },
  'a clock that jumps takes the time of everybody': {
    says: /was charged/,
    flaw: { leaning: { isClockRight: false }, isBlind: true },
  },
  'runs that seem to come later are taken for true': {
    says: /no server runs from/,
    flaw: {
      leaning: { ends: 3, isClockRight: false },
      sql: 'CREATE TRIGGER keep_runs BEFORE DELETE ON runs BEGIN SELECT raise(IGNORE); END',
    },
  },
  'anybody at a table frees the seat of another': {
    says: /is left, and nobody may free it/,
    flaw: {
      services: ({ needs: { seats, leaving, tables } }) => {
        const { free } = seats;
        seats.free = async (id, seat, person) => {
          const { table } = await tables.find(id);
          const owner = table.seats[seat]?.persons[0];
          const isOthers = owner !== undefined && owner !== person && table.deal?.dealt !== 0;
          return isOthers
            ? leaving.leave(id, seat, owner, 'beginner')
            : free.call(seats, id, seat, person);
        };
      },
    },
  },
  'a request is granted before the others have answered': {
    says: /without the voice of/,
    flaw: {
      services: ({ needs: { requests } }) => {
        const { ask } = requests;
        requests.ask = async (id, person, wanted) => {
          let table = await ask.call(requests, id, person, wanted);
          const { version, seat: asker } = wanted;
          for (const { seat, persons } of table.seats) {
            if (table.request === undefined || persons.includes(person ?? -1)) continue;
            const consent = { seat, version, asker, allow: true };
            table = await requests.answer(id, persons[0], consent).catch(() => table);
          }
          return table;
        };
      },
    },
  },
  'somebody is let back before all have agreed': {
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
  'somebody is let back after a no': {
    says: /after a no/,
    flaw: {
      leaning: { losesCookies: true },
      services: ({ needs: { letBacks } }) => {
        const { answer } = letBacks;
        letBacks.answer = (id, person, said) =>
          answer.call(letBacks, id, person, { ...said, allow: true });
      },
    },
  },
  'a seat that is given has two owners': {
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
  'notes go with the seat that is given': {
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
  'other seats go with the seat that is given': {
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
    within: 'month',
    says: /within a day/,
    flaw: instead({ losesCookies: true }, (storage) => {
      const read = new Set<string>();
      return {
        // The table is read again, and seems to have been asked a day before.
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
  'a seat is asked for as often as anybody likes': {
    says: /is asked for \d+ times in a day/,
    flaw: instead({ losesCookies: true }, (storage) => ({
      countLetBacks: async (table, since) => ({
        ...(await storage.countLetBacks(table, since)),
        lately: 0,
      }),
    })),
  },
  'whoever asks for a seat sees its hand': {
    says: /hears of \w+ what it may not know/,
    flaw: {
      leaning: { losesCookies: true },
      services: ({ needs: { hub, letBacks } }) => {
        const asked = new Map<number, { readonly id: string; readonly seat: number }>();
        const { ask } = letBacks;
        letBacks.ask = (id, wanted, person, kind) => {
          asked.set(person, { id, seat: wanted.seat });
          return ask.call(letBacks, id, wanted, person, kind);
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
