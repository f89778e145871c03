import { expect, test } from 'vitest';
import {
  type Event,
  gaia,
  metNeeds,
  NONE,
  STATE_LAYOUT,
  type State,
  tableBeforeSetUp,
  tableDuring,
} from '../../src/gaia/index.ts';
import { Moves, Random, seatsOf, seedFromNumber, type Viewer } from '../../src/kernel/index.ts';

const game = gaia();
const moves = new Moves();

/** Fields for the course of the game and for hidden facts: no event reports them. */
const FLOW = [
  'random',
  'hungry',
  'rising',
  'actions',
  'phase',
  'answer',
  'revealed',
  'waiting',
  'depth',
  'stack',
  'deck',
];

/** Everything on the table. */
function lying(s: State): Record<string, unknown> {
  const { ...fields }: Record<string, unknown> = STATE_LAYOUT.toPlain(s);
  for (const field of FLOW) delete fields[field];
  return fields;
}

interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** A complete random game; each step with the positions before and after it. */
function* steps(given: unknown, seed: number): Generator<Step> {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  let events: Event[] = [];
  const begun = game.setup(options.value, seedFromNumber(seed), events);
  if (!begun.ok) throw new Error('refused');
  let after = begun.value;
  yield { before: tableBeforeSetUp(after.table), after, events };
  const random = Random.fromSeed(seedFromNumber(seed + 1000));
  while (game.outcome(after) === undefined) {
    const before = after;
    const seats = seatsOf(game.deciders(before));
    const seat = seats[random.below(seats.length)];
    const orders = new Moves();
    game.orders(before, seat, orders);
    game.legal(before, seat, moves);
    const all = random.below(12) === 0 && orders.count > 0 ? orders : moves;
    let move = all.at(random.below(all.count));
    // Playing a card reveals more than drawing one.
    for (let again = 0; again < 2; again++) {
      if (/^(draw|take|let)/.test(game.notation.print(before, move))) {
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

/** A step as a viewer sees it. */
function seenBy({ before, after, events }: Step, viewer: Viewer, isFirst: boolean): Step {
  return {
    before: isFirst ? before : game.view(before, viewer),
    after: game.view(after, viewer),
    events: events.map((event) => game.seen(event, viewer)),
  };
}

/**
 * Numbers and lists of numbers are compared as texts first, if possible: `toEqual` compares them
 * one by one, and says which differ.
 */
function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

test.each([
  { players: 2, mode: 'basic' },
  { players: 3, mode: 'advanced' },
  { players: 4, mode: 'disasters' },
  { players: 5, mode: 'disasters', rulings: { objectiveDiscard: 'matched' } },
])(
  'events lead from the table before a step to the table after it, for everybody: %o',
  (options) => {
    const told = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      let isFirst = true;
      for (const step of steps(options, seed)) {
        const { before, after, events } = step;
        expectSame(lying(tableDuring(before, after, events)), lying(after));
        for (const viewer of ['spectator', 0, options.players - 1] as const) {
          const seen = seenBy(step, viewer, isFirst);
          const retold = tableDuring(seen.before, seen.after, seen.events);
          const { order: _, ...rest } = lying(retold);
          const { order: __, ...wanted } = lying(seen.after);
          expectSame(rest, wanted);
        }
        for (const { type } of events) told.add(type);
        isFirst = false;
      }
    }
    for (const type of ['tile', 'animals', 'built', 'needs', 'meeples', 'game-over']) {
      expect(told, type).toContain(type);
    }
    if (options.mode === 'disasters') {
      for (const type of ['changed', 'swapped', 'stolen', 'kept', 'blown-away', 'destroyed']) {
        expect(told, type).toContain(type);
      }
    }
  },
  60_000,
);

test('during a step only what was told has happened, and cards are nowhere twice', () => {
  for (const { before, after, events } of steps({ players: 3, mode: 'disasters' }, 7)) {
    expect(lying(tableDuring(before, after, []))).toEqual(lying(before));
    for (let told = 1; told < events.length; told++) {
      const s = tableDuring(before, after, events.slice(0, told));
      const tiles = Array.from({ length: 6 }, (_, land) => s.pile(land)).reduce((a, b) => a + b);
      expect(tiles + s.tiles()).toBe(48);
      const grazing = Array.from({ length: s.tiles() }, (_, tile) => s.animals(tile));
      expect(grazing.reduce((a, b) => a + b, s.tokens())).toBe(20);
      for (let seat = 0; seat < 3; seat++) {
        let placed = 0;
        for (let city = 0; city < s.table.cities; city++) placed += s.meeples(city, seat);
        for (let place = 0; place < 9; place++) if (s.completedBy(place) === seat) placed++;
        const given = events.slice(0, told).some((e) => e.type === 'supplied' && e.seat === seat);
        const supplied = before.supply(seat) > 0 || given || placed > 0;
        expect(s.supply(seat) + placed).toBe(supplied ? s.table.meeples : 0);
      }
    }
  }
});

test('the needs that are met, one by one, are as many as are counted', () => {
  let cities = 0;
  for (const { after } of steps({ players: 4, mode: 'advanced' }, 3)) {
    for (let city = 0; city < after.table.cities; city++) {
      if (after.cityAt(city) === NONE) continue;
      cities++;
      const met = metNeeds(after, city);
      expect(met).toHaveLength(4);
      if (game.outcome(after) === undefined) {
        expect(met.filter(Boolean)).toHaveLength(after.met(city));
      }
    }
  }
  expect(cities).toBeGreaterThan(20);
});
