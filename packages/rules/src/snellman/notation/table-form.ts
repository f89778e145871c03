import type { PlayerCommand } from './commands.ts';
import type { Place } from './place.ts';
import type { Standing } from './standing.ts';
import type { FinalTile, LedgerFaction } from './words.ts';

/**
 * The table form of a ledger: what the page of a game shows and most public dumps hold. A row has the
 * standing of its faction after its commands; lines between tell the set-up and where the game is.
 */
export type TableForm = readonly TableEntry[];

export type TableEntry = TableRow | TableHeading;

export interface TableRow {
  readonly kind: 'row';
  readonly at: Place;
  readonly faction: LedgerFaction;
  readonly standing: Standing;
  /** Power offered to others by this row, in table order. */
  readonly offers: readonly number[];
  readonly commands: readonly PlayerCommand[];
}

export type TableHeading = { readonly at: Place } & (
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'map'; readonly map: string }
  /** `note` is the tile in words, as the site adds it. */
  | {
      readonly kind: 'round-tile';
      readonly round: number;
      readonly tile: string;
      readonly note: string;
    }
  | { readonly kind: 'removed'; readonly tile: string }
  | { readonly kind: 'player'; readonly number: number; readonly name: string }
  | { readonly kind: 'final-tile'; readonly tile: FinalTile }
  | { readonly kind: 'dropped'; readonly faction: LedgerFaction }
  | { readonly kind: 'income'; readonly round: number }
  | { readonly kind: 'turn'; readonly round: number; readonly turn: number }
  /** `Scoring FIRE cult`, `Scoring network`, `Converting resources to VPs`. */
  | { readonly kind: 'scoring'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
);
