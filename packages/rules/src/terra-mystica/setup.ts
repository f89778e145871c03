import { Random, type Seat, type Seed, seedWords } from '../kernel/index.ts';
import { putDwelling } from './build.ts';
import type { FactionDefinition } from './factions/index.ts';
import { addPriests, gainCoins, gainTokens, gainVp, gainWorkers, type Sink } from './gains.ts';
import { INTRODUCTORY } from './introductory.ts';
import { deriveAll, deriveReach } from './reach.ts';
import { setTerrain } from './spades.ts';
import { CARD, MAX_BRIDGES, NONE, PHASE, ROUNDS, SEATS, State } from './state.ts';
import type { Table } from './table.ts';
import { BONUS_CARD_DATA, NUMBERS, ROUND_TILE_DATA } from './tiles.ts';
import {
  BOARDS,
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  CYCLE,
  FAVOUR_TILES,
  FINAL_TILES,
  ROUND_TILES,
  TERRAINS,
  TOWN_TILES,
} from './vocabulary.ts';

/** Everything laid out and drawn; `proceed` goes on from here to the first decision. */
export function setUp(table: Table, seed: Seed, sink: Sink): State {
  const s = new State(table);
  const { options, players } = table;
  seedWords(seed, s.i32, s.randomAt());
  const random = new Random(s.i32, s.randomAt());
  clear(s);
  const start = options.startPlayer === 'random' ? random.below(players) : options.startPlayer;
  s.setStartSeat(start);
  for (let place = 0; place < players; place++) {
    s.setTurnOrder(place, (start + place) % players);
    s.setSeating(place, place);
  }
  for (const [round, tile] of drawRoundTiles(table, random).entries()) {
    s.setRoundTile(round + 1, tile);
  }
  for (const [place, card] of drawBonusCards(table, random).entries()) {
    s.setCardWhere(card, place < players + 3 ? CARD.beside : CARD.spare);
  }
  const { finalTile } = options;
  if (finalTile === 'random') s.setFinalTile(random.below(FINAL_TILES.length));
  else if (finalTile !== 'none') s.setFinalTile(FINAL_TILES.indexOf(finalTile));
  deriveAll(s);
  if (sink !== undefined) sink.push({ type: 'start-player', seat: start });
  chooseFactions(s, random, sink);
  return s;
}

function chooseFactions(s: State, random: Random, sink: Sink): void {
  const { options, players, startVp } = s.table;
  const auction = options.factions === 'auction' || options.factions === 'fast-auction';
  s.enterPhase(auction ? PHASE.auction : PHASE.factions);
  if (options.factions === 'random-boards' || (auction && options.auctionBoards === 'random')) {
    const count = options.fireAndIce ? BOARDS.length : CYCLE;
    const boards = random.shuffle(Array.from({ length: count }, (_, board) => board));
    for (let place = 0; place < players; place++) s.setDealt(s.turnOrder(place), boards[place]);
  } else if (options.factions === 'introductory') {
    startIntroductory(s, random, sink);
  } else if (Array.isArray(options.factions)) {
    for (let place = 0; place < players; place++) {
      const seat = s.turnOrder(place);
      const faction = s.table.factionNames.indexOf(options.factions[seat]);
      const vp = Array.isArray(options.startVp) ? options.startVp[seat] : startVp[faction];
      takeFaction(s, seat, faction, vp, sink);
    }
  }
}

/** Factions dealt at random with their dwellings in place; bonus cards are still chosen. */
function startIntroductory(s: State, random: Random, sink: Sink): void {
  const { players, startVp, map } = s.table;
  const factions = random.shuffle([...INTRODUCTORY.factions.slice(0, players)]);
  for (const [place, { faction, dwellings }] of factions.entries()) {
    const seat = s.turnOrder(place);
    const number = s.table.factionNames.indexOf(faction);
    takeFaction(s, seat, number, startVp[number], sink);
    for (const hex of dwellings) putDwelling(s, seat, map.indexOf.get(hex) ?? NONE, sink);
  }
  s.enterPhase(PHASE.bonusCards);
}

