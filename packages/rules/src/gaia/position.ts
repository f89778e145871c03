import { backOf, FACES, UNKNOWN } from './cards.ts';
import { MAX_DECK, MAX_DISPLAY, MAX_HAND, MAX_ROW, MAX_TILES, SEATS } from './limits.ts';
import { QUESTION, QUESTIONS } from './questions.ts';
import { ANSWER, HIDDEN_ORDER, NONE, PHASE, STACK, type State } from './state.ts';
import { DECKS, LANDS, POWERS } from './vocabulary.ts';
import { isPlace } from './world/place.ts';
import { clearWorld, freeAt, layTile } from './world/world.ts';

/**
 * The first field with an impossible value in a position from outside: a number that refers to
 * nothing. After this check the rules can read the position safely, even if no game can reach it.
 */
export function findImpossible(s: State): string | undefined {
  return (
    impossibleTiles(s) ??
    impossibleCities(s) ??
    impossibleCards(s) ??
    impossibleSeats(s) ??
    impossibleTurn(s) ??
    impossibleStack(s)
  );
}

/**
 * Checks that each tile touches an earlier one. The derived fields of the world are rebuilt tile by
 * tile for this.
 */
function impossibleTiles(s: State): string | undefined {
  const tiles = s.tiles();
  if (tiles > MAX_TILES) return 'tiles';
  clearWorld(s);
  for (let tile = 0; tile < tiles; tile++) {
    if (!isPlace(s.place(tile)) || freeAt(s, s.place(tile)) < 0) return 'place';
    if (s.land(tile) >= LANDS.length) return 'land';
    layTile(s, s.place(tile), s.land(tile));
  }
  return undefined;
}

function impossibleCities(s: State): string | undefined {
  const { cities } = s.table;
  const seats = s.table.players;
  const used = new Set<number>();
  for (let city = 0; city < cities; city++) {
    const tile = s.cityAt(city);
    if (tile !== NONE && (tile >= s.tiles() || used.has(tile))) return 'cityAt';
    if (tile === NONE && ((s.rising() >> city) & 1) !== 0) return 'rising';
    used.add(tile === NONE ? -1 - city : tile);
    if (s.met(city) > 4) return 'met';
    for (let seat = 0; seat < SEATS; seat++) {
      const most = tile === NONE || seat >= seats ? 0 : s.table.meeples;
      if (s.meeples(city, seat) > most) return 'meeples';
    }
  }
  if (s.hungry() >>> cities !== 0) return 'hungry';
  return s.rising() >>> cities !== 0 ? 'rising' : undefined;
}

function impossibleCards(s: State): string | undefined {
  const isCard = (face: number, deck: number) =>
    face < UNKNOWN + DECKS.length && backOf(face) === deck;
  const inGame = (face: number) => face >= UNKNOWN || face < s.table.cardNames.length;
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (s.deckSize(deck) > MAX_DECK) return 'deckSize';
    for (let card = 0; card < s.deckSize(deck); card++) {
      const face = s.deckCard(deck, card);
      if (!isCard(face, deck) || !inGame(face)) return 'deck';
    }
    for (let place = 0; place < MAX_DISPLAY; place++) {
      const face = s.display(deck, place);
      if (face === NONE) continue;
      if (!isCard(face, deck) || face >= FACES || !inGame(face)) return 'display';
    }
  }
  for (let seat = 0; seat < SEATS; seat++) {
    const size = s.handSize(seat);
    if (size > (seat < s.table.players ? MAX_HAND : 0)) return 'handSize';
    for (let index = 0; index < size; index++) {
      const face = s.hand(seat, index);
      if (face >= UNKNOWN + DECKS.length || !inGame(face)) return 'hand';
    }
    if (!isShownHeld(s, seat)) return 'shown';
    const taken = s.taken(seat);
    if (taken !== NONE && (taken >= UNKNOWN + DECKS.length || !inGame(taken))) return 'taken';
  }
  return undefined;
}

/** Whether the cards that everybody knows to be in a hand are in it, and sorted. */
function isShownHeld(s: State, seat: number): boolean {
  let held = 0;
  for (let index = 0; index < MAX_HAND; index++) {
    const face = s.shown(seat, index);
    if (index > 0 && face < s.shown(seat, index - 1)) return false;
    if (face === NONE) continue;
    while (held < s.handSize(seat) && s.hand(seat, held) !== face) held++;
    if (face >= FACES || held++ >= s.handSize(seat)) return false;
  }
  return true;
}

function impossibleSeats(s: State): string | undefined {
  const { players, meeples, objectives } = s.table;
  for (let seat = 0; seat < SEATS; seat++) {
    if (s.supply(seat) > (seat < players ? meeples : 0)) return 'supply';
    if (s.order(seat) > HIDDEN_ORDER) return 'order';
    if (s.answer(seat) > ANSWER.hidden) return 'answer';
  }
  for (let place = 0; place < MAX_ROW; place++) {
    const objective = s.objective(place);
    if (objective !== NONE && objective >= objectives) return 'objective';
    const seat = s.completedBy(place);
    if (seat !== NONE && seat >= players) return 'completedBy';
  }
  return undefined;
}

function impossibleTurn(s: State): string | undefined {
  const { players } = s.table;
  if (s.turn() >= players) return 'turn';
  if (s.phase() > PHASE.over) return 'phase';
  if (s.winner() !== NONE && s.winner() >= players) return 'winner';
  return (s.phase() === PHASE.over) !== (s.winner() !== NONE) ? 'winner' : undefined;
}

/** Checks the questions on the stack: their arguments, as far as the rules read them. */
function impossibleStack(s: State): string | undefined {
  const { players } = s.table;
  if (s.depth() > STACK) return 'depth';
  if ((s.depth() === 0) !== (s.phase() === PHASE.over)) return 'depth';
  const rest = s.frames();
  for (const [kind, who, a, b] of rest) {
    if (kind < 1 || kind > QUESTIONS.length) return 'stack';
    if (kind === QUESTION.window ? who >= 1 << players : who >= players) return 'stack';
    if ((kind === QUESTION.deal || kind === QUESTION.refill) && a >= DECKS.length) return 'stack';
    if (kind === QUESTION.refill && b >= MAX_DISPLAY) return 'stack';
    if (kind === QUESTION.effect && (a >= POWERS.length || (b !== NONE && b >= s.tiles())))
      return 'stack';
  }
  const top = rest.at(-1)?.[0];
  const below = rest.at(-2)?.[0];
  const asks = top === QUESTION.window || top === QUESTION['open-window'];
  return asks && below !== QUESTION.effect ? 'stack' : undefined;
}
