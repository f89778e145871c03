import {
  coordinateOf,
  DECK,
  DECKS,
  DIRECTIONS,
  FACE,
  isKnown,
  KIND,
  LANDS,
  NONE,
  placeAt,
  QUESTION,
  type State,
  xOf,
  yOf,
} from '@pangaea/rules/gaia';
import { argA, argB, argC, kindOf, packMove, type Refusal } from '@pangaea/rules/kernel';
import { whyNotPlayable } from './reasons.ts';
import { GAME, legalMoves } from './rules.ts';

/** The place of an action's card or deck. */
export type Zone = 'deck' | 'display' | 'hand' | 'taken' | 'row' | 'world';

/** One way to do an action. */
export interface Choice {
  readonly move: number;
  /** Places of the world that the choice names, in order; none for an action without a place. */
  readonly cells: readonly number[];
  /** Whether any of these places may be named first. */
  readonly inAnyOrder: boolean;
}

/**
 * One action in every form in which the page offers it: card, world, keyboard, spoken label, typed
 * command. `id` names the action and its card or deck: `draw:life`, `play:city-07`.
 */
export interface Action {
  readonly id: string;
  readonly kind: number;
  readonly zone: Zone;
  /** The name of the card, deck or objective in commands; empty where there is none. */
  readonly with: string;
  /** Its legal moves; empty when there are none. */
  readonly choices: readonly Choice[];
  /** The reason why there are no legal moves. */
  readonly refusal?: Refusal;
}

type Slot = Pick<Action, 'id' | 'kind' | 'zone' | 'with'>;

/** Power cards have moves of their own, named after the cards. */
const POWER_KINDS: readonly (keyof typeof KIND)[] = [
  'sun',
  'rain',
  'earthquake',
  'tornado',
  'lightning',
  'eruption',
];

/** The action of a move. */
function slotOf({ table }: State, move: number): Slot {
  const kind = kindOf(move);
  const a = argA(move);
  const slot = (word: string, zone: Zone, name = ''): Slot => {
    return { id: name === '' ? word : `${word}:${name}`, kind, zone, with: name };
  };
  const power = POWER_KINDS.find((each) => KIND[each] === kind);
  if (power !== undefined) return slot('play', 'hand', power);
  switch (kind) {
    case KIND.draw:
      return slot('draw', 'deck', DECKS[a]);
    case KIND.take:
      return slot('take', 'display', table.cardNames[a]);
    case KIND.nature:
      return slot('play', 'hand', table.cardNames[FACE.nature + a]);
    case KIND.animals:
      return slot('play', 'hand', table.cardNames[FACE.animals + a]);
    case KIND.city:
      return slot('play', 'hand', table.cityIds[a]);
    case KIND.discard:
      return slot('discard', 'hand', table.cardNames[a]);
    case KIND.keep:
      return slot('keep', 'taken', table.cardNames[a]);
    case KIND.objective:
      return slot('objective', 'row', table.objectiveIds[a]);
    case KIND.settle:
      return slot('settle', 'world');
    case KIND.feed:
      return slot('feed', 'world');
    case KIND.protect:
      return slot('protect', 'world');
    case KIND.let:
      return slot('let', 'world');
    case KIND.spare:
      return slot('spare', 'world');
    default:
      return slot('exhaust', 'world');
  }
}

/** The id of a move's action. */
function actionIdOf(state: State, move: number): string {
  return slotOf(state, move).id;
}

/** A move with the places that it names. */
export function choiceOf(state: State, move: number): Choice {
  const at = (x: number, y: number) => placeAt(coordinateOf(x), coordinateOf(y));
  const [a, b, c] = [argA(move), argB(move), argC(move)];
  const kind = kindOf(move);
  const choice = (cells: readonly number[], inAnyOrder = false) => ({ move, cells, inAnyOrder });
  const cityPlace = (city: number) => state.place(state.cityAt(city));
  switch (kind) {
    case KIND.nature:
    case KIND.animals:
    case KIND.city:
      return choice([at(b, c)]);
    case KIND.sun:
    case KIND.rain:
    case KIND.lightning:
      return choice([at(a, b)]);
    case KIND.earthquake:
      return choice([at(a, b), beside(at(a, b), c === 0 ? 'east' : 'south')], true);
    case KIND.eruption: {
      const deserts = DIRECTIONS.filter((_, direction) => ((c >> direction) & 1) !== 0);
      return choice([at(a, b), ...deserts.map((direction) => beside(at(a, b), direction))]);
    }
    case KIND.settle:
      return choice([cityPlace(a)]);
    case KIND.feed:
      return choice([cityPlace(a), at(b, c)]);
    default:
      return choice([]);
  }
}

