import type { ApiNeeds } from './api/needs.ts';
import { BOTS_ANSWER, BotSeats } from './bots/seats.ts';
import type { Clock } from './clock.ts';
import { doersOf, TIDY_MS } from './due/doers.ts';
import { longestOf } from './due/longest.ts';
import type { DueCourse } from './due/scheduler.ts';
import { Whereabouts } from './identity/whereabouts.ts';
import { makeKeys } from './keys/make.ts';
import { allowancesOf, limitsOf } from './limits.ts';
import { hearingOrders, listenersOf } from './listeners.ts';
import { amongOthers, dueOf, passingOf, tellingOf, toPersons } from './nodes/among.ts';
import type { Neighbours } from './nodes/neighbours.ts';
import type { Telling } from './nodes/telling.ts';
import { makeNotices } from './notices/make.ts';
import type { OperatorNeeds } from './operator/command.ts';
import { OperatorOrders } from './operator/orders.ts';
import type { Outside } from './outside.ts';
import { peopleOf, tokensOf } from './people.ts';
import { Readiness } from './readiness.ts';
import type { DueWork, SentMessage } from './storage/contract.ts';
import type { Hub } from './stream/hub.ts';
import { Presence } from './stream/presence.ts';
import { Absence } from './tables/absence.ts';
import { AheadService } from './tables/ahead-service.ts';
import { Cleanup } from './tables/cleanup.ts';
import { ClockService } from './tables/clock-service.ts';
import { Dealer } from './tables/dealing.ts';
import { ErasingService } from './tables/erasing-service.ts';
import { HostService } from './tables/host-service.ts';
import { InvitationService } from './tables/invitation-service.ts';
import { LeavingService } from './tables/leaving-service.ts';
import { LetBackService } from './tables/let-back-service.ts';
import { LiveTables } from './tables/live.ts';
import { MoveService } from './tables/move-service.ts';
import { OnlyPerson } from './tables/only-person.ts';
import { ProgramService } from './tables/program-service.ts';
import { RematchService } from './tables/rematch-service.ts';
import { RequestService } from './tables/request-service.ts';
import { SeatService } from './tables/seat-service.ts';
import { ShareService } from './tables/share-service.ts';
import { TableService } from './tables/table-service.ts';
import { WaitingService } from './tables/waiting-service.ts';
import { WordService } from './tables/word-service.ts';
import { Uptime } from './time/uptime.ts';

/**
 * If a server cannot reach its database for this time, in milliseconds, its streams continue at
 * another server.
 */
const CUT_OFF_MS = 5_000;

/** The services of a server, without the HTTP server in front of them. */
export interface Services {
  readonly needs: ApiNeeds;
  /** The parts for commands of the operator; no request reaches them. */
  readonly operator: OperatorNeeds;
  /** Called by the storage when a message was stored. */
  sent(message: SentMessage): void;
  /**
   * Called by the hub when streams have missed messages of a table that another server has written.
   */
  behind(table: string): void;
  /**
   * Called when the database cannot be reached, and when it can be reached again. In between,
   * streams continue at another server, and no clock runs.
   */
  cutOff(isAway: boolean): void;
  /** Continues where the last run ended; from then on due work is done. */
  start(): Promise<void>;
  /**
   * Grants requests for seats that have waited long enough, and deletes old data.
   * @returns the number of deleted tables
   */
  tidy(): Promise<number>;
  /**
   * Begins no due work, accepts no new stream, and lets bots finish their present moves. Until the
   * server closes, requests are answered and streams get messages.
   */
  drain(): Promise<void>;
  /** Begins no new work, and ends all streams. */
  close(): Promise<void>;
}

