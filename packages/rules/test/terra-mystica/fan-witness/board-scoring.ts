import type { Seat } from '../../../src/kernel/index.ts';
import type { State } from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import type { Board } from './board.ts';
import { kindIndex, type Seen } from './seen.ts';

/** The things that round tiles score, in their order. */
const TILES = [
  ['spade', 2],
  ['town', 5],
  ['dwelling', 2],
  ['stronghold-or-sanctuary', 5],
  ['dwelling', 2],
  ['trading-post', 3],
  ['stronghold-or-sanctuary', 5],
  ['trading-post', 3],
  ['temple', 4],
] as const;

export function watchRoundTile(board: Board, seen: Seen, account: Account): void {
  const { before, me } = seen;
  const ended = seen.untilRoundEnds();
  const found = ended.sum('vp', 'round-tile');
  const due = seen.inActions() ? scoredBy(board, ended, before) : 0;
  if (due !== 0 || found !== 0) account.same('round tile', `round ${before.round()}`, due, found);
  const rest = seen.sum('vp', 'round-tile') - found;
  account.must('round tile', rest === 0, `${rest} points of seat ${me} at the round's end`);
}

/** Points of the tiles that score in this round, for the effects of a move. */
export function scoredBy(board: Board, seen: Seen, s: State): number {
  const round = s.round();
  const rounds = board.tilesOf?.(round) ?? [round];
  return rounds.reduce((sum, each) => {
    const [event, points] = TILES[s.roundTile(each)];
    return sum + points * timesOf(board, seen, event);
  }, 0);
}

function timesOf(board: Board, seen: Seen, event: (typeof TILES)[number][0]): number {
  const built = seen.mine('built').map(({ building }) => building);
  if (event === 'town') return seen.mine('town').length;
  if (event === 'stronghold-or-sanctuary')
    return built.filter((kind) => kind === 'stronghold' || kind === 'sanctuary').length;
  if (event !== 'spade') return built.filter((kind) => kind === event).length;
  if (board.spadesScored !== undefined) return board.spadesScored(seen);
  return seen.mine('transformed').reduce((sum, { spades }) => sum + spades, 0);
}

/** Spades that a move gave to a faction that uses them for something else. */
export function spadesGained(seen: Seen): number {
  if (seen.plays('power', 'ACT5') || seen.plays('ability', 'power-for-coins', 'ACT5')) return 1;
  if (seen.plays('power', 'ACT6')) return 2;
  return seen.plays('special', 'BON1') ? 1 : 0;
}

export function watchCultPower(board: Board, seen: Seen, account: Account): void {
  const gives = board.cultPower ?? [1, 2, 2, 3];
  if (seen.uses('lamp')) return;
  const steps = seen.mine('cult').filter((event) => event.steps > 0);
  if (steps.length === 0 && seen.sum('power', 'cult-track') === 0) return;
  const due = steps.reduce(
    (sum, { to, steps: up }) =>
      sum +
      [3, 5, 7, 10].reduce(
        (part, space, place) => part + (to >= space && to - up < space ? gives[place] : 0),
        0,
      ),
    0,
  );
  account.same('cult power', 'power of the cult tracks', due, seen.sum('power', 'cult-track'));
}

/** Points of cards for strongholds and sanctuaries, trading posts, dwellings, shipping. */
const PASSING: Readonly<Record<number, (s: State, me: Seat) => number>> = {
  5: (s, me) => 4 * (s.onMap(me, kindIndex('stronghold')) + s.onMap(me, kindIndex('sanctuary'))),
  6: (s, me) => 2 * s.onMap(me, kindIndex('trading-post')),
  8: (s, me) => s.onMap(me, kindIndex('dwelling')),
  9: (s, me) => 3 * s.shipping(me),
};

const FAV12 = 11;

export function watchPass(seen: Seen, account: Account): void {
  if (!seen.plays('pass')) return;
  const { before: s, me } = seen;
  const held = [s.card(me), s.card2(me)];
  const cards = held.reduce((sum, card) => sum + (PASSING[card]?.(s, me) ?? 0), 0);
  const posts = s.onMap(me, kindIndex('trading-post'));
  const tile = s.hasFavour(me, FAV12) ? [0, 2, 3, 3, 4][posts] : 0;
  const now = seen.untilRoundEnds();
  account.same(
    'pass',
    'points of cards and of the tile',
    [cards, tile],
    [now.sum('vp', 'bonus-card'), now.sum('vp', 'favour-tile')],
  );
}

/**
 * Lower half of the round tiles: cult (or priests), steps for one reward, the reward and its
 * amount.
 */
const REWARDS = [
  [2, 1, 'coins', 1],
  [2, 4, 'spades', 1],
  [1, 4, 'priests', 1],
  [0, 2, 'workers', 1],
  [0, 4, 'power', 4],
  [1, 4, 'spades', 1],
  [3, 2, 'workers', 1],
  [3, 4, 'spades', 1],
  ['priests', 1, 'coins', 2],
] as const;

/** The cult reward of a round for a seat. */
export function cultReward(
  s: State,
  me: Seat,
  round: number,
): { what: (typeof REWARDS)[number][2]; amount: number } {
  const [cult, steps, what, each] = REWARDS[s.roundTile(round)];
  const height = cult === 'priests' ? s.priestsPlaced(me) : s.cult(me, cult);
  return { what, amount: Math.floor(height / steps) * each };
}

/** Spades of the cult reward from the end of a round in this move. */
export function cleanupSpades(seen: Seen): number {
  const { after, before, me } = seen;
  const round = before.round();
  if (round < 1 || round > 5 || seen.all('start-player').length === 0) return 0;
  const { amount, what } = cultReward(after, me, round);
  return what === 'spades' ? amount : 0;
}
