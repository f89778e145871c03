import { board as common } from '../../../src/terra-mystica/boards/board.ts';
import {
  type FactionDefinition,
  type factionKit as kit,
  NO_LANDSCAPE,
  type State,
} from '../../../src/terra-mystica/index.ts';

export type Given = Partial<FactionDefinition> & Pick<FactionDefinition, 'id' | 'board' | 'home'>;

/** A faction with the common board as default, and with a tenth dwelling that gives income. */
export function board(given: Given): FactionDefinition {
  const { id, board, home } = given;
  return {
    ...common<State>({
      id,
      board,
      home,
      landscape: NO_LANDSCAPE,
      start: { cults: { fire: 1, air: 1 } },
      dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8, 10] } },
      stronghold: { income: { power: [0, 4] } },
    }),
    ...given,
  };
}

/** The goods at the start that differ from the common ones. */
export function start(given: Partial<FactionDefinition['start']>): FactionDefinition['start'] {
  return { ...board({ id: 'x', board: 'red', home: 'wasteland' }).start, ...given };
}

/** Hexes beside a hex, by a slow search. */
export function beside(s: kit.State, hex: number): number[] {
  const { neighbours } = s.table.map;
  return [0, 1, 2, 3, 4, 5].map((d) => neighbours[hex * 6 + d]).filter((each) => each >= 0);
}

const HEXES = new Map<number, readonly number[]>();

export function allHexes({ table }: kit.State): readonly number[] {
  const { size } = table.map;
  const hexes = HEXES.get(size) ?? [...Array(size).keys()];
  HEXES.set(size, hexes);
  return hexes;
}
