import type { ClockTold, RequestTold, SeatInfo, TableInfo } from '@pangaea/wire';
import type { Shown } from '../../src/rules/show.ts';
import type { Happened } from '../../src/rules/telling.ts';
import type { Chance } from './chance.ts';
import type { Company, Habits } from './company.ts';
import { type Answer, Connection, type Method, rest } from './connection.ts';
import { NoAnswer } from './network.ts';
import { type Followed, type Hello, type Numbered, Streaming } from './streaming.ts';
import { commandAt } from './thinking.ts';
import { TableView } from './view.ts';

export interface Refusing {
  readonly refusal: { readonly code: string };
  readonly happened?: Happened;
}

/**
 * A device or a program. From the messages of the server it computes the position of its tables,
 * and reports messages that contradict each other.
 */
export abstract class Client {
  readonly name: string;
  readonly company: Company;
  readonly chance: Chance;
  protected readonly habits: Habits;
  protected readonly connection: Connection;
  readonly #number: number;
  readonly views = new Map<string, TableView>();
  readonly infos = new Map<string, TableInfo>();
  readonly requests = new Map<string, Omit<RequestTold, 'number'>>();
  /** Tables that the client has to load again. */
  readonly dirty = new Set<string>();
  #streaming = new Streaming();
  #keys = 0;

  constructor(name: string, company: Company, habits: Habits, chance: Chance, token?: string) {
    this.name = name;
    this.#number = company.newNumber();
    this.company = company;
    this.habits = habits;
    this.chance = chance;
    this.connection = new Connection(company, this.#number, habits.weather, chance, token);
  }

  /** Does one thing; called repeatedly while faults happen and while all games are finished. */
  protected abstract act(): Promise<void>;
  protected abstract finish(): Promise<void>;

  /** Whether the client follows a table. */
  protected abstract follows(table: TableInfo): boolean;

  /** Acts again and again until the simulation is over. */
  protected async goOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await rest(this.company, 1 + this.chance.delay(this.company.paceMs));
      try {
        await (this.company.isCalm ? this.finish() : this.act());
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
  }

  /**
   * When no message has come for a while: compares the computed position with that of the server.
   */
  async compare(): Promise<void> {
    for (const view of [...this.views.values()]) {
      if (view.version < 0) continue;
      const from = String(this.chance.happens(0.2) ? 0 : view.version);
      const shown = await this.ask<Shown>(
        'GET' as const,
        `/api/tables/${view.id}/game`,
        undefined,
        { from },
      );
      if (shown.status === 404 || shown.status === 410) continue;
      if (shown.status !== 200) {
        this.fault(`is ahead of ${view.id}: ${JSON.stringify(shown.body)}`);
        continue;
      }
      const { version, deciders, position } = shown.body;
      const isSame =
        version === view.version &&
        JSON.stringify(deciders) === JSON.stringify(view.deciders) &&
        JSON.stringify(position) === view.position;
      // A host without a seat has removed the table from the list. An answer of the server shows
      // it, but no stream that began later tells of it.
      const isUntold =
        version > view.version && !this.#streaming.hears(view.id) && this.hasLetGo(view.id);
      if (!isSame && !isUntold) {
        const [mine, its] = [`${view.version} ${view.deciders}`, `${version} ${deciders}`];
        this.fault(`has ${view.id} at ${mine}, the server at ${its}`);
      }
    }
  }

  /** Whether the person has removed a table from the list for good. */
  protected hasLetGo(_table: string): boolean {
    return false;
  }

  fault(why: string): void {
    this.company.fault(`${this.name} ${why}`);
  }

  /** A request key that no other client has used. */
  newKey(what: string): string {
    return `${this.#number}-${what}-${this.#keys++}`;
  }

  /** @throws NoAnswer if every try of the request failed */
  ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer<T & Partial<Refusing>>> {
    return this.connection.ask(method, path, body, query);
  }

  // The stream

  /** Tables without an own seat that the client watches. */
  protected get watched(): readonly string[] {
    return [];
  }

  protected listen(): void {
    this.connection.listen({
      query: () => (this.watched.length === 0 ? {} : { watch: this.watched.join(',') }),
      cursor: () => this.#streaming.cursor,
      line: (event, data, id) => {
        if (id !== undefined) this.#streaming.cursor = id;
        this.heard(event, data);
      },
      refused: ({ text }) => this.wasRefused(JSON.parse(text).refusal?.code),
    });
  }

  /**
   * The server refused the stream.
   * @returns whether the client connects again
   */
  protected wasRefused(_code: string): boolean {
    return true;
  }

  /** The client has another identity from now on, and loads everything again. */
  protected beginAnew(): void {
    this.connection.hangUp();
    this.#streaming = new Streaming();
    for (const known of [this.views, this.infos, this.requests, this.dirty]) known.clear();
  }

  protected heard(event: string, text: string): void {
    const data: unknown = JSON.parse(text);
    const { table, number } = data as Partial<Numbered> & { readonly table: string };
    if (number !== undefined && event !== 'follows') {
      const fault = this.#streaming.message({ table, number });
      if (fault !== undefined) this.fault(`hears that ${fault}`);
      const { name } = this;
      const { token } = this.connection;
      this.company.heard({ name, token, event, table, number, text });
    }
    if (event === 'follows') this.#follows(data as Followed);
    else if (event === 'hello') this.#greeted(data as Hello);
    else if (event === 'segment') this.note(data as Happened);
    else if (event === 'seats') this.#seated(table, (data as Pick<TableInfo, 'seats'>).seats);
    else if (event === 'deleted') this.gone(table);
    else if (event === 'request') this.requests.set(table, data as RequestTold);
    else if (event === 'clock') this.#clocks(data as ClockTold);
  }

  #greeted(hello: Hello): void {
    this.#streaming.hello(hello);
    const isResumed = hello.tables.some(({ resumed }) => resumed);
    this.company.ledger.count(isResumed ? 'streams resumed' : 'streams begun');
    for (const { id, resumed, seats } of hello.tables) {
      if (!resumed || !this.habits.believes || !this.views.has(id)) this.dirty.add(id);
      // From now on messages, also missed ones, come as the viewer of this seat may see them.
      this.#sees(id, seats[0] ?? 'spectator');
    }
    // The stream tells nothing more of tables that were deleted or that belong to another person
    // now.
    for (const id of [...this.views.keys()]) {
      if (!hello.tables.some((table) => table.id === id)) this.gone(id);
    }
  }

