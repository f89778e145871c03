import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Sink } from '../events.ts';
import { gainCoins, gainPower, gainVp, vpToSpend } from '../goods/gains.ts';
import { isBesideLandscape, powerBeside } from '../land/adjacent.ts';
import { ROUNDS, type State } from '../state.ts';
import { POWER_OFFER } from './power-offer.ts';

/**
 * The state of an offer. Some factions of builders gain something by the answers of the neighbours.
 * An `idle` offer is still open, but the seat that got it has no room for power, so its answer does
 * not count for the builder's faction.
 */
const OFFER = { open: 0, taken: 1, idle: 2 } as const;

/** Added to the state of an offer if the seat may take a coin instead of the power. */
const COIN = 4;

/**
 * Added to the state of an offer if another neighbour has refused the power of the same structure.
 */
const REFUSED = 8;

/** The state of an offer without the additions: one of `OFFER`. */
function meaningOf(s: State, offer: number): number {
  return s.offerState(offer) & ~(COIN | REFUSED);
}

/**
 * Results of `makeOffers` without an offer: there is no neighbour, or the neighbours have no room
 * for power.
 */
export const OFFERED = { nobody: 0, full: 254 } as const;

/**
 * Offers power to the neighbours of a new structure: the values of their structures directly
 * adjacent to it, clockwise whatever the order of play (FAQ 3.8 Q4). A seat without room for any
 * power is left out, unless answers may come later.
 * @returns the number of the event, `OFFERED.nobody`, or `OFFERED.full` if neighbours have no room.
 */
export function makeOffers(s: State, seat: Seat, hex: number, sink: Sink): number {
  const { players } = s.table;
  let place = 0;
  while (s.seating(place) !== seat) place++;
  let event = 0;
  let full = false;
  for (let n = 1; n < players; n++) {
    const other = s.seating((place + n) % players);
    const power = powerBeside(s, other, hex);
    if (power === 0 || s.isDropped(other)) continue;
    const idle = s.powerRoom(other) === 0;
    const coin = hasCoin(s, other, hex);
    if (idle && !coin && !s.table.queued) {
      full = true;
      continue;
    }
    if (event === 0) event = s.nextEvent();
    const state = (idle ? OFFER.idle : OFFER.open) | (coin ? COIN : 0);
    s.addOffer(other, seat, power, event, state);
    sink?.push({ type: 'power-offered', seat: other, from: seat, amount: power });
  }
  if (event === 0) return full ? OFFERED.full : OFFERED.nobody;
  return event;
}

/**
 * Whether a structure on a hex brings a seat an offer of a coin, because the seat's landscape is
 * beside it.
 */
function hasCoin(s: State, seat: Seat, hex: number): boolean {
  return s.trait(seat, TRAIT.neighbourCoins) > 0 && isBesideLandscape(s, seat, hex);
}

/** The power that taking an offer gives now; FAQ 2.4 Q1. */
export function powerGained(s: State, offer: number): number {
  const seat = s.offerTo(offer);
  const gained = Math.min(s.offerPower(offer), s.powerRoom(seat));
  const free = freePower(s, seat);
  const most = vpToSpend(s, seat) + free;
  return Math.min(gained, most);
}

/** The part of an offer's power that costs nothing. */
function freePower(s: State, seat: Seat): number {
  return 1 + s.trait(seat, TRAIT.freePower);
}

/** Victory points that a seat pays for power from a neighbour. */
export function vpFor(s: State, seat: Seat, gained: number): number {
  return Math.max(0, gained - freePower(s, seat));
}

/**
 * Whether a seat that pays points for power can get no more points from it: it has passed in the
 * last round, so the power can only become coins of the final scoring.
 */
export function bringsNoPoint(s: State, seat: Seat, gained: number, vp: number): boolean {
  if (vp === 0 || s.round() !== ROUNDS || !s.hasPassed(seat)) return false;
  const { power, coinsPerVp } = s.table.numbers;
  // A token moves one bowl for each power, so not more tokens than that can come to bowl III.
  const coins = Math.ceil(gained / power.coins) * (1 + s.trait(seat, TRAIT.goodsPerPower));
  return Math.ceil(coins / (s.trait(seat, TRAIT.coinsPerVp) || coinsPerVp)) <= vp;
}

/**
 * Whether refusing is the only sensible answer to an offer. It is not if the answers have a further
 * meaning for the builder's faction.
 */
export function isForNothing(s: State, offer: number): boolean {
  if (!s.table.vainOffersRefused || s.round() !== ROUNDS) return false;
  if (s.table.hooks.neighboursAnswered[s.faction(s.offerFrom(offer))] !== undefined) return false;
  const seat = s.offerTo(offer);
  const gained = powerGained(s, offer);
  return bringsNoPoint(s, seat, gained, vpFor(s, seat, gained));
}

/** An open offer with its price, for showing it. */
export interface PowerOffer {
  readonly to: Seat;
  readonly from: Seat;
  readonly power: number;
  /** The power that taking it gives now, and the victory points that it costs. */
  readonly gained: number;
  readonly vp: number;
  /** Coins that may be taken instead. */
  readonly coins: number;
}

/** Whether the owner of an offer may take a coin instead. */
export function offersCoin(s: State, offer: number): boolean {
  return (s.offerState(offer) & COIN) !== 0;
}

