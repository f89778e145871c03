import { Moves } from '@pangaea/rules/kernel';
import { BONUS_CARDS, CARD, CULTS, type Event, State } from '@pangaea/rules/terra-mystica';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { describe, expect, test } from 'vitest';
import { type Draft, draftOn } from '../../../src/game/draft.ts';
import { MESSAGES } from '../../../src/messages/index.ts';
import { TERRA_MESSAGES } from '../../../src/terra/messages/index.ts';
import { sayLosses } from '../../../src/terra/panels/lost.ts';
import {
  draftLosses,
  passingChange,
  paysForNothing,
} from '../../../src/terra-mystica/game/losses.ts';
import { outcomeOf } from '../../../src/terra-mystica/game/outcome.ts';
import { TERRA_MYSTICA_PAGE as PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { type Watched, watchPreviews } from '../../terra/losses-law.ts';
import { begun, setUp } from './positions.ts';

const { en, ja } = TERRA_MYSTICA;

const WATCHED: Watched<State> = {
  page: PAGE,
  roomy: (state, seat) => {
    const { table } = state;
    const numbers = { ...table.numbers, priests: 60 };
    const roomy = new State({ ...table, numbers });
    roomy.i32.set(state.i32);
    roomy.setBowls(seat, state.bowl1(seat) + 60, state.bowl2(seat), state.bowl3(seat));
    return roomy;
  },
  crowd: (state, seat, random) => {
    if (state.round() === 0) return;
    state.setBowls(seat, 0, random.below(3), 7 + random.below(3));
    const supply = state.table.numbers.priests - state.priestsPlaced(seat);
    state.setPriests(seat, Math.max(0, supply - random.below(2)));
  },
  losses: draftLosses,
  shown: ({ base, seat, events }) => outcomeOf(base, seat, events).after,
  held: (state, seat) => ({
    coins: state.coins(seat),
    workers: state.workers(seat),
    priests: state.priests(seat),
    vp: state.vp(seat),
    keys: state.keys(seat),
    bowls: [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)],
  }),
  passed: (state, seat) => state.hasPassed(seat),
  passes: 7,
};

const LOSSES = ['now power', 'now priests', 'now spades', 'now steps', 'income power', 'end coins'];

test('of random games a preview tells what is lost, and no gain that is none', () => {
  const starts = [
    setUp(['halflings', 'nomads', 'engineers'], {}, 1),
    setUp(['darklings', 'cultists', 'auren', 'dwarves'], {}, 2),
    setUp(['alchemists', 'ice-maidens', 'chaos-magicians'], {}, 3),
  ];
  const { wrong, told } = watchPreviews(WATCHED, starts);
  expect(wrong).toEqual([]);
  for (const loss of LOSSES) {
    expect(told.get(loss) ?? 0, loss).toBeGreaterThan(0);
  }
});

/** The first turn of the Halflings, and a draft of one of its moves. */
function drafted(text: string, prepare: (state: State) => void): Draft<State, Event> {
  const state = begun(['halflings', 'nomads']);
  prepare(state);
  const moves = new Moves();
  PAGE.book.game.legal(state, 0, moves);
  const move = moves
    .toArray()
    .find((each) => PAGE.book.game.notation.print(state, each).match(text) !== null);
  const draft = move === undefined ? undefined : draftOn<State, Event>(PAGE, state, 0, [move]);
  if (draft?.ok !== true) throw new Error(text);
  return draft.value;
}

describe('a preview says that is lost', () => {
  test('power of a cult that finds full bowls', () => {
    const draft = drafted('^priest fire 1', (state) => {
      state.setPriests(0, 1);
      state.setBowls(0, 0, 0, 7);
      state.setCult(0, CULTS.indexOf('fire'), 4);
    });
    const losses = draftLosses(draft);
    expect(losses).toEqual({ now: [{ of: 'power', amount: 2 }], income: [], end: [] });
    const said = sayLosses(losses, TERRA_MESSAGES.ja.lost, MESSAGES.ja.list, ja.lostOf);
    expect(said).toEqual(['無駄になる：2パワー']);
  });

  test('a priest of the next income without one in the supply', () => {
    const draft = drafted('^pass BON8', (state) => {
      state.setPriests(0, state.table.numbers.priests);
      state.setCardWhere(BONUS_CARDS.indexOf('BON8'), CARD.beside);
    });
    const losses = draftLosses(draft);
    expect(losses).toEqual({ now: [], income: [{ of: 'priests', amount: 1 }], end: [] });
    const said = sayLosses(losses, TERRA_MESSAGES.en.lost, MESSAGES.en.list, en.lostOf);
    expect(said).toEqual(['Thrown away when the next round begins: 1 priest.']);
  });

  test('coins that make no point, when others go on in the last round', () => {
    const draft = drafted('^pass none', (state) => {
      state.setRound(6);
      state.setBowls(0, 12, 0, 0);
      state.addCoins(0, 8 - state.coins(0));
      state.addWorkers(0, -state.workers(0));
      state.setPriests(0, 0);
    });
    expect(draftLosses(draft)).toEqual({ now: [], income: [], end: [{ of: 'coins', amount: 2 }] });
  });
});

test('the points for passing fall by an upgrade of what the bonus card counts', () => {
  const card = (id: 'BON9' | 'BON8') => (state: State) => state.setCard(0, BONUS_CARDS.indexOf(id));
  const upgrade = '^upgrade .* trading-post';
  expect(passingChange(drafted(upgrade, card('BON9')))).toEqual({ before: 2, after: 1 });
  expect(passingChange(drafted(upgrade, card('BON8')))).toEqual({ before: 0, after: 0 });
  expect(passingChange(drafted('^pass', card('BON9')))).toBeUndefined();
});

describe('power of neighbours after the last pass', () => {
  test.each([
    [6, true],
    [5, false],
  ])('round %i: costs points for nothing: %s', (round, vain) => {
    const base = begun(['halflings', 'nomads']);
    base.setRound(round);
    base.markPassed(0);
    const cause = 'neighbour';
    const events: readonly Event[] = [
      { type: 'power', seat: 0, amount: 3, toTwo: 3, toThree: 0, lost: 0, cause },
      { type: 'vp', seat: 0, amount: -2, cause },
    ];
    const draft = { game: PAGE, base, seat: 0, moves: [0], state: base, events, open: false };
    expect(paysForNothing(draft)).toBe(vain);
  });
});
