import { createContext, useContext } from 'preact/compat';

/** Parts of which a narrow window shows only one. */
export const TABS = ['map', 'board', 'others', 'side', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** Sheets over the map that leave the rest of the table usable. */
export type SheetId =
  | 'compare'
  | 'result'
  | 'guide'
  | 'chooser'
  | 'talk'
  | 'sketch'
  | 'ledger'
  | 'review'
  | 'ahead';

/** The opened parts of the page; none of them belongs to a game. */
export interface Opened {
  /**
   * In a narrow window the tab; in others the panel beside the map that was opened, where there are
   * panels.
   */
  readonly tab: Tab;
  /** A request for the events since the own turn; it ends when the log shows them. */
  readonly isSinceAsked: boolean;
  readonly sheet: SheetId | undefined;
  /** The subject of the illustrated rules that cover everything; empty for the list of all. */
  readonly rules: string | undefined;
  /** The seat whose board is open; undefined for the person's own. */
  readonly board: number | undefined;
  /** Whether the dock shows the history. */
  readonly isBrowsing: boolean;
  /** Whether a replay is running. */
  readonly isReplaying: boolean;
}

export const NOTHING_OPENED: Opened = {
  tab: 'map',
  isSinceAsked: false,
  sheet: undefined,
  rules: undefined,
  board: undefined,
  isBrowsing: false,
  isReplaying: false,
};

interface Opening {
  readonly opened: Opened;
  open(change: Partial<Opened>): void;
}

export const OpenedContext = createContext<Opening>({
  opened: NOTHING_OPENED,
  open: () => undefined,
});

export function useOpened(): Opening {
  return useContext(OpenedContext);
}