function clear(s: State): void {
  const { map, table } = { map: s.table.map, table: s.table };
  for (let seat = 0; seat < SEATS; seat++) {
    s.setFaction(seat, NONE);
    s.setHome(seat, NONE);
    s.setCard(seat, NONE);
    s.setCard2(seat, NONE);
    s.setTurnOrder(seat, NONE);
    s.setSeating(seat, NONE);
    s.setDealt(seat, NONE);
    s.setNominated(seat, NONE);
    s.setBid(seat, NONE, 0);
    for (let place = 0; place < SEATS; place++) s.setSealed(seat, place, NONE);
  }
  s.clearPassed();
  s.setTurn(NONE);
  s.setFinalTile(NONE);
  for (let cult = 0; cult < CULTS.length; cult++) {
    s.setTop(cult, NONE);
    for (let space = 0; space < 4; space++) s.setPriestSpace(cult, space, NONE);
  }
  for (let hex = 0; hex < map.size; hex++) s.setTerrain(hex, map.ground[hex]);
  for (let hex = 0; hex < map.size; hex++) s.setOwner(hex, NONE);
  for (let bridge = 0; bridge < MAX_BRIDGES; bridge++) s.setBridgeOwner(bridge, NONE);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    s.setFavoursLeft(tile, table.favourCount[tile]);
  }
  for (let tile = 0; tile < TOWN_TILES.length; tile++) s.setTownsLeft(tile, table.townCount[tile]);
}

const SPADE_TILE = ROUND_TILES.indexOf('SCORE1');

/** Tiles of rounds 1 to 6. FAQ 1.1: laid from round 6 on, the spade tile never in rounds 6 and 5. */
function drawRoundTiles({ options }: Table, random: Random): number[] {
  const { roundTiles, rulings } = options;
  if (options.factions === 'introductory') {
    return INTRODUCTORY.roundTiles.map((tile) => ROUND_TILES.indexOf(tile));
  }
  if (roundTiles !== 'random') return roundTiles.map((tile) => ROUND_TILES.indexOf(tile));
  const all = ROUND_TILES.map((_, tile) => tile).filter(
    (tile) => options.miniRoundTile || ROUND_TILE_DATA[ROUND_TILES[tile]].box === undefined,
  );
  let pile = random.shuffle(all);
  if (rulings.roundTileDraw === 'six-first') pile = pile.slice(0, ROUNDS);
  const tiles: number[] = [];
  for (let round = ROUNDS; round >= 1; round--) {
    const top = pile.shift() ?? 0;
    if (top === SPADE_TILE && round >= 5 && rulings.roundTileDraw !== 'first-printing') {
      tiles.unshift(pile.shift() ?? 0);
      pile = random.shuffle([top, ...pile]);
    } else tiles.unshift(top);
  }
  return tiles;
}

/** The cards in play, and one more behind them where a faction may bring it into the game. */
function drawBonusCards({ options, players, factions }: Table, random: Random): number[] {
  const { bonusCards } = options;
  if (options.factions === 'introductory') {
    return INTRODUCTORY.bonusCards.slice(0, players + 3).map((card) => BONUS_CARDS.indexOf(card));
  }
  const more = factions.some(({ extraCard }) => extraCard) ? 1 : 0;
  const all = BONUS_CARDS.map((_, card) => card).filter(
    (card) => options.miniBonusCard || BONUS_CARD_DATA[BONUS_CARDS[card]].box === undefined,
  );
  if (bonusCards === 'random') return random.shuffle(all).slice(0, players + 3 + more);
  const given = bonusCards.map((card) => BONUS_CARDS.indexOf(card));
  return [...given, ...all.filter((card) => !given.includes(card)).slice(0, more)];
}