  #follows(followed: Followed): void {
    this.#streaming.follows(followed);
    this.dirty.add(followed.id);
  }

  #seated(table: string, seats: readonly Omit<SeatInfo, 'yours'>[]): void {
    this.dirty.add(table);
    this.#sees(table, seats.find((seat) => this.isMine(seat))?.seat ?? 'spectator');
  }

  /** Whether the client plays a seat, as far as all people at the table can see. */
  protected abstract isMine(seat: Omit<SeatInfo, 'yours'>): boolean;

  /** A client that views a table from another seat loads the position again. */
  #sees(id: string, viewer: TableInfo['viewer']): void {
    if (this.infos.get(id)?.viewer === viewer) return;
    this.views.delete(id);
    this.dirty.add(id);
  }

  /** An event, from the stream or from an answer. */
  note(told: Happened): void {
    const outcome = this.views.get(told.table)?.told(told) ?? 'gap';
    if (outcome === 'gap') this.dirty.add(told.table);
    if (outcome === 'wrong') this.fault(`is told what cannot be: ${JSON.stringify(told)}`);
  }

  #clocks({ table, seats }: ClockTold): void {
    for (const { seat, left = 0, grace = 0 } of seats) {
      if (left < 0 || grace < 0) {
        this.fault(`is told that the clock of ${seat} at ${table} says ${left}, ${grace}`);
      }
    }
  }

  gone(table: string): void {
    this.views.delete(table);
    this.infos.delete(table);
    this.dirty.delete(table);
    this.#streaming.forget(table);
  }

  // Requests of the client

  /**
   * Loads what the client does not know yet.
   * @returns whether there was anything to load
   */
  protected async refresh(): Promise<boolean> {
    const [id] = this.dirty;
    if (id === undefined) return false;
    this.dirty.delete(id);
    try {
      await this.#look(id);
    } catch (error) {
      this.dirty.add(id);
      throw error;
    }
    return true;
  }

  async #look(id: string): Promise<void> {
    const path = `/api/tables/${id}`;
    const { status, body } = await this.ask<TableInfo>('GET', path);
    if (status === 404 || status === 410) return this.gone(id);
    if (status !== 200) return;
    // The server sends no messages about a table that is no longer the client's.
    if (!this.follows(body)) return this.gone(id);
    const before = this.infos.get(id);
    this.infos.set(id, body);
    if (before?.viewer !== body.viewer) this.views.delete(id);
    await this.looked(body);
    if (body.deal?.dealt === false) return;
    const view = this.views.get(id) ?? new TableView(id, body.game);
    this.views.set(id, view);
    const query = { from: String(Math.max(0, view.version)) };
    const shown = await this.ask<Shown>('GET', `${path}/game`, undefined, query);
    // A client that changed its seat meanwhile has begun another view; this answer is for the old
    // one.
    if (shown.status === 200 && this.views.get(id) === view) view.asked(shown.body);
  }

  /** The client has just loaded the state of a table. */
  protected async looked(_table: TableInfo): Promise<void> {}

  /** Seats that the client plays and that have to decide. */
  protected turns(): (readonly [TableView, number])[] {
    const turns: (readonly [TableView, number])[] = [];
    for (const [id, { seats }] of this.infos) {
      const view = this.views.get(id);
      if (view === undefined || view.version < 0 || view.over) continue;
      for (const { seat, yours } of seats) {
        const isAsked = yours && view.deciders.includes(seat) && !view.answered.includes(seat);
        if (isAsked) turns.push([view, seat]);
      }
    }
    return turns;
  }

  protected async play(view: TableView, seat: number): Promise<void> {
    const command = commandAt(view.game, view.state, seat, this.chance);
    if (command === undefined) this.dirty.add(view.id);
    else await this.send(view, seat, command);
  }

  protected async send(view: TableView, seat: number, command: string): Promise<void> {
    const { ledger } = this.company;
    const { id: table, version } = view;
    const key = this.newKey('segment');
    const segment = { seat, version, key, commands: [command] };
    ledger.sending(table, seat, key);
    const { status, body } = await this.ask<Happened>(
      'POST' as const,
      `/api/tables/${table}/segments`,
      segment,
    );
    if (status === 200) {
      const isSealed = body.steps.length === 0;
      ledger.count(isSealed ? 'sealed' : 'played');
      const from = isSealed ? undefined : body.from;
      ledger.segments.push({ table, seat, key, commands: [command], from });
      this.note(body);
      return;
    }
    const code = body.refusal?.code ?? '';
    ledger.count(`segment ${code}`);
    if (code === 'stale') ledger.stale.add(`${table} ${seat} ${key}`);
    if (body.happened !== undefined) this.note(body.happened);
    else if (status === 404 || status === 410) this.gone(table);
    else if (status === 422 && view.version === version && !view.over) {
      this.fault(`plays ${command} for ${seat} at ${table} and is refused: ${code}`);
    }
    this.dirty.add(table);
  }
}
