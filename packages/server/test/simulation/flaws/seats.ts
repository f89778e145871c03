import type { Planted } from './planted.ts';

/** Planted mistakes about the owners of seats, and about agreements. */
export const SEAT_FLAWS: Readonly<Record<string, Planted>> = {
  'the yes of one person counts for the next person at the seat': {
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
};
