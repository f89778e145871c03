import { type RandomSource, type Seed, seedWords } from '../../kernel/index.ts';
import { MAX_CITIES } from '../cards.ts';
import { beginTurn } from '../course.ts';
import type { Sink } from '../events.ts';
import { dealCard, displayCard } from '../hand/drawing.ts';
import { MAX_DECK, MAX_DISPLAY, MAX_HAND, MAX_ROW, SEATS } from '../limits.ts';
import { RULES } from '../rules.ts';
import { NONE, State } from '../state.ts';
import type { Table } from '../table.ts';
import { DECKS, LANDS } from '../vocabulary.ts';
import { clearWorld } from '../world/world.ts';

/** Does everything up to the first decision of a player. Rules, "Set-up" and "Advanced set-up". */
export function setUp(table: Table, seed: Seed, sink: Sink): State {
  const s = emptyTable(table);
  seedWords(seed, s.i32, s.randomAt());
  const random = s.draws();
  for (let seat = 0; seat < table.players; seat++) {
    s.setSupply(seat, table.meeples);
    sink?.push({ type: 'supplied', seat, meeples: table.meeples });
  }
  shuffleDecks(s, random);
  layOutObjectives(s, random, sink);
  for (let deck = 0; deck < DECKS.length; deck++) {
    for (let card = 0; card < table.startHand[deck]; card++) {
      for (let seat = 0; seat < table.players; seat++) dealCard(s, seat, deck, sink);
    }
    for (let place = 0; place < table.displaySize[deck]; place++) {
      displayCard(s, deck, place, sink);
    }
  }
  const { startPlayer } = table.options;
  const start = startPlayer === 'random' ? random.below(table.players) : startPlayer;
  sink?.push({ type: 'start-player', seat: start });
  beginTurn(s, start, sink);
  RULES.proceed(s, sink);
  return s;
}

/** An empty table: all tiles are in their piles, all tokens in the stock, and no card is dealt. */
export function emptyTable(table: Table): State {
  const s = new State(table);
  for (let seat = 0; seat < SEATS; seat++) {
    for (let index = 0; index < MAX_HAND; index++) {
      s.setHand(seat, index, NONE);
      s.setShown(seat, index, NONE);
    }
    s.setTaken(seat, NONE);
  }
  for (let deck = 0; deck < DECKS.length; deck++) {
    for (let card = 0; card < MAX_DECK; card++) s.setDeckCard(deck, card, NONE);
    for (let place = 0; place < MAX_DISPLAY; place++) s.setDisplay(deck, place, NONE);
  }
  for (let city = 0; city < MAX_CITIES; city++) s.setCityAt(city, NONE);
  for (let place = 0; place < MAX_ROW; place++) {
    s.setObjective(place, NONE);
    s.setCompletedBy(place, NONE);
  }
  for (let land = 0; land < LANDS.length; land++) s.setPile(land, table.tiles[land]);
  s.setTokens(table.animalTokens);
  s.setWinner(NONE);
  clearWorld(s);
  return s;
}

function shuffleDecks(s: State, random: RandomSource): void {
  for (const [deck, faces] of s.table.deckFaces.entries()) {
    for (const [card, face] of random.shuffle([...faces]).entries())
      s.setDeckCard(deck, card, face);
    s.setDeckSize(deck, faces.length);
  }
}

/** Lays out the objectives. The row is never filled again; objectives outside it leave the game. */
function layOutObjectives(s: State, random: RandomSource, sink: Sink): void {
  const { objectives, objectivesShown, objectiveIds } = s.table;
  const all = random.shuffle(Array.from({ length: objectives }, (_, index) => index));
  const row = all.slice(0, objectivesShown);
  for (const [place, objective] of row.entries()) s.setObjective(place, objective);
  sink?.push({ type: 'objectives', objectives: row.map((objective) => objectiveIds[objective]) });
}
