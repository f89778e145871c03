import type { ComponentType, ReactNode } from 'preact/compat';
import type { PlannedTurn } from '../game/planned-turns.ts';

/** The parts of a table that need a server. Tables of this device have none, and load none. */
export interface Company {
  /** Turns that are ordered ahead at the server, and a planned one that may be. */
  readonly Ahead: ComponentType<{
    readonly plan: PlannedTurn | undefined;
    readonly onOrdered: () => void;
    /** The card of the plan, with a line about what is ordered. */
    readonly children: (line: ReactNode) => ReactNode;
  }>;
  /** Opens the conversation of the table. */
  readonly TalkTool: ComponentType;
  /** The conversation; loaded when it is first opened or something is said. */
  readonly TalkSheet: ComponentType;
  /** A request of one person to the others, with the answers. */
  readonly RequestLine: ComponentType;
  /** News of the people, for some seconds each. */
  readonly Tidings: ComponentType;
  /** The offer to be told of one's turn while no page is open. */
  readonly TellMe: ComponentType;
  /** Free seats, spectators, and the state of the connection. */
  readonly Invitations: ComponentType;
  /** The clock of a seat. */
  readonly SeatClock: ComponentType<{ readonly seat: number }>;
  /** Gives back the seat that a bot plays. */
  readonly ComeBack: ComponentType;
  /** Asks to take back the last move; where that is not possible, shows the given children. */
  readonly TakeBack: ComponentType<{ readonly otherwise: ReactNode }>;
  /** Only the links to free seats. */
  readonly Invited: ComponentType;
}
