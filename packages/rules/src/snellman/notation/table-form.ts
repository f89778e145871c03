import type { PlayerCommand } from './commands.ts';
import type { Place } from './place.ts';
import type { Standing } from './standing.ts';
import type { FinalTile, LedgerFaction } from './words.ts';

/**
 * The table form of a ledger: the form that the page of a game shows and that most public copies
 * have. A row has the columns of its faction after its commands; the lines between give the set-up
 * and the phase of the game.
 */
export type TableForm = readonly TableEntry[];

export type TableEntry = TableRow | TableHeading;

export interface TableRow {
  readonly kind: 'row';
  readonly at: Place;
  readonly faction: LedgerFaction;
  readonly standing: Standing;
  /** Power that this row offers to others, in table order. */
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
