import { type Gaia, gaiaBook, type State } from '@pangaea/rules/gaia';
import { legalMoves as legalOf } from '../../game/draft.ts';

/** The rules with the built-in edition. */
export const GAME: Gaia = gaiaBook.game;

export function legalMoves(state: State, seat: number): number[] {
  return legalOf(GAME, state, seat);
}
