import type { StoredAhead } from '../../src/storage/contract.ts';
import type { Leaning } from './company.ts';
import { instead, type Planted } from './flaws/planted.ts';

/** Tables without a clock, where people order turns ahead very often. */
export const ORDERING: Leaning = { more: { 'order ahead': 500 }, isUntimed: true };

/** The same at tables of Gaia, a game with hidden facts. */
const IN_GAIA: Leaning = { more: { 'order ahead': 500 }, isUntimed: true, game: 'gaia' };

/** Planted mistakes about turns that are ordered ahead. */
export const AHEAD_FLAWS: Readonly<Record<string, Planted>> = {
  'a person can read the orders of another': {
    says: /reads at \w+ what it has not ordered/,
    flaw: instead(ORDERING, (storage) => ({
      aheadOf: async (table, seat) => {
        const seats = (await storage.openTable(table))?.table.seats ?? [];
        const all = await Promise.all(seats.map((each) => storage.aheadOf(table, each.seat)));
        const found = all.findLast((each) => each !== undefined);
        return found && { ...found, seat, person: seats[seat]?.persons[0] ?? found.person };
      },
    })),
  },
  'a turn is played without its conditions': {
    says: /is played although its conditions do not hold/,
    flaw: instead(ORDERING, (storage) => ({
      aheadOf: async (table, seat) => {
        const found = await storage.aheadOf(table, seat);
        return found && { ...found, steps: found.steps.map((step) => ({ ...step, when: [] })) };
      },
    })),
  },
  'a turn is played that was ordered for a later time': {
    says: /was not stored so/,
    flaw: instead(ORDERING, (storage) => ({
      aheadOf: async (table, seat) => {
        const found = await storage.aheadOf(table, seat);
        return found && { ...found, steps: swapped(found) };
      },
    })),
  },
  'a turn is played after a hidden fact was revealed': {
    says: /is played across what came to light/,
    flaw: instead(IN_GAIA, (storage) => ({
      aheadOf: async (table, seat) => {
        const found = await storage.aheadOf(table, seat);
        return found && { ...found, across: true };
      },
    })),
  },
};

function swapped({ steps }: StoredAhead): StoredAhead['steps'] {
  return steps.toReversed();
}
