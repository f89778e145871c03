import { argA, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { FRAME, KIND, ROUNDS, type State } from '../../terra-nova/index.ts';

/**
 * What a seeker of rare events is after; one for each seat and game. Mixed players seldom sail to the
 * end of the track, put all houses on the board, or do nothing at all.
 */
const MOODS = ['builder', 'sailor', 'bridges', 'palaces', 'idle', 'digger', 'towns'] as const;
type Mood = (typeof MOODS)[number];

/** Fixed for a seat in a game, since the round tiles are. */
function moodOf(s: State, seat: Seat): Mood {
  let hash = seat;
  for (let round = 1; round <= ROUNDS; round++) hash = hash * 5 + s.roundTile(round);
  return MOODS[hash % MOODS.length];
}

/** By kind of move: how much it is liked whatever the mood. 1 where nothing is said. */
const LIKED = new Map<number, number>([
  [KIND.palace, 8],
  [KIND.special, 8],
  [KIND.riverTown, 60],
  [KIND.edgeHouse, 3],
  [KIND.powerBridge, 2],
  [KIND.powerShovel, 2],
  [KIND.power, 4],
  [KIND.bonusShovel, 2],
  [KIND.exchange, 0.15],
  [KIND.exchangeVp, 0.5],
  [KIND.pass, 0.1],
]);

const IN_MOOD: Readonly<Record<Mood, ReadonlyMap<number, number>>> = {
  builder: new Map([
    [KIND.build, 12],
    [KIND.transform, 3],
    [KIND.upgrade, 0.2],
  ]),
  sailor: new Map([
    [KIND.sail, 40],
    [KIND.power, 40],
  ]),
  bridges: new Map([
    [KIND.bridge, 8],
    [KIND.powerBridge, 12],
  ]),
  palaces: new Map([
    [KIND.upgrade, 6],
    [KIND.palace, 30],
  ]),
  idle: new Map([[KIND.pass, 40]]),
  digger: new Map([
    [KIND.transform, 6],
    [KIND.powerShovel, 6],
    [KIND.decline, 3],
  ]),
  towns: new Map([
    [KIND.build, 6],
    [KIND.upgrade, 6],
    [KIND.pass, 0.5],
  ]),
};

/** How much a player who seeks rare events likes a move. */
export function rare(s: State, seat: Seat, move: Move): number {
  const kind = kindOf(move);
  const liked = (LIKED.get(kind) ?? 1) * (IN_MOOD[moodOf(s, seat)].get(kind) ?? 1);
  // An exchange has many amounts: together they should not outweigh the rest.
  if (kind === KIND.exchange && argA(move) > 1) return liked / 4;
  // Ending the exchange at once leaves nothing to see.
  if (kind === KIND.end && s.top() === FRAME.afterAction) return liked * 3;
  return liked;
}