/** Makes the services for a storage, rules and a clock. */
export function makeServices(given: Outside): Services {
  const { outside, among } = amongOthers(given);
  const { settings, storage, health, hub, rules, botPool, clock, elapsed, log } = outside;
  const { now, after } = clock;
  const neighbours = among?.neighbours;
  const { limit, codes, askers, facts } = passingOf(outside);
  const isShared = neighbours !== undefined;
  const orders = outside.orders ?? OperatorOrders.unkept();
  const later = () => ({ tables, presence, due, onlyPerson, requests });
  const listeners = listenersOf(hub, later, among);
  const again = () => due.again();
  const uptime = new Uptime(storage, clock, elapsed, outside.beatMs, again, isShared);
  const presence = new Presence(hub, clock, outside.presence, neighbours);
  const whereabouts = new Whereabouts();
  const windowMs = outside.windowMs ?? settings.windowSeconds * 1000;
  const times = { now, windowMs, running: () => uptime.running };
  const live = new LiveTables(storage, undefined, !isShared);
  const tables = new TableService(storage, rules, listeners, times, whereabouts, live);
  const dealer = new Dealer(storage, rules, times, (table) => tables.ownerOf(table));
  const seats = new SeatService(storage, tables, dealer, listeners, times);
  const waiting = new WaitingService(tables, { storage, rules, dealer, listeners, now });
  const shares = new ShareService(storage, tables, dealer, listeners, now);
  const programs = new ProgramService(storage, rules, tables, dealer, listeners, times);
  const rematches = new RematchService(storage, tables, now);
  const absence = new Absence(storage, (person) => presence.seen(person), now);
  const requests = new RequestService(storage, rules, tables, listeners, times, absence);
  const letBacks = new LetBackService(
    tables,
    { storage, listeners, times },
    absence,
    presence,
    askers,
  );
  const leaving = new LeavingService(tables, { storage, listeners, times });
  const { invited, noted } = toPersons(hub, neighbours);
  const stored = (works: readonly DueWork[]) => due.stored(works);
  const invitations = new InvitationService(tables, {
    storage,
    changed: invited,
    stored,
    now,
    limit,
  });
  const words = new WordService(storage, tables, now, noted);
  const { devices, persons } = peopleOf(outside, {
    orders,
    whereabouts,
    seats,
    isMoved: again,
    neighbours,
    codes,
  });
  const clocks = new ClockService(storage, tables, listeners, uptime, now);
  const moves = new MoveService(storage, rules, tables, listeners, times, clocks);
  const aheads = new AheadService({ storage, rules, tables, moves, clocks, listeners, now });
  // Another person may look at the table by another server, so the window is not closed early.
  const onlyPerson = new OnlyPerson(hub, now, async (table, from, alone) =>
    isShared ? undefined : moves.answerAlone(table, from, alone),
  );
  const answer = outside.botsAnswer ?? BOTS_ANSWER;
  const playAhead = (table: string) => aheads.play(table);
  const bots = new BotSeats({ rules, tables, moves, botPool, playAhead, after, answer });
  const forget = (device: number) => devices.forget(device);
  const cleanup = new Cleanup(storage, tables, settings.keepDays, now, elapsed, forget);
  const hosts = new HostService(storage, tables, listeners, absence, now);
  const { notices, channels, carrier } = makeNotices({
    outside,
    tables,
    stored,
    down: () => uptime.down,
    isLookedAt: (table, person) =>
      hub.isLookedAt(table, person) || neighbours?.isLookedAt(table, person) === true,
  });
  const limits = limitsOf(outside);
  const { keys, news } = makeKeys({
    outside,
    persons,
    codes,
    carrier,
    limits,
    stored: again,
    limit,
    facts,
  });
  const leaver = { storage, seats, letBacks, listeners, times, persons, keys, whereabouts };
  const erasing = new ErasingService(tables, leaver);
  const parts = { tables, moves, aheads, bots, clocks, cleanup, hosts, letBacks, notices, news };
  const doers = doersOf({ ...parts, now, log });
  const due = dueOf(outside, doers);
  const telling = neighbours && tellingOf(outside, neighbours, { tables, presence, due, orders });
  const readiness = new Readiness();
  const lasting = { uptime, due, letBacks, cleanup, bots, presence, hub, readiness };
  const ofTables = { tables, seats, waiting, shares, moves, aheads, programs, rematches, requests };
  const ofPeople = { letBacks, leaving, invitations, erasing, words, clocks, notices, channels };
  const needs: ApiNeeds = {
    ...ofTables,
    ...ofPeople,
    storage,
    devices,
    whereabouts,
    persons,
    codes,
    keys,
    tokens: tokensOf({ programs, tables, orders, limits, now }),
    readiness,
    orders,
    hub,
    presence,
    now,
    down: () => uptime.down,
    makeRoom: () => cleanup.makeRoom(),
    storageState: () => health.state,
    isShared,
    limits,
    ...allowancesOf(limits, limit),
  };
  const end = outside.end ?? (() => undefined);
  orders.listen(hearingOrders(hub, end, neighbours));
  return {
    needs,
    operator: { ...needs, end },
    sent: (message) => {
      tables.live.noteTold(message.table, message.number);
      hub.publish(message);
      neighbours?.told(message);
    },
    behind: (table) => telling?.behind(table),
    ...courseOf({ ...lasting, neighbours, telling, now, after, windowMs }),
  };
}

/** The parts that begin and end with the server. */
interface Lasting {
  readonly neighbours: Neighbours | undefined;
  readonly telling: Telling | undefined;
  readonly uptime: Uptime;
  readonly due: DueCourse;
  readonly letBacks: LetBackService;
  readonly cleanup: Cleanup;
  readonly bots: BotSeats;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly readiness: Readiness;
  readonly now: () => number;
  readonly after: Clock['after'];
  readonly windowMs: number;
}

/** The start of the server, its regular tidying, and its end. */
function courseOf(parts: Lasting): Pick<Services, 'cutOff' | 'start' | 'tidy' | 'drain' | 'close'> {
  const { uptime, due, letBacks, cleanup, bots, presence, hub, readiness, now, windowMs } = parts;
  const { neighbours, telling, after } = parts;
  let cancel = () => {};
  return {
    cutOff: (isAway) => {
      cancel();
      if (isAway) cancel = after(CUT_OFF_MS, () => hub.endThose(() => true));
      else {
        uptime.foundAgain();
        telling?.again();
      }
    },
    start: async () => {
      const at = now() + TIDY_MS;
      const tidying = { owner: '', kind: 'tidy', at, about: 0, claimed: 0 } as const;
      await uptime.start();
      await due.start(longestOf(windowMs), [tidying]);
      telling?.start();
      readiness.started();
    },
    tidy: async () => {
      await letBacks.settleAll();
      return cleanup.tidy();
    },
    drain: () => {
      readiness.drains();
      due.close();
      return bots.finish();
    },
    close: async () => {
      cancel();
      due.close();
      await uptime.close();
      bots.close();
      presence.close();
      hub.closeAll();
      await telling?.close();
      await neighbours?.close();
    },
  };
}
