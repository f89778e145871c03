import type { Seat } from '../../kernel/index.ts';
import { DWELLING, TEMPLE, TRADING_POST } from '../build.ts';
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
  if (card !== NO_CARD) takeCard(s, seat, card, sink);
}

function scorePass(s: State, seat: Seat, sink: Sink): void {
  const { table } = s;
  const card = s.card(seat);
  let vp = table.cardVpShipping[card] * s.shipping(seat);
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    vp += table.cardVp[card * BUILDINGS.length + kind] * s.onMap(seat, kind);
  }
  const dwellings = s.trait(seat, TRAIT.landscapeDwelling);
  vp += table.cardVp[card * BUILDINGS.length + DWELLING] * dwellings;
  gainVp(s, seat, vp, 'bonus-card', sink);
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

/** Lays the card that the seat holds beside the board, without coins. */
export function returnCard(s: State, seat: Seat): void {
  const card = s.card(seat);
  if (card === NONE) return;
  s.setCard(seat, NONE);
  s.setCardWhere(card, CARD.beside);
  s.setCardCoins(card, 0);
  if (s.table.cardShipping[card] > 0) deriveReach(s, seat);
}

/** Takes a bonus card that lies beside the board with its coins, and gives the old one back. */
export function takeCard(s: State, seat: Seat, card: number, sink: Sink): void {
  const before = s.card(seat);
  returnCard(s, seat);
  s.setCardWhere(card, CARD.held);
  s.setCard(seat, card);
  if (sink !== undefined) {
    const event = { type: 'bonus-card', seat, card: BONUS_CARDS[card] } as const;
    sink.push(before === NONE ? event : { ...event, returned: BONUS_CARDS[before] });
  }
  gainCoins(s, seat, s.cardCoins(card), 'card-coins', sink);
  s.setCardCoins(card, 0);
  if (s.table.cardShipping[card] > 0) deriveReach(s, seat);
}