/** All open offers in the order of asking. */
export function powerOffers(s: State): readonly PowerOffer[] {
  return Array.from({ length: s.offers() }, (_, offer) => {
    const gained = powerGained(s, offer);
    return {
      to: s.offerTo(offer),
      from: s.offerFrom(offer),
      power: s.offerPower(offer),
      gained,
      vp: vpFor(s, s.offerTo(offer), gained),
      coins: offersCoin(s, offer) ? s.trait(s.offerTo(offer), TRAIT.neighbourCoins) : 0,
    };
  });
}

/** Answers an offer without asking its seat. */
export function answerForSeat(s: State, offer: number, answer: number, sink: Sink): void {
  const seat = s.offerTo(offer);
  if (sink !== undefined) {
    const isOnly = powerGained(s, offer) === 0 || isForNothing(s, offer);
    sink.push({ type: 'answered', seat, by: isOnly ? 'only-answer' : 'order' });
  }
  answerOffer(s, offer, answer, sink);
}

/** Takes or refuses an offer, or takes a coin instead, and informs the builder's faction. */
export function answerOffer(s: State, offer: number, answer: number, sink: Sink): void {
  const take = answer === ANSWER.take;
  const seat = s.offerTo(offer);
  const from = s.offerFrom(offer);
  const event = s.offerEvent(offer);
  const isOpen = meaningOf(s, offer) === OFFER.open;
  const gained = powerGained(s, offer);
  if (!take) sink?.push({ type: 'power-refused', seat, from, amount: s.offerPower(offer) });
  s.removeOffer(offer);
  if (take && gained > 0) {
    gainPower(s, seat, gained, 'neighbour', sink, from);
    const vp = vpFor(s, seat, gained);
    s.addOfferVp(seat, vp);
    gainVp(s, seat, -vp, 'neighbour', sink);
  }
  if (answer === ANSWER.coin) {
    gainCoins(s, seat, s.trait(seat, TRAIT.neighbourCoins), 'landscape', sink);
  }
  if (!s.table.queued) {
    if (take) s.setArg(POWER_OFFER.at.taken, 1);
    return;
  }
  let open = false;
  for (let other = 0; other < s.offers(); other++) {
    if (s.offerEvent(other) !== event) continue;
    if (!take) s.setOfferState(other, s.offerState(other) | REFUSED);
    if (meaningOf(s, other) !== OFFER.open) continue;
    open = true;
    if (take && isOpen) s.setOfferState(other, s.offerState(other) + OFFER.taken);
  }
  if (isOpen && (take || !open)) neighboursAnswered(s, from, take, sink);
  if (take && s.powerRoom(seat) === 0) closeOffers(s, seat, sink);
}

/**
 * Closes the other open offers to a seat whose bowls are full now: they have no value any more, so
 * neither taking nor refusing them counts. If the last open offer of a structure is closed like
 * this and the others have refused, all have refused.
 */
function closeOffers(s: State, seat: Seat, sink: Sink): void {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) !== seat || meaningOf(s, offer) !== OFFER.open) continue;
    s.setOfferState(offer, s.offerState(offer) + OFFER.idle);
    const refused = (s.offerState(offer) & REFUSED) !== 0;
    if (refused && !isAnyOpen(s, s.offerEvent(offer))) {
      neighboursAnswered(s, s.offerFrom(offer), false, sink);
    }
  }
}

export function isAnyOpen(s: State, event: number): boolean {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerEvent(offer) === event && meaningOf(s, offer) === OFFER.open) return true;
  }
  return false;
}

/** Removes the offers to a seat that has left the game: it does not count as refusing. */
export function withdrawOffers(s: State, seat: Seat): void {
  for (let offer = s.offers() - 1; offer >= 0; offer--) {
    if (s.offerTo(offer) === seat) s.removeOffer(offer);
  }
}

/** Lets the builder's faction act: all neighbours have answered, or one has taken power. */
export function neighboursAnswered(s: State, seat: Seat, taken: boolean, sink: Sink): void {
  const hook = s.table.hooks.neighboursAnswered[s.faction(seat)];
  if (hook === undefined) return;
  sink?.push({ type: 'neighbours', seat, taken });
  hook(s, seat, taken, sink);
}

/** Neighbours without room for power count as refusing, if a ruling says so. */
export function fullNeighbours(s: State, seat: Seat, sink: Sink): void {
  if (s.table.fullNeighboursRefuse) neighboursAnswered(s, seat, false, sink);
}

/** How an offer is answered. */
export const ANSWER = { ask: 0, take: 1, refuse: 2, coin: 3 } as const;

/** The offer to a seat that a move names, or -1: the oldest of equal ones. */
export function findOffer(s: State, seat: Seat, from: Seat, power: number): number {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) !== seat || s.offerFrom(offer) !== from) continue;
    if (s.offerPower(offer) === power) return offer;
  }
  return -1;
}

/** Like `findOffer`, only for offers that include a coin. */
export function findCoin(s: State, seat: Seat, from: Seat, power: number): number {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) !== seat || s.offerFrom(offer) !== from) continue;
    if (s.offerPower(offer) === power && offersCoin(s, offer)) return offer;
  }
  return -1;
}
