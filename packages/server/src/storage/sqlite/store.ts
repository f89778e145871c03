import type { DatabaseSync } from 'node:sqlite';
import { sha256 } from '../../identity/secrets.ts';
import type { ClockEvent } from '../../time/clocks.ts';
import type { Down } from '../../time/down.ts';
import type { Hours } from '../../time/hours.ts';
import type {
  ClaimedDue,
  ClockChange,
  ClockOfSeats,
  DealWrite,
  DeviceNote,
  DueClaim,
  DueWork,
  EndedToken,
  FreedSeat,
  Identity,
  KeptRequest,
  LeftSeat,
  Merged,
  NewDevice,
  NewLinks,
  News,
  NewToken,
  OpenedTable,
  PersonSeen,
  Place,
  Rematch,
  RenewedDue,
  RequestChange,
  RequestWrite,
  Run,
  SealedSegment,
  SealWrite,
  SeatClaim,
  SeatProgram,
  SegmentWrite,
  ShareWrite,
  StoredDeal,
  StoredDevice,
  StoredNotes,
  StoredRequest,
  StoredSeat,
  StoredSegment,
  StoredShare,
  StoredTable,
  StoredToken,
  StoredWindow,
  StoredWord,
  TableAt,
  TableCount,
  WordWrite,
} from '../contract.ts';
import { ClockRows } from './clock-rows.ts';
import * as DEALS from './deals-statements.ts';
import { DueRows } from './due-rows.ts';
import { MessageRows } from './message-rows.ts';
import { PersonRows } from './person-rows.ts';
import { Prepared } from './prepared.ts';
import * as PROGRAMS from './programs-statements.ts';
import * as REQUEST from './requests.ts';
import * as SQL from './statements.ts';
import { TELLS } from './tells.ts';

/** A write's answer, and the numbers of the messages that go out when its transaction is durable. */
export interface Written<T> {
  readonly value: T;
  readonly numbers: readonly number[];
}

/** The operations of the storage contract on one open database; transactions are the caller's. */
export class SqliteStore {
  readonly #db: Prepared;
  readonly #persons: PersonRows;
  readonly #due: DueRows;
  readonly #clocks: ClockRows;
  readonly #messages: MessageRows;

  constructor(db: DatabaseSync) {
    this.#db = new Prepared(db);
    this.#persons = new PersonRows(this.#db);
    this.#due = new DueRows(this.#db);
    this.#clocks = new ClockRows(this.#db);
    this.#messages = new MessageRows(this.#db);
  }

