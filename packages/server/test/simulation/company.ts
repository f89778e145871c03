import type { LostSeat } from './asking-seats.ts';
import type { Chance } from './chance.ts';
import type { Mailbox } from './channels.ts';
import type { Consents } from './consents.ts';
import type { Disk } from './disk.ts';
import type { ErasingLaws } from './erasing-laws.ts';
import type { Heard } from './hearing.ts';
import type { InvitationLaws } from './invitation-laws.ts';
import type { Ledger } from './ledger.ts';
import type { LetBacks } from './let-backs.ts';
import type { Network, Weather } from './network.ts';
import type { World } from './world.ts';

/** Actions of people who do not have to decide in a game. */
export type Deed =
  | 'open'
  | 'consent'
  | 'answer back'
  | 'say'
  | 'write'
  | 'come back'
  | 'request'
  | 'rematch'
  | 'hand over'
  | 'take back'
  | 'leave'
  | 'leave after a program'
  | 'free'
  | 'remove'
  | 'free another'
  | 'fill'
  | 'move house'
  | 'add words'
  | 'remove words'
  | 'sign in anew'
  | 'invite'
  | 'answer invitations'
  | 'erase itself'
  | 'ask to be erased'
  | 'undo'
  | 'end a device'
  | 'order ahead';

/** Events that are more frequent in a simulation, so that it meets the subject of a test. */
export interface Leaning {
  /** The weight that is added to the usual weight of an action (see `Person`). */
  readonly more?: Readonly<Partial<Record<Deed, number>>>;
  /** Every person has a further device. */
  readonly hasDevices?: boolean;
  /** The probability that a device tries to join its person; without a limit if left out. */
  readonly comes?: number;
  /** The probability that a joining device is refused; a tenth if left out. */
  readonly refuses?: number;
  /**
   * The probability that a host who knows people invites them, and passes on no link of a new
   * table; low if left out.
   */
  readonly invites?: number;
  /** Everybody has only channels of this kind or at this host name. */
  readonly channels?: string;
  /** People lose their cookies; in every fourth world if left out. */
  readonly losesCookies?: boolean;
  /** The probability that people say no to a person who asks for a lost seat; low if left out. */
  readonly refusesSeats?: number;
  /** Seats with hidden hands are left and taken over; in every eighth world if left out. */
  readonly takesSeats?: boolean;
  /** The least number of people who only watch. */
  readonly watchers?: number;
  /** The server has an operator; in every tenth world if left out. */
  readonly hasOperator?: boolean;
  /** The game of every table. */
  readonly game?: string;
  /** Tables are slow, and have no clock. */
  readonly isUntimed?: boolean;
  /** Everybody has a bad connection. */
  readonly isFarAway?: boolean;
  /** The server is stopped this many times as often. */
  readonly ends?: number;
  /** The number of servers on one database; one server alone if left out. */
  readonly nodes?: number;
  /** The most frequent kind of trouble of several servers (see `Nodes`). */
  readonly trouble?: string;
  /** Whether the clock of the machine is never set; by chance if left out. */
  readonly isClockRight?: boolean;
}

/**
 * Whether no event is made more frequent. Later additions to the simulation happen in such worlds,
 * and in worlds whose leaning is about them.
 */
export function isUsualWorld(leaning: Leaning): boolean {
  return Object.keys(leaning).every((each) => each === 'nodes');
}

/**
 * The shared facts of all clients that no server knows: for example links that were passed on, and
 * games that all agreed to end.
 */
export interface Company {
  readonly world: World;
  readonly network: Network;
  readonly ledger: Ledger;
  readonly consents: Consents;
  readonly letBacks: LetBacks;
  readonly mailbox: Mailbox;
  readonly invitations: InvitationLaws;
  readonly erasing: ErasingLaws;
  /** Persons that have asked the operator to erase them. */
  readonly toErase: number[];
  readonly hasOperator: boolean;
  /** People lose their cookies, and ask for seats that were left. */
  readonly losesCookies: boolean;
  /** The probability that people say no to a person who asks for a lost seat. */
  readonly refusesSeats: number;
  /** Seats with hidden hands are often left and asked for. */
  readonly takesSeats: boolean;
  /** The database, for a question that no server answers: whether a client still has its person. */
  readonly disk: Disk;
  /** Links that were passed on; anybody may open them. */
  readonly links: string[];
  /** The usual pause between two actions of a person, in milliseconds. */
  readonly paceMs: number;
  readonly leaning: Leaning;
  /** Draws the game of a new table and its options. */
  readonly newTable: (chance: Chance, name: string) => Record<string, unknown>;
  readonly mostTables: number;
  isCalm: boolean;
  /** Settles when the simulation becomes calm. */
  readonly calmed: Promise<void>;
  readonly fault: (why: string) => void;
  /** Checks each message of a stream. */
  readonly heard: (heard: Heard) => void;
  /** A number that no other client has. */
  readonly newNumber: () => number;
  /** A person comes again without the lost cookie. */
  readonly comeAgain: (name: string, habits: Habits, lost: readonly LostSeat[]) => void;
  /** A program begins to play with a token. */
  readonly beginProgram: (token: string, table: string, of: string, habits: Habits) => void;
}

export interface Habits {
  readonly weather: Weather;
  /**
   * The client trusts the stream and loads only what it lacks, as programs do. Otherwise it loads
   * everything again, as the page does.
   */
  readonly believes: boolean;
  /** The probability that the person goes away for a long time. */
  readonly leaves: number;
  readonly zone: string;
}
