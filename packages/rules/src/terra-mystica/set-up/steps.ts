import { placingPlace } from '../../terra/course.ts';
import { layCoinsOnCards } from '../cards/cards.ts';
import { CHOOSE_CARD } from '../cards/choose-card.ts';
import type { Sink } from '../events.ts';
import { CARD, NONE, PHASE, type State } from '../state.ts';
import { BONUS_CARDS } from '../vocabulary.ts';
import { CHOOSE_COLOUR } from './choose-colour.ts';
import { CHOOSE_FACTION } from './faction.ts';
import { PLACE_DWELLING } from './place.ts';
import { askColour } from './take-faction.ts';

/* The phases of the set-up; within each, `step` counts the seats that have been asked. */

/**
 * Asks the next seat in turn order for its faction, if it has none yet, and for the colour of an
 * ice or variable faction.
 */
export function chooseNextFaction(s: State, sink: Sink): boolean {
  const step = s.step();
  if (step === s.table.players) {
    s.enterPhase(PHASE.colours);
    return true;
  }
  s.countStep();
  const seat = s.turnOrder(step);
  if (s.faction(seat) === NONE) s.push(CHOOSE_FACTION.number, seat);
  else askColour(s, seat, sink);
  return true;
}

/**
 * Asks the next seat with a volcano faction for its colour. All others have their colours already.
 */
export function chooseNextColour(s: State, sink: Sink): boolean {
  const step = s.step();
  if (step === s.table.players) {
    s.enterPhase(PHASE.dwellings);
    tellColours(s, sink);
    return true;
  }
  s.countStep();
  const seat = s.turnOrder(step);
  if (s.home(seat) === NONE) s.push(CHOOSE_COLOUR.number, seat);
  return true;
}

/** All factions and colours are known now; a faction may bring one more bonus card. */
function tellColours(s: State, sink: Sink): void {
  const { players, factions, hooks } = s.table;
  let extra = false;
  for (let place = players - 1; place >= 0; place--) {
    const seat = s.turnOrder(place);
    const faction = s.faction(seat);
    if (factions[faction].extraCard) extra = true;
    hooks.coloursKnown[faction]?.(s, seat, sink);
  }
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) !== CARD.spare) continue;
    s.setCardWhere(card, extra ? CARD.beside : CARD.box);
    if (extra) sink?.push({ type: 'extra-card', card: BONUS_CARDS[card] });
  }
}

/**
 * Asks the next seat to place a dwelling: in turn order, then in reverse order; then the seats that
 * start with three dwellings, finally those that start with only one.
 */
export function placeNextDwelling(s: State): void {
  const { players, factions } = s.table;
  const step = s.step();
  if (step === 4 * players) {
    s.enterPhase(PHASE.bonusCards);
    return;
  }
  s.countStep();
  const pass = Math.floor(step / players);
  const seat = s.turnOrder(placingPlace(step, players));
  if (s.isDropped(seat)) return;
  const { dwellings } = factions[s.faction(seat)].start;
  const places = pass === 3 ? dwellings === 1 : pass === 2 ? dwellings === 3 : dwellings > 1;
  if (places) s.push(PLACE_DWELLING.number, seat);
}

/**
 * Asks the next seat in reverse turn order for its bonus card; at last a coin is put on each card
 * that is left.
 */
export function chooseNextCard(s: State, sink: Sink): void {
  const { players } = s.table;
  const step = s.step();
  if (step < players) {
    s.countStep();
    const seat = s.turnOrder(players - 1 - step);
    if (!s.isDropped(seat)) s.push(CHOOSE_CARD.number, seat);
    return;
  }
  layCoinsOnCards(s, sink);
  s.setRound(1);
  s.enterPhase(PHASE.income);
}
