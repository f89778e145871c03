import { dueAt } from '../due/at-table.ts';
import { isSameName } from '../identity/names.ts';
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
import { checkDealt, type Dealer, isWaiting, shareOf } from './dealing.ts';
import { type Asker, holds, keep, type LiveTable, OVERTAKEN, owns, writeOf } from './live.ts';
import { askAbout } from './record.ts';
import { Refused, refused } from './refused.ts';
import { clockOfSeats, replaced, seatsMessage, tellSeated } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { type WindowTimes, windowAt } from './windows.ts';

/** A token as it is shown: once, to its asker. */
export interface MadeToken {
  readonly token: string;
  readonly table: StoredTable;
}

/** Programs of people at the table: tokens that open one seat each, and what a program asks that has no rules. */
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

  /** The seat that a token opens. */
  find(token: string): Promise<StoredToken | undefined> {
    return this.#storage.findToken(sha256(token));
  }

  /**
   * Lets a program play a seat: an own one, or for the maker of the table a free one. A token that the seat had opens
   * nothing any more. The seat of somebody else nobody gives away: its hand would be seen.
   * @param name of a free seat
   * @throws Refused and nothing was changed
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
      const newName = claims ? name.trim() : '';
      const others = table.seats.filter((each) => each.seat !== seat);
      if (others.some((each) => isSameName(newName, each.name))) {
        throw refused('name-taken', { name: newName });
      }
      const of = ownerName(table, found, person);
      const now = this.#times.now();
      const taken = claims
        ? { joined: now, persons: [person], name: newName === '' ? found.name : newName }
        : {};
      const seatsWith = (number: number) =>
        replaced(table, seat, (each) => ({ ...each, ...taken, program: { token: number, of } }));
      const seated = { ...table, seats: seatsWith(0) };
      const share = claims && isWaiting(table) ? shareOf(seat, undefined) : undefined;
      const { table: shared, deal } = await this.#dealer.add(
        seated,
        live.editionFile,
        share === undefined ? [] : [share],
      );
      const clock = deal === undefined ? this.#clockOf(shared, seat, claims) : undefined;
      const after = withClock(shared, clock?.clock);
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
      return { token, table: this.#seated(live, made, (deal ?? clock)?.due) };
    });
  }

  /**
   * Ends the token of a seat: its person plays it again. For that person, and for the maker of the table. Nothing is done
   * where no program plays.
   * @throws Refused for everybody else
   */
  async end(id: string, seat: number, person: number | undefined): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat);
      const isHosts = person !== undefined && table.host === person;
      if (found === undefined || !(isHosts || owns(found, person))) {
        throw refused('not-your-seat', { seat });
      }
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
   * The legal commands of a seat and its whole view, for programs without rules (JSON text). Nothing may be done where
   * others must decide, or the seat has given its answer in secret.
   * @param as the seat; left out it is that of the asker, the lowest
   */
  async legal(id: string, asker: Asker, as?: number): Promise<string> {
    const live = await this.#tables.find(id);
    // In the line of the table: version and position are of one moment.
    return this.#tables.live.exclusively(live, async () => {
      const { table } = live;
      const found = table.seats.find(
        (each) => holds(each, asker) && (as === undefined || each.seat === as),
      );
      if (found === undefined) throw refused('not-your-seat', as === undefined ? {} : { seat: as });
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

  /** @param claims the seat was free until now; else no clock changes, since nobody else has it */
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

/** The name under which somebody has a program play: that of the seat, or where it was free of another one. */
function ownerName({ seats }: StoredTable, seat: StoredSeat, person: number): string {
  if (seat.program !== undefined) return seat.program.of;
  if (owns(seat, person)) return seat.name;
  return seats.find((each) => holds(each, person))?.name ?? '';
}
