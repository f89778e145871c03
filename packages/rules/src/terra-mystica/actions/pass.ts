import type { Seat } from '../../kernel/index.ts';
import { DWELLING, TEMPLE, TRADING_POST } from '../build.ts';
import { FRAME } from '../frames.ts';
import { gainCoins, gainVp, type Sink } from '../gains.ts';
import { joiningLandBridges } from '../land-bridges.ts';
import { NO_CARD } from '../moves.ts';
import { deriveReach } from '../reach.ts';
import { CARD, NONE, type State } from '../state.ts';
import { TRAIT } from '../traits.ts';
import { BONUS_CARDS, BUILDINGS, FAVOUR_TILES } from '../vocabulary.ts';

/** Points for passing, then another bonus card with its coins; none in the last round (FAQ 2.7 Q1). */
export function pass(s: State, seat: Seat, card: number, sink: Sink): void {
  s.markPassed(seat);
  if (sink !== undefined) sink.push({ type: 'passed', seat });
  scorePass(s, seat, sink);
  s.table.hooks.passed[s.faction(seat)]?.(s, seat, sink);
  if (card === NO_CARD) return;
  if (s.trait(seat, TRAIT.moreCards) === 0) takeCard(s, seat, card, sink);
  else takeFirstOfTwo(s, seat, card, sink);
}

function scorePass(s: State, seat: Seat, sink: Sink): void {
  const { table } = s;
  scoreCard(s, seat, s.card(seat), sink);
  if (s.card2(seat) !== NONE) scoreCard(s, seat, s.card2(seat), sink);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    if (!s.hasFavour(seat, tile)) continue;
    gainVp(
      s,
      seat,
      table.favourPassVp[tile * 5 + s.onMap(seat, TRADING_POST)],
      'favour-tile',
      sink,
    );
  }
  gainVp(s, seat, s.trait(seat, TRAIT.passVpPerTemple) * s.onMap(seat, TEMPLE), 'stronghold', sink);
  const perBridge = s.trait(seat, TRAIT.passVpPerBridge);
  if (perBridge > 0) gainVp(s, seat, perBridge * joiningBridges(s, seat), 'stronghold', sink);
}

function scoreCard(s: State, seat: Seat, card: number, sink: Sink): void {
  const { table } = s;
  let vp = table.cardVpShipping[card] * s.shipping(seat);
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    vp += table.cardVp[card * BUILDINGS.length + kind] * s.onMap(seat, kind);
  }
  const dwellings = s.trait(seat, TRAIT.landscapeDwelling);
  vp += table.cardVp[card * BUILDINGS.length + DWELLING] * dwellings;
  gainVp(s, seat, vp, 'bonus-card', sink);
}

/** Own bridges with own structures at both ends. */
function joiningBridges(s: State, seat: Seat): number {
  let count = 0;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    const { a, b } = bridges[bridge];
    if (s.bridgeOwner(bridge) !== seat) continue;
    if (s.owner(a) === seat && s.owner(b) === seat) count++;
  }
  return count + joiningLandBridges(s, seat);
}

/** Lays the cards that the seat holds beside the board, without coins. */
export function returnCard(s: State, seat: Seat): void {
  const second = s.card2(seat);
  s.setCard2(seat, NONE);
  if (second !== NONE) layBeside(s, second);
  const card = s.card(seat);
  if (card === NONE) return;
  s.setCard(seat, NONE);
  layBeside(s, card);
  if (s.table.cardShipping[card] > 0) deriveReach(s, seat);
  if (second !== NONE && s.table.cardShipping[second] > 0) deriveReach(s, seat);
}

function layBeside(s: State, card: number): void {
  s.setCardWhere(card, CARD.beside);
  s.setCardCoins(card, 0);
}

/** Takes a bonus card that lies beside the board with its coins, and gives those held back. */
export function takeCard(s: State, seat: Seat, card: number, sink: Sink): void {
  const before = s.card(seat);
  const second = s.card2(seat);
  returnCard(s, seat);
  s.setCard(seat, card);
  tellCard(seat, card, before, sink);
  if (second !== NONE) tellCard(seat, NONE, second, sink);
  hold(s, seat, card, sink);
}

/** The first of two cards; those held are laid beside the board when both are chosen. */
function takeFirstOfTwo(s: State, seat: Seat, card: number, sink: Sink): void {
  const before = s.card(seat);
  const second = s.card2(seat);
  s.setCardWhere(before, CARD.spare);
  if (second !== NONE) s.setCardWhere(second, CARD.spare);
  s.setCard2(seat, NONE);
  s.setCard(seat, card);
  s.push(FRAME.bonusCard, seat, 1, before, second);
  tellCard(seat, card, before, sink);
  if (second !== NONE) tellCard(seat, NONE, second, sink);
  hold(s, seat, card, sink);
  deriveReach(s, seat);
}

/** Settles the `bonusCard` frame on top: in the set-up, or for the second card. */
export function takeCardDue(s: State, seat: Seat, card: number, sink: Sink): void {
  const isSecond = s.frameA() !== 0;
  const one = s.frameB();
  const two = s.frameC();
  s.pop();
  if (!isSecond) {
    takeCard(s, seat, card, sink);
    return;
  }
  layBeside(s, one);
  if (two !== NONE) layBeside(s, two);
  s.setCard2(seat, card);
  tellCard(seat, card, NONE, sink);
  hold(s, seat, card, sink);
}

/** A card comes to a seat with the coins that lie on it. */
function hold(s: State, seat: Seat, card: number, sink: Sink): void {
  const coins = s.cardCoins(card);
  s.setCardWhere(card, CARD.held);
  s.setCardCoins(card, 0);
  if (s.table.cardShipping[card] > 0) deriveReach(s, seat);
  gainCoins(s, seat, coins, 'card-coins', sink);
  s.table.hooks.cardTaken[s.faction(seat)]?.(s, seat, card, coins, sink);
}

/** @param card NONE when a card is only given back. */
function tellCard(seat: Seat, card: number, returned: number, sink: Sink): void {
  if (sink === undefined) return;
  if (card === NONE) sink.push({ type: 'card-returned', seat, card: BONUS_CARDS[returned] });
  else if (returned === NONE) sink.push({ type: 'bonus-card', seat, card: BONUS_CARDS[card] });
  else {
    const names = { card: BONUS_CARDS[card], returned: BONUS_CARDS[returned] };
    sink.push({ type: 'bonus-card', seat, ...names });
  }
}
