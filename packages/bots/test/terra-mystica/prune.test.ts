import { hasHex, WORDS } from '@pangaea/rules/hexmap';
import {
  argA,
  argB,
  firstSeat,
  kindOf,
  type Move,
  Moves,
  Random,
  seatsOf,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import {
  type Event,
  KIND,
  POWER_ACTIONS,
  powerOffers,
  QUESTION,
  ROUND_TILE_DATA,
  ROUND_TILES,
  ROUNDS,
  SETS,
  type State,
  TRAIT,
  terraMystica,
} from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import { STRENGTHS } from '../../src/terra-mystica/opening.ts';
import { prune } from '../../src/terra-mystica/prune.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();
const { begin } = tablesOf(game);
const GIVES_UP = [KIND.pass, KIND.drop];
const BRIDGE = POWER_ACTIONS.indexOf('ACT1');

/**
 * Visits every decision of random games whose players seldom pass: the legal moves, and those that
 * the judge keeps.
 */
function watch(look: (state: State, seat: number, legal: readonly Move[], left: Move[]) => void) {
  const random = Random.fromSeed(seedFromNumber(9));
  for (let deal = 0; deal < 30; deal++) {
    const state = begin({ players: 4, rules: deal % 2 === 0 ? 'snellman' : 'standard' }, deal);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      const moves = new Moves();
      game.legal(state, seat, moves);
      const legal = moves.toArray();
      prune(state, seat, moves, STRENGTHS);
      look(state, seat, legal, moves.toArray());
      const active = legal.filter((move) => !GIVES_UP.includes(kindOf(move)));
      game.apply(state, seat, random.pick(active.length > 0 ? active : legal));
    }
  }
}

function after(state: State, seat: number, move: Move) {
  const events: Event[] = [];
  const done = game.slot(state);
  game.copy(state, done);
  game.apply(done, seat, move, events);
  return { done, events };
}

it('leaves out refusals of power that costs nothing, and no others', () => {
  let [free, priced] = [0, 0];
  watch((state, seat, legal, left) => {
    for (const move of legal) {
      if (kindOf(move) !== KIND['refuse-power']) continue;
      const vp = powerOffers(state)
        .filter((offer) => offer.to === seat && offer.from === argA(move))
        .find((offer) => offer.power === argB(move) && offer.gained > 0)?.vp;
      if (vp === 0) {
        free++;
        expect(left).not.toContain(move);
      } else if (vp !== undefined) {
        priced++;
        expect(left).toContain(move);
      }
    }
  });
  expect(Math.min(free, priced)).toBeGreaterThan(10);
});

it('leaves out bridges that would be lost, and no others', () => {
  let [lost, built] = [0, 0];
  watch((state, seat, legal, left) => {
    const move = legal.find((each) => kindOf(each) === KIND.power && argA(each) === BRIDGE);
    if (move === undefined) return;
    if (after(state, seat, move).events.some(({ type }) => type === 'lost')) {
      lost++;
      expect(left).not.toContain(move);
    } else {
      built++;
      expect(left).toContain(move);
    }
  });
  expect(Math.min(lost, built)).toBeGreaterThan(5);
});

it('leaves out land that is transformed in the last round for nothing', () => {
  let [idle, kept] = [0, 0];
  watch((state, seat, legal, left) => {
    if (state.round() !== ROUNDS || !legal.some((move) => kindOf(move) === KIND.pass)) return;
    const isTransform = (move: Move) => kindOf(move) === KIND.transform;
    if (!legal.some(isTransform)) return;
    if (left.some(isTransform)) {
      kept++;
      return;
    }
    for (const move of legal.filter(isTransform)) {
      const { done, events } = after(state, seat, move);
      if (events.some(({ type }) => type === 'vp')) continue;
      const next = new Moves();
      game.legal(done, seat, next);
      idle++;
      expect(next.toArray().some((each) => kindOf(each) === KIND.build)).toBe(false);
    }
  });
  expect(Math.min(idle, kept)).toBeGreaterThan(5);
});

