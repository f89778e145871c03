import { Random, type Seed, seedWords } from '../../kernel/index.ts';
import { clearBoard } from '../../terra/board.ts';
import { orderFrom } from '../../terra/course.ts';
import type { Sink } from '../events.ts';
import { deriveAll } from '../land/reach.ts';
import { FIRST_ORDERS } from '../options/standing-orders.ts';
import { BONUS_CARD_DATA, ROUND_TILE_DATA } from '../printed/index.ts';
import { CARD, MAX_BRIDGES, NONE, PHASE, ROUNDS, SEATS, State } from '../state.ts';
import { putDwelling } from '../structures/structures.ts';
import type { Table } from '../table/table.ts';
import {
  BOARDS,
  BONUS_CARDS,
  CULTS,
  CYCLE,
  FAVOUR_TILES,
  FINAL_TILES,
  ROUND_TILES,
  TOWN_TILES,
} from '../vocabulary.ts';
import { INTRODUCTORY } from './introductory.ts';
import { takeFaction } from './take-faction.ts';

/** Places and draws everything; `proceed` continues from here to the first decision. */
export function setUp(table: Table<State>, seed: Seed, sink: Sink): State {
  const s = new State(table);
  const { options, players } = table;
  seedWords(seed, s.i32, s.randomAt());
  const random = new Random(s.i32, s.randomAt());
  clear(s);
  sink?.begin?.(s);
  const start = options.startPlayer === 'random' ? random.below(players) : options.startPlayer;
  s.setStartSeat(start);
  orderFrom(s, start);
  for (let place = 0; place < players; place++) s.setSeating(place, place);
  for (const [round, tile] of drawRoundTiles(table, random).entries()) {
    s.setRoundTile(round + 1, tile);
  }
  for (const [place, card] of drawBonusCards(table, random).entries()) {
    s.setCardWhere(card, place < players + 3 ? CARD.beside : CARD.spare);
  }
  const { finalTile } = options;
  if (finalTile === 'random') s.setFinalTile(random.below(FINAL_TILES.length));
  else if (finalTile !== 'none') s.setFinalTile(FINAL_TILES.indexOf(finalTile));
  drawLandscapes(s, random);
  deriveAll(s);
  sink?.push({ type: 'start-player', seat: start });
  if (options.landscapes === 'random') {
    sink?.push({ type: 'landscapes', inPlay: s.hasLandscapes() });
  }
  chooseFactions(s, random, sink);
  return s;
}

/** Decides whether landscapes are in play: by the option, or at random, once for all factions. */
function drawLandscapes(s: State, random: Random): void {
  const { landscapes } = s.table.options;
  s.setLandscapes(landscapes === true || (landscapes === 'random' && random.below(2) === 1));
}

function chooseFactions(s: State, random: Random, sink: Sink): void {
  const { options, players, startVp } = s.table;
  const auction = options.factions === 'auction' || options.factions === 'fast-auction';
  s.enterPhase(auction ? PHASE.auction : PHASE.factions);
  if (options.factions === 'random-boards' || (auction && options.auctionBoards === 'random')) {
    const count = options.fireAndIce ? BOARDS.length : CYCLE;
    const colours = random.shuffle(Array.from({ length: count }, (_, colour) => colour));
    for (let place = 0; place < players; place++) {
      s.setDealt(s.turnOrder(place), drawBoard(s.table, colours[place], random));
    }
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

/** One of the boards of a colour, dealt at random. */
function drawBoard({ board, dealtBoard }: Table<State>, colour: number, random: Random): number {
  const boards = [...new Set(dealtBoard.filter((_, faction) => board[faction] === colour))];
  return boards.length === 1 ? boards[0] : random.pick(boards);
}

/** Deals factions at random and places their dwellings; players still choose bonus cards. */
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

/** The empty board, before the set-up. There is no question yet. */
export function emptyTable(table: Table<State>): State {
  const s = new State(table);
  clear(s);
  orderFrom(s, 0);
  for (let seat = 0; seat < table.players; seat++) s.setSeating(seat, seat);
  for (let round = 1; round <= ROUNDS; round++) s.setRoundTile(round, NONE);
  deriveAll(s);
  return s;
}

function clear(s: State): void {
  const { table } = s;
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
    for (const [topic, order] of FIRST_ORDERS.entries()) s.setOrder(seat, topic, order);
  }
  s.clearPassed();
  s.setTurn(NONE);
  s.setFinalTile(NONE);
  for (let cult = 0; cult < CULTS.length; cult++) {
    s.setCultTop(cult, NONE);
    for (let space = 0; space < 4; space++) s.setPriestSpace(cult, space, NONE);
  }
  clearBoard(s, MAX_BRIDGES);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    s.setFavoursLeft(tile, table.favourCount[tile]);
  }
  for (let tile = 0; tile < TOWN_TILES.length; tile++) s.setTownsLeft(tile, table.townCount[tile]);
}

const SPADE_TILE = ROUND_TILES.indexOf('SCORE1');

/**
 * Draws the tiles of rounds 1 to 6. FAQ 1.1: they are placed from round 6 on, and the spade tile is
 * never in rounds 6 and 5.
 */
function drawRoundTiles({ options }: Table<State>, random: Random): number[] {
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

/** Draws the cards in play, and one more if a faction may bring it into the game. */
function drawBonusCards({ options, players, factions }: Table<State>, random: Random): number[] {
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
