import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Special } from '../boards/special.ts';
import { areSpadesRefused } from '../check/needs.ts';
import { CHOOSE_CULT } from '../cults/cult.ts';
import { LEGAL, refuse } from '../refusals.ts';
import { gainSpades } from '../spades/spades.ts';
import type { State } from '../state.ts';
import type { BonusCard } from '../vocabulary.ts';

function mayTakeSpades(s: State, seat: Seat): boolean {
  return s.table.uselessSpadesAllowed || s.trait(seat, TRAIT.spadesUseless) === 0;
}

function amountOn(s: State, card: BonusCard): number {
  return s.table.printed.bonusCards[card].actionAmount ?? 1;
}

/** The special actions of cards and favour tiles. */
export const COMMON_SPECIALS: readonly Special<State>[] = [
  {
    id: 'BON1',
    possible: mayTakeSpades,
    price: mayTakeSpades,
    begin: (s, seat, sink) => gainSpades(s, seat, amountOn(s, 'BON1'), sink, 'bonus-card'),
    needs: (s, seat, reason) =>
      areSpadesRefused(s, seat) ? refuse('spades-useless', { action: 'BON1' }, reason) : LEGAL,
  },
  { id: 'BON2', begin: (s, seat) => s.push(CHOOSE_CULT.number, seat, amountOn(s, 'BON2')) },
  {
    id: 'FAV6',
    begin: (s, seat) => {
      s.push(CHOOSE_CULT.number, seat, s.table.printed.favourTiles.FAV6.actionAmount ?? 1);
    },
  },
];
