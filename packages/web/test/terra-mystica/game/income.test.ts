import {
  BONUS_CARDS,
  BUILDINGS,
  type Event,
  FACTION_DEFINITIONS,
  FAVOUR_TILES,
  type FactionId,
  incomeOf,
  NONE,
  RESOURCES,
  ROUNDS,
  roundOutlook,
  type State,
} from '@pangaea/rules/terra-mystica';
import { describe, expect, test } from 'vitest';
import { incomeLost, nextIncome, totalOf } from '../../../src/terra-mystica/game/income.ts';
import { begun, copyOf, setUp } from './positions.ts';

const ALL = FACTION_DEFINITIONS.map(({ id }) => id as FactionId);

/** Without the limits of bowls and supply, so that the whole income is gained. */
function withRoom(state: State): State {
  const copy = copyOf(state);
  for (let seat = 0; seat < copy.table.players; seat++) {
    copy.setBowls(seat, 40, 0, 0);
    copy.setPriests(seat, 0);
  }
  return copy;
}

function paid(events: readonly Event[], seat: number) {
  const sum = { coins: 0, workers: 0, priests: 0, power: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat || !('cause' in event)) continue;
    if (!event.cause.startsWith('income')) continue;
    if (event.type === 'power') sum.power += event.amount;
    if (event.type === 'coins' || event.type === 'workers' || event.type === 'priests') {
      sum[event.type] += event.amount;
    }
  }
  return sum;
}

describe('the next income', () => {
  test.each(ALL)('of %s is what the rules pay', (faction) => {
    const other = ALL.find((each) => {
      const [one, two] = [faction, each].map((id) => FACTION_DEFINITIONS[ALL.indexOf(id)]);
      return one.board !== two.board && two.home !== 'chosen' && two.home !== one.home;
    });
    const free = withRoom(begun([faction, other ?? 'giants'], {}, 3));
    // Every row of the board is uncovered step by step.
    for (let count = 0; count < 9; count++) {
      for (let kind = 1; kind < BUILDINGS.length; kind++) {
        if (free.piecesLeft(0, kind) > 0 && count > 0) free.addOnMap(0, kind, 1);
      }
      const { events } = roundOutlook(free);
      for (const seat of [0, 1]) {
        const { priests, ...goods } = totalOf(nextIncome(free, seat));
        // Riverwalkers are asked about each of their priests.
        const isAsked = seat === 0 && faction === 'riverwalkers';
        expect(paid(events, seat), `step ${count}`).toEqual({
          ...goods,
          priests: isAsked ? 0 : priests,
        });
      }
    }
  });

  test('counts the card of who has passed, and of nobody else', () => {
    const state = begun(['witches', 'giants']);
    state.setCard(0, BONUS_CARDS.indexOf('BON3'));
    const without = totalOf(nextIncome(state, 0));
    expect(nextIncome(state, 0).map(({ cause }) => cause)).not.toContain('income-card');
    state.markPassed(0);
    expect(totalOf(nextIncome(state, 0)).coins).toBe(without.coins + 6);
    const all = RESOURCES.map((_, resource) => incomeOf(state, 0, resource));
    const { coins, workers, priests, power } = totalOf(nextIncome(state, 0));
    expect([coins, workers, priests, power]).toEqual(all);
  });

  test('tells favour tiles apart from structures', () => {
    const state = begun(['witches', 'giants']);
    state.takeFavour(0, FAVOUR_TILES.indexOf('FAV7'));
    expect(nextIncome(state, 0).find(({ cause }) => cause === 'income-favours')).toEqual({
      cause: 'income-favours',
      amounts: { coins: 0, workers: 1, priests: 0, power: 1 },
    });
  });

  test('there is none after the last round, and none without a faction', () => {
    const state = begun(['witches', 'giants']);
    state.setRound(ROUNDS);
    expect(nextIncome(state, 0)).toEqual([]);
    const unchosen = setUp(['witches', 'giants'], { factions: 'choice' });
    expect(unchosen.faction(1)).toBe(NONE);
    expect(nextIncome(unchosen, 1)).toEqual([]);
  });
});

test('income without room is told of seats that have passed', () => {
  const state = begun(['halflings', 'nomads']);
  state.setCard(0, BONUS_CARDS.indexOf('BON8'));
  state.setPriests(0, state.table.numbers.priests);
  expect(incomeLost(state, 0)).toEqual([]);
  state.markPassed(0);
  expect(incomeLost(state, 0)).toEqual([{ of: 'priests', amount: 1 }]);
  state.setPriests(0, 0);
  expect(incomeLost(state, 0)).toEqual([]);
});
