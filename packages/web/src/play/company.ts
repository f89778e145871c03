import type { ComponentType, ReactNode } from 'preact/compat';

/** The parts of a table that need a server: those who play at one device have no use for them, and fetch none. */
export interface Company {
  /** Opens what is said at the table. */
  readonly TalkTool: ComponentType;
  /** The words of the table; fetched when somebody speaks or wants to hear. */
  readonly TalkSheet: ComponentType;
  /** The request of somebody to the others, with the answers. */
  readonly RequestLine: ComponentType;
  /** News of the people, for some seconds each. */
  readonly Tidings: ComponentType;
  /** Free seats, who watches, whether the server can be heard. */
  readonly Invitations: ComponentType;
  /** The clock of a seat. */
  readonly SeatClock: ComponentType<{ readonly seat: number }>;
  /** Gives back the seat that a bot plays. */
  readonly ComeBack: ComponentType;
  /** Asks back what was sent last; where that cannot be, what stands there otherwise. */
  readonly TakeBack: ComponentType<{ readonly otherwise: ReactNode }>;
  /** The links to free seats alone. */
  readonly Invited: ComponentType;
}
