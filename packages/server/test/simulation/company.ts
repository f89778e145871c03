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

/** What people do when they need not play. */
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

/** What happens more often than usual, for what a simulation is about. */
export interface Leaning {
  /** By how much more weight people do it than usual (see `Person`). */
  readonly more?: Readonly<Partial<Record<Deed, number>>>;
  /** Every person has a further device. */
  readonly hasDevices?: boolean;
  /** How often a device tries to come to its person; as often as it takes when left out. */
  readonly comes?: number;
  /** How often a device that comes is refused; a tenth of the time when left out. */
  readonly refuses?: number;
  /** How often somebody who knows people hands on no link of a new table, and invites; seldom when left out. */
  readonly invites?: number;
  /** Everybody has the channels of this kind or host. */
  readonly channels?: string;
  /** People lose their cookies; in every fourth world when left out. */
  readonly losesCookies?: boolean;
  /** How often people say no to somebody who asks for a seat of its own; seldom when left out. */
  readonly refusesSeats?: number;
  /** Seats with hidden hands are left and taken over; in every eighth world when left out. */
  readonly takesSeats?: boolean;
  /** How many people only watch, at least. */
  readonly watchers?: number;
  /** Somebody runs the server; in every tenth world when left out. */
  readonly hasOperator?: boolean;
  /** Every table has this game. */
  readonly game?: string;
  /** Tables are slow, and have no clock. */
  readonly isUntimed?: boolean;
  /** Everybody has a bad line. */
  readonly isFarAway?: boolean;
  /** How many times as often the server ends. */
  readonly ends?: number;
  /** Whether nobody sets the clock of the machine; by chance when left out. */
  readonly isClockRight?: boolean;
}

/** Whether nothing is leaned to: what came later to the simulation is done in such worlds, and where a leaning is about it. */
export function isUsualWorld(leaning: Leaning): boolean {
  return Object.keys(leaning).length === 0;
}

/** What goes on at the tables, besides what the server knows: links are handed on, people agree to end. */
export interface Company {
  readonly world: World;
  readonly network: Network;
  readonly ledger: Ledger;
  readonly consents: Consents;
  readonly letBacks: LetBacks;
  readonly mailbox: Mailbox;
  readonly invitations: InvitationLaws;
  readonly erasing: ErasingLaws;
  /** Persons that have asked whoever runs the server to erase them. */
  readonly toErase: number[];
  readonly hasOperator: boolean;
  /** People lose their cookies, and seats that were left are asked for. */
  readonly losesCookies: boolean;
  /** How often people say no to somebody who asks for a seat of its own. */
  readonly refusesSeats: number;
  /** They are left and asked for often. */
  readonly takesSeats: boolean;
  /** For what clients ask of it that no server tells them: whether they are still who they were. */
  readonly disk: Disk;
  /** Links that somebody may open. */
  readonly links: string[];
  /** Milliseconds that people usually let pass between two things that they do. */
  readonly paceMs: number;
  readonly leaning: Leaning;
  /** Games that are made, and how. */
  readonly newTable: (chance: Chance, name: string) => Record<string, unknown>;
  readonly mostTables: number;
  isCalm: boolean;
  /** Settles when it is. */
  readonly calmed: Promise<void>;
  readonly fault: (why: string) => void;
  /** Looks at every message that a stream tells. */
  readonly heard: (heard: Heard) => void;
  /** A number that no other client has. */
  readonly newNumber: () => number;
  /** Somebody comes without the cookie that was lost. */
  readonly comeAgain: (name: string, habits: Habits, lost: readonly LostSeat[]) => void;
  /** Somebody has a program play with a token. */
  readonly beginProgram: (token: string, table: string, of: string, habits: Habits) => void;
}

export interface Habits {
  readonly weather: Weather;
  /** Believes the stream, and asks only what it must, as programs do; else asks everything anew, as the page does. */
  readonly believes: boolean;
  /** How often it goes away for long. */
  readonly leaves: number;
  readonly zone: string;
}
