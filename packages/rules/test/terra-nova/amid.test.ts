import { expect, test } from 'vitest';
import { Moves, Random, seatsOf, seedFromNumber } from '../../src/kernel/index.ts';
import {
  type Event,
  emptyTable,
  STATE_LAYOUT,
  type State,
  tableAmid,
  terraNova,
} from '../../src/terra-nova/index.ts';

const game = terraNova();
const moves = new Moves();

/** Where the flow stands: what comes next is told by no event. */
const FLOW = ['random', 'phase', 'step', 'turn', 'revealed', 'waiting', 'drawn', 'depth', 'stack'];

/** Everything that lies on the table. */
function lying(s: State): Record<string, unknown> {
  const { ...fields }: Record<string, unknown> = STATE_LAYOUT.toPlain(s);
  // Gold Diggers draw before the round is told to begin.
  if (s.table.options.twoPlayerVariant === 'gold-diggers') delete fields.round;
  for (const field of FLOW) delete fields[field];
  return fields;
}

/** A whole game of moves by chance; each step with the positions around it. */
function* steps(given: unknown, seed: number) {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  let events: Event[] = [];
  const begun = game.setup(options.value, seedFromNumber(seed), events);
  if (!begun.ok) throw new Error('refused');
  let after = begun.value;
  yield { before: emptyTable(after.table), after, events };
  const random = Random.fromSeed(seedFromNumber(seed + 1000));
  while (game.outcome(after) === undefined) {
    const before = after;
    const [seat] = seatsOf(game.deciders(before));
    const orders = new Moves();
    game.orders(before, seat, orders);
    game.legal(before, seat, moves);
    // Now and then an order, else something else than the rest of the turn and passing.
    const all = random.below(12) === 0 && orders.count > 0 ? orders : moves;
    let move = all.at(random.below(all.count));
    for (let again = 0; again < 2; again++) {
      if (/^(pass|end|decline)/.test(game.notation.print(before, move))) {
        move = all.at(random.below(all.count));
      }
    }
    after = game.slot(before);
    game.copy(before, after);
    events = [];
    game.apply(after, seat, move, events);
    yield { before, after, events };
  }
}

test.each([
  { players: 4, factions: 'first-game' },
  { players: 3, factions: 'choice', turnOrder: 'dropout' },
  { players: 4, factions: 'random', turnOrder: 'clockwise' },
  { players: 2, factions: 'random', twoPlayerVariant: 'planners' },
  { players: 2, factions: 'random', twoPlayerVariant: 'gold-diggers' },
])('the events of a step lead from the table before it to the table after it: %o', (options) => {
  const told = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    for (const { before, after, events } of steps(options, seed)) {
      expect(lying(tableAmid(before, after, events))).toEqual(lying(after));
      for (const { type } of events) told.add(type);
    }
  }
  expect(told).toContain('transformed');
  expect(told).toContain('game-over');
});

test('amid a step only what was told has happened', () => {
  const all = steps({ players: 4, factions: 'first-game', startPlayer: 0 }, 1);
  const opening = all.next().value;
  if (opening === undefined) throw new Error('no game');
  const { before, after, events } = opening;
  const untold = tableAmid(before, after, []);
  expect(lying(untold)).toEqual(lying(before));
  const first = events.findIndex(({ type }) => type === 'built');
  const amid = tableAmid(before, after, events.slice(0, first + 1));
  const built = events[first];
  if (built.type !== 'built') throw new Error('not built');
  const hex = amid.table.map.indexOf.get(built.hex) ?? -1;
  expect(amid.owner(hex)).toBe(built.seat);
  expect(amid.housesOnBoard(built.seat)).toBe(1);
  expect(after.housesOnBoard(built.seat)).toBe(2);
});
