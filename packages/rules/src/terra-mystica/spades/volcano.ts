import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Sink } from '../events.ts';
import { isHomeOfOther } from '../land/homes.ts';
import type { State } from '../state.ts';
import { VOLCANO } from '../vocabulary.ts';
import { setTerrain } from './spades.ts';
import { offerDwelling } from './spades-question.ts';

/** Cult steps or power tokens for a volcano on a hex: more on home terrain of other players. */
export function volcanoPrice(s: State, seat: Seat, terrain: number): number {
  const trait = isHomeOfOther(s, seat, terrain) ? TRAIT.volcanoPriceHome : TRAIT.volcanoPrice;
  return s.trait(seat, trait);
}

/** Turns a hex into a volcano without a spade; a dwelling may follow on that hex. */
export function becomeVolcano(s: State, seat: Seat, hex: number, sink: Sink): void {
  setTerrain(s, seat, hex, VOLCANO, 0, 0, sink);
  offerDwelling(s, seat, hex);
}
