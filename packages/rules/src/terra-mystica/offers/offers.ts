import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Sink } from '../events.ts';
import { gainCoins, gainPower, gainVp, vpToSpend } from '../goods/gains.ts';
import { isBesideLandscape, powerBeside } from '../land/adjacent.ts';
import { ROUNDS, type State } from '../state.ts';
import { POWER_OFFER } from './power-offer.ts';

/** What an answer means to the builder: its faction does not wait for offers that are `idle`. */
const OFFER = { open: 0, taken: 1, idle: 2 } as const;

/** Added to the state of an offer for which its owner may take a coin instead of the power. */
const COIN = 4;

/** Added to the state of an offer when another neighbour has refused the same structure's power. */
const REFUSED = 8;

/** What an offer means to the builder: one of `OFFER`. */
function meaningOf(s: State, offer: number): number {
  return s.offerState(offer) & ~(COIN | REFUSED);
}

/** What `makeOffers` found. */
export const OFFERED = { nobody: 0, full: 254 } as const;

/**
 * Power for the neighbours of a structure just built: the values of their structures directly
 * adjacent, clockwise whatever the order of play (FAQ 3.8 Q4). A seat without room for any is left out,
 * unless answers may come later.
 * @returns the number of the event, `OFFERED.nobody`, or `OFFERED.full` when neighbours have no room.
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

/** Whether a structure on a hex brings a seat an offer of a coin: its landscape lies beside it. */
function hasCoin(s: State, seat: Seat, hex: number): boolean {
  return s.trait(seat, TRAIT.neighbourCoins) > 0 && isBesideLandscape(s, seat, hex);
}

/** Power that taking an offer really gives now; FAQ 2.4 Q1. */
export function powerGained(s: State, offer: number): number {
  const seat = s.offerTo(offer);
  const gained = Math.min(s.offerPower(offer), s.powerRoom(seat));
  const free = freePower(s, seat);
  const most = vpToSpend(s, seat) + free;
  return Math.min(gained, most);
}

/** Power of one offer that costs nothing. */
function freePower(s: State, seat: Seat): number {
  return 1 + s.trait(seat, TRAIT.freePower);
}

/** Victory points for power taken from a neighbour. */
export function vpFor(s: State, seat: Seat, gained: number): number {
  return Math.max(0, gained - freePower(s, seat));
}

/**
 * Whether a seat that pays points for power can have no more points for it: it has passed in the last round, so that
 * all power can do is to become coins of the final scoring.
 */
export function bringsNoPoint(s: State, seat: Seat, gained: number, vp: number): boolean {
  if (vp === 0 || s.round() !== ROUNDS || !s.hasPassed(seat)) return false;
  const { power, coinsPerVp } = s.table.numbers;
  // A token moves one bowl for each power: no more of them can come to bowl III.
  const coins = Math.ceil(gained / power.coins) * (1 + s.trait(seat, TRAIT.goodsPerPower));
  return Math.ceil(coins / (s.trait(seat, TRAIT.coinsPerVp) || coinsPerVp)) <= vp;
}

/**
 * Whether an offer has no sensible answer but to refuse it. Where the builder's faction goes by the answers, they mean
 * more than the power.
 */
export function isForNothing(s: State, offer: number): boolean {
  if (!s.table.vainOffersRefused || s.round() !== ROUNDS) return false;
  if (s.table.hooks.neighboursAnswered[s.faction(s.offerFrom(offer))] !== undefined) return false;
  const seat = s.offerTo(offer);
  const gained = powerGained(s, offer);
  return bringsNoPoint(s, seat, gained, vpFor(s, seat, gained));
}

/** An open offer with its price, for those who show it. */
export interface PowerOffer {
  readonly to: Seat;
  readonly from: Seat;
  readonly power: number;
  /** What taking it gives now, and the victory points that it costs. */
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

/** Answers an offer that its seat is not asked about. */
export function answerForSeat(s: State, offer: number, answer: number, sink: Sink): void {
  const seat = s.offerTo(offer);
  if (sink !== undefined) {
    const isOnly = powerGained(s, offer) === 0 || isForNothing(s, offer);
    sink.push({ type: 'answered', seat, by: isOnly ? 'only-answer' : 'order' });
  }
  answerOffer(s, offer, answer, sink);
}

/** Takes or refuses an offer, or a coin instead, and lets the builder's faction know. */
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
 * Power just taken has filled the bowls: what else is open to the seat is worth nothing from now on, so
 * that neither taking nor refusing it counts. The last open offer of a structure that others have
 * refused leaves its builder with refusals only.
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

/** Who has left the game is asked no more and does not count as refusing. */
export function withdrawOffers(s: State, seat: Seat): void {
  for (let offer = s.offers() - 1; offer >= 0; offer--) {
    if (s.offerTo(offer) === seat) s.removeOffer(offer);
  }
}

/** All neighbours have answered, or one has taken power: the turn of the builder's faction. */
export function neighboursAnswered(s: State, seat: Seat, taken: boolean, sink: Sink): void {
  const hook = s.table.hooks.neighboursAnswered[s.faction(seat)];
  if (hook === undefined) return;
  sink?.push({ type: 'neighbours', seat, taken });
  hook(s, seat, taken, sink);
}

/** Neighbours without room for power count as refusing where a ruling says so. */
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

/** The oldest offer like that with a coin instead, or -1. */
export function findCoin(s: State, seat: Seat, from: Seat, power: number): number {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) !== seat || s.offerFrom(offer) !== from) continue;
    if (s.offerPower(offer) === power && offersCoin(s, offer)) return offer;
  }
  return -1;
}
