import { createContext, useContext } from 'preact/compat';

/** Parts of which a narrow window shows one at a time. */
export const TABS = ['map', 'board', 'others', 'side', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** Sheets over the map that leave the rest of the table usable. */
export type SheetId = 'compare' | 'result' | 'guide' | 'chooser' | 'talk';

/** The opened parts of the page; nothing of it is the game's. */
export interface Opened {
  /** Of a narrow window; of any other, the panel beside the map that was asked for, where it has panels. */
  readonly tab: Tab;
  /** The events since the own turn are asked for; over once the log shows them. */
  readonly isSinceAsked: boolean;
  readonly sheet: SheetId | undefined;
  /** The seat whose board is open; undefined for the own one. */
  readonly board: number | undefined;
  /** The dock leads through the past. */
  readonly isBrowsing: boolean;
  /** The past is told by itself, step by step. */
  readonly isReplaying: boolean;
}

export const NOTHING_OPENED: Opened = {
  tab: 'map',
  isSinceAsked: false,
  sheet: undefined,
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
