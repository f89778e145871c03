import {
  FACE,
  KIND,
  type RefusalCode,
  type State,
  toArgument,
  xOf,
  yOf,
} from '@pangaea/rules/gaia';
import { packMove, type Refusal, refusal } from '@pangaea/rules/kernel';
import { GAME } from './rules.ts';
import { nearestSite } from './sites.ts';

/**
 * Reasons that the page finds itself, because the rules explain one move while players ask about a
 * card. `nowhere`: the card fits nowhere in the world. `nearest`: the place where a city comes
 * nearest to being built. `waits`: a protection waits for another player's card. `later`: a thing
 * is not asked for now.
 */
export type OwnReason = 'nowhere' | 'nearest' | 'waits' | 'later';

function ownReason(code: OwnReason, params: Refusal['params'] = {}): Refusal {
  return refusal(code, params);
}

/** Refusals that concern the card and not one place; they come before many others. */
const OF_THE_CARD: readonly RefusalCode[] = ['pile-empty', 'too-few-tokens', 'too-few-deserts'];

/**
 * The reason why no move that plays a card of the hand is legal.
 * @param card its name in commands
 */
export function whyNotPlayable(state: State, seat: number, card: string): Refusal {
  if (card === 'protection') return ownReason('waits');
  if (isCity(state, card)) return whyNoSite(state, seat, card);
  const why = placesOf(state).flatMap((place) =>
    playsAt(state, card, place).map((move) => GAME.explain(state, seat, move)),
  );
  for (const code of OF_THE_CARD) {
    const found = why.find((each) => each.code === code);
    if (found !== undefined) return found;
  }
  return ownReason('nowhere', { card });
}

function isCity({ table }: State, card: string): boolean {
  return table.cardNames.indexOf(card) >= FACE.city;
}

/** The reason why a city cannot be built: the nearest possible place, and its missing needs. */
function whyNoSite(state: State, seat: number, card: string): Refusal {
  const site = nearestSite(state, seat, card);
  if (site === undefined) return ownReason('nowhere', { card });
  return ownReason('nearest', { card, ...site, missing: site.missing.join(' ') });
}

/** The reason why a card cannot be played at a place; undefined if it can. */
export function whyNotAt(
  state: State,
  seat: number,
  card: string,
  place: number,
): Refusal | undefined {
  const why = playsAt(state, card, place).map((move) => GAME.explain(state, seat, move));
  // The tiles that become desert are chosen after the mountain.
  if (why.some(({ code }) => code === '' || code === 'other-deserts')) return undefined;
  return why[0];
}

/** Cells of the world: tiles, and the free cells that touch them. */
function placesOf(state: State): readonly number[] {
  return [
    ...Array.from({ length: state.tiles() }, (_, tile) => state.place(tile)),
    ...Array.from({ length: state.freeCount() }, (_, index) => state.free(index)),
  ];
}

/** The moves that play a card with this place as their first one. */
function playsAt({ table }: State, card: string, place: number): readonly number[] {
  const x = toArgument(xOf(place));
  const y = toArgument(yOf(place));
  switch (card) {
    case 'sun':
    case 'rain':
    case 'lightning':
      return [packMove(KIND[card], x, y)];
    case 'earthquake':
      return [packMove(KIND.earthquake, x, y, 0), packMove(KIND.earthquake, x, y, 1)];
    case 'eruption':
      return [packMove(KIND.eruption, x, y, 0)];
  }
  const face = table.cardNames.indexOf(card);
  if (face < FACE.animals) return [packMove(KIND.nature, face - FACE.nature, x, y)];
  if (face < FACE.power) return [packMove(KIND.animals, face - FACE.animals, x, y)];
  return face < FACE.city ? [] : [packMove(KIND.city, face - FACE.city, x, y)];
}
