import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  FAVOUR_TILES,
  SPECIAL_ACTIONS,
  type SpecialAction,
} from '../vocabulary.ts';

const STRONGHOLD = BUILDINGS.indexOf('stronghold');

export function checkSpecial(s: State, seat: Seat, action: number, reason?: Reason): number {
  const id = SPECIAL_ACTIONS[action];
  if (!hasSpecial(s, seat, id)) return refuse('special-not-yours', { action: id }, reason);
  const { repeatable, isSpent, needs, hasEffect } = s.table.specials[action];
  const used = s.isSpecialUsed(seat, action) && repeatable !== true;
  if (isSpent?.(s, seat) || used) return refuse('special-used', { action: id }, reason);
  const wrong = needs?.(s, seat, reason) ?? LEGAL;
  if (wrong !== LEGAL || s.table.options.rulings.emptyActions === 'allowed') return wrong;
  if (hasEffect?.(s, seat) ?? true) return LEGAL;
  return refuse('special-without-effect', { action: id }, reason);
}

/** Whether card, favour tiles, board or stronghold give the seat a special action. */
function hasSpecial(s: State, seat: Seat, id: SpecialAction): boolean {
  const { bonusCards, favourTiles } = s.table.printed;
  const cards = [s.card(seat), s.card2(seat)].filter((card) => card !== NONE);
  if (cards.some((card) => bonusCards[BONUS_CARDS[card]].action === id)) return true;
  const held = FAVOUR_TILES.filter((_, tile) => s.hasFavour(seat, tile));
  if (held.some((tile) => favourTiles[tile].action === id)) return true;
  const { actions = [], landscape, strongholdActions = [] } = s.table.factions[s.faction(seat)];
  if (s.landscape(seat) !== NONE && landscape.actions?.includes(id)) return true;
  return actions.includes(id) || (s.onMap(seat, STRONGHOLD) > 0 && strongholdActions.includes(id));
}
