import type { Condition } from '@pangaea/rules/kernel';
import type { Ahead, OrderAhead } from '@pangaea/wire';
import { dueAt } from '../due/at-table.ts';
import type { WorkOutcome } from '../due/scheduler.ts';
import type { AheadReply } from '../rules/jobs.ts';
import type { Rules } from '../rules/pool.ts';
import type {
  AheadLapse,
  AheadProgress,
  Storage,
  StoredAhead,
  StoredTable,
} from '../storage/contract.ts';
import { aheadAfter, aheadToPlay, withAhead, withoutAhead } from './ahead.ts';
import type { ClockService } from './clock-service.ts';
import { checkDealt } from './dealing.ts';
import { holds, isBots, keep, type LiveTable, OVERTAKEN, type Overtaken, writeOf } from './live.ts';
import type { MoveService } from './move-service.ts';
import { recordOf } from './record.ts';
import { Refused, refused } from './refused.ts';
import type { TableListeners, TableService } from './table-service.ts';

interface AheadNeeds {
  readonly storage: Storage;
  readonly rules: Rules;
  readonly tables: TableService;
  readonly moves: MoveService;
  readonly clocks: Pick<ClockService, 'comeBack'>;
  readonly listeners: Pick<TableListeners, 'waits'>;
  readonly now: () => number;
}

/** The delay of the next check of a table, if the game has not gone on before. */
const LATER_MS = 24 * 3_600_000;

type Looked = Extract<AheadReply, { result: 'looked' }>;

/**
 * Turns that persons plan ahead at slow tables. Due work plays them as segments of the person; it
 * is stored in the transaction which asks the seat to decide. Only the person of the seat can read
 * or change them.
 */
export class AheadService {
  readonly #needs: AheadNeeds;

  constructor(needs: AheadNeeds) {
    this.#needs = needs;
  }

  /**
   * The plan of a person for a seat.
   * @throws Refused unless the person plays the seat
   */
  async read(id: string, seat: number, person: number | undefined): Promise<Ahead> {
    const { storage, tables } = this.#needs;
    const { table } = await tables.find(id);
    const owner = authorise(table, seat, person);
    return told(await ownOf(storage, id, seat, owner));
  }

