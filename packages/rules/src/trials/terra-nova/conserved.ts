import { hasHex, RIVER, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { deriveAll } from '../../terra-nova/board/reach.ts';
import {
  BONUS_TILES,
  BUILDINGS,
  NONE,
  PHASE,
  ROUNDS,
  SETS,
  STACK,
  STATE_LAYOUT,
  State,
  TILE,
  TOWN_TILES,
} from '../../terra-nova/index.ts';
import { wrongDerived } from '../derived.ts';

/** Complaints about a position: pieces lost or doubled, fields that contradict each other. */
export function conserved(s: State): readonly string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.faction(seat) !== NONE) checkMat(s, seat, wrong);
    checkTowns(s, seat, wrong);
  }
  checkHexes(s, wrong);
  checkBonusTiles(s, wrong);
  checkOrder(s, wrong);
  checkNeutralHouses(s, wrong);
  return [...wrong, ...wrongDerived(s, new State(s.table), STATE_LAYOUT, deriveAll)];
}

/** Checks pieces on the mat and on the board, power tokens, and coins. */
function checkMat(s: State, seat: Seat, wrong: string[]): void {
  const { table } = s;
  const { map } = table;
  const onBoard = BUILDINGS.map(() => 0);
  for (let hex = 0; hex < map.size; hex++) if (s.owner(hex) === seat) onBoard[s.building(hex)]++;
  const [, houses, posts, left, right] = onBoard;
  const bridges = map.bridges.filter((_, bridge) => s.bridgeOwner(bridge) === seat).length;
  const power = s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat);
  const same = (what: string, found: number, expected: number) => {
    if (found !== expected) wrong.push(`seat ${seat}: ${found} ${what}, not ${expected}`);
  };
  same('houses', s.houses(seat) + houses, table.housePieces);
  same('trading posts', s.tradingPosts(seat) + posts, table.tradingPostPieces);
  same('palaces as bits', s.palaces(seat), left + 2 * right);
  same('bridges', s.bridgesLeft(seat) + bridges, table.bridgePieces);
  same('power tokens', power, table.edition.powerTokens);
  if (s.coins(seat) < 0) wrong.push(`seat ${seat} has ${s.coins(seat)} coins`);
  if (s.sailing(seat) > table.maxSailing) wrong.push(`seat ${seat} sails ${s.sailing(seat)}`);
}

/** Checks that a town tile is on a building of its town, or on a river hex next to one. */
function checkTowns(s: State, seat: Seat, wrong: string[]): void {
  const { map } = s.table;
  const inTown = SETS.inTown + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    if ((s.i32[inTown + w] & ~s.i32[SETS.own + seat * WORDS + w]) !== 0) {
      wrong.push(`seat ${seat} has towns without buildings`);
    }
  }
  for (let tile = 0; tile < TOWN_TILES.length; tile++) {
    const hex = s.townHex(seat, tile);
    const used = ((s.townTiles(seat) >> tile) & 1) === 1;
    if (used !== (hex !== NONE)) wrong.push(`seat ${seat}: town tile ${tile} is used or lies`);
    if (hex === NONE) continue;
    const around =
      map.ground[hex] === RIVER ? map.neighbours.subarray(hex * 6, hex * 6 + 6) : [hex];
    if (!around.some((each) => each >= 0 && hasHex(s.i32, inTown, each))) {
      wrong.push(`seat ${seat}: town tile ${tile} lies at ${map.names[hex]} without a town`);
    }
  }
}

function checkHexes(s: State, wrong: string[]): void {
  const { map } = s.table;
  for (let hex = 0; hex < map.size; hex++) {
    const building = BUILDINGS[s.building(hex)];
    const owner = s.owner(hex);
    const owned = building !== 'none' && building !== 'neutral-house';
    if (owned !== (owner !== NONE)) wrong.push(`${building} of ${owner} on ${map.names[hex]}`);
    if (owned && s.terrain(hex) !== s.home(owner)) {
      wrong.push(`${map.names[hex]} is no home of ${owner}`);
    }
    const river = map.ground[hex] === RIVER;
    if (river && (building !== 'none' || s.terrain(hex) !== RIVER)) {
      wrong.push(`the river ${map.names[hex]} is built on`);
    }
  }
}

/**
 * Checks that every bonus tile is in exactly one place, and that coins are only on those beside the
 * board.
 */
function checkBonusTiles(s: State, wrong: string[]): void {
  const { players } = s.table;
  let inGame = 0;
  for (const [tile, name] of BONUS_TILES.entries()) {
    let holders = 0;
    for (let seat = 0; seat < players; seat++) if (s.bonusTile(seat) === tile) holders++;
    const where = s.tileWhere(tile);
    if (holders !== (where === TILE.held ? 1 : 0)) {
      wrong.push(`bonus tile ${name} has ${holders} holders and lies at ${where}`);
    }
    if (where !== TILE.box) inGame++;
    if (where !== TILE.beside && s.tileCoins(tile) > 0) wrong.push(`coins on bonus tile ${name}`);
  }
  // In the Planners variant neutral houses are placed before any tile.
  if (s.phase() === PHASE.neutralHouses) {
    if (inGame > 0) wrong.push('bonus tiles are in the game too early');
    return;
  }
  if (inGame !== players + 3) wrong.push(`${inGame} bonus tiles are in the game`);
  const roundTiles = new Set(Array.from({ length: ROUNDS }, (_, round) => s.roundTile(round + 1)));
  if (roundTiles.size !== ROUNDS) wrong.push('a round tile lies twice');
}

/** Checks the order of play, and which seats have passed. */
function checkOrder(s: State, wrong: string[]): void {
  const { players } = s.table;
  const seats = Array.from({ length: players }, (_, place) => s.turnOrder(place));
  if (new Set(seats).size !== players || seats.some((seat) => seat >= players)) {
    wrong.push(`the order of play is ${seats}`);
  }
  const passed = Array.from({ length: s.passedCount() }, (_, place) => s.nextOrder(place));
  const marked = seats.filter((seat) => s.hasPassed(seat));
  if (new Set(passed).size !== marked.length || passed.some((seat) => !s.hasPassed(seat))) {
    wrong.push(`${passed} passed, ${marked} are marked`);
  }
  if (s.depth() >= STACK) wrong.push(`the stack holds ${s.depth()} frames`);
  if ((s.phase() === PHASE.over) !== (s.depth() === 0)) wrong.push('nobody decides');
}

/**
 * The variants place four neutral houses, or up to ten of three colours; without a variant there
 * are none.
 */
function checkNeutralHouses(s: State, wrong: string[]): void {
  const { map, options } = s.table;
  const most = { none: 0, planners: 4, 'gold-diggers': 10 }[options.twoPlayerVariant];
  let houses = 0;
  for (let hex = 0; hex < map.size; hex++) {
    if (BUILDINGS[s.building(hex)] === 'neutral-house') houses++;
  }
  if (houses > most) wrong.push(`${houses} neutral houses`);
}
