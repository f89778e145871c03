import { dueAt } from '../due/at-table.ts';
import { newToken, sha256 } from '../identity/secrets.ts';
import type { Rules } from '../rules/pool.ts';
import type {
  ClockOfSeats,
  DueWork,
  Storage,
  StoredSeat,
  StoredTable,
  StoredToken,
} from '../storage/contract.ts';
import { withClock } from '../time/happening.ts';
import { withoutAhead } from './ahead.ts';
import { checkDealt, type Dealer, shareOf } from './dealing.ts';
import {
  type Asker,
  holds,
  keep,
  type LiveTable,
  notTheirs,
  OVERTAKEN,
  owns,
  writeOf,
} from './live.ts';
import { checkedName } from './naming.ts';
import { askAbout } from './record.ts';
import { Refused, refused } from './refused.ts';
import { clockOfSeats, replaced, seatsMessage, tellSeated } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { isWaiting } from './waiting.ts';
import { type WindowTimes, windowAt } from './windows.ts';

/** A token in plain text, shown only once, to the person who asked for it. */
export interface MadeToken {
  readonly token: string;
  readonly table: StoredTable;
}

/**
 * Programs of people at the table: tokens for one seat each, and the requests of programs without
 * rules.
 */
export class ProgramService {
  readonly #storage: Storage;
  readonly #rules: Rules;
  readonly #tables: TableService;
  readonly #dealer: Dealer;
  readonly #listeners: Pick<TableListeners, 'seated' | 'looked' | 'waits'>;
  readonly #times: WindowTimes;

  constructor(
    storage: Storage,
    rules: Rules,
    tables: TableService,
    dealer: Dealer,
    listeners: Pick<TableListeners, 'seated' | 'looked' | 'waits'>,
    times: WindowTimes,
  ) {
    this.#storage = storage;
    this.#rules = rules;
    this.#tables = tables;
    this.#dealer = dealer;
    this.#listeners = listeners;
    this.#times = times;
  }

  /** The seat that belongs to a token. */
  find(token: string): Promise<StoredToken | undefined> {
    return this.#storage.findToken(sha256(token));
  }

  /**
   * Lets a program play a seat: the person's own, or a free seat if the host of the table asks. An
   * earlier token of the seat becomes invalid. For another person's seat it is not possible,
   * because the program sees the hand.
   * @param name for a free seat
   * @throws Refused if nothing was changed
   */
  async make(id: string, seat: number, person: number, name: string): Promise<MadeToken> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat && each.kind === 'person');
      const claims = found?.joined === 0 && table.host === person;
      if (found === undefined || !(claims || owns(found, person))) {
        throw refused('not-your-seat', { seat });
      }
      if (table.over) throw refused('table-over');
      // A bot plays it until its person is back.
      if (found.left !== undefined) throw refused('seat-left', { seat });
      const others = table.seats.filter((each) => each.seat !== seat);
      const newName = checkedName(
        claims ? name : '',
        others.map((each) => each.name),
      );
      const of = ownerName(table, found, person);
      const now = this.#times.now();
      const taken = claims
        ? { joined: now, persons: [person], name: newName === '' ? found.name : newName }
        : {};
      const seatsWith = (number: number) =>
        replaced(table, seat, (each) => ({ ...each, ...taken, program: { token: number, of } }));
      const seated = { ...withoutAhead(table, seat), seats: seatsWith(0) };
      const share = claims && isWaiting(table) ? shareOf(seat, undefined) : undefined;
      const { table: shared, deal } = await this.#dealer.add(
        seated,
        live.editionFile,
        share === undefined ? [] : [share],
      );
      const clock = deal === undefined ? this.#clockOf(shared, seat, claims) : undefined;
      const after = withClock(shared, clock?.clock);
      const due = deal?.due ?? clock?.due ?? [];
      const token = newToken();
      const number = await this.#storage.addToken({
        ...writeOf(table, now),
        seat,
        hash: sha256(token),
        of,
        clock,
        ...(claims ? { claim: { person, name: newName, share, deal } } : {}),
        message: seatsMessage(after),
      });
      if (number === false) return OVERTAKEN;
      const made = { ...after, seats: seatsWith(number) };
      return { token, table: this.#seated(live, made, due) };
    });
  }

  /**
   * Ends the token of a seat, which its person then plays again; only that person may do so. If no
   * program plays, nothing happens.
   * @throws Refused for everybody else
   */
  async end(id: string, seat: number, person: number | undefined): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat);
      if (found === undefined || !owns(found, person)) throw refused('not-your-seat', { seat });
      if (found.program === undefined) return table;
      const seats = replaced(table, seat, ({ program: _, ...each }) => each);
      const after = { ...table, seats };
      const message = seatsMessage(after);
      const clock = this.#clockOf(after, seat, false);
      const ended = { ...writeOf(table, this.#times.now()), seat, clock, message };
      if (!(await this.#storage.endToken(ended))) return OVERTAKEN;
      return this.#seated(live, after, clock.due);
    });
  }

  /**
   * The legal moves of a seat and its whole view, for programs without rules (JSON text). There are
   * no moves if others have to decide, or if the seat has given its secret answer.
   * @param as the seat; by default the lowest of the sender
   */
  async legal(id: string, asker: Asker, as?: number): Promise<string> {
    const live = await this.#tables.find(id);
    // Inside the queue of the table, so that version and position belong together.
    return this.#tables.live.exclusively(live, async () => {
      const { table } = live;
      const found = table.seats.find(
        (each) => holds(each, asker) && (as === undefined || each.seat === as),
      );
      if (found === undefined) throw notTheirs(table, asker, as === undefined ? {} : { seat: as });
      checkDealt(table);
      this.#listeners.looked(asker, table);
      const { seat } = found;
      const listed = await askAbout(this.#rules, live, 'legal', { seat });
      if (listed.result === 'refused') throw new Refused(listed.refusal);
      const { version, over } = table;
      const { window } = windowAt(table, version, this.#times.now(), asker);
      const answered = window?.answered?.includes(seat) === true;
      const told = {
        table: id,
        game: table.game,
        seat,
        version,
        over,
        ...(window === undefined ? {} : { window }),
        commands: answered ? [] : listed.commands,
      };
      return `${JSON.stringify(told).slice(0, -1)},"position":${listed.position}}`;
    });
  }

  /**
   * The clocks and the due work after a token was made.
   * @param claims whether the seat was free until now; otherwise no clock changes, since its person
   * stays
   */
  #clockOf(after: StoredTable, seat: number, claims: boolean): ClockOfSeats {
    return claims
      ? clockOfSeats(after, seat, this.#times)
      : { due: dueAt(after, this.#times.now()) };
  }

  #seated(live: LiveTable, table: StoredTable, due: readonly DueWork[] | undefined): StoredTable {
    const after = keep(live, table);
    tellSeated(this.#listeners, after, due);
    return after;
  }
}

/**
 * The name shown for a seat that a program plays: that of its person, or for a free seat the given
 * one.
 */
function ownerName({ seats }: StoredTable, seat: StoredSeat, person: number): string {
  if (seat.program !== undefined) return seat.program.of;
  if (owns(seat, person)) return seat.name;
  return seats.find((each) => holds(each, person))?.name ?? '';
}