  /**
   * Plans turns for a seat, and replaces the earlier plan.
   * @throws Refused if nothing was stored: the plan was changed meanwhile, it is the turn of the
   * seat, or a thing does not exist
   */
  async order(
    id: string,
    seat: number,
    person: number | undefined,
    { replaces, across, steps }: OrderAhead,
  ): Promise<Ahead> {
    const { storage, tables, listeners, clocks, now: time } = this.#needs;
    const { table: found } = await tables.find(id);
    const owner = authorise(found, seat, person);
    // A person who plans is back.
    if (isBots(found, found.seats[seat])) await clocks.comeBack(id, owner, seat);
    return tables.live.change(id, async (live) => {
      const { table } = live;
      authorise(table, seat, owner);
      if (table.over) throw refused('game-ended');
      checkDealt(table);
      if (table.pace !== 'slow') throw refused('ahead-live');
      const before = await ownOf(storage, id, seat, owner);
      // The answer to the same request may have been lost.
      if (before !== undefined && isSame(before, { across, steps })) return told(before);
      if ((before?.number ?? 0) !== replaces) {
        throw refused('ahead-changed', { number: before?.number ?? 0 });
      }
      const looked = await this.#look(live, {
        seat,
        since: table.version,
        from: table.version,
        when: steps.flatMap(({ when }) => when),
        commands: steps.flatMap(({ commands }) => commands),
      });
      if (looked.isTurn) throw refused('ahead-now', { seat });
      if (looked.unread !== undefined) throw new Refused(looked.unread);
      if (looked.holds.some((each) => each === undefined)) throw refused('condition-unknown');
      const now = time();
      const number = table.revision + 1;
      const since = table.version;
      const ahead = { seat, person: owner, number, since, across, steps, done: 0, played: 0 };
      const after = withAhead(table, { seat, person: owner, played: 0, open: true });
      const due = dueAt(after, now);
      if (!(await storage.orderAhead({ ...writeOf(table, now), ahead, due }))) return OVERTAKEN;
      listeners.waits(keep(live, after), due);
      return told(ahead);
    });
  }

  /**
   * Cancels a plan.
   * @throws Refused if the plan was changed meanwhile
   */
  async drop(id: string, seat: number, person: number | undefined, number: number): Promise<Ahead> {
    const { storage, tables, listeners, now: time } = this.#needs;
    return tables.live.change(id, async (live) => {
      const { table } = live;
      const owner = authorise(table, seat, person);
      const before = await ownOf(storage, id, seat, owner);
      if (before === undefined) return told(undefined);
      if (before.number !== number) throw refused('ahead-changed', { number: before.number });
      const now = time();
      const after = withoutAhead(table, seat);
      const due = dueAt(after, now);
      if (!(await storage.dropAhead({ ...writeOf(table, now), seat, due }))) return OVERTAKEN;
      listeners.waits(keep(live, after), due);
      return told(undefined);
    });
  }

  /**
   * Plays the turns that are due at a table, or stores why one was not played.
   * @returns how the work ended. If a seat has only a question of another seat to answer, its
   * planned turn is kept: the work is done again when the game has gone on, or after `LATER_MS`.
   */
  async play(id: string): Promise<WorkOutcome> {
    const { tables, now } = this.#needs;
    const { table } = await tables.find(id);
    let isStored = false;
    for (const seat of aheadToPlay(table)) {
      const done = await tables.live.change(id, (live) => this.#try(live, seat));
      isStored ||= done;
    }
    if (isStored) return 'by-its-effect';
    return aheadToPlay((await tables.find(id)).table).length > 0
      ? now() + LATER_MS
      : 'nothing-to-do';
  }

  async #try(live: LiveTable, seat: number): Promise<boolean | Overtaken> {
    const { storage, moves } = this.#needs;
    const { table } = live;
    const mark = table.ahead?.find((each) => each.seat === seat);
    if (mark === undefined || !aheadToPlay(table).includes(seat)) return false;
    const ahead = await ownOf(storage, table.id, seat, mark.person);
    const step = ahead?.steps[ahead.done];
    if (ahead === undefined || step === undefined || ahead.lapsed !== undefined) return false;
    const { since, played, number, done, across, steps } = ahead;
    const { commands, when } = step;
    const from = Math.max(since, played);
    const looked = await this.#look(live, { seat, since, from, when, commands: [] });
    const lapse = (why: Why) => this.#lapse(live, ahead, { ...why, at: table.version });
    if (looked.hasPlayed) return lapse({ is: 'played' });
    // The seat must only answer another seat: its person is asked, and the planned turn comes
    // later.
    if (!looked.isTurn) return false;
    if (looked.isLight && !across) return lapse({ is: 'light' });
    const index = looked.holds.findIndex((each) => each !== true);
    if (index >= 0) return lapse({ is: 'condition', index });
    // Keys of clients contain no space, so a client cannot send this one.
    const segment = { seat, key: `ahead ${number} ${done}`, commands: [...commands] };
    const open = done + 1 < steps.length;
    const progress = { seat, number, done: done + 1, played, open };
    try {
      return await moves.playAhead(live, segment, progress);
    } catch (error) {
      if (!(error instanceof Refused) || !isByRules(error)) throw error;
      const place = typeof error.more.index === 'number' ? error.more.index : 0;
      return lapse({ is: 'refused', index: place, refusal: error.refusal });
    }
  }

  async #lapse(
    live: LiveTable,
    { seat, number, done, played }: StoredAhead,
    lapsed: AheadLapse,
  ): Promise<boolean | Overtaken> {
    const { storage, listeners, now: time } = this.#needs;
    const { table } = live;
    const now = time();
    const progress: AheadProgress = { seat, number, done, played, lapsed, open: false };
    const after = { ...table, ahead: aheadAfter(table, progress) };
    const due = dueAt(after, now);
    if (!(await storage.lapseAhead({ ...writeOf(table, now), progress, due }))) return OVERTAKEN;
    listeners.waits(keep(live, after), due);
    return true;
  }

  /**
   * Asks the rules about the next planned turn.
   * @throws Refused if the table cannot be replayed
   */
  async #look(
    live: LiveTable,
    about: {
      readonly seat: number;
      readonly since: number;
      readonly from: number;
      readonly when: readonly Condition[];
      readonly commands: readonly string[];
    },
  ): Promise<Looked> {
    const { rules, tables } = this.#needs;
    const request = { record: recordOf(live), ...about };
    const reply = await rules.ask('ahead', request, tables.ownerOf(live.table));
    if (reply.result === 'refused') throw new Refused(reply.refusal);
    return reply;
  }
}

function isByRules({ status, refusal }: Refused): boolean {
  return status === 422 || refusal.code === 'orders-too-many';
}

type Why = AheadLapse extends infer L ? (L extends AheadLapse ? Omit<L, 'at'> : never) : never;

/**
 * The person who plays a seat.
 * @throws Refused unless the person plays the seat, without a program
 */
function authorise(table: StoredTable, seat: number, person: number | undefined): number {
  const found = table.seats[seat];
  if (person === undefined || found === undefined || !holds(found, person)) {
    throw refused('not-your-seat', { seat });
  }
  return person;
}

/** The plan of a person for a seat; plans of other persons are not returned. */
async function ownOf(
  storage: Storage,
  id: string,
  seat: number,
  person: number,
): Promise<StoredAhead | undefined> {
  const ahead = await storage.aheadOf(id, seat);
  return ahead?.person === person ? ahead : undefined;
}

function isSame(before: StoredAhead, { across, steps }: Omit<OrderAhead, 'replaces'>): boolean {
  if (before.done > 0 || before.lapsed !== undefined || before.across !== across) return false;
  return JSON.stringify(before.steps) === JSON.stringify(steps);
}

function told(ahead: StoredAhead | undefined): Ahead {
  if (ahead === undefined) return { number: 0 };
  const { number, across, steps, done, played, lapsed } = ahead;
  const last = done === 0 ? {} : { played };
  return { number, ahead: { across, steps, done, ...last, ...(lapsed && { lapsed }) } };
}
