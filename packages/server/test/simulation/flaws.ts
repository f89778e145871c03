import type { NoticesTold, Storage, StoredToken } from '../../src/storage/contract.ts';
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

/** A mistake, where it was found last, and what is said of it. */
interface Planted {
  readonly flaw: Flaw;
  readonly first: number;
  readonly says: RegExp;
}

/** Mistakes of the kind that a server has. A simulation that does not find them would find no others. */
export const FLAWS: Readonly<Record<string, Planted>> = {
  'it acknowledges before the disk has synced': {
    first: 3,
    says: /./,
    flaw: { promised: 'written' },
  },
  'work that was begun is not done by the next process': {
    first: 13,
    says: /due is|has not come to its end/,
    flaw: instead((storage) => ({
      claimDue: async (claim) => {
        const claimed = await storage.claimDue(claim);
        for (const work of claimed.works) await storage.finishDue(work);
        return claimed;
      },
    })),
  },
  'nobody is told of its turn': {
    first: 1,
    says: /was not told of its turn/,
    flaw: instead((storage) => ({
      claimDue: async (claim) => {
        const { works, next } = await storage.claimDue(claim);
        const notices = works.filter(({ kind }) => kind === 'notice');
        for (const work of notices) await storage.finishDue(work);
        return { works: works.filter((work) => !notices.includes(work)), next };
      },
    })),
  },
  'somebody is told twice': {
    first: 1,
    says: /is told .* twice/,
    flaw: instead((storage) => ({
      noteTold: (told) => storage.noteTold({ ...told, marks: [] }),
    })),
  },
  'a server that starts tells again what was told': {
    first: 1,
    says: /again, which was noted/,
    flaw: instead((storage) => {
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
    first: 1,
    says: /is told of a turn at/,
    flaw: instead((storage) => ({
      channelsOf: async (person) => [
        ...(await storage.channelsOf(person)),
        ...(await storage.channelsOf(person === 1 ? 2 : 1)),
      ],
    })),
  },
  'it does not know again what it has answered': {
    first: 17,
    says: /./,
    flaw: instead((storage) => ({
      openTable: async (id) => {
        const opened = await storage.openTable(id);
        return opened === undefined ? undefined : { ...opened, segments: [] };
      },
    })),
  },
  'who comes back misses a message': {
    first: 12,
    says: /hears that the stream tells message/,
    flaw: instead((storage) => ({
      newsSince: async (places) => {
        const news = await storage.newsSince(places);
        return news.map((each) => ({ ...each, missed: each.missed?.slice(1) }));
      },
    })),
  },
  'everybody is told what one seat may know': {
    first: 8,
    says: /is told|may know/,
    flaw: instead((storage) => ({
      writeSegment: (write) => {
        const { message } = write;
        const texts = message.texts.map(() => message.texts[0]);
        return storage.writeSegment({ ...write, message: { ...message, texts } });
      },
    })),
  },
  'who watches sees through the eyes of the first seat': {
    first: 17,
    says: /^watcher \d+ hears of \w+ what it may not know/,
    flaw: {
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
    first: 32,
    says: /^person \d+ hears of \w+ what it may not know/,
    flaw: {
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
    first: 1,
    says: /message \d+ was told, and is not kept/,
    flaw: {
      sql: `CREATE TRIGGER lose AFTER INSERT ON messages WHEN NEW.number % 29 = 0 BEGIN
        DELETE FROM messages WHERE table_id = NEW.table_id AND number = NEW.number; END`,
    },
  },
  'what was told is kept for an hour and no longer': {
    first: 1,
    says: /message \d+ was told, and is not kept/,
    flaw: instead((storage) => ({
      forgetMessages: (before) => storage.forgetMessages(before + 23 * 3_600_000),
    })),
  },
  'the token of a seat that was left stays in the database': {
    first: 177,
    says: /was ended, and is still there/,
    flaw: {
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
    first: 1,
    says: /was ended, and is still there/,
    flaw: instead((storage) => ({
      endToken: ({ clock, ...write }) => storage.renewDue({ due: [], ...write, ...clock }),
    })),
  },
  'the yes of one person is taken for that of the next who sits at the table': {
    first: 1,
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
    first: 2,
    says: /^program of person \d+ opens .* with a token that is dead/,
    flaw: instead((storage) => {
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
    first: 61,
    says: /its token is dead since/,
    flaw: {
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
    first: 2,
    says: /^program of person \d+ may /,
    flaw: {
      services: ({ needs: { tokens } }) => {
        const { admit } = tokens;
        tokens.admit = (authorization) => admit.call(tokens, authorization, true, undefined);
      },
    },
  },
  'a device that is brought to a person stays somebody else': {
    first: 5,
    says: /^person \d+ is shown/,
    flaw: instead(() => ({ join: async () => ({ result: 'joined', tables: [], devices: [] }) })),
  },
  'a device is let in that was refused': {
    first: 116,
    says: /was let in after a no/,
    flaw: {
      services: ({ needs: { persons } }) => {
        const { answer } = persons;
        persons.answer = (person, arrival) => answer.call(persons, person, arrival, true);
      },
    },
  },
  'a join that is undone does not give a table back': {
    first: 1,
    says: /^of hosts .* after .*undoJoin/,
    flaw: {
      sql: "CREATE TRIGGER no_host BEFORE INSERT ON join_parts WHEN NEW.kind = 'host' BEGIN SELECT raise(IGNORE); END",
    },
  },
  'two persons become one, and a seat is lost': {
    first: 1,
    says: /^of seats .* after .*join/,
    flaw: {
      sql: "CREATE TRIGGER no_seat BEFORE INSERT ON join_parts WHEN NEW.kind = 'seat' BEGIN SELECT raise(IGNORE); END",
    },
  },
  'time runs while no server does': {
    first: 15,
    says: /clock|had/,
    flaw: instead(() => ({ downTimes: async () => [] })),
  },
  'a clock that jumps takes the time of everybody': {
    first: 8,
    says: /was charged/,
    flaw: { isBlind: true },
  },
  'runs that seem to come later are taken for true': {
    first: 13,
    says: /no server runs from/,
    flaw: {
      sql: 'CREATE TRIGGER keep_runs BEFORE DELETE ON runs BEGIN SELECT raise(IGNORE); END',
    },
  },
  'anybody at a table frees the seat of another': {
    first: 1,
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
    first: 1,
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
};
