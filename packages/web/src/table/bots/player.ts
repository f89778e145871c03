import type { ToldAnalysis } from '@pangaea/bots/host';
import type { GameId } from '@pangaea/rules/games';

/** Milliseconds that a bot of this device may think about a move. */
export const BUDGET_MS = 1500;

/** A request of the page to the worker; positions as the game's own JSON. */
export interface BotRequest {
  readonly ask: number;
  readonly game: GameId;
  /** Of the table. */
  readonly options: unknown;
  readonly position: unknown;
  /** The text of the edition that the position names, where it does not ship with the game. */
  readonly edition?: string;
  readonly seat: number;
  readonly level: string;
  readonly budgetMs: number;
  /** Of a decision. */
  readonly seed: number;
  /** Decisions whose worth is asked for, each as commands; none for a hint. A decision of the bot is asked for where it is left out. */
  readonly analysed?: readonly (readonly string[])[];
}

export type BotAnswer =
  /** One after the other. */
  | { readonly ask: number; readonly commands: readonly string[] }
  | { readonly ask: number; readonly analysis: ToldAnalysis }
  | { readonly ask: number; readonly failed: string };
