import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { sha256 } from '../../identity/secrets.ts';
import type { ClockEvent } from '../../time/clocks.ts';
import type { Down } from '../../time/down.ts';
import type { Hours } from '../../time/hours.ts';
import type {
  ClaimedDue,
  ClockChange,
  ClockOfSeats,
  ClockWrite,
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
  Message,
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
  SentMessage,
  ShareWrite,
  StoredClock,
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
import * as CLOCK from './clock-statements.ts';
import * as DEALS from './deals-statements.ts';
import * as MESSAGE from './message-statements.ts';
import { pack, unpack } from './packing.ts';
import * as PROGRAMS from './programs-statements.ts';
import * as REQUEST from './requests.ts';
import * as SQL from './statements.ts';
import { TELLS } from './tells.ts';

/**
 * Who missed more messages than this, or longer ones in all, gets the whole tables, which is less. A
 * stream that is written as much at once is not taken for one that reads too slowly.
 */
const MOST_MISSED = 1_000;
const MOST_CHARACTERS = 1_000_000;

/** No move waits longer for its time to end than until then. */
const RUNS_KEPT_MS = 400 * 24 * 3_600_000;

/** A write's answer, and the numbers of the messages that go out when its transaction is durable. */
export interface Written<T> {
  readonly value: T;
  readonly numbers: readonly number[];
}

type TableTold = Pick<News, 'table' | 'version' | 'number'>;

/** The operations of the storage contract on one open database; transactions are the caller's. */
export class SqliteStore {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  addDevice({ person: given, now, ...device }: NewDevice): Written<Identity> {
    const person = given ?? Number(this.#sql(SQL.ADD_PERSON).get(now)?.id);
    const id = Number(this.#sql(SQL.ADD_DEVICE).get({ ...device, person, now })?.id);
    return quiet({ device: id, person });
  }

  findDevice(tokenHash: string): Identity | undefined {
    const row = this.#sql(SQL.FIND_DEVICE).get(tokenHash);
    return row === undefined ? undefined : ({ ...row } as unknown as Identity);
  }

  devicesOf(person: number): readonly StoredDevice[] {
    return this.#all<StoredDevice>(SQL.DEVICES_OF_PERSON, person).map((row) => ({ ...row }));
  }

  seenOf(persons: readonly number[]): readonly PersonSeen[] {
    return this.#all<PersonSeen>(SQL.SEEN_OF_PERSONS, JSON.stringify(persons)).map((row) => ({
      ...row,
    }));
  }

  noteDevice(note: DeviceNote): Written<undefined> {
    this.#sql(SQL.NOTE_DEVICE).run({ ...note });
    return quiet(undefined);
  }

  endDevice(person: number, device: number): Written<'ended' | 'device-unknown' | 'last-device'> {
    const devices = this.devicesOf(person);
    if (!devices.some(({ id }) => id === device)) return quiet('device-unknown');
    if (devices.length === 1) return quiet('last-device');
    this.#sql(SQL.DELETE_DEVICE).run(device);
    return quiet('ended');
  }

  mergePersons(from: number, into: number): Written<Merged> {
    if (this.devicesOf(from).length > 1) return quiet({ result: 'device-shared' });
    if (this.#sql(SQL.SEATS_AGAINST).get({ from, into }) !== undefined) {
      return quiet({ result: 'same-table' });
    }
    const rows = this.#sql(SQL.TABLE_IDS_OF_PERSON).all({ person: from });
    for (const statement of SQL.HAND_ON) this.#sql(statement).run({ from, into });
    return quiet({ result: 'merged', tables: rows.map(({ id }) => String(id)) });
  }

  createTable(
    table: StoredTable,
    editionFile: string,
    due: readonly DueWork[],
    begins?: ClockEvent,
  ): Written<undefined> {
    const { seats, over, window, clock, deal, rematch: _, request: __, ...columns } = table;
    const editionHash = editionFile === '' ? null : sha256(editionFile);
    if (editionHash !== null) this.#sql(SQL.ADD_EDITION).run(editionHash, editionFile);
    const row = { ...columns, editionHash, over: over ? 1 : 0, ...windowColumns(window) };
    this.#sql(SQL.ADD_TABLE).run(row);
    for (const { persons, program: _, ...seat } of seats) {
      this.#sql(SQL.ADD_SEAT).run({ table: table.id, ...seat });
      for (const person of persons) this.#sql(SQL.ADD_SEAT_PERSON).run(table.id, seat.seat, person);
    }
    if (deal !== undefined) {
      const { seed, dealt, shares } = deal;
      this.#sql(DEALS.ADD_DEAL).run({ table: table.id, seed, dealt });
      this.#addShares(table.id, shares);
    }
    if (clock !== undefined) {
      const { control, state } = clock;
      this.#sql(CLOCK.ADD_CLOCK).run({
        ...{ table: table.id, control: JSON.stringify(control), number: state.number },
        seats: JSON.stringify(state.seats),
      });
      if (begins !== undefined) {
        this.#sql(CLOCK.ADD_CLOCK_EVENT).run({ table: table.id, ...begins });
      }
    }
    this.#setDue(table.id, due);
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
    if (this.#sql(SQL.NOTE_REMATCH).run(note).changes !== 1) return quiet(false);
    this.createTable(table, editionFile, due, begins);
    return { value: true, numbers: this.#send([message], now) };
  }

  openTable(id: string): OpenedTable | undefined {
    const found = this.#sql(SQL.FIND_TABLE).get(id);
    if (found === undefined) return undefined;
    const { told, ...row } = found;
    const table = this.#tableOf(row);
    const edition = this.#sql(SQL.EDITION_OF_TABLE).get(id) as
      | { readonly body: string }
      | undefined;
    const lines = this.#all<{ command: string }>(SQL.COMMANDS_OF_TABLE, id);
    const segments = this.#all<StoredSegment>(SQL.SEGMENTS_OF_TABLE, id);
    const commands = lines.map(({ command }) => command);
    const sealed = this.#sql(SQL.SEALED_AT_TABLE)
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
    return this.#sql(SQL.TABLES_OF_PERSON)
      .all({ person })
      .map((row) => this.#tableOf(row));
  }

  countTables(person: number): TableCount {
    return this.#sql(SQL.COUNT_TABLES).get(person) as unknown as TableCount;
  }

  idleTables(before: number, most: number): readonly string[] {
    return this.#all<{ id: string }>(SQL.IDLE_TABLES, before, most).map(({ id }) => id);
  }

  unplayedTables(before: number, most: number): readonly TableAt[] {
    return this.#all<TableAt>(SQL.UNPLAYED_TABLES, before, most);
  }

  deleteTable(id: string): Written<undefined> {
    const hash = this.#sql(SQL.EDITION_HASH).get(id)?.hash ?? null;
    for (const statement of SQL.DELETE_TABLE) this.#sql(statement).run(id);
    if (hash !== null) this.#sql(SQL.DELETE_EDITION).run({ hash });
    return quiet(undefined);
  }

  claimDue({ now, until, most }: DueClaim): Written<ClaimedDue> {
    const rows = this.#sql(SQL.DUE_NOW).all({ now, most });
    const works = rows.map((row) => ({ ...(row as unknown as DueWork), claimed: until }));
    for (const { owner, kind } of works) this.#sql(SQL.CLAIM_DUE).run({ until, owner, kind });
    const next = this.#sql(SQL.NEXT_DUE).get()?.next;
    return quiet({ works, next: next === undefined ? undefined : Number(next) });
  }

  finishDue({ owner, kind, about }: DueWork): Written<undefined> {
    this.#sql(SQL.FINISH_DUE).run({ owner, kind, about });
    return quiet(undefined);
  }

  postponeDue({ owner, kind, about }: DueWork, at: number): Written<undefined> {
    this.#sql(SQL.POSTPONE_DUE).run({ owner, kind, about, at });
    return quiet(undefined);
  }

  recoverDue(
    latest: readonly Pick<DueWork, 'kind' | 'at'>[],
    own: readonly DueWork[],
  ): Written<undefined> {
    this.#sql(SQL.UNCLAIM_DUE).run();
    for (const { kind, at } of latest) this.#sql(SQL.LIMIT_DUE).run({ kind, at });
    for (const work of own) this.#sql(SQL.ADD_DUE).run({ ...work });
    return quiet(undefined);
  }

  changeClock(change: ClockChange): Written<boolean> {
    const { table, clock, due } = change;
    if (!this.#setClock(table, clock)) return quiet(false);
    this.#setDue(table, due);
    return { value: true, numbers: this.#send(TELLS.changeClock(change), clock.event.at) };
  }

  clockEvents(table: string): readonly ClockEvent[] {
    return this.#all<ClockEvent>(CLOCK.CLOCK_EVENTS, table).map((row) => ({ ...row }));
  }

  renewDue({ table, due, message, now }: RenewedDue): Written<undefined> {
    this.#setDue(table, due);
    return { value: undefined, numbers: this.#send([message], now) };
  }

  writeHours(person: number, hours: Hours): Written<undefined> {
    this.#sql(CLOCK.WRITE_HOURS).run({ person, body: JSON.stringify(hours) });
    return quiet(undefined);
  }

  hoursOf(person: number): Hours | undefined {
    const row = this.#sql(CLOCK.HOURS_OF).get(person);
    return row === undefined ? undefined : JSON.parse(String(row.body));
  }

  noteRun(run: Run): Written<undefined> {
    const { started, alive } = run;
    this.#sql(CLOCK.FORGET_RUNS).run({ started, before: alive - RUNS_KEPT_MS });
    this.#sql(CLOCK.NOTE_RUN).run({ ...run });
    return quiet(undefined);
  }

  downTimes(): readonly Down[] {
    return this.#all<Down>(CLOCK.DOWN_TIMES).map((row) => ({ ...row }));
  }

  writeSegment(write: SegmentWrite): Written<boolean> {
    const { table, from, version, deciders, window, now } = write;
    const advance = {
      ...{ table, from, version, deciders, over: write.over ? 1 : 0, now },
      ...windowColumns(window),
    };
    if (this.#sql(SQL.ADVANCE_TABLE).run(advance).changes !== 1) return quiet(false);
    for (const [index, command] of write.commands.entries()) {
      this.#sql(SQL.ADD_COMMAND).run(table, from + index, command);
    }
    for (const { seat, key, digest, from, version } of write.segments) {
      this.#sql(SQL.ADD_SEGMENT).run(table, seat, key, digest, from, version);
    }
    if (write.opens) {
      this.#sql(SQL.OPEN_SEALED).run(table);
      this.#sql(SQL.NOBODY_ANSWERED).run(table);
    }
    if (write.clock !== undefined) this.#setClock(table, write.clock);
    this.#setDue(table, write.due);
    return { value: true, numbers: this.#send(TELLS.writeSegment(write), now) };
  }

  sealSegment({ table, version, sealed, due }: SealWrite): Written<boolean> {
    const { seat, key, digest, commands } = sealed;
    const answer = { table, version, seat: 1 << seat };
    if (this.#sql(SQL.ANSWER).run(answer).changes !== 1) return quiet(false);
    this.#setDue(table, due);
    this.#sql(SQL.SEAL).run({ table, seat, key, digest, commands: JSON.stringify(commands) });
    return quiet(true);
  }

  claimSeat(claim: SeatClaim): Written<boolean> {
    const { table, seat, person, name, clock, share, deal, now } = claim;
    if (this.#sql(SQL.JOIN_SEAT).run({ table, seat, name, now }).changes !== 1) return quiet(false);
    this.#sql(SQL.ADD_SEAT_PERSON).run(table, seat, person);
    this.#setClockOfSeats(table, clock);
    this.#addShares(table, share === undefined ? [] : [share], deal, now);
    this.#sql(REQUEST.DROP_REQUEST).run(table);
    return { value: true, numbers: this.#send(TELLS.claimSeat(claim), now) };
  }

  freeSeat(freed: FreedSeat): Written<undefined> {
    const { table, seat, key, invitation, clock, now } = freed;
    this.#sql(SQL.LEAVE_SEAT).run({ table, seat });
    this.#sql(PROGRAMS.END_TOKEN).run({ table, seat });
    this.#sql(SQL.FREE_SEAT).run({ table, seat, key });
    this.#sql(SQL.NEW_INVITATION).run({ table, invitation });
    this.#sql(DEALS.TAKE_SHARE_AWAY).run({ table, seat });
    this.#setClockOfSeats(table, clock);
    this.#sql(REQUEST.DROP_REQUEST).run(table);
    return { value: undefined, numbers: this.#send(TELLS.freeSeat(freed), now) };
  }

  renewLinks({ table, keys, invitation }: NewLinks): Written<undefined> {
    for (const { seat, key } of keys) this.#sql(SQL.NEW_KEY).run({ table, seat, key });
    this.#sql(SQL.NEW_INVITATION).run({ table, invitation });
    return quiet(undefined);
  }

  addShares(write: ShareWrite): Written<undefined> {
    const { table, shares, deal, now } = write;
    this.#addShares(table, shares, deal, now);
    return { value: undefined, numbers: this.#send(TELLS.addShares(write), now) };
  }

  addToken(added: NewToken): Written<number | undefined> {
    const { table, seat, hash, of, claim, clock, now } = added;
    if (claim !== undefined) {
      const { person, name, share, deal } = claim;
      if (this.#sql(SQL.JOIN_SEAT).run({ table, seat, name, now }).changes !== 1) {
        return quiet(undefined);
      }
      this.#sql(SQL.ADD_SEAT_PERSON).run(table, seat, person);
      this.#setClockOfSeats(table, clock);
      this.#addShares(table, share === undefined ? [] : [share], deal, now);
    }
    this.#sql(PROGRAMS.END_TOKEN).run({ table, seat });
    const token = Number(this.#sql(PROGRAMS.ADD_TOKEN).get({ table, seat, hash, of, now })?.token);
    const numbers = this.#send(TELLS.addToken(added), now);
    return { value: token, numbers };
  }

  findToken(hash: string): StoredToken | undefined {
    const row = this.#sql(PROGRAMS.FIND_TOKEN).get(hash);
    return row === undefined ? undefined : ({ ...row } as unknown as StoredToken);
  }

  endToken({ table, seat, message, now }: EndedToken): Written<undefined> {
    this.#sql(PROGRAMS.END_TOKEN).run({ table, seat });
    return { value: undefined, numbers: this.#send([message], now) };
  }

  openRequest({ table, request, message, now }: RequestWrite): Written<boolean> {
    this.#sql(REQUEST.FORGET_REQUESTS).run({ table, version: request.version });
    const { changes } = this.#sql(REQUEST.OPEN_REQUEST).run({ table, ...request });
    return changes === 1 ? { value: true, numbers: this.#send([message], now) } : quiet(false);
  }

  changeRequest({ table, request, state, message, now }: RequestChange): Written<boolean> {
    const { version, person, allowed } = request;
    const change = { table, version, person, allowed, state };
    const { changes } = this.#sql(REQUEST.CHANGE_REQUEST).run(change);
    return changes === 1 ? { value: true, numbers: this.#send([message], now) } : quiet(false);
  }

  findRequest(table: string, version: number, person: number): KeptRequest | undefined {
    const row = this.#sql(REQUEST.FIND_REQUEST).get(table, version, person);
    return row === undefined ? undefined : ({ ...row } as unknown as KeptRequest);
  }

  leaveToBot(left: LeftSeat): Written<undefined> {
    const { table, seat, level, host, clock, due, now } = left;
    this.#sql(SQL.LEAVE_SEAT).run({ table, seat });
    this.#sql(REQUEST.SEAT_TO_BOT).run({ table, seat, level });
    if (clock !== undefined) this.#setClock(table, clock);
    this.#sql(REQUEST.NEW_HOST).run({ table, host });
    this.#sql(REQUEST.DROP_REQUEST).run(table);
    this.#setDue(table, due);
    return { value: undefined, numbers: this.#send(TELLS.leaveToBot(left), now) };
  }

  writeWord({ table, word, keep, message }: WordWrite): Written<number> {
    const [number] = this.#send([message], word.created);
    this.#sql(SQL.ADD_WORD).run({ table, number, ...word });
    this.#sql(SQL.FORGET_WORDS).run({ table, keep });
    return { value: number, numbers: [number] };
  }

  wordsAfter(table: string, number: number, most: number): readonly StoredWord[] {
    const words = this.#all<StoredWord>(SQL.WORDS_AFTER, table, number, most);
    return words.map((row) => ({ ...row })).reverse();
  }

  hasWord(table: string, number: number): boolean {
    return this.#sql(SQL.HAS_WORD).get(table, number) !== undefined;
  }

  findWord(table: string, seat: number, key: string): StoredWord | undefined {
    const row = this.#sql(SQL.FIND_WORD).get(table, seat, key);
    return row === undefined ? undefined : ({ ...row } as unknown as StoredWord);
  }

  writeNotes(table: string, person: number, notes: StoredNotes): Written<undefined> {
    this.#sql(SQL.WRITE_NOTES).run({ table, person, ...notes });
    return quiet(undefined);
  }

  notesOf(table: string, person: number): StoredNotes | undefined {
    const row = this.#sql(SQL.NOTES_OF).get(table, person);
    return row === undefined ? undefined : ({ ...row } as unknown as StoredNotes);
  }

  newsSince(places: readonly Place[]): readonly News[] {
    const after = new Map(places.map(({ table, number }) => [table, number]));
    const ids = JSON.stringify([...after.keys()]);
    const room = { messages: MOST_MISSED, characters: MOST_CHARACTERS };
    return this.#all<TableTold>(MESSAGE.TABLES_AT, ids).map((row) => ({
      ...{ ...row, missed: this.#missed(row, after.get(row.table), room) },
    }));
  }

  forgetMessages(before: number): Written<undefined> {
    this.#sql(MESSAGE.FORGET_MESSAGES).run({ before });
    return quiet(undefined);
  }

  /** @param room for all tables together; what is found is taken off */
  #missed(
    { table, number: last }: TableTold,
    after: number | undefined,
    room: { messages: number; characters: number },
  ): News['missed'] {
    if (after === undefined || after > last || last - after > room.messages) return undefined;
    if (after === last) return [];
    const rows = this.#sql(MESSAGE.MESSAGES_AFTER).all(table, after);
    // Some are forgotten.
    if (rows.length !== last - after) return undefined;
    const messages: SentMessage[] = [];
    let { characters } = room;
    for (const { texts, packed, ...row } of rows) {
      const text = unpack(texts as string, packed as Uint8Array | null);
      characters -= text.length;
      if (characters < 0) return undefined;
      const { number, kind } = row as unknown as Pick<SentMessage, 'number' | 'kind'>;
      messages.push({ table, number, kind, texts: JSON.parse(text) });
    }
    room.messages -= messages.length;
    room.characters = characters;
    return messages;
  }

  /** @returns false when the event is not the next one: nothing was written */
  #setClock(table: string, { event, state }: ClockWrite): boolean {
    const { number, seats } = state;
    const set = { table, number, seats: JSON.stringify(seats) };
    if (this.#sql(CLOCK.SET_CLOCK).run(set).changes !== 1) return false;
    this.#sql(CLOCK.ADD_CLOCK_EVENT).run({ table, ...event });
    this.#sql(CLOCK.RUNS_STILL).run({ at: event.at });
    return true;
  }

  #setClockOfSeats(table: string, given: ClockOfSeats | undefined): void {
    if (given === undefined) return;
    this.#setClock(table, given.clock);
    this.#setDue(table, given.due);
  }

  /** @throws where a seat has a share, or the table was dealt: the transaction is taken back */
  #addShares(table: string, shares: readonly StoredShare[], deal?: DealWrite, now = 0): void {
    for (const share of shares) this.#sql(DEALS.ADD_SHARE).run({ table, ...share });
    if (deal === undefined) return;
    const { seed, deciders, window, clock, due } = deal;
    if (this.#sql(DEALS.DEAL).run({ table, now }).changes !== 1) {
      throw new Error(`${table} was dealt before`);
    }
    const begins = { table, seed, deciders, now, ...windowColumns(window) };
    this.#sql(DEALS.BEGIN_GAME).run(begins);
    if (clock !== undefined) this.#setClock(table, clock);
    this.#setDue(table, due);
  }

  #dealOf(table: string): StoredDeal | undefined {
    const row = this.#sql(DEALS.DEAL_OF_TABLE).get(table);
    if (row === undefined) return undefined;
    const shares = this.#all<StoredShare>(DEALS.SHARES_OF_TABLE, table);
    return {
      ...{ seed: String(row.seed), dealt: Number(row.dealt) },
      shares: shares.map((share) => ({ ...share })),
    };
  }

  #clockOf(table: string, seats: number): StoredClock | undefined {
    const row = this.#sql(CLOCK.CLOCK_OF_TABLE).get(table);
    if (row === undefined) return undefined;
    const hours: (Hours | undefined)[] = Array.from({ length: seats }, () => undefined);
    for (const { seat, body } of this.#all<{ seat: number; body: string }>(
      CLOCK.HOURS_AT_TABLE,
      table,
    )) {
      hours[seat] = JSON.parse(body);
    }
    const state = { number: Number(row.number), seats: JSON.parse(String(row.seats)) };
    return { control: JSON.parse(String(row.control)), state, hours };
  }

  #setDue(owner: string, due: readonly DueWork[]): void {
    for (const { kind } of this.#all<Pick<DueWork, 'kind'>>(SQL.KINDS_DUE, owner)) {
      if (!due.some((work) => work.kind === kind)) this.#sql(SQL.DROP_DUE).run(owner, kind);
    }
    for (const work of due) this.#sql(SQL.SET_DUE).run({ ...work });
  }

  /** @returns their numbers */
  #send(messages: readonly Message[], now: number): number[] {
    return messages.map(({ table, kind, texts }) => {
      const [text, packed] = pack(JSON.stringify(texts));
      const number = Number(this.#sql(MESSAGE.NEXT_NUMBER).get(table)?.number);
      this.#sql(MESSAGE.ADD_MESSAGE).run(table, number, kind, text, packed, now);
      return number;
    });
  }

  #tableOf({
    over,
    windowFrom,
    windowCloses,
    rematch,
    ...row
  }: Record<string, unknown>): StoredTable {
    const id = row.id as string;
    const held = this.#all<{ seat: number; person: number }>(SQL.PERSONS_OF_TABLE, id);
    const programs = this.#all<SeatProgram & { seat: number }>(PROGRAMS.PROGRAMS_OF_TABLE, id);
    const seats = this.#all<StoredSeat>(SQL.SEATS_OF_TABLE, id).map((seat) => {
      const persons = held.filter((each) => each.seat === seat.seat).map(({ person }) => person);
      const program = programs.find((each) => each.seat === seat.seat);
      if (program === undefined) return { ...seat, persons };
      return { ...seat, persons, program: { token: program.token, of: program.of } };
    });
    const window =
      windowFrom === null ? undefined : { from: Number(windowFrom), closes: Number(windowCloses) };
    const clock = this.#clockOf(id, seats.length);
    const deal = this.#dealOf(id);
    const asked = this.#sql(REQUEST.OPEN_REQUEST_AT).get(id, Number(row.version));
    return {
      ...{ ...(row as unknown as StoredTable), over: over === 1, window, seats },
      ...(clock === undefined ? {} : { clock }),
      ...(deal === undefined ? {} : { deal }),
      ...(rematch === null ? {} : { rematch: String(rematch) }),
      ...(asked === undefined ? {} : { request: { ...asked } as unknown as StoredRequest }),
    };
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  #all<T>(text: string, ...values: SQLInputValue[]): T[] {
    return this.#sql(text).all(...values) as T[];
  }
}

function windowColumns(window: StoredWindow | undefined) {
  return { windowFrom: window?.from ?? null, windowCloses: window?.closes ?? null };
}

function quiet<T>(value: T): Written<T> {
  return { value, numbers: [] };
}
