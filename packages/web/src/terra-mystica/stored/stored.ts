import type { Building, Goods, State } from '@pangaea/rules/terra-mystica';
import type { HexThing } from '../../board/position.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';
import type { SeatColour } from '../../ui/tinctures.ts';

/*
 * The stores of a fan faction, and how they are shown. Each faction with stores declares them in
 * its own file; they are loaded with a table that has fan factions. Words for the shown things are
 * found by the same names (`FanFactionWords.stored` and `onHex`).
 */

/** The picture of a store with its numbers; words get the numbers in the order of `numbers`. */
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
      /** The total number, if used ones are shown too. */
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
      /** The piece on the space; undefined if it has left. */
      readonly piece: RowPiece | undefined;
      readonly income: Goods;
      readonly isNext: boolean;
      /** Whether the structure that it needs is built. */
      readonly isOpen: boolean;
    }
  | {
      readonly kind: 'blocker';
      readonly space: number;
      readonly points: number;
      /** Points for a volcano, also on home terrain of another seat. */
      readonly price: number;
      readonly onHome: number;
    }
);

/** Signs of things that only fan factions have. */
export type Sign = 'lamp' | 'goblin-token' | 'power' | 'priest';

/** A piece on its row; without a colour until one is chosen. */
export interface RowPiece {
  readonly colour: SeatColour | undefined;
}

export interface Stored {
  /** Its name among the words of the faction. */
  readonly id: string;
  /** The names of the stored numbers (`pockets`) that it shows. */
  readonly shows: readonly string[];
  /** The picture of the stored numbers; undefined if there is nothing to show. */
  readonly picture: (s: State, seat: number) => Picture | undefined;
}

/** A thing on a hex of the map: its drawing, and its name among the words of the faction. */
export interface OnHex extends Omit<HexThing, 'colour'> {
  readonly id: string;
}

/** The stores of a fan faction. */
export interface FanStores {
  /**
   * The names of the stored numbers, in the order in which the faction keeps them; a name may
   * repeat.
   */
  readonly pockets: readonly string[];
  /** Numbers that are not shown, with the reason. */
  readonly internal?: Readonly<Record<string, string>>;
  /** The stores on the board of a seat, from top to bottom. */
  readonly board: readonly Stored[];
  /**
   * The pieces on the spaces of each building row, from the left; for a faction with pieces of
   * several colours.
   */
  readonly rows?: {
    readonly shows: readonly string[];
    readonly pieces: (
      s: State,
      seat: number,
      building: Building,
    ) => readonly (RowPiece | undefined)[];
  };
  readonly onHex?: {
    /** Whether it uses the numbers on hexes (marks of the seat). */
    readonly shows: readonly ('numbers' | 'marks')[];
    /** @param seat the owner of the pieces and marks */
    readonly things: (s: State, seat: number, hex: number) => readonly OnHex[];
    /** The colour of its structure on a hex, if it differs from that of the seat. */
    readonly colour?: (s: State, seat: number, hex: number) => SeatColour | undefined;
  };
  /** Whether hexes with a town tile are marked, since its towns may be separated. */
  readonly hasTownMarks?: true;
  /** A limit below which its score cannot fall. */
  readonly blocker?: (s: State, seat: number) => number;
  /** The signs in the octagons of its actions once per round, by ability. */
  readonly octagons?: Readonly<Record<string, readonly TokenName[]>>;
}
