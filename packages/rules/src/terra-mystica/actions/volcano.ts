import type { Seat } from '../../kernel/index.ts';
import { retreatCult } from '../cults.ts';
import { isHomeOfOther } from '../duties.ts';
import { FRAME, SPADE_FLAG } from '../frames.ts';
import { loseTokens, type Sink } from '../gains.ts';
import { TOKEN_SPLITS } from '../moves.ts';
import { setTerrain } from '../spades.ts';
import { NONE, type State } from '../state.ts';
import { TRAIT } from '../traits.ts';
import { VOLCANO } from '../vocabulary.ts';

/** Cult steps or power tokens for a volcano on a hex: more on home terrain of others. */
export function volcanoPrice(s: State, seat: Seat, terrain: number): number {
  const trait = isHomeOfOther(s, seat, terrain) ? TRAIT.volcanoPriceHome : TRAIT.volcanoPrice;
  return s.trait(seat, trait);
}

/** Acolytes: a volcano for steps down one cult. */
export function sacrifice(s: State, seat: Seat, hex: number, cult: number, sink: Sink): void {
  retreatCult(s, seat, cult, volcanoPrice(s, seat, s.terrain(hex)), 'volcano', sink);
  becomeVolcano(s, seat, hex, sink);
}

/** Dragonlords: a volcano for power tokens. */
export function erupt(s: State, seat: Seat, hex: number, split: number, sink: Sink): void {
  const [one, two, three] = TOKEN_SPLITS[split];
  loseTokens(s, seat, one, two, three, 'volcano', sink);
  becomeVolcano(s, seat, hex, sink);
}

/** No spade is used; a dwelling may follow on that hex. */
export function becomeVolcano(s: State, seat: Seat, hex: number, sink: Sink): void {
  setTerrain(s, seat, hex, VOLCANO, 0, 0, sink);
  s.push(FRAME.spades, seat, 0, hex, NONE, SPADE_FLAG.closed | SPADE_FLAG.transformed, NONE);
}
