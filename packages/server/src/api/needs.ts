import type { Codes } from '../identity/codes.ts';
import type { Devices } from '../identity/devices.ts';
import type { Persons } from '../identity/persons.ts';
import type { Programs } from '../identity/programs.ts';
import type { Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { Presence } from '../stream/presence.ts';
import type { Allowance } from '../tables/allowance.ts';
import type { ClockService } from '../tables/clock-service.ts';
import type { LeavingService } from '../tables/leaving-service.ts';
import type { LetBackService } from '../tables/let-back-service.ts';
import type { MoveService } from '../tables/move-service.ts';
import type { ProgramService } from '../tables/program-service.ts';
import type { RematchService } from '../tables/rematch-service.ts';
import type { RequestService } from '../tables/request-service.ts';
import type { SeatService } from '../tables/seat-service.ts';
import type { ShareService } from '../tables/share-service.ts';
import type { TableService } from '../tables/table-service.ts';
import type { WordService } from '../tables/word-service.ts';
import type { Down } from '../time/down.ts';

/** The parts of the server that the routes use. */
export interface ApiNeeds {
  readonly storage: Storage;
  readonly devices: Devices;
  readonly persons: Persons;
  readonly codes: Codes;
  readonly tables: TableService;
  readonly seats: SeatService;
  readonly shares: ShareService;
  readonly moves: MoveService;
  readonly programs: ProgramService;
  readonly tokens: Programs;
  readonly rematches: RematchService;
  readonly requests: RequestService;
  readonly letBacks: LetBackService;
  readonly leaving: LeavingService;
  readonly words: WordService;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly clocks: ClockService;
  readonly now: () => number;
  /** When the server did not run. */
  readonly down: () => readonly Down[];
  /** Clears away what nobody plays, when there are as many tables as may be. */
  readonly makeRoom: () => Promise<boolean>;
  /** Whether writes worked last time, for `/api/health`. */
  readonly storageState: () => 'ok' | 'full' | 'failed';
  readonly limits: Limits;
  /** Tables that may be made from an address, and seats that may be taken from there. */
  readonly allowance: Allowance;
  readonly claims: Allowance;
  /** Codes of devices that may be tried from an address. */
  readonly codesTried: Allowance;
}

/** How much of everything there may be. */
export interface Limits {
  readonly streams: number;
  readonly streamsPerDevice: number;
  readonly streamsPerAddress: number;
  /** Connections of every kind; those of one address only where no proxy stands in between. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Requests of one network that are worked on at once, and that may wait for these. */
  readonly requestsPerAddress: number;
  readonly waitingPerAddress: number;
  /** Tables that are kept, and those of them that one device made. */
  readonly tables: number;
  readonly tablesPerDevice: number;
  /** Tables made from one address, seats taken or freed, and codes tried. */
  readonly tablesPerHour: number;
  readonly claimsPerHour: number;
  readonly codesPerHour: number;
  /** Requests of a program in a minute, and streams that it may have open. */
  readonly programPerMinute: number;
  readonly streamsPerProgram: number;
}
