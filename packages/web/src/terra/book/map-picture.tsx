import { useMemo } from 'preact/compat';
import { crop } from '../../board/figure/crop.ts';
import { HexFigure } from '../../board/figure/hex-figure.tsx';
import type { GroundLook } from '../../board/land/looks.ts';
import type { Pips } from '../../board/pips.tsx';
import type { BoardHex, BoardPosition } from '../../board/position.ts';

/**
 * Further signs on hexes: values of buildings, a line around the hexes in reach, prices of land.
 */
export type Marks = 'values' | 'reach' | 'prices';

/** A part of the map of a position. */
export interface PartOfMap {
  readonly hexes: string;
  readonly marks?: Marks;
  readonly ringed?: readonly string[];
}

/** A position as the board of a game draws it, by the numbers of its hexes. */
export interface Drawn {
  readonly board: BoardPosition<BoardHex>;
  readonly reach: ReadonlySet<number>;
  readonly pips: Pips | undefined;
  /** The value of the building on a hex. */
  readonly valueOf: (hex: number) => number | undefined;
}

/** A part of the map, drawn as at the table. */
export function MapPicture({
  part,
  drawn,
  grounds,
  name,
}: {
  readonly part: PartOfMap;
  readonly drawn: Drawn;
  readonly grounds: Readonly<Record<string, GroundLook>>;
  readonly name: string;
}) {
  const { hexes, marks, ringed = [] } = part;
  const shown = useMemo(() => {
    const { board, pips } = drawn;
    const { position, at } = crop(board, new Set(hexes.split(' ')));
    const valued = [...at].flatMap(([hex, index]) => {
      const value = drawn.valueOf(hex);
      return value === undefined ? [] : [[index, value] as const];
    });
    const priced = [...(pips?.of ?? [])].flatMap(([hex, price]) => {
      const index = at.get(hex);
      return index === undefined ? [] : [[index, price] as const];
    });
    const reached = [...drawn.reach].flatMap((hex) => at.get(hex) ?? []);
    return {
      position,
      reach: marks === 'reach' ? new Set(reached) : undefined,
      pips: marks === 'prices' && pips ? { sign: pips.sign, of: new Map(priced) } : undefined,
      values: marks === 'values' ? new Map(valued) : undefined,
    };
  }, [drawn, hexes, marks]);
  const rings = ringed.map((hex) => shown.position.hexes.findIndex((each) => each.name === hex));
  return <HexFigure {...shown} ringed={rings} grounds={grounds} name={name} />;
}
