import { deal, readAgreed, replay } from '@pangaea/rules/kernel';
import { aheadOf } from '../../src/rules/games.ts';
import type {
  AheadOrder,
  OpenedTable,
  SegmentWrite,
  SentMessage,
  StoredAhead,
} from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { recordOf } from '../../src/tables/record.ts';
import { gameOf } from '../all-games.ts';
import type { Disk } from './disk.ts';
import type { Ledger } from './ledger.ts';

const KEY = /^ahead (\d+) (\d+)$/;

/** An order as the database has it. */
interface Kept {
  readonly ahead: StoredAhead;
  /** The number of steps that were played. */
  done: number;
  /** The order has ended: the seat was left, a program plays it, or it has another order. */
  isPast: boolean;
}

/**
 * Laws about turns that are ordered ahead. The server plays only steps that the person of the seat
 * has ordered, in their order and on their conditions. It plays none after the end of the order. No
 * message tells of an order.
 */
export class AheadLaws {
  readonly #disk: Disk;
  readonly #ledger: Ledger;
  /** The key is `table seat number`. */
  readonly #orders = new Map<string, Kept>();

  constructor(disk: Disk, ledger: Ledger) {
    this.#disk = disk;
    this.#ledger = ledger;
  }

  sent({ table, texts }: SentMessage): readonly string[] {
    return texts.some((text) => text.includes('"across"'))
      ? [`${table}: tells what is ordered`]
      : [];
  }

  /**
   * Checks calls that were written in one transaction.
   * @returns the faults that were found
   */
  written(calls: readonly Call[]): readonly string[] {
    return calls.flatMap(({ name, args }) => {
      if (name === 'orderAhead') this.#ordered(args[0] as AheadOrder);
      if (name === 'leaveSeat' || name === 'addToken' || name === 'dropAhead') {
        this.#ended(name, args[0] as { readonly table: string; readonly seat: number });
      }
      return name === 'writeSegment' ? this.#played(args[0] as SegmentWrite) : [];
    });
  }

  #ordered({ table, ahead }: AheadOrder): void {
    const { seat, number } = ahead;
    // A write on an old revision has changed nothing.
    if (this.#disk.store.aheadOf(table, seat)?.number !== number) return;
    this.#end(table, seat);
    this.#orders.set(`${table} ${seat} ${number}`, { ahead, done: 0, isPast: false });
  }

  #ended(name: string, { table, seat }: { readonly table: string; readonly seat: number }): void {
    const found = this.#disk.store.openTable(table)?.table.seats[seat];
    const isDone =
      (name === 'leaveSeat' && found?.left !== undefined) ||
      (name === 'addToken' && found?.program !== undefined) ||
      (name === 'dropAhead' && this.#disk.store.aheadOf(table, seat) === undefined);
    if (isDone) this.#end(table, seat);
  }

  #end(table: string, seat: number): void {
    for (const [name, kept] of this.#orders) {
      if (name.startsWith(`${table} ${seat} `)) kept.isPast = true;
    }
  }

  #played({ table, segments, commands }: SegmentWrite): readonly string[] {
    const [segment] = segments;
    const read = segment === undefined ? null : KEY.exec(segment.key);
    if (read === null) return [];
    const opened = this.#disk.store.openTable(table);
    const { seat, key } = segment;
    const isThere = opened?.segments.some((each) => each.seat === seat && each.key === key);
    if (opened === undefined || isThere !== true) return [];
    this.#ledger.count('turns played ahead');
    const kept = this.#orders.get(`${table} ${seat} ${read[1]}`);
    const step = Number(read[2]);
    const why = this.#wrong(opened, kept, step, { seat, from: segment.from, commands });
    if (kept !== undefined) kept.done = step + 1;
    return why.map((each) => `${table}: ${key} of ${seat} ${each}`);
  }

  #wrong(
    opened: OpenedTable,
    kept: Kept | undefined,
    step: number,
    played: { readonly seat: number; readonly from: number; readonly commands: readonly string[] },
  ): readonly string[] {
    if (kept === undefined) return ['is played, and nothing of the kind was stored'];
    const { ahead, done, isPast } = kept;
    const { table } = opened;
    const { seat, from } = played;
    const found = table.seats[seat];
    const commands = played.commands.map((line) => line.slice(line.indexOf(' ') + 1));
    const wrong: string[] = [];
    if (isPast) wrong.push('is played after its end');
    if (done !== step) wrong.push(`is played after ${done} steps`);
    if (JSON.stringify(commands) !== JSON.stringify(ahead.steps[step]?.commands)) {
      wrong.push(`was not stored so: ${commands}`);
    }
    const isOwners =
      found.persons.includes(ahead.person) &&
      found.left === undefined &&
      found.program === undefined;
    if (!isOwners) wrong.push('is played for somebody else');
    const isOrdered = this.#ledger.ordered.some(
      (each) =>
        each.table === table.id &&
        each.seat === seat &&
        each.name === found.name &&
        JSON.stringify(each.steps[step]?.commands) === JSON.stringify(commands),
    );
    if (!isOrdered) wrong.push(`was not ordered by ${found.name}: ${commands}`);
    if (opened.commands.slice(ahead.since, from).some((line) => readAgreed(line) !== undefined)) {
      wrong.push('is played after the game went back');
    }
    return [...wrong, ...this.#onConditions(opened, ahead, step, played)];
  }

  /** Whether the conditions, as the person sent them, held in the position before the step. */
  #onConditions(
    opened: OpenedTable,
    ahead: StoredAhead,
    step: number,
    { seat, from }: { readonly seat: number; readonly from: number },
  ): readonly string[] {
    const { table } = opened;
    const rules = aheadOf(table.game);
    const record = {
      ...recordOf({ ...opened, commands: [...opened.commands] }),
      commands: opened.commands.slice(0, from),
    };
    const game = gameOf(record);
    if (rules === undefined || game === undefined) return ['cannot be played again'];
    const begun = deal(game, record);
    if (!begun.ok) return ['cannot be played again'];
    let light = game.revealed(begun.value);
    const end = replay(game, record, (state, _, index) => {
      if (index < ahead.since) light = game.revealed(state);
    });
    if (!end.ok) return ['cannot be played again'];
    const state = end.value;
    const commandsOf = (steps: StoredAhead['steps']) =>
      JSON.stringify(steps.map(({ commands }) => commands));
    const sent = this.#ledger.ordered.filter(
      (each) =>
        each.table === table.id &&
        each.seat === seat &&
        commandsOf(each.steps) === commandsOf(ahead.steps),
    );
    const holds = sent.some(({ steps }) =>
      steps[step]?.when.every((each) => rules.holds(state, seat, each) === true),
    );
    return [
      ...(holds ? [] : ['is played although its conditions do not hold']),
      ...(rules.isTurn(state, seat) ? [] : ['is played out of its turn']),
      ...(!ahead.across && game.revealed(state) !== light
        ? ['is played across what came to light']
        : []),
    ];
  }
}