/** A seat's board with its goods, power and cult steps. */
export function takeFaction(s: State, seat: Seat, faction: number, vp: number, sink: Sink): void {
  const { table } = s;
  const { start, shipping }: FactionDefinition = table.factions[faction];
  s.setFaction(seat, faction);
  s.setHome(seat, table.fixedHome[faction]);
  s.setBridgesLeft(seat, NUMBERS.bridges);
  s.setShipping(seat, shipping.start);
  for (const [place, amount] of (start.kept ?? []).entries()) s.keep(seat, place, amount);
  if (sink !== undefined)
    sink.push({ type: 'faction', seat, faction: table.factionNames[faction] });
  gainVp(s, seat, vp, 'start', sink);
  gainCoins(s, seat, start.coins, 'start', sink);
  gainWorkers(s, seat, start.workers, 'start', sink);
  addPriests(s, seat, start.priests, 'start', sink);
  gainTokens(s, seat, start.power[0], start.power[2], 'start', sink);
  s.setBowls(seat, start.power[0], start.power[1], start.power[2]);
  if (sink !== undefined && start.power[1] > 0) {
    sink.push({ type: 'tokens', seat, bowls: [0, start.power[1], 0], cause: 'start' });
  }
  for (const [place, cult] of CULTS.entries()) {
    const to = start.cults[cult];
    s.setCult(seat, place, to);
    if (to > 0 && sink !== undefined) {
      sink.push({ type: 'cult', seat, cult, steps: to, to, cause: 'start' });
    }
  }
}

/** Terrains of the cycle that are nobody's home or start terrain yet, as bits. */
export function freeColours(s: State): number {
  let taken = 0;
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.home(seat) !== NONE) taken |= 1 << s.home(seat);
    // A board dealt keeps its colour even before a side of it is chosen.
    if (s.dealt(seat) < CYCLE) taken |= 1 << homeOfBoard(s, s.dealt(seat));
  }
  return ((1 << CYCLE) - 1) & ~taken;
}

function homeOfBoard(s: State, board: number): number {
  return s.table.fixedHome[s.table.board.indexOf(board)];
}

/**
 * Factions that a seat may still choose or nominate, as bits: of a board and a terrain that nobody
 * has, or of the boards that were drawn.
 */
export function freeFactions(s: State, seat: Seat): number {
  const { table } = s;
  if (s.dealt(seat) !== NONE) return factionsOf(s, boardsOpenTo(s, seat), 0);
  let boards = 0;
  for (let place = 0; place < table.players; place++) {
    if (s.faction(place) !== NONE) boards |= 1 << table.board[s.faction(place)];
    if (s.nominated(place) !== NONE) boards |= 1 << table.board[s.nominated(place)];
  }
  return factionsOf(s, ~boards, ~freeColours(s));
}

/** With random boards the one dealt; in an auction those of everybody that nobody has nominated yet. */
function boardsOpenTo(s: State, seat: Seat): number {
  if (s.phase() !== PHASE.auction) return 1 << s.dealt(seat);
  let boards = 0;
  for (let place = 0; place < s.table.players; place++) boards |= 1 << s.dealt(place);
  for (let place = 0; place < s.table.players; place++) {
    if (s.nominated(place) !== NONE) boards &= ~(1 << s.table.board[s.nominated(place)]);
  }
  return boards;
}

/** Factions in play of a set of boards whose home terrain is not in another set. */
function factionsOf(s: State, boards: number, without: number): number {
  const { table } = s;
  let found = 0;
  for (let faction = 0; faction < table.factions.length; faction++) {
    const home = table.fixedHome[faction];
    if (home === NONE && !table.options.fireAndIce) continue;
    if (((boards >> table.board[faction]) & 1) === 0) continue;
    if (home === NONE || ((without >> home) & 1) === 0) found |= 1 << faction;
  }
  return found;
}

/** The start terrain of an ice, volcano or variable faction. */
export function chooseColour(s: State, seat: Seat, terrain: number, sink: Sink): void {
  s.pop();
  s.setHome(seat, terrain);
  if (sink !== undefined) sink.push({ type: 'colour', seat, terrain: TERRAINS[terrain] });
  s.table.hooks.colourChosen[s.faction(seat)]?.(s, seat, terrain, sink);
  deriveReach(s, seat);
}

/** A start structure; its hex becomes ice or volcano for an ice or volcano faction, free. */
export function placeStart(s: State, seat: Seat, hex: number, sink: Sink): void {
  const { table } = s;
  const faction = s.faction(seat);
  const ground = table.fixedGround[faction];
  if (ground !== NONE) setTerrain(s, seat, hex, ground, 0, 0, sink);
  const { structure } = table.factions[faction].start;
  putDwelling(s, seat, hex, sink, structure && BUILDINGS.indexOf(structure));
  table.hooks.placed[faction]?.(s, seat, hex, sink);
}
