import { countHexes, subtractFrom, WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG, NO_TILE } from '../arguments.ts';
import { countSettlements } from '../board/groups.ts';
import { deriveReach } from '../board/reach.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { effectCause, gainCoins, gainPower, gainVp, gainVpBy } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { TURN } from '../questions/turn.ts';
import { ROUNDS, SETS, type State, TILE } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';
import { checkPass } from './pass.check.ts';

/** Rulebook, "Drop out". */
export const PASS = kind({
  word: 'pass',
  args: [ARG.tile],
  meaning: 'pass and swap tiles',
  answers: [
    {
      to: TURN,
      list: listPasses,
      check: (s, seat, tile, _b, _c, reason) => checkPass(s, seat, tile, reason),
      apply: (s, seat, tile, _b, _c, sink) => pass(s, seat, tile, sink),
    },
  ],
});

/** Lists the ways to pass; rulings R2 and R3 limit the tiles. */
function listPasses(s: State, _seat: Seat, into: Moves, number: number): void {
  const { rulings } = s.table.options;
  if (s.round() === ROUNDS && rulings.lastRoundSwap === 'no-swap') {
    into.add(packMove(number, NO_TILE));
    return;
  }
  let allowed = tilesLying(s, TILE.beside);
  if (rulings.returnedBonusTiles === 'free' || allowed === 0) {
    allowed |= tilesLying(s, TILE.returned);
  }
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (((allowed >> tile) & 1) !== 0) into.add(packMove(number, tile));
  }
}

function tilesLying(s: State, where: number): number {
  let tiles = 0;
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) === where) tiles |= 1 << tile;
  }
  return tiles;
}

/**
 * Passes, in the order of the rulebook's steps.
 * @param tile the bonus tile that is taken, or `NO_TILE`
 */
function pass(s: State, seat: Seat, tile: number, sink: Sink): void {
  const first = s.passedCount() === 0;
  s.markPassed(seat);
  sink?.push({ type: 'passed', seat });
  if (first && s.round() < ROUNDS) {
    s.setStartSeat(seat);
    sink?.push({ type: 'start-player', seat });
  }
  scorePassing(s, seat, sink);
  if (tile !== NO_TILE) swapTile(s, seat, tile, sink);
}

/** Every "when passing" effect of bonus tile, ability and palaces. */
export function scorePassing(s: State, seat: Seat, sink: Sink): void {
  const { table } = s;
  const tile = s.bonusTile(seat);
  const what = table.bonusCounted[tile];
  if (what >= 0) {
    gainVp(s, seat, counted(s, seat, what) * table.bonusVp[tile], 'bonus-tile', sink);
  }
  const posts = s.tradingPostsOnBoard(seat);
  if (posts > 0) gainVpBy(s, seat, EFFECT.passVpOneTradingPost + posts - 1, 1, sink);
  if (s.effect(seat, EFFECT.passVpPerEdgeSettlement) > 0) {
    gainVpBy(s, seat, EFFECT.passVpPerEdgeSettlement, countSettlements(s, seat, true), sink);
  }
  if (s.effect(seat, EFFECT.passVpPerInlandBuilding) > 0) {
    gainVpBy(s, seat, EFFECT.passVpPerInlandBuilding, countInland(s, seat), sink);
  }
  const power = s.effect(seat, EFFECT.passPowerPerSettlement);
  if (power > 0) {
    const cause = effectCause(s, seat, EFFECT.passPowerPerSettlement, sink);
    gainPower(s, seat, power * countSettlements(s, seat, false), cause, sink);
  }
}

/**
 * The number of things that a bonus tile counts, by index in `COUNTED`. Sailing counts spaces on
 * the track.
 */
function counted(s: State, seat: Seat, what: number): number {
  if (what === 0) return s.housesOnBoard(seat);
  if (what === 1) return s.tradingPostsOnBoard(seat);
  if (what === 2) return s.palacesOnBoard(seat);
  return s.sailing(seat);
}

const INLAND = new Int32Array(WORDS);

/** Own buildings that touch no river hex. */
function countInland(s: State, seat: Seat): number {
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) INLAND[w] = s.i32[own + w];
  subtractFrom(INLAND, 0, s.table.map.touchesRiver, 0);
  return countHexes(INLAND, 0);
}

function swapTile(s: State, seat: Seat, tile: number, sink: Sink): void {
  const old = s.bonusTile(seat);
  s.setTileWhere(old, TILE.returned);
  s.setTileWhere(tile, TILE.held);
  s.setBonusTile(seat, tile);
  sink?.push({ type: 'bonus-tile', seat, tile: BONUS_TILES[tile], returned: BONUS_TILES[old] });
  gainCoins(s, seat, s.tileCoins(tile), 'bonus-tile-coins', sink);
  s.setTileCoins(tile, 0);
  if (s.table.bonusSailing[old] !== s.table.bonusSailing[tile]) deriveReach(s, seat);
}
