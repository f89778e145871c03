// A turn that was planned while others move, by the rules of the hex games.
import { firstSeat, hasSeat } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { begin, extend } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { planOn } from '../../src/game/planned.ts';
import { planOf, turnsPlanned, wholeTurn } from '../../src/game/planned-turns.ts';
import type { Tally } from '../../src/play/face/tally.ts';
import { dropPlan, keepPlan, keptPlan } from '../../src/play/kept-plan.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TALLY as MYSTICA_TALLY } from '../../src/terra-mystica/tally.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { TALLY as NOVA_TALLY } from '../../src/terra-nova/tally.ts';
import { SEED } from '../game/played-out.ts';

const PLAYED: readonly [AnyPageGame, Tally][] = [
  [TERRA_MYSTICA_PAGE, MYSTICA_TALLY],
  [TERRA_NOVA_PAGE, NOVA_TALLY],
];

/** Plays the first move of each list until seat 0 has had a turn, and it is another seat's turn. */
function waiting(game: AnyPageGame): AnyHistory {
  const begun = begin(game, { options: { players: 3 }, seed: SEED });
  if (!begun.ok) throw new Error(begun.error.code);
  let history = begun.value;
  const { game: rules } = game.book;
  const isWaiting = () =>
    history.steps.length > 16 &&
    history.steps.at(-1)?.seat === 0 &&
    !hasSeat(rules.deciders(stateAt(history)), 0);
  while (!isWaiting()) {
    const state = stateAt(history);
    const seat = firstSeat(rules.deciders(state));
    const [move] = legalMoves(rules, state, seat);
    const next = extend(history, seat, rules.notation.print(state, move));
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
  return history;
}

describe.each(PLAYED)('a plan in $id', (game, tally) => {
  const history = waiting(game);
  const { game: rules } = game.book;
  const leave = (state: unknown, seat: number) => tally.leave?.(state, seat);
  const plan = (commands: readonly string[]) =>
    planOn(history, 0, { seat: 0, commands }, leave).map(({ is }) => is);

  test('is possible where its moves will be legal, in their order', () => {
    const [foreseen] = planOn(history, 0, { seat: 0, commands: ['nonsense'] }, leave);
    expect(foreseen.is).toBe('refused');
    // The foreseen turn offers moves, and each of them is possible as a plan of one move.
    const [known] = planOn(history, 0, { seat: 0, commands: ['pass'] }, leave);
    expect(known.why).toBeDefined();
    const turn = turnOf(history, leave);
    const commands = legalMoves(rules, turn, 0).map((move) => rules.notation.print(turn, move));
    expect(commands.length).toBeGreaterThan(0);
    const card = /^pass /;
    for (const command of commands.filter((each) => !card.test(each))) {
      expect(plan([command]), command).toEqual(['possible']);
    }
  });

  test('says why a move lapsed, and nothing of those behind it', () => {
    expect(plan(['nonsense', 'nonsense'])).toEqual(['refused', 'unknown']);
    const [refused] = planOn(history, 0, { seat: 0, commands: ['nonsense'] }, leave);
    expect(refused.why?.code).toBe('command-unknown');
  });

  test('is not known where the others cannot be foreseen', () => {
    const told = planOn(history, 0, { seat: 0, commands: ['pass', 'end'] }, () => undefined);
    expect(told.map(({ is }) => is)).toEqual(['unknown', 'unknown']);
  });

  test('changes nothing in the game', () => {
    const before = rules.toJson(stateAt(history));
    plan(['nonsense']);
    expect(rules.toJson(stateAt(history))).toEqual(before);
  });
});

/** The position when seat 0 has its turn again, if the others do nothing. */
function turnOf(history: AnyHistory, leave: (state: unknown, seat: number) => number | undefined) {
  const { game } = history;
  const { game: rules } = game.book;
  let now = history;
  for (let count = 0; count < 60; count++) {
    const state = stateAt(now);
    const deciders = rules.deciders(state);
    const isTurn = legalMoves(rules, state, 0).some((move) => game.isAnswer?.(move) !== true);
    if (hasSeat(deciders, 0) && isTurn) return state;
    const seat = hasSeat(deciders, 0) ? 0 : firstSeat(deciders);
    const move = leave(state, seat);
    if (move === undefined) break;
    const next = extend(now, seat, rules.notation.print(state, move));
    if (!next.ok) break;
    now = next.value;
  }
  throw new Error('the turn does not come');
}

test('a plan is kept for its table, and dropped', () => {
  const all = new Map<string, string>();
  const shelf = {
    get length() {
      return all.size;
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
  keepPlan(shelf, 'one', { seat: 2, commands: ['build E5'] }, 1);
  expect(keptPlan(shelf, 'one')).toEqual({ seat: 2, commands: ['build E5'] });
  const chain = planOf(2, [
    { commands: ['build E5'], end: 'end' },
    { commands: ['upgrade E5 guild'] },
    ...Array.from({ length: 4 }, () => ({ commands: ['pass A'] })),
  ]);
  keepPlan(shelf, 'chain', chain ?? { seat: 0, commands: [] }, 0);
  const kept = keptPlan(shelf, 'chain');
  expect(kept).toEqual(chain);
  expect(kept && turnsPlanned(kept).map(wholeTurn)).toEqual([
    ['build E5', 'end'],
    ['upgrade E5 guild'],
    ...Array.from({ length: 3 }, () => ['pass A']),
  ]);
  // The turns after the one that was played.
  expect(kept && planOf(2, turnsPlanned(kept).slice(1))).toEqual({
    seat: 2,
    commands: ['upgrade E5 guild'],
    later: chain?.later?.slice(1),
  });
  expect(keptPlan(shelf, 'two')).toBeUndefined();
  shelf.setItem('pangaea.plan.two', '{"seat":0,"commands":[]}');
  expect(keptPlan(shelf, 'two')).toBeUndefined();
  dropPlan(shelf, 'one');
  expect(keptPlan(shelf, 'one')).toBeUndefined();
});
