import { placeAt, QUESTION, type State } from '@pangaea/rules/gaia';
import { Random, seatsOf, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { type Action, actionsFor } from '../../../src/gaia/game/actions.ts';
import { point, pointing } from '../../../src/gaia/game/pointing.ts';
import { whyNotAt } from '../../../src/gaia/game/reasons.ts';
import { GAME, legalMoves } from '../../../src/gaia/game/rules.ts';
import { begun, laidOut } from './laid-out.ts';

const of = (actions: readonly Action[], id: string): Action => {
  const found = actions.find((action) => action.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  return found;
};

test.each(['basic', 'advanced', 'disasters'])(
  'every legal move is offered once and can be reached by pointing: %s',
  (mode) => {
    const random = Random.fromSeed(seedFromNumber(5));
    let state = begun({ players: 3, mode });
    const closed = new Set<string>();
    while (GAME.outcome(state) === undefined) {
      const seats = seatsOf(GAME.deciders(state));
      const seat = seats[random.below(seats.length)];
      const view = GAME.view(state, seat);
      const actions = actionsFor(view, seat);
      const offered = actions.flatMap(({ choices }) => choices.map(({ move }) => move));
      expect(offered.toSorted()).toEqual(legalMoves(view, seat).toSorted());
      expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
      for (const action of actions) {
        if (action.choices.length === 0) closed.add(action.refusal?.code ?? 'none');
        else expectPointable(action);
      }
      const next = GAME.slot(state);
      GAME.copy(state, next);
      GAME.apply(next, seat, offered[random.below(offered.length)]);
      state = next;
    }
    expect(closed).not.toContain('none');
    expect(closed).not.toContain('');
    expect(closed).toContain('nearest');
  },
);

/** Clicking the cells of a choice one by one must lead to it, at the latest with the last cell. */
function expectPointable(action: Action): void {
  for (const { move, cells } of action.choices) {
    let { points } = pointing(action, []);
    let led = cells.length === 0 ? move : undefined;
    for (const cell of cells.filter((each) => !points.includes(each))) {
      const next = point(action, points, cell);
      if (next === undefined) throw new Error('a cell of a choice is not lit');
      if ('choice' in next) {
        led = next.choice.move;
        break;
      }
      points = next.points;
    }
    expect(led).toBe(move);
  }
}

const ROW = { '0 0': 'plains', '1 0': 'mountain', '2 0': 'forest', '1 1': 'swamp' } as const;

test('an earthquake takes two tiles in any order, and a second press takes one back', () => {
  const state = laidOut({
    options: { mode: 'advanced' },
    world: ROW,
    hand: ['earthquake'],
  });
  const quake = of(actionsFor(state, 0), 'play:earthquake');
  const [west, middle, south] = [placeAt(0, 0), placeAt(1, 0), placeAt(1, 1)];
  expect(pointing(quake, []).lit.size).toBe(4);
  expect([...pointing(quake, [middle]).lit].toSorted()).toEqual(
    [west, south, placeAt(2, 0)].toSorted(),
  );
  expect(point(quake, [middle], middle)).toEqual({ points: [] });
  const swap = point(quake, [middle], south);
  if (swap === undefined || !('choice' in swap)) throw new Error('two tiles are enough');
  expect(GAME.notation.print(state, swap.choice.move)).toBe('earthquake 1 0 south');
  expect(point(quake, [west], south)).toBeUndefined();
});

test('with too few deserts an eruption asks for the tiles after the mountain', () => {
  const state = laidOut({ options: { mode: 'disasters' }, world: ROW, hand: ['eruption'] });
  state.setPile(3, 1);
  const eruption = of(actionsFor(state, 0), 'play:eruption');
  // There is only one mountain, so it need not be clicked.
  expect(pointing(eruption, []).points).toEqual([placeAt(1, 0)]);
  expect(pointing(eruption, []).lit).toEqual(
    new Set([placeAt(0, 0), placeAt(2, 0), placeAt(1, 1)]),
  );
  const tile = point(eruption, [], placeAt(2, 0));
  if (tile === undefined || !('choice' in tile)) throw new Error('one tile is enough');
  expect(GAME.notation.print(state, tile.choice.move)).toBe('eruption 1 0 east');
});

test('cards that cannot be played say why: the card itself, or the place', () => {
  const state = laidOut({
    options: { mode: 'advanced' },
    world: { '0 0': 'plains', '1 0': 'plains' },
    animals: { '0 0': 4 },
    hand: ['animals-sea', 'city-18', 'rain', 'protection', 'nature-forest'],
  });
  state.setPile(1, 0);
  const actions = actionsFor(state, 0);
  expect(of(actions, 'play:animals-sea').refusal?.code).toBe('nowhere');
  expect(of(actions, 'play:nature-forest').refusal).toMatchObject({
    code: 'pile-empty',
    params: { land: 'forest' },
  });
  expect(of(actions, 'play:city-18').refusal).toMatchObject({
    code: 'nearest',
    params: { card: 'city-18', x: 1, y: 0, met: 1 },
  });
  expect(of(actions, 'play:protection').refusal?.code).toBe('waits');
  expect(of(actions, 'play:rain').choices).toHaveLength(2);
  expect(whyNotAt(state, 0, 'city-18', placeAt(0, 0))?.code).toBe('tile-has-animals');
  expect(whyNotAt(state, 0, 'rain', placeAt(0, 1))?.code).toBe('no-tile');
  expect(whyNotAt(state, 0, 'rain', placeAt(1, 0))).toBeUndefined();
});

test('a question in between offers only its own answers', () => {
  const state: State = laidOut({
    options: { mode: 'advanced' },
    world: ROW,
    hand: ['sun', 'rain'],
    other: ['protection'],
  });
  const next = GAME.slot(state);
  GAME.copy(state, next);
  const sun = of(actionsFor(state, 0), 'play:sun').choices[0].move;
  GAME.apply(next, 0, sun);
  expect(next.top()).toBe(QUESTION.window);
  expect(actionsFor(next, 1).map(({ id }) => id)).toEqual(['let', 'protect']);
  expect(actionsFor(next, 0)).toEqual([]);
});