const STEPS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;

function beside(place: number, direction: keyof typeof STEPS): number {
  const [dx, dy] = STEPS[direction];
  const origin = placeAt(0, 0);
  return place + placeAt(dx, dy) - origin;
}

/**
 * All possible actions of the seat. In a turn they include unusable decks and cards, with the
 * reason; otherwise only answers to the question.
 */
export function actionsFor(state: State, seat: number): readonly Action[] {
  const moves = legalMoves(state, seat);
  if (moves.length === 0) return [];
  const found = Map.groupBy(moves, (move) => actionIdOf(state, move));
  const slots = state.top() === QUESTION.turn ? turnSlots(state, seat) : [];
  for (const [id, [first]] of found) {
    if (!slots.some((slot) => slot.id === id)) slots.push(slotOf(state, first));
  }
  return slots.map((slot) => {
    const choices = (found.get(slot.id) ?? [])
      .map((move) => choiceOf(state, move))
      .sort(asOneReads);
    if (choices.length > 0) return { ...slot, choices };
    return { ...slot, choices, refusal: whyNone(state, seat, slot) };
  });
}

function whyNone(state: State, seat: number, slot: Slot): Refusal {
  if (slot.zone === 'hand') return whyNotPlayable(state, seat, slot.with);
  const deck = (DECKS as readonly string[]).indexOf(slot.with);
  return GAME.explain(state, seat, packMove(KIND.draw, deck));
}

/** Compares two choices by their places, so that they are sorted row by row. */
function asOneReads({ cells: one }: Choice, { cells: other }: Choice): number {
  for (const [index, place] of one.entries()) {
    const next = other[index] ?? place;
    if (place !== next) return yOf(place) - yOf(next) || xOf(place) - xOf(next);
  }
  return 0;
}

/** All decks, all cards on display and all cards of the hand, in their order on the table. */
function turnSlots(state: State, seat: number): Slot[] {
  const { table } = state;
  const slots: Slot[] = [];
  for (const [deck, name] of DECKS.entries()) {
    if (table.deckFaces[deck].length === 0) continue;
    slots.push({ id: `draw:${name}`, kind: KIND.draw, zone: 'deck', with: name });
  }
  for (const card of handNames(state, seat)) {
    slots.push({ id: `play:${card}`, kind: playKind(card), zone: 'hand', with: card });
  }
  return slots;
}

/** The different cards of a hand that the viewer knows. */
function handNames(state: State, seat: number): readonly string[] {
  return [...new Set(handOf(state, seat).filter(isKnown))].map(
    (face) => state.table.cardNames[face],
  );
}

/** The hand of a seat, as faces or backs. */
export function handOf(state: State, seat: number): readonly number[] {
  return Array.from({ length: state.handSize(seat) }, (_, index) => state.hand(seat, index));
}

/** The cards of a hand, by name, that everybody knows. */
export function shownOf(state: State, seat: number): readonly string[] {
  const faces = Array.from({ length: state.handSize(seat) }, (_, index) =>
    state.shown(seat, index),
  );
  return faces.filter((face) => face !== NONE).map((face) => state.table.cardNames[face]);
}

/** The cards of a deck on display, without empty places. */
export function displayOf(state: State, deck: number): readonly number[] {
  return Array.from({ length: state.table.displaySize[deck] }, (_, place) =>
    state.display(deck, place),
  ).filter((face) => face !== NONE);
}

/** Decks that are in the game. */
export function decksOf({ table }: State): readonly number[] {
  return Object.values(DECK).filter((deck) => table.deckFaces[deck].length > 0);
}

/** The kind of move that plays a card. */
function playKind(card: string): number {
  if (LANDS.some((land) => card === `nature-${land}`)) return KIND.nature;
  if (card.startsWith('animals-')) return KIND.animals;
  const power = POWER_KINDS.find((each) => each === card);
  if (power !== undefined) return KIND[power];
  return card === 'protection' ? KIND.protect : KIND.city;
}
