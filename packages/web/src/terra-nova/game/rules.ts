import { type State, type TerraNova, terraNovaBook } from '@pangaea/rules/terra-nova';
import { legalMoves as legalOf } from '../../game/draft.ts';

/** The rules with the built-in editions. */
export const GAME: TerraNova = terraNovaBook.game;

export function legalMoves(state: State, seat: number): number[] {
  return legalOf(GAME, state, seat);
}
