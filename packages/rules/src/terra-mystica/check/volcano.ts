import type { Seat } from '../../kernel/index.ts';
import { TOKEN_SPLITS } from '../goods/token-splits.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { boardOf, factionName, isStartOnly, traitOf } from './geography.ts';
import { needsCycleTerrain, needsEmptyLand, needsReach } from './needs.ts';

/** The steps or tokens for a volcano on the hex; home terrain of another player costs more. */
export function volcanoPrice(s: State, seat: Seat, hex: number): number {
  const trait = isForeignHome(s, seat, hex) ? 'volcanoPriceHome' : 'volcanoPrice';
  return traitOf(s, seat, trait);
}

/** Whether a hex shows the home terrain of another player, not a start terrain. */
export function isForeignHome(s: State, seat: Seat, hex: number): boolean {
  const others = [...Array(s.table.players).keys()].filter((other) => other !== seat);
  return others.some((other) => s.home(other) === s.terrain(hex) && !isStartOnly(s, other));
}

export function needsVolcano(
  s: State,
  seat: Seat,
  paid: 'steps' | 'tokens',
  hex: number,
  reason?: Reason,
): number {
  if (boardOf(s, seat).volcano !== paid) {
    return refuse('no-volcanoes', { faction: factionName(s, seat) }, reason);
  }
  return (
    needsEmptyLand(s, hex, reason) ||
    needsCycleTerrain(s, hex, reason) ||
    needsReach(s, seat, hex, false, NONE, reason)
  );
}

/** Requires the tokens of the price in the bowls that the move names. */
export function needsTokens(
  s: State,
  seat: Seat,
  split: number,
  price: number,
  reason?: Reason,
): number {
  const tokens = TOKEN_SPLITS[split];
  const text = tokens.join('/');
  const bowls = [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)];
  if (tokens[0] + tokens[1] + tokens[2] !== price) {
    return refuse('tokens-not-the-price', { tokens: text, price }, reason);
  }
  if (tokens.some((each, bowl) => each > bowls[bowl])) {
    return refuse('tokens-not-there', { tokens: text }, reason);
  }
  if (s.table.options.rulings.tokenRemoval === 'lowest') {
    const skipsOne = tokens[0] < bowls[0] && tokens[1] + tokens[2] > 0;
    const skipsTwo = tokens[1] < bowls[1] && tokens[2] > 0;
    if (skipsOne || skipsTwo) return refuse('tokens-not-lowest', { tokens: text }, reason);
  }
  return LEGAL;
}
