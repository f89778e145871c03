import {
  ANSWER,
  backOf,
  DECKS,
  FACES,
  LANDS,
  MAX_ROW,
  metOn,
  NONE,
  PHASE,
  QUESTION,
  STATE_LAYOUT,
  State,
  unseenCards,
} from '../../gaia/index.ts';
import { deriveWorld } from '../../gaia/world/world.ts';
import { wrongDerived } from '../derived.ts';

/**
 * Complaints about a complete position: pieces lost or doubled, fields that contradict each other.
 */
export function conserved(s: State): readonly string[] {
  const wrong: string[] = [];
  checkTiles(s, wrong);
  checkCities(s, wrong);
  checkMeeples(s, wrong);
  checkCards(s, wrong);
  checkTurn(s, wrong);
  return [...wrong, ...wrongDerived(s, new State(s.table), STATE_LAYOUT, deriveWorld)];
}

function checkTiles(s: State, wrong: string[]): void {
  const { table } = s;
  const lying = LANDS.map(() => 0);
  let animals = s.tokens();
  for (let tile = 0; tile < s.tiles(); tile++) {
    lying[s.land(tile)]++;
    animals += s.animals(tile);
    if (s.animals(tile) > 0 && s.cityOn(tile) !== NONE) wrong.push(`city and animals on ${tile}`);
  }
  for (const [land, count] of lying.entries()) {
    const all = count + s.pile(land);
    if (all !== table.tiles[land]) wrong.push(`${all} tiles of ${LANDS[land]}`);
  }
  if (animals !== table.animalTokens) wrong.push(`${animals} animal tokens`);
}

function checkCities(s: State, wrong: string[]): void {
  const { table } = s;
  const settling = s.frames().some(([kind]) => kind === QUESTION.settle);
  for (let city = 0; city < table.cities; city++) {
    const tile = s.cityAt(city);
    const id = table.cityIds[city];
    let here = 0;
    let players = 0;
    for (let seat = 0; seat < table.players; seat++) {
      const count = s.meeples(city, seat);
      const most = table.fourNeeds && s.met(city) === 4 ? 2 : 1;
      if (count > most) wrong.push(`${count} meeples of ${seat} on ${id}`);
      here += count;
      if (count > 0) players++;
    }
    if (tile === NONE) {
      if (here > 0 || s.met(city) > 0) wrong.push(`${here} meeples on ${id}, which is not there`);
      continue;
    }
    if (table.takeover && players > 1) wrong.push(`${players} players on ${id}`);
    if (here > 0 && s.met(city) < 2) wrong.push(`meeples on ${id} with ${s.met(city)} needs`);
    if (!settling && s.met(city) !== metOn(s, city, tile)) wrong.push(`${id} was not looked at`);
    if (s.met(city) === 0) wrong.push(`${id} stands with no need met`);
  }
}

function checkMeeples(s: State, wrong: string[]): void {
  const { table } = s;
  for (let seat = 0; seat < table.players; seat++) {
    let all = s.supply(seat);
    for (let city = 0; city < table.cities; city++) all += s.meeples(city, seat);
    for (let place = 0; place < MAX_ROW; place++) if (s.completedBy(place) === seat) all++;
    if (all !== table.meeples) wrong.push(`${all} meeples of seat ${seat}`);
    if (s.supply(seat) === 0 && s.phase() !== PHASE.over && s.top() !== QUESTION.settle) {
      wrong.push(`seat ${seat} has won and the game goes on`);
    }
  }
}

/**
 * Checks that every card is in exactly one place, and that hands are in order and within their
 * limits.
 */
function checkCards(s: State, wrong: string[]): void {
  const { table } = s;
  const unseen = unseenCards(s).flat();
  if (unseen.length > 0) wrong.push(`${unseen.length} cards are nowhere`);
  let all = 0;
  for (let face = 0; face < FACES; face++) all += table.cardCount[face];
  let found = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    found += s.deckSize(deck);
    for (let card = 0; card < s.deckSize(deck); card++) {
      if (backOf(s.deckCard(deck, card)) !== deck) wrong.push(`a card in the wrong deck ${deck}`);
    }
    for (let place = 0; place < table.displaySize[deck]; place++) {
      if (s.display(deck, place) !== NONE) found++;
      else if (s.deckSize(deck) > 0) wrong.push(`an empty place of ${DECKS[deck]}`);
    }
  }
  for (let seat = 0; seat < table.players; seat++) {
    const hand = Array.from({ length: s.handSize(seat) }, (_, index) => s.hand(seat, index));
    found += hand.length;
    if (hand.some((face, index) => index > 0 && face < hand[index - 1])) {
      wrong.push(`the hand of seat ${seat} is out of order`);
    }
    const known = Array.from({ length: hand.length }, (_, index) => s.shown(seat, index));
    for (const face of new Set(known.filter((each) => each !== NONE))) {
      const count = (cards: readonly number[]) => cards.filter((each) => each === face).length;
      if (count(known) > count(hand)) wrong.push(`seat ${seat} does not hold what it has shown`);
    }
    const powers = hand.filter((face) => backOf(face) === 2).length;
    const drawing = s.top() === QUESTION.discard && s.topWho() === seat ? 1 : 0;
    if (hand.length > table.handLimit + drawing) wrong.push(`seat ${seat} holds ${hand.length}`);
    if (powers > table.powerLimit + drawing) wrong.push(`seat ${seat} holds ${powers} powers`);
    for (let index = 0; index < LANDS.length; index++) found += s.natureInFront(seat, index);
    for (let power = 0; power < 7; power++) found += s.powersInFront(seat, power);
    if (s.taken(seat) !== NONE) found++;
    if (s.taken(seat) !== NONE && s.top() !== QUESTION.keep) wrong.push('a card was taken');
    if (s.answer(seat) !== ANSWER.none && s.top() !== QUESTION.window)
      wrong.push('an answer is left');
  }
  for (let face = 0; face < FACES; face++) found += s.gone(face);
  for (let city = 0; city < table.cities; city++) if (s.cityAt(city) !== NONE) found++;
  if (found !== all) wrong.push(`${found} of ${all} cards`);
}

function checkTurn(s: State, wrong: string[]): void {
  if ((s.phase() === PHASE.over) !== (s.depth() === 0)) wrong.push('nobody decides');
  if (s.phase() === PHASE.feeding && s.actions() > 0) wrong.push('actions before feeding');
  if (s.rising() !== 0 && s.top() !== QUESTION.settle) wrong.push('cities are rising');
}
