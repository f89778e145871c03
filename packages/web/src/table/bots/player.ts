import type { Outlook, ToldAnalysis } from '@pangaea/bots/host';
import type { GameId } from '@pangaea/rules/games';

/** Milliseconds that a bot of this device may think about a move. */
export const BUDGET_MS = 1500;

/** A request of the page to the worker. The position has the JSON form of its game. */
export interface BotRequest {
  readonly ask: number;
  readonly game: GameId;
  /** Options of the table. */
  readonly options: unknown;
  readonly position: unknown;
  /** The text of the edition file, if the edition is not a built-in one. */
  readonly edition?: string;
  readonly seat: number;
  readonly level: string;
  readonly budgetMs: number;
  /** The seed of the bot's random choices. */
  readonly seed: number;
  /**
   * Decisions to be analysed, each as moves; empty for a hint. If left out, the request is for a
   * move.
   */
  readonly analysed?: readonly (readonly string[])[];
}

/** A request for the expectations of all seats in a position. */
export interface OutlookRequest
  extends Pick<BotRequest, 'ask' | 'game' | 'options' | 'position' | 'edition'> {
  /** The players whose games were used for calibration. */
  readonly by: 'people' | 'bots';
}

export type BotAnswer =
  /** The moves of the bot, in the order of play. */
  | { readonly ask: number; readonly commands: readonly string[] }
  | { readonly ask: number; readonly analysis: ToldAnalysis }
  | { readonly ask: number; readonly outlook: Outlook | undefined }
  | { readonly ask: number; readonly failed: string };
