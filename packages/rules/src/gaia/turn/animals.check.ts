import type { Seat } from '../../kernel/index.ts';
import { FACE } from '../cards.ts';
import { needsEmptyTile, needsInHand, needsLand, needsTile } from '../check/needs.ts';
import type { Cell } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BASES } from '../vocabulary.ts';

/** Rules, "Playing a life card: animals". */
export function checkAnimals(
  state: State,
  seat: Seat,
  base: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const card = needsInHand(state, seat, FACE.animals + base, reason);
  if (card !== LEGAL) return card;
  const needed = state.table.edition.herd;
  const tokens = state.tokens();
  if (tokens < needed) return refuse('too-few-tokens', { tokens, needed }, reason);
  return (
    needsTile(state, cell, reason) ||
    needsEmptyTile(state, cell, reason) ||
    needsLand(state, cell, BASES[base], reason)
  );
}