  addDevice(device: NewDevice): Written<Identity> {
    return quiet(this.#persons.addDevice(device));
  }

  findDevice(tokenHash: string): Identity | undefined {
    return this.#persons.findDevice(tokenHash);
  }

  devicesOf(person: number): readonly StoredDevice[] {
    return this.#persons.devicesOf(person);
  }

  seenOf(persons: readonly number[]): readonly PersonSeen[] {
    return this.#persons.seenOf(persons);
  }

  noteDevice(note: DeviceNote): Written<void> {
    return quiet(this.#persons.noteDevice(note));
  }

  endDevice(person: number, device: number): Written<'ended' | 'device-unknown' | 'last-device'> {
    return quiet(this.#persons.endDevice(person, device));
  }

  mergePersons(from: number, into: number): Written<Merged> {
    return quiet(this.#persons.merge(from, into));
  }

  createTable(
    table: StoredTable,
    editionFile: string,
    due: readonly DueWork[],
    begins?: ClockEvent,
  ): Written<undefined> {
    const { seats, over, window, clock, deal, rematch: _, request: __, ...columns } = table;
    const editionHash = editionFile === '' ? null : sha256(editionFile);
    if (editionHash !== null) this.#db.sql(SQL.ADD_EDITION).run(editionHash, editionFile);
    const row = { ...columns, editionHash, over: over ? 1 : 0, ...windowColumns(window) };
    this.#db.sql(SQL.ADD_TABLE).run(row);
    for (const { persons, program: _, ...seat } of seats) {
      this.#db.sql(SQL.ADD_SEAT).run({ table: table.id, ...seat });
      for (const person of persons)
        this.#db.sql(SQL.ADD_SEAT_PERSON).run(table.id, seat.seat, person);
    }
    if (deal !== undefined) {
      const { seed, dealt, shares } = deal;
      this.#db.sql(DEALS.ADD_DEAL).run({ table: table.id, seed, dealt });
      this.#addShares(table.id, shares);
    }
    if (clock !== undefined) this.#clocks.begin(table.id, clock, begins);
    this.#due.set(table.id, due);
    return quiet(undefined);
  }

  createRematch(
    table: StoredTable,
    editionFile: string,
    due: readonly DueWork[],
    { of, before, message, now }: Rematch,
    begins?: ClockEvent,
  ): Written<boolean> {
    const note = { of, rematch: table.id, before: before ?? null };
    if (this.#db.sql(SQL.NOTE_REMATCH).run(note).changes !== 1) return quiet(false);
    this.createTable(table, editionFile, due, begins);
    return { value: true, numbers: this.#messages.send([message], now) };
  }

  openTable(id: string): OpenedTable | undefined {
    const found = this.#db.sql(SQL.FIND_TABLE).get(id);
    if (found === undefined) return undefined;
    const { told, ...row } = found;
    const table = this.#tableOf(row);
    const edition = this.#db.sql(SQL.EDITION_OF_TABLE).get(id) as
      | { readonly body: string }
      | undefined;
    const lines = this.#db.all<{ command: string }>(SQL.COMMANDS_OF_TABLE, id);
    const segments = this.#db.all<StoredSegment>(SQL.SEGMENTS_OF_TABLE, id);
    const commands = lines.map(({ command }) => command);
    const sealed = this.#db
      .sql(SQL.SEALED_AT_TABLE)
      .all(id)
      .map((row) => ({ ...row, commands: JSON.parse(String(row.commands)) }) as SealedSegment);
    return {
      table,
      editionFile: edition?.body ?? '',
      commands,
      segments,
      sealed,
      told: Number(told),
    };
  }

  tablesOf(person: number): readonly StoredTable[] {
    return this.#db
      .sql(SQL.TABLES_OF_PERSON)
      .all({ person })
      .map((row) => this.#tableOf(row));
  }

  countTables(person: number): TableCount {
    return this.#db.sql(SQL.COUNT_TABLES).get(person) as unknown as TableCount;
  }

  idleTables(before: number, most: number): readonly string[] {
    return this.#db.all<{ id: string }>(SQL.IDLE_TABLES, before, most).map(({ id }) => id);
  }

  unplayedTables(before: number, most: number): readonly TableAt[] {
    return this.#db.all<TableAt>(SQL.UNPLAYED_TABLES, before, most);
  }

  deleteTable(id: string): Written<undefined> {
    const hash = this.#db.sql(SQL.EDITION_HASH).get(id)?.hash ?? null;
    for (const statement of SQL.DELETE_TABLE) this.#db.sql(statement).run(id);
    if (hash !== null) this.#db.sql(SQL.DELETE_EDITION).run({ hash });
    return quiet(undefined);
  }

  claimDue(claim: DueClaim): Written<ClaimedDue> {
    return quiet(this.#due.claim(claim));
  }

  finishDue(work: DueWork): Written<void> {
    return quiet(this.#due.finish(work));
  }

  postponeDue(work: DueWork, at: number): Written<void> {
    return quiet(this.#due.postpone(work, at));
  }

  recoverDue(
    latest: readonly Pick<DueWork, 'kind' | 'at'>[],
    own: readonly DueWork[],
  ): Written<void> {
    return quiet(this.#due.recover(latest, own));
  }

  changeClock(change: ClockChange): Written<boolean> {
    const { table, clock, due } = change;
    if (!this.#clocks.set(table, clock)) return quiet(false);
    this.#due.set(table, due);
    return { value: true, numbers: this.#messages.send(TELLS.changeClock(change), clock.event.at) };
  }

  clockEvents(table: string): readonly ClockEvent[] {
    return this.#clocks.events(table);
  }

  renewDue({ table, due, message, now }: RenewedDue): Written<undefined> {
    this.#due.set(table, due);
    return { value: undefined, numbers: this.#messages.send([message], now) };
  }

  writeHours(person: number, hours: Hours): Written<void> {
    return quiet(this.#clocks.writeHours(person, hours));
  }

  hoursOf(person: number): Hours | undefined {
    return this.#clocks.hoursOf(person);
  }

  noteRun(run: Run): Written<void> {
    return quiet(this.#clocks.noteRun(run));
  }

  downTimes(): readonly Down[] {
    return this.#clocks.downTimes();
  }

  writeSegment(write: SegmentWrite): Written<boolean> {
    const { table, from, version, deciders, window, now } = write;
    const advance = {
      ...{ table, from, version, deciders, over: write.over ? 1 : 0, now },
      ...windowColumns(window),
    };
    if (this.#db.sql(SQL.ADVANCE_TABLE).run(advance).changes !== 1) return quiet(false);
    for (const [index, command] of write.commands.entries()) {
      this.#db.sql(SQL.ADD_COMMAND).run(table, from + index, command);
    }
    for (const { seat, key, digest, from, version } of write.segments) {
      this.#db.sql(SQL.ADD_SEGMENT).run(table, seat, key, digest, from, version);
    }
    if (write.opens) {
      this.#db.sql(SQL.OPEN_SEALED).run(table);
      this.#db.sql(SQL.NOBODY_ANSWERED).run(table);
    }
    if (write.clock !== undefined) this.#clocks.set(table, write.clock);
    this.#due.set(table, write.due);
    return { value: true, numbers: this.#messages.send(TELLS.writeSegment(write), now) };
  }

  sealSegment({ table, version, sealed, due }: SealWrite): Written<boolean> {
    const { seat, key, digest, commands } = sealed;
    const answer = { table, version, seat: 1 << seat };
    if (this.#db.sql(SQL.ANSWER).run(answer).changes !== 1) return quiet(false);
    this.#due.set(table, due);
    this.#db.sql(SQL.SEAL).run({ table, seat, key, digest, commands: JSON.stringify(commands) });
    return quiet(true);
  }

  claimSeat(claim: SeatClaim): Written<boolean> {
    const { table, seat, person, name, clock, share, deal, now } = claim;
    if (this.#db.sql(SQL.JOIN_SEAT).run({ table, seat, name, now }).changes !== 1)
      return quiet(false);
    this.#db.sql(SQL.ADD_SEAT_PERSON).run(table, seat, person);
    this.#setClockOfSeats(table, clock);
    this.#addShares(table, share === undefined ? [] : [share], deal, now);
    this.#db.sql(REQUEST.DROP_REQUEST).run(table);
    return { value: true, numbers: this.#messages.send(TELLS.claimSeat(claim), now) };
  }

  freeSeat(freed: FreedSeat): Written<undefined> {
    const { table, seat, key, invitation, clock, now } = freed;
    this.#db.sql(SQL.LEAVE_SEAT).run({ table, seat });
    this.#db.sql(PROGRAMS.END_TOKEN).run({ table, seat });
    this.#db.sql(SQL.FREE_SEAT).run({ table, seat, key });
    this.#db.sql(SQL.NEW_INVITATION).run({ table, invitation });
    this.#db.sql(DEALS.TAKE_SHARE_AWAY).run({ table, seat });
    this.#setClockOfSeats(table, clock);
    this.#db.sql(REQUEST.DROP_REQUEST).run(table);
    return { value: undefined, numbers: this.#messages.send(TELLS.freeSeat(freed), now) };
  }

  renewLinks({ table, keys, invitation }: NewLinks): Written<undefined> {
    for (const { seat, key } of keys) this.#db.sql(SQL.NEW_KEY).run({ table, seat, key });
    this.#db.sql(SQL.NEW_INVITATION).run({ table, invitation });
    return quiet(undefined);
  }

  addShares(write: ShareWrite): Written<undefined> {
    const { table, shares, deal, now } = write;
    this.#addShares(table, shares, deal, now);
    return { value: undefined, numbers: this.#messages.send(TELLS.addShares(write), now) };
  }

  addToken(added: NewToken): Written<number | undefined> {
    const { table, seat, hash, of, claim, clock, now } = added;
    if (claim !== undefined) {
      const { person, name, share, deal } = claim;
      if (this.#db.sql(SQL.JOIN_SEAT).run({ table, seat, name, now }).changes !== 1) {
        return quiet(undefined);
      }
      this.#db.sql(SQL.ADD_SEAT_PERSON).run(table, seat, person);
      this.#setClockOfSeats(table, clock);
      this.#addShares(table, share === undefined ? [] : [share], deal, now);
    }
    this.#db.sql(PROGRAMS.END_TOKEN).run({ table, seat });
    const token = Number(
      this.#db.sql(PROGRAMS.ADD_TOKEN).get({ table, seat, hash, of, now })?.token,
    );
    const numbers = this.#messages.send(TELLS.addToken(added), now);
    return { value: token, numbers };
  }

  findToken(hash: string): StoredToken | undefined {
    const row = this.#db.sql(PROGRAMS.FIND_TOKEN).get(hash);
    return row === undefined ? undefined : ({ ...row } as unknown as StoredToken);
  }

  endToken({ table, seat, message, now }: EndedToken): Written<undefined> {
    this.#db.sql(PROGRAMS.END_TOKEN).run({ table, seat });
    return { value: undefined, numbers: this.#messages.send([message], now) };
  }

  openRequest({ table, request, message, now }: RequestWrite): Written<boolean> {
    this.#db.sql(REQUEST.FORGET_REQUESTS).run({ table, version: request.version });
    const { changes } = this.#db.sql(REQUEST.OPEN_REQUEST).run({ table, ...request });
    return changes === 1
      ? { value: true, numbers: this.#messages.send([message], now) }
      : quiet(false);
  }

  changeRequest({ table, request, state, message, now }: RequestChange): Written<boolean> {
    const { version, person, allowed } = request;
    const change = { table, version, person, allowed, state };
    const { changes } = this.#db.sql(REQUEST.CHANGE_REQUEST).run(change);
    return changes === 1
      ? { value: true, numbers: this.#messages.send([message], now) }
      : quiet(false);
  }

  findRequest(table: string, version: number, person: number): KeptRequest | undefined {
    const row = this.#db.sql(REQUEST.FIND_REQUEST).get(table, version, person);
    return row === undefined ? undefined : ({ ...row } as unknown as KeptRequest);
  }

  leaveToBot(left: LeftSeat): Written<undefined> {
    const { table, seat, level, host, clock, due, now } = left;
    this.#db.sql(SQL.LEAVE_SEAT).run({ table, seat });
    this.#db.sql(REQUEST.SEAT_TO_BOT).run({ table, seat, level });
    if (clock !== undefined) this.#clocks.set(table, clock);
    this.#db.sql(REQUEST.NEW_HOST).run({ table, host });
    this.#db.sql(REQUEST.DROP_REQUEST).run(table);
    this.#due.set(table, due);
    return { value: undefined, numbers: this.#messages.send(TELLS.leaveToBot(left), now) };
  }

  writeWord({ table, word, keep, message }: WordWrite): Written<number> {
    const [number] = this.#messages.send([message], word.created);
    this.#db.sql(SQL.ADD_WORD).run({ table, number, ...word });
    this.#db.sql(SQL.FORGET_WORDS).run({ table, keep });
    return { value: number, numbers: [number] };
  }

  wordsAfter(table: string, number: number, most: number): readonly StoredWord[] {
    const words = this.#db.all<StoredWord>(SQL.WORDS_AFTER, table, number, most);
    return words.map((row) => ({ ...row })).reverse();
  }

  hasWord(table: string, number: number): boolean {
    return this.#db.sql(SQL.HAS_WORD).get(table, number) !== undefined;
  }

  findWord(table: string, seat: number, key: string): StoredWord | undefined {
    const row = this.#db.sql(SQL.FIND_WORD).get(table, seat, key);
    return row === undefined ? undefined : ({ ...row } as unknown as StoredWord);
  }

  writeNotes(table: string, person: number, notes: StoredNotes): Written<undefined> {
    this.#db.sql(SQL.WRITE_NOTES).run({ table, person, ...notes });
    return quiet(undefined);
  }

  notesOf(table: string, person: number): StoredNotes | undefined {
    const row = this.#db.sql(SQL.NOTES_OF).get(table, person);
    return row === undefined ? undefined : ({ ...row } as unknown as StoredNotes);
  }

  newsSince(places: readonly Place[]): readonly News[] {
    return this.#messages.newsSince(places);
  }

  forgetMessages(before: number): Written<void> {
    return quiet(this.#messages.forget(before));
  }

  #setClockOfSeats(table: string, given: ClockOfSeats | undefined): void {
    if (given === undefined) return;
    this.#clocks.set(table, given.clock);
    this.#due.set(table, given.due);
  }

  /** @throws where a seat has a share, or the table was dealt: the transaction is taken back */
  #addShares(table: string, shares: readonly StoredShare[], deal?: DealWrite, now = 0): void {
    for (const share of shares) this.#db.sql(DEALS.ADD_SHARE).run({ table, ...share });
    if (deal === undefined) return;
    const { seed, deciders, window, clock, due } = deal;
    if (this.#db.sql(DEALS.DEAL).run({ table, now }).changes !== 1) {
      throw new Error(`${table} was dealt before`);
    }
    const begins = { table, seed, deciders, now, ...windowColumns(window) };
    this.#db.sql(DEALS.BEGIN_GAME).run(begins);
    if (clock !== undefined) this.#clocks.set(table, clock);
    this.#due.set(table, due);
  }

  #dealOf(table: string): StoredDeal | undefined {
    const row = this.#db.sql(DEALS.DEAL_OF_TABLE).get(table);
    if (row === undefined) return undefined;
    const shares = this.#db.all<StoredShare>(DEALS.SHARES_OF_TABLE, table);
    return {
      ...{ seed: String(row.seed), dealt: Number(row.dealt) },
      shares: shares.map((share) => ({ ...share })),
    };
  }

  #tableOf({
    over,
    windowFrom,
    windowCloses,
    rematch,
    ...row
  }: Record<string, unknown>): StoredTable {
    const id = row.id as string;
    const held = this.#db.all<{ seat: number; person: number }>(SQL.PERSONS_OF_TABLE, id);
    const programs = this.#db.all<SeatProgram & { seat: number }>(PROGRAMS.PROGRAMS_OF_TABLE, id);
    const seats = this.#db.all<StoredSeat>(SQL.SEATS_OF_TABLE, id).map((seat) => {
      const persons = held.filter((each) => each.seat === seat.seat).map(({ person }) => person);
      const program = programs.find((each) => each.seat === seat.seat);
      if (program === undefined) return { ...seat, persons };
      return { ...seat, persons, program: { token: program.token, of: program.of } };
    });
    const window =
      windowFrom === null ? undefined : { from: Number(windowFrom), closes: Number(windowCloses) };
    const clock = this.#clocks.of(id, seats.length);
    const deal = this.#dealOf(id);
    const asked = this.#db.sql(REQUEST.OPEN_REQUEST_AT).get(id, Number(row.version));
    return {
      ...{ ...(row as unknown as StoredTable), over: over === 1, window, seats },
      ...(clock === undefined ? {} : { clock }),
      ...(deal === undefined ? {} : { deal }),
      ...(rematch === null ? {} : { rematch: String(rematch) }),
      ...(asked === undefined ? {} : { request: { ...asked } as unknown as StoredRequest }),
    };
  }
}

function windowColumns(window: StoredWindow | undefined) {
  return { windowFrom: window?.from ?? null, windowCloses: window?.closes ?? null };
}

function quiet<T>(value: T): Written<T> {
  return { value, numbers: [] };
}
