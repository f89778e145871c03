// Two games that are small enough to be calculated by hand.
import { type Move, type Random, type Seat, seatSet } from '@pangaea/rules/kernel';
import type { Rules } from '../src/domain.ts';
import type { Hidden, Judge } from '../src/index.ts';

/** The fields of both games. */
export interface Toy {
  readonly seats: number;
  turn: number;
  readonly vp: Int32Array;
  /** Orchard: trees of each seat. */
  readonly trees: Int32Array;
  /** Well: points of the next card, unknown in a view; number of cards drawn. */
  card: number;
  drawn: number;
}

const UNKNOWN = -1;
export const TURNS_EACH = 6;

export function begin(seats: number, card = UNKNOWN): Toy {
  const [vp, trees] = [new Int32Array(seats), new Int32Array(seats)];
  return { seats, turn: 0, vp, trees, card, drawn: 0 };
}

function copy(from: Toy, to: Toy): void {
  const { turn, card, drawn } = from;
  Object.assign(to, { turn, card, drawn });
  to.vp.set(from.vp);
  to.trees.set(from.trees);
}

const rules = (turns: number): Omit<Rules<Toy>, 'legal' | 'apply'> => ({
  seats: (s) => s.seats,
  deciders: (s) => (s.turn === turns * s.seats ? 0 : seatSet(s.turn % s.seats)),
  revealed: (s) => s.drawn,
  check: () => 0,
  slot: (s) => begin(s.seats),
  copy,
  sample(view) {
    const s = begin(view.seats);
    copy(view, s);
    return s;
  },
});

export const PICK = 0;
export const PLANT = 1;

/**
 * In each turn a seat picks for a point or plants a tree; after each round a tree gives its owner a
 * point.
 */
export const orchard: Rules<Toy> = {
  ...rules(TURNS_EACH),
  legal(_, __, into) {
    into.clear();
    into.add(PICK);
    into.add(PLANT);
    return into.count;
  },
  apply(s, seat, move) {
    if (move === PICK) s.vp[seat]++;
    else s.trees[seat]++;
    s.turn++;
    if (s.turn % s.seats > 0) return;
    for (let each = 0; each < s.seats; each++) s.vp[each] += s.trees[each];
  },
};

/** Points so far, and a little less for trees: the judge does not know their later points. */
export const pointsJudge: Judge<Toy> = {
  judge(s, into) {
    for (let seat = 0; seat < s.seats; seat++) into[seat] = s.vp[seat] - s.trees[seat] / 8;
    return 1;
  },
  prune: () => {},
  isPass: () => false,
};

export const TAKE = 0;
export const DRAW = 1;

/**
 * Each seat once takes the sure points or draws the card, which gives 0 or 3 points and is then put
 * back.
 */
export const well = (sure: number): Rules<Toy> => ({
  ...orchard,
  ...rules(1),
  apply(s: Toy, seat: Seat, move: Move) {
    s.vp[seat] += move === TAKE ? sure : s.card;
    if (move === DRAW) s.drawn++;
    s.turn++;
  },
});

const drawCard = (random: Random) => 3 * random.below(2);

export const wellHidden: Hidden<Toy> = {
  imagine(view, random) {
    const s = begin(view.seats, drawCard(random));
    Object.assign(s, { turn: view.turn });
    s.vp.set(view.vp);
    return s;
  },
  redraw(s, random) {
    s.card = drawCard(random);
  },
  answer: () => {},
};
