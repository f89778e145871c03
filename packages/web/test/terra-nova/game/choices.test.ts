import { type Move, newestRules, parseSeed } from '@pangaea/rules/kernel';
import { type Event, KIND, type State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { draftOn, sendable } from '../../../src/game/draft.ts';
import { fromRecord } from '../../../src/game/extend.ts';
import { type History as AnyHistory, stateAt } from '../../../src/game/history.ts';
import { eventCount, eventsUntil, tableAt } from '../../../src/game/moment.ts';
import { raceOf } from '../../../src/game/race.ts';
import { actionsFor } from '../../../src/terra-nova/game/choices.ts';
import { type CountedThing, ledger, totalOf } from '../../../src/terra-nova/game/ledger.ts';
import { matOf } from '../../../src/terra-nova/game/mat.ts';
import { outcomeOf } from '../../../src/terra-nova/game/outcome.ts';
import { after, TERRA_NOVA_PAGE as PAGE } from '../../../src/terra-nova/game/page-game.ts';
import { priceOf } from '../../../src/terra-nova/game/price.ts';
import { bestRound, gainOf, roundStops } from '../../../src/terra-nova/game/race.ts';
import { whyNotOn } from '../../../src/terra-nova/game/reasons.ts';
import { GAME, legalMoves } from '../../../src/terra-nova/game/rules.ts';

type History = AnyHistory<State, Event>;

const SEED = '00000000000000000000000000000001';

/** The first game on a board that never changes, so that its hexes can be named. */
const OPTIONS = { edition: 'house-1', factions: 'first-game', startPlayer: 0 };

function begun(options: unknown = OPTIONS): State {
  const parsed = GAME.options(options);
  const seed = parseSeed(SEED);
  if (!parsed.ok || !seed.ok) throw new Error('options');
  const state = GAME.setup(parsed.value, seed.value);
  if (!state.ok) throw new Error('setup');
  return state.value;
}

function read(state: State, text: string): Move {
  const move = GAME.notation.parse(state, text);
  if (!move.ok) throw new Error(text);
  return move.value;
}

test('every legal move is offered once, in every position of whole games', () => {
  for (const factions of ['first-game', 'random', 'choice']) {
    let state = begun({ factions, startPlayer: 0 });
    for (let step = 0; GAME.outcome(state) === undefined; step++) {
      const seat = Math.log2(GAME.deciders(state) & -GAME.deciders(state));
      const actions = actionsFor(state, seat);
      const offered = actions.flatMap(({ choices }) => choices.map(({ move }) => move));
      const legal = legalMoves(state, seat);
      expect([...offered].sort((a, b) => a - b)).toEqual([...legal].sort((a, b) => a - b));
      for (const { choices, refusal } of actions) {
        expect(refusal === undefined).toBe(choices.length > 0);
      }
      ({ state } = after(state, seat, legal[(step * 7) % legal.length]));
    }
  }
});

test('an action that cannot be done says the most telling reason', () => {
  const poor = begun();
  poor.setBowls(0, 6, 2, 0);
  const actions = actionsFor(poor, 0);
  const why = (id: string) => actions.find((action) => action.id === id)?.refusal?.code;
  expect(why('build')).toBe('no-home-in-reach');
  expect(why('palace')).toBe('no-own-trading-post');
  expect(why('power:P6')).toBe('not-enough-power');
  expect(whyNotOn(begun(), 0, KIND.build, 0)?.code).toBe('not-home-terrain');
  const hex = begun().table.map.indexOf.get('B4') ?? -1;
  expect(whyNotOn(begun(), 0, KIND.upgrade, hex)).toBeUndefined();
});

test('a draft is taken back move by move and ends the turn by itself', () => {
  const base = begun();
  const upgrade = read(base, 'upgrade B4');
  const drafted = draftOn(PAGE, base, 0, [upgrade]);
  if (!drafted.ok) throw new Error(drafted.error.code);
  expect(drafted.value.open).toBe(true);
  expect(sendable(drafted.value)).toEqual([upgrade, KIND.end]);
  expect(draftOn(PAGE, base, 0, [upgrade, upgrade])).toMatchObject({ ok: false });
  const empty = draftOn(PAGE, base, 0, []);
  expect(empty.ok && sendable(empty.value)).toBeUndefined();
});

test('price and outcome are what the move will do', () => {
  const base = begun();
  const upgrade = read(base, 'upgrade B4');
  expect(priceOf(base, 0, upgrade)).toMatchObject({ coins: 7, power: 0, vp: 0 });
  const { state, events } = after(base, 0, upgrade);
  const outcome = outcomeOf(base, 0, events);
  expect(outcome.after.coins).toBe(state.coins(0));
  expect(outcome.after.bowls).toEqual([state.bowl1(0), state.bowl2(0), state.bowl3(0)]);
  expect(outcome.others).toContainEqual({ seat: 3, power: 1, coins: 0, vp: 0 });
});

test('mats show what is covered and add up to the next income', () => {
  const base = begun();
  const mat = matOf(base, 0);
  expect(mat?.houses.map(({ covered }) => covered)).toEqual([false, false, ...Array(6).fill(true)]);
  expect(mat?.income.reduce((sum, { coins }) => sum + coins, 0)).toBe(8);
  expect(matOf(begun({ factions: 'choice' }), 0)).toBeUndefined();
});

test('everything that a seat has came from somewhere, and the sources add up', () => {
  let history: History = opened();
  while (GAME.outcome(stateAt(history)) === undefined) {
    const state = stateAt(history);
    const seat = Math.log2(GAME.deciders(state) & -GAME.deciders(state));
    const legal = legalMoves(state, seat);
    const move = legal[(history.steps.length * 5) % legal.length];
    const command = GAME.notation.print(state, move);
    history = {
      ...history,
      steps: [...history.steps, { seat, move, command, ...after(state, seat, move) }],
    };
  }
  const end = stateAt(history);
  const race = raceOf(history, 4, gainOf);
  const stops = roundStops(history);
  expect(stops.map(({ kind, round }) => `${kind} ${round}`)).toEqual([
    'start 0',
    ...[1, 2, 3, 4, 5].map((round) => `round ${round}`),
    'final 5',
  ]);
  expect(stops.at(-1)?.moment).toBe(eventCount(history));
  for (let seat = 0; seat < 4; seat++) {
    const { bridgePieces } = end.table;
    const sums = (of: CountedThing) =>
      totalOf(ledger(eventsUntil(history), seat, of, bridgePieces));
    expect(sums('vp')).toEqual([end.vp(seat)]);
    expect(sums('coins')).toEqual([end.coins(seat)]);
    expect(sums('power')).toEqual([end.bowl1(seat), end.bowl2(seat), end.bowl3(seat)]);
    expect(sums('sailing')).toEqual([end.sailing(seat)]);
    expect(sums('bridges')).toEqual([end.bridgesLeft(seat)]);
    expect(race.after.at(-1)?.[seat]).toBe(end.vp(seat));
    for (const { values, moment } of stops) {
      expect(values[seat]).toBe(tableAt(history, moment).vp(seat));
    }
  }
  // Points that are counted at the end are not gains of a move.
  const counted = [...eventsUntil(history)].filter((event) => gainOf(event)?.isFinal === true);
  expect(counted.length).toBeGreaterThan(0);
  const last = race.after.at(-1)?.reduce((sum, points) => sum + points, 0) ?? 0;
  const final = counted.reduce((sum, event) => sum + (gainOf(event)?.amount ?? 0), 0);
  const roundFive = stops[5].values.reduce((sum, points) => sum + points, 0);
  expect(last - final).toBe(roundFive);
});

function opened(): History {
  const history = fromRecord(PAGE, {
    game: GAME.id,
    rulesVersion: newestRules(GAME),
    options: OPTIONS,
    seed: SEED,
    commands: ['0 upgrade B4', '0 end'],
  });
  if (!history.ok) throw new Error(history.error.code);
  return history.value;
}

test('the best round is told only where nobody else had one as good', () => {
  const stop = (kind: 'start' | 'round' | 'final', round: number, ...values: number[]) => ({
    kind,
    round,
    values,
    moment: round * 10,
    steps: round,
  });
  const stops = [stop('start', 0, 0, 0), stop('round', 1, 4, 3), stop('round', 2, 6, 9)];
  const best = { seat: 1, round: 2, amount: 6, moment: 10 };
  expect(bestRound([...stops, stop('final', 2, 30, 9)])).toEqual(best);
  expect(bestRound([...stops, stop('round', 3, 12, 9)])).toBeUndefined();
  expect(bestRound([stop('start', 0, 0, 0), stop('round', 1, 0, 0)])).toBeUndefined();
});
