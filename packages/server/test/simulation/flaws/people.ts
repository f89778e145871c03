import { instead, type Planted } from './planted.ts';

/** Planted mistakes about devices, and about persons that become one. */
export const PEOPLE_FLAWS: Readonly<Record<string, Planted>> = {
  'a device that joins a person keeps its former person': {
    says: /^person \d+ is shown/,
    flaw: instead({ hasDevices: true, comes: 1 }, () => ({
      join: async () => ({ result: 'joined', tables: [], devices: [] }),
    })),
  },
  'a refused device is let in': {
    first: 4,
    says: /was let in after a no/,
    flaw: {
      leaning: { hasDevices: true, refuses: 0.5 },
      services: ({ needs: { persons } }) => {
        const { answer } = persons;
        persons.answer = (person, arrival) => answer.call(persons, person, arrival, true);
      },
    },
  },
  'an undone join does not give a table back': {
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
};
