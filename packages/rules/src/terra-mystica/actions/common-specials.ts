import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Special } from '../boards/special.ts';
import { areSpadesRefused } from '../check/needs.ts';
import { CHOOSE_CULT } from '../cults/cult.ts';
import { LEGAL, refuse } from '../refusals.ts';
import { gainSpades } from '../spades/spades.ts';
import type { State } from '../state.ts';

function mayTakeSpades(s: State, seat: Seat): boolean {
  return s.table.uselessSpadesAllowed || s.trait(seat, TRAIT.spadesUseless) === 0;
}

/** The special actions of cards and favour tiles. */
export const COMMON_SPECIALS: readonly Special<State>[] = [
  {
    id: 'BON1',
    possible: mayTakeSpades,
    price: mayTakeSpades,
    begin: (s, seat, sink) => gainSpades(s, seat, 1, sink, 'bonus-card'),
    needs: (s, seat, reason) =>
      areSpadesRefused(s, seat) ? refuse('spades-useless', { action: 'BON1' }, reason) : LEGAL,
  },
  { id: 'BON2', begin: (s, seat) => s.push(CHOOSE_CULT.number, seat, 1) },
  { id: 'FAV6', begin: (s, seat) => s.push(CHOOSE_CULT.number, seat, 1) },
];
