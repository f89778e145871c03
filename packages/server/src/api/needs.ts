import type { CodesOf } from '../identity/codes.ts';
import type { Devices } from '../identity/devices.ts';
import type { Persons } from '../identity/persons.ts';
import type { Programs } from '../identity/programs.ts';
import type { Whereabouts } from '../identity/whereabouts.ts';
import type { KeyService } from '../keys/key-service.ts';
import type { ChannelService } from '../notices/channel-service.ts';
import type { NoticeService } from '../notices/service.ts';
import type { OperatorOrders } from '../operator/orders.ts';
import type { Readiness } from '../readiness.ts';
import type { Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { Presence } from '../stream/presence.ts';
import type { AheadService } from '../tables/ahead-service.ts';
import type { Limit } from '../tables/allowance.ts';
import type { ClockService } from '../tables/clock-service.ts';
import type { ErasingService } from '../tables/erasing-service.ts';
import type { InvitationService } from '../tables/invitation-service.ts';
import type { LeavingService } from '../tables/leaving-service.ts';
import type { LetBackService } from '../tables/let-back-service.ts';
import type { MoveService } from '../tables/move-service.ts';
import type { ProgramService } from '../tables/program-service.ts';
import type { RematchService } from '../tables/rematch-service.ts';
import type { RequestService } from '../tables/request-service.ts';
import type { SeatService } from '../tables/seat-service.ts';
import type { ShareService } from '../tables/share-service.ts';
import type { TableService } from '../tables/table-service.ts';
import type { WaitingService } from '../tables/waiting-service.ts';
import type { WordService } from '../tables/word-service.ts';
import type { Down } from '../time/down.ts';

/** The parts of the server that the routes use. */
export interface ApiNeeds {
  readonly storage: Storage;
  readonly devices: Devices;
  readonly whereabouts: Whereabouts;
  readonly persons: Persons;
  readonly codes: CodesOf;
  readonly keys: KeyService;
  readonly tables: TableService;
  readonly seats: SeatService;
  readonly waiting: WaitingService;
  readonly shares: ShareService;
  readonly moves: MoveService;
  readonly aheads: AheadService;
  readonly programs: ProgramService;
  readonly tokens: Programs;
  readonly rematches: RematchService;
  readonly requests: RequestService;
  readonly letBacks: LetBackService;
  readonly leaving: LeavingService;
  readonly invitations: InvitationService;
  readonly erasing: ErasingService;
  readonly words: WordService;
  readonly readiness: Readiness;
  readonly orders: OperatorOrders;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly clocks: ClockService;
  readonly notices: NoticeService;
  readonly channels: ChannelService;
  readonly now: () => number;
  /** Periods in which the server did not run. */
  readonly down: () => readonly Down[];
  /** Deletes abandoned tables when the server holds as many tables as it may. */
  readonly makeRoom: () => Promise<boolean>;
  /** The state of the storage, for `/api/health`. */
  readonly storageState: () => 'ok' | 'full' | 'failed' | 'away';
  /** Whether other servers write the same tables. */
  readonly isShared: boolean;
  readonly limits: Limits;
  /** Limits by address on making tables and on taking seats. */
  readonly allowance: Limit;
  readonly claims: Limit;
  /** Limit by address on trying codes of devices. */
  readonly codesTried: Limit;
  /** Limit for test messages on channels, by person. */
  readonly testsSent: Limit;
}

/** All limits of the server. For IPv6 an address is a /64; a /56 may have twice as much, a /48 four times as much. */
export interface Limits {
  readonly streams: number;
  /** The part of the streams kept for persons who sit at a table. */
  readonly streamsKept: number;
  readonly streamsPerDevice: number;
  readonly streamsPerAddress: number;
  /**
   * Connections of every kind. Connections by address are limited only where no proxy stands in
   * between.
   */
  readonly connections: number;
  /** The part of the connections kept for networks in which a person with a seat was last seen. */
  readonly connectionsKept: number;
  readonly connectionsPerAddress: number;
  /** Requests of one network that are processed at once, and requests that may wait. */
  readonly requestsPerAddress: number;
  /**
   * The number of expensive requests that an address may make at once: lists, games, opened
   * streams.
   */
  readonly heavyPerAddress: number;
  /**
   * The longest time in milliseconds that these requests are processed without a pause, and their
   * share of all time.
   */
  readonly heavyMs: number;
  readonly heavyShare: number;
  readonly waitingPerAddress: number;
  /** The most tables in all, and the most tables made by one device. */
  readonly tables: number;
  readonly tablesPerDevice: number;
  /** For one network: tables made, seats taken or freed, and codes tried, each in an hour. */
  readonly tablesPerHour: number;
  readonly claimsPerHour: number;
  readonly codesPerHour: number;
  /** For one network: codes sent by mail and passkey challenges in an hour, wrong keys in a day. */
  readonly keysAskedPerHour: number;
  readonly wrongKeysPerDay: number;
  /** For one program: requests in a minute, and open streams. */
  readonly programPerMinute: number;
  readonly streamsPerProgram: number;
}
