import { kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { apply } from '../../terra-mystica/apply.ts';
import { KIND, NONE, State, TOWN_TILES } from '../../terra-mystica/index.ts';
import { townProgress } from './greedy.ts';

/** How much each kind of move is liked whatever the mood; 1 where nothing is said. */
const LIKED = new Map<number, number>([
  [KIND.upgrade, 4],
  [KIND.build, 3],
  [KIND.special, 8],
  [KIND.power, 3],
  [KIND.riverTown, 30],
  [KIND.skipBuild, 4],
  [KIND.bridge, 3],
  [KIND.advanceShipping, 2],
  [KIND.advanceExchange, 2],
  [KIND.burn, 0.2],
  [KIND.convert, 0.05],
  [KIND.pass, 0.05],
  [KIND.drop, 0.02],
  [KIND.end, 2],
]);

/** What a player of each mood works for. */
const MOODS: readonly ((s: State, seat: Seat) => number)[] = [
  (s, seat) => 1.5 * townProgress(s, seat) + 8 * townsOf(s, seat),
  (s, seat) => 1.5 * townProgress(s, seat) + 8 * townsOf(s, seat) + 2 * highest(s, seat),
  (s, seat) => 4 * s.onMap(seat, 4) + 4 * s.onMap(seat, 5) + s.onMap(seat, 3) + s.onMap(seat, 2),
  (s, seat) => 0.7 * (s.bowl3(seat) + 0.5 * s.bowl2(seat)) + s.vp(seat) / 4,
];

function townsOf(s: State, seat: Seat): number {
  return TOWN_TILES.reduce((sum, _, tile) => sum + s.towns(seat, tile), 0);
}

function highest(s: State, seat: Seat): number {
  return Math.max(...[0, 1, 2, 3].map((cult) => s.cult(seat, cult)));
}

/** How much a player who seeks rare events likes a move; only ratios matter. */
export function rare(s: State, seat: Seat, move: Move): number {
  const liked = LIKED.get(kindOf(move)) ?? 1;
  if (s.faction(seat) === NONE || s.depth() === 0) return liked;
  const mood = MOODS[(s.faction(seat) + s.roundTile(1) + seat) % MOODS.length];
  const after = new State(s.table);
  after.copyFrom(s);
  apply(after, seat, move, undefined);
  return liked * Math.exp(Math.max(-4, Math.min(4, mood(after, seat) - mood(s, seat))));
}
