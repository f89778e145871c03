import type { StoredToken } from '../../../src/storage/contract.ts';
import { instead, type Planted } from './planted.ts';

/** Planted mistakes about programs and their tokens. */
export const TOKEN_FLAWS: Readonly<Record<string, Planted>> = {
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
  'an ended token opens its seat while it is in memory': {
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
  'the stream of an ended token continues': {
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
};
