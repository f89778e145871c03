import type { ComponentType, ReactNode } from 'preact/compat';
import type { PlannedTurn } from '../game/planned-turns.ts';

/** The parts of a table that need a server. Tables of this device have none, and load none. */
export interface Company {
  /** Turns planned ahead on the server, and a plan that can be sent there. */
  readonly Ahead: ComponentType<{
    readonly plan: PlannedTurn | undefined;
    readonly onOrdered: () => void;
    /** The card of the plan, with a line about its turns on the server. */
    readonly children: (line: ReactNode) => ReactNode;
  }>;
  /** Opens the conversation of the table. */
  readonly TalkTool: ComponentType;
  /** The conversation; loaded when it is first opened or a chat message is written. */
  readonly TalkSheet: ComponentType;
  /** A request of one person to the others, with the answers. */
  readonly RequestLine: ComponentType;
  /** News of the people, for some seconds each. */
  readonly Tidings: ComponentType;
  /** The offer of notices of the person's turn while no page is open. */
  readonly TellMe: ComponentType;
  /** Free seats, spectators, and the state of the connection. */
  readonly Invitations: ComponentType;
  /** The clock of a seat. */
  readonly SeatClock: ComponentType<{ readonly seat: number }>;
  /** The button to take a seat back from a bot. */
  readonly ComeBack: ComponentType;
  /**
   * Asks the others to take back the last move; if that is not possible, shows the given children.
   */
  readonly TakeBack: ComponentType<{ readonly otherwise: ReactNode }>;
  /** Only the links to free seats. */
  readonly Invited: ComponentType;
}