it('does not decline free spades where they alone make land home', () => {
  let [used, left] = [0, 0];
  watch((state, seat, legal, kept) => {
    const isDecline = (move: Move) => kindOf(move) === KIND.decline;
    if (state.top() !== QUESTION.spades || !legal.some(isDecline)) return;
    const isFreeLand = (move: Move) =>
      kindOf(move) === KIND.transform &&
      argB(move) === state.groundOf(seat) &&
      !after(state, seat, move).events.some(
        (event) => event.type !== 'vp' && 'cause' in event && event.cause === 'spade',
      );
    // The nearest hexes are kept, however many hexes there are.
    expect(kept.some(isFreeLand)).toBe(legal.some(isFreeLand));
    // Dwellings are not pruned in this way.
    if (legal.some((move) => kindOf(move) === KIND.build)) return;
    expect(kept.some(isDecline)).toBe(!legal.some(isFreeLand));
    if (kept.some(isDecline)) left++;
    else used++;
  });
  expect(Math.min(used, left)).toBeGreaterThan(10);
});

it('puts off a dwelling where it scores later alone, or on land that nobody else reaches', () => {
  const seen = { now: 0, later: 0, reached: 0, alone: 0 };
  watch((state, seat, legal, left) => {
    const build = legal.find((move) => kindOf(move) === KIND.build);
    const isDecline = (move: Move) => kindOf(move) === KIND.decline;
    if (state.top() !== QUESTION.spades || build === undefined || !legal.some(isDecline)) return;
    // Land that can still be transformed without payment is not pruned in this way.
    if (state.round() === ROUNDS || legal.some((move) => kindOf(move) === KIND.transform)) return;
    const { events } = after(state, seat, build);
    const mayWait = left.some(isDecline);
    const look = (what: keyof typeof seen, expected: boolean) => {
      seen[what]++;
      expect(mayWait, what).toBe(expected);
    };
    if (state.trait(seat, TRAIT.skipRange) > 0) expect(mayWait).toBe(true);
    else if (events.some((event) => event.type === 'vp' && event.cause === 'round-tile')) {
      look('now', false);
    } else if (isPaidLater(state)) look('later', true);
    else if (state.workers(seat) < 2) {
      const isReached = seatsOf(0b1111 & ~(1 << seat)).some((other) =>
        hasHex(state.i32, SETS.reach + other * WORDS, argA(build)),
      );
      if (isReached) look('reached', false);
      else look('alone', true);
    }
  });
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
});

function isPaidLater(state: State): boolean {
  for (let round = state.round() + 1; round <= ROUNDS; round++) {
    if (ROUND_TILE_DATA[ROUND_TILES[state.roundTile(round)]].on === 'dwelling') return true;
  }
  return false;
}

it('leaves out passing with goods for several buildings before the last round, and only that', () => {
  let [wealthy, poor, last] = [0, 0, 0];
  watch((state, seat, legal, left) => {
    const passes = (moves: readonly Move[]) => moves.filter((move) => kindOf(move) === KIND.pass);
    if (state.top() !== QUESTION.turn || passes(legal).length === 0) return;
    const builds = legal.some((move) => {
      const kind = kindOf(move);
      // Land that was transformed into another player's home terrain is no place for building.
      if (kind === KIND.transform) return argB(move) === state.groundOf(seat);
      return kind === KIND.upgrade || kind === KIND.build;
    });
    const isRich = state.workers(seat) >= 4 && state.coins(seat) >= 8 && builds;
    if (isRich && state.round() < ROUNDS) {
      expect(passes(left)).toEqual([]);
      expect(left.length).toBeGreaterThan(0);
      wealthy++;
    } else {
      expect(passes(left)).toEqual(passes(legal));
      if (isRich) last++;
      else poor++;
    }
  });
  expect(Math.min(wealthy, poor, last)).toBeGreaterThan(5);
});
