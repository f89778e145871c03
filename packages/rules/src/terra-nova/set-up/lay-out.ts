import { Random } from '../../kernel/index.ts';
import { orderFrom } from '../../terra/course.ts';
import { putHouse } from '../board/buildings.ts';
import type { Sink } from '../events.ts';
import { NONE, PHASE, ROUNDS, type State, TILE } from '../state.ts';
import {
  BONUS_TILES,
  type BonusTile,
  FACTIONS,
  SCORED_EVENTS,
  type ScoredEvent,
  TERRAINS,
} from '../vocabulary.ts';
import { takeFaction } from './faction.ts';
import { takeTile } from './take.ts';

/**
 * Places everything that is decided at random or by the options before the players choose: round
 * tiles, bonus tiles, start player, factions that nobody chooses. Rulebook, "Set-up" steps 2 to 7.
 */
export function layOut(s: State, sink: Sink): void {
  const { options, players, edition } = s.table;
  const random = new Random(s.i32, s.randomAt());
  const start = options.startPlayer === 'random' ? random.below(players) : options.startPlayer;
  s.setStartSeat(start);
  orderFrom(s, start);
  const whole = options.factions === 'first-game';
  drawRoundTiles(s, random, whole ? edition.firstGame.roundTiles : undefined);
  drawBonusTiles(s, random, whole ? s.table.firstGame.bonusTiles : undefined);
  sink?.push({ type: 'start-player', seat: start });
  presetFactions(s, random, sink);
  if (whole) startFirstGame(s, sink);
  else s.enterPhase(PHASE.factions);
}

function drawRoundTiles(s: State, random: Random, fixed: readonly ScoredEvent[] | undefined): void {
  const tiles = random.shuffle(s.table.edition.roundTiles.map((_, tile) => tile));
  for (let round = 1; round <= ROUNDS; round++) {
    const wanted = fixed === undefined ? -1 : SCORED_EVENTS.indexOf(fixed[round - 1]);
    const at = tiles.findIndex((tile) => wanted < 0 || s.table.roundTileEvent[tile] === wanted);
    s.setRoundTile(round, tiles[at]);
    tiles.splice(at, 1);
  }
}

function drawBonusTiles(s: State, random: Random, fixed: readonly BonusTile[] | undefined): void {
  const shuffled = random.shuffle(BONUS_TILES.map((_, tile) => tile));
  const drawn = fixed?.map((tile) => BONUS_TILES.indexOf(tile));
  for (const tile of drawn ?? shuffled.slice(0, s.table.players + 3))
    s.setTileWhere(tile, TILE.beside);
}

/**
 * Gives out the factions that nobody chooses: given by seat, drawn mat by mat, or in the order of
 * the first game.
 */
function presetFactions(s: State, random: Random, sink: Sink): void {
  const { options, players, home, firstGame } = s.table;
  const { factions } = options;
  if (factions === 'choice') return;
  for (let place = 0; place < players; place++) {
    const seat = s.turnOrder(place);
    if (factions === 'random') {
      let taken = s.neutral() === NONE ? 0 : 1 << s.neutral();
      for (let before = 0; before < place; before++) taken |= 1 << s.home(s.turnOrder(before));
      const free = TERRAINS.map((_, colour) => colour).filter(
        (each) => ((taken >> each) & 1) === 0,
      );
      const colour = random.pick(free);
      const mat = FACTIONS.map((_, each) => each).filter((each) => home[each] === colour);
      takeFaction(s, seat, random.pick(mat), sink);
    } else {
      const id = typeof factions === 'string' ? firstGame.factions[place].faction : factions[seat];
      takeFaction(s, seat, FACTIONS.indexOf(id), sink);
    }
  }
}

function startFirstGame(s: State, sink: Sink): void {
  const { indexOf } = s.table.map;
  for (const [place, { bonusTile, houses }] of s.table.firstGame.factions.entries()) {
    const seat = s.turnOrder(place);
    for (const name of houses) putHouse(s, seat, indexOf.get(name) ?? NONE, sink);
    takeTile(s, seat, BONUS_TILES.indexOf(bonusTile), sink);
  }
  layCoinsOnTiles(s, sink);
  s.setRound(1);
  s.enterPhase(PHASE.beforeIncome);
}

/** Puts 1 coin on every tile beside the board. */
export function layCoinsOnTiles(s: State, sink: Sink): void {
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) === TILE.beside) s.setTileCoins(tile, s.tileCoins(tile) + 1);
  }
  sink?.push({
    type: 'tile-coins',
    tiles: BONUS_TILES.filter((_, tile) => s.tileWhere(tile) === TILE.beside),
  });
}
