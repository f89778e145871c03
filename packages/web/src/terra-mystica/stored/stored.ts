import type { Building, Goods, State } from '@pangaea/rules/terra-mystica';
import type { HexThing } from '../../board/position.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';
import type { SeatColour } from '../../ui/tinctures.ts';

/*
 * The stores of a fan faction, and how they are shown. Each faction that stores something declares it in a file of its own;
 * they are fetched with a table that has fan factions. Words for what is shown are found by the same names
 * (`FanFactionWords.stored` and `onHex`).
 */

/** The picture of a store, with its numbers; the words get them in the order of `numbers`. */
export type Picture = { readonly numbers: readonly number[] } & (
  | {
      readonly kind: 'track';
      readonly at: number;
      /** The income of each space, and the points for reaching it. */
      readonly spaces: readonly { readonly income: Goods; readonly vp: number }[];
      readonly price: Goods;
    }
  | {
      readonly kind: 'count';
      readonly sign: Sign;
      readonly count: number;
      /** How many there are in all, where used ones are shown too. */
      readonly of?: number;
    }
  | { readonly kind: 'doubled'; readonly goods: Goods }
  | {
      readonly kind: 'rewards';
      readonly power: number;
      readonly rewards: readonly {
        readonly power: number;
        readonly signs: readonly TokenName[];
        readonly amount: number;
        readonly isTaken: boolean;
      }[];
    }
  | {
      readonly kind: 'circle';
      /** Terrain of the ring; sets of terrains as bits. */
      readonly ring: number;
      readonly marked: number;
      readonly open: number;
    }
  | {
      readonly kind: 'colours';
      /** Terrains of A, B, C; undefined before they are chosen. */
      readonly terrains: readonly (number | undefined)[];
    }
  | {
      readonly kind: 'piece';
      /** The piece on the space; undefined where it has left. */
      readonly piece: RowPiece | undefined;
      readonly income: Goods;
      readonly isNext: boolean;
      /** The structure that it needs stands. */
      readonly isOpen: boolean;
    }
  | {
      readonly kind: 'blocker';
      readonly space: number;
      readonly points: number;
      /** Points for a volcano, and on home terrain of somebody else. */
      readonly price: number;
      readonly onHome: number;
    }
);

/** Signs of what only fan factions have. */
export type Sign = 'lamp' | 'goblin-token' | 'power' | 'priest';

/** A piece on its row; without a colour while that is not chosen. */
export interface RowPiece {
  readonly colour: SeatColour | undefined;
}

export interface Stored {
  /** Its name among the words of the faction. */
  readonly id: string;
  /** The pockets that it shows. */
  readonly shows: readonly string[];
  /** Undefined where there is nothing to show. */
  readonly picture: (s: State, seat: number) => Picture | undefined;
}

/** A thing on a hex of the map: as it is drawn, and its name among the words of the faction. */
export interface OnHex extends Omit<HexThing, 'colour'> {
  readonly id: string;
}

/** The stores of a fan faction. */
export interface FanStores {
  /** Its pockets in their order; one with several numbers stands as often. */
  readonly pockets: readonly string[];
  /** Pockets that are not shown, and why. */
  readonly internal?: Readonly<Record<string, string>>;
  /** On its board, from top to bottom. */
  readonly board: readonly Stored[];
  /** The pieces on the spaces of each building row, from the left. Only for a faction with pieces of several colours. */
  readonly rows?: {
    readonly shows: readonly string[];
    readonly pieces: (
      s: State,
      seat: number,
      building: Building,
    ) => readonly (RowPiece | undefined)[];
  };
  readonly onHex?: {
    /** Whether it reads the numbers on hexes, the marks of the seat. */
    readonly shows: readonly ('numbers' | 'marks')[];
    /** @param seat whose pieces and marks they are */
    readonly things: (s: State, seat: number, hex: number) => readonly OnHex[];
    /** Colour of its structure on a hex, where it is not that of the seat. */
    readonly colour?: (s: State, seat: number, hex: number) => SeatColour | undefined;
  };
  /** Hexes with a town tile are marked, since its towns may be separated. */
  readonly hasTownMarks?: true;
  /** A space of the points track that its points cannot fall below. */
  readonly blocker?: (s: State, seat: number) => number;
  /** The signs in the octagons of its actions once per round, by ability. */
  readonly octagons?: Readonly<Record<string, readonly TokenName[]>>;
}
