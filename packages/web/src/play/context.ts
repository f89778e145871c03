import type { GameEvent } from '@pangaea/rules/kernel';
import { type ComponentType, createContext, useContext } from 'preact/compat';
import type { PageAction } from '../game/page-game.ts';
import { NOBODY, type Who } from '../messages/speech.ts';
import type { TablePort } from '../table/port.ts';
import type { SketchTable } from '../table/sketch/sketch-table.ts';
import type { Company } from './company.ts';
import type { GameFace } from './face/game-face.ts';
import type { Tally } from './face/tally.ts';
import type { Person } from './people.ts';
import type { Play } from './use-play.ts';

export interface TableContext<S, E extends GameEvent, A extends PageAction> {
  readonly play: Play<S, E, A>;
  readonly who: Who;
  /** The people at the table, by seat. */
  readonly people: readonly Person[];
  readonly port: TablePort;
  readonly face: GameFace;
  /** The parts that need a server; set at a table of a server. */
  readonly company: Company | undefined;
  /**
   * The panel beside the table of a lesson or a puzzle. It gives the tasks, instead of all other
   * advice.
   */
  readonly Teacher?: ComponentType | undefined;
  /**
   * The part of the dock at the end of a puzzle; only set at a puzzle, whose `Teacher` gives its
   * advice.
   */
  readonly Ending?: ComponentType | undefined;
  /**
   * Opens a board for trying moves, from a moment of this game. Undefined if there is none, as in a
   * lesson.
   */
  readonly tryOut?: ((from: number, moves?: readonly string[]) => void) | undefined;
  /** Set on a board for trying moves. */
  readonly sketch?: SketchHere | undefined;
}

/** A board for trying moves (a sketch), and what its parts on the page need. */
export interface SketchHere {
  readonly table: SketchTable;
  readonly tally: Tally;
  /** The table from which the sketch was made; nothing is sent to it. */
  readonly real: TablePort;
  /** Whether the sketch is stored for all devices of the person. */
  readonly isShared: boolean;
  /** Goes back to the real table. */
  leave(): void;
}

/** The context of a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyTableContext = TableContext<any, any, any>;

export const PlayContext = createContext<AnyTableContext | undefined>(undefined);

/**
 * The same table for parts that may follow a frame later, so that buttons and board react at once.
 */
export const SoonContext = createContext<AnyTableContext | undefined>(undefined);

/**
 * The names of the seats, separate from the rest of the table: parts that use only these are not
 * drawn again with it.
 */
export const WhoContext = createContext<Who>(NOBODY);

/** The table that the component belongs to. */
export function useTable(): AnyTableContext {
  const table = useContext(PlayContext);
  if (table === undefined) throw new Error('outside a table');
  return table;
}
