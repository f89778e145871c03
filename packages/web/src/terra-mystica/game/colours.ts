import { BOARDS, type Board, NONE, type State } from '@pangaea/rules/terra-mystica';
import type { Arms } from '../../ui/crests/arms.ts';
import type { SeatColour } from '../../ui/tinctures.ts';
import type { Crests } from '../crests/index.ts';

/** Pieces have the colour of their board; no two seats play the same one. */
export const COLOUR_OF: Readonly<Record<Board, SeatColour>> = {
  yellow: 'yellow',
  brown: 'brown',
  black: 'black',
  blue: 'blue',
  green: 'green',
  grey: 'grey',
  red: 'red',
  ice: 'white',
  volcano: 'orange',
  variable: 'violet',
};

/** The colour of a seat; undefined until the seat has a faction. */
export function colourOf(state: State, seat: number): SeatColour | undefined {
  const faction = state.faction(seat);
  return faction === NONE ? undefined : COLOUR_OF[BOARDS[state.table.board[faction]]];
}

/** The crest of a seat; undefined until the seat has a faction. */
export function armsOf(state: State, seat: number, crests: Crests): Arms | undefined {
  const faction = state.faction(seat);
  return faction === NONE ? undefined : crests[state.table.factionNames[faction]];
}
