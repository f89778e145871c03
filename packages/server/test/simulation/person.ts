import type { Shown } from '../../src/rules/show.ts';
import type { Happened } from '../../src/rules/telling.ts';
import type { ClockTold } from '../../src/wire/clock.ts';
import type { DealInfo } from '../../src/wire/deal.ts';
import type { RequestTold } from '../../src/wire/requests.ts';
import type { TableInfo } from '../../src/wire/table.ts';
import type { Chance } from './chance.ts';
import type { Response } from './door.ts';
import type { Ledger } from './ledger.ts';
import { commandAt } from './machine.ts';
import { type Network, NoAnswer, type Weather } from './network.ts';
import { type Followed, type Hello, type Numbered, Streaming } from './streaming.ts';
import { TableView } from './view.ts';
import type { World } from './world.ts';

/** What goes on at the table, besides what the server knows: links are handed on, people agree to end. */
export interface Company {
  readonly world: World;
  readonly network: Network;
  readonly ledger: Ledger;
  /** Links that somebody may open. */
  readonly links: string[];
  /** Milliseconds that people usually let pass between two things that they do. */
  readonly paceMs: number;
  /** Games that are made, and how. */
  readonly newTable: (chance: Chance) => Record<string, unknown>;
  readonly mostTables: number;
  isCalm: boolean;
  /** Settles when it is. */
  readonly calmed: Promise<void>;
  readonly fault: (why: string) => void;
}

export interface Habits {
  readonly weather: Weather;
  /** Believes the stream, and asks only what it must, as programs do; else asks everything anew, as the page does. */
  readonly believes: boolean;
  /** How often it goes away for long. */
  readonly leaves: number;
  readonly zone: string;
}

type Method = 'GET' | 'POST' | 'DELETE';
interface Answer<T> {
  readonly status: number;
  readonly body: T;
}
interface Refusing {
  readonly refusal: { readonly code: string };
  readonly happened?: Happened;
}

/** Times a request is repeated. */
const TRIES = 6;

/** Somebody with a device: plays, comes and goes, and says when the server does not keep its word. */
export class Person {
  readonly name: string;
  readonly #number: number;
  readonly #company: Company;
  readonly #habits: Habits;
  readonly #chance: Chance;
  readonly #streaming = new Streaming();
  readonly views = new Map<string, TableView>();
  readonly #infos = new Map<string, TableInfo>();
  /** Tables of which it must ask anew. */
  readonly #dirty = new Set<string>();
  /** What it has drawn for the deal, by table and seat. */
  readonly #drawn = new Map<string, string>();
  readonly #requests = new Map<string, Omit<RequestTold, 'number'>>();
  #cookie: string | undefined;
  #hangUp: (() => void) | undefined;
  #isAway = false;
  /** Times that it found nobody, one after the other. */
  #failed = 0;
  #keys = 0;

  constructor(number: number, company: Company, habits: Habits, chance: Chance) {
    this.#number = number;
    this.name = `person ${number}`;
    this.#company = company;
    this.#habits = habits;
    this.#chance = chance;
  }

  get #weather(): Weather {
    return this.#habits.weather;
  }

  /** Lives until nobody does any more. */
  async live(isOver: () => boolean): Promise<void> {
    await this.#introduce();
    this.#listen();
    while (!isOver()) {
      await this.#rest(1 + this.#chance.delay(this.#company.paceMs));
      try {
        if (this.#company.isCalm) await this.#finish();
        else await this.#act();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
  }

  /** After a while without anything new: whether what it worked out is what the server says. */
  async compare(): Promise<void> {
    for (const view of [...this.views.values()]) {
      if (view.version < 0) continue;
      const shown = await this.#ask<Shown>('GET', `/api/tables/${view.id}/game`, undefined, {
        from: String(this.#chance.happens(0.2) ? 0 : view.version),
      });
      if (shown.status === 404) continue;
      if (shown.status !== 200) {
        this.#company.fault(`${this.name} is ahead of ${view.id}: ${JSON.stringify(shown.body)}`);
        continue;
      }
      const { version, deciders, position } = shown.body;
      const isSame =
        version === view.version &&
        JSON.stringify(deciders) === JSON.stringify(view.deciders) &&
        JSON.stringify(position) === view.position;
      if (!isSame) {
        const [mine, its] = [`${view.version} ${view.deciders}`, `${version} ${deciders}`];
        this.#company.fault(`${this.name} has ${view.id} at ${mine}, the server at ${its}`);
      }
    }
  }

  /** Does nothing for a while, unless everybody is to come to an end. */
  async #rest(ms: number): Promise<void> {
    const { world, isCalm, calmed } = this.#company;
    await (isCalm ? world.sleep(2_000) : Promise.race([world.sleep(ms), calmed]));
  }

  async #introduce(): Promise<void> {
    const { zone } = this.#habits;
    while (this.#cookie === undefined) {
      const hours = { zone, night: { from: '22:00', to: '07:00' }, weekend: [], daysOff: [] };
      await this.#ask('POST', '/api/hours', hours).catch(() => undefined);
    }
  }

  async #ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer<T & Partial<Refusing>>> {
    const { network, world } = this.#company;
    for (let tried = 1; ; tried++) {
      const headers: Record<string, string> = {};
      if (this.#cookie !== undefined) headers.cookie = this.#cookie;
      const address = `10.0.0.${this.#number}`;
      const request = {
        ...{ method, path, headers, address },
        ...(body === undefined ? {} : { body }),
        ...(query === undefined ? {} : { query }),
      };
      try {
        const response = await network.request(request, this.#weather, this.#chance);
        if (response.cookie !== undefined) this.#cookie ??= response.cookie.split(';', 1)[0];
        return { status: response.status, body: JSON.parse(response.text) };
      } catch (error) {
        if (!(error instanceof NoAnswer) || tried === TRIES) throw error;
        await world.sleep(500 * tried);
      }
    }
  }

  // The stream

  #listen(): void {
    const { network } = this.#company;
    const headers: Record<string, string> = { cookie: this.#cookie ?? '' };
    if (this.#streaming.cursor !== undefined) headers['last-event-id'] = this.#streaming.cursor;
    const request = {
      ...{ method: 'GET' as const, path: '/api/stream', headers },
      address: `10.0.0.${this.#number}`,
    };
    this.#hangUp = network.stream(request, this.#weather, this.#chance, {
      opened: () => {
        this.#failed = 0;
      },
      line: (event, data, id) => {
        if (id !== undefined) this.#streaming.cursor = id;
        this.#heard(event, JSON.parse(data));
      },
      ended: (answer?: Response) => {
        if (!this.#isAway) void this.#comeBack(answer === undefined ? 1_000 : 5_000);
      },
    });
  }

  /** Looks for the server again; less often than browsers do while there is none, which would tell nothing new. */
  async #comeBack(pause: number): Promise<void> {
    const longer = Math.min(2 ** this.#failed++, this.#company.paceMs / 1_000);
    await this.#rest(pause * longer + this.#chance.below(2_000));
    if (!this.#isAway) this.#listen();
  }

  #heard(event: string, data: unknown): void {
    const { table, number } = data as Partial<Numbered> & { readonly table: string };
    if (number !== undefined && event !== 'follows') {
      const fault = this.#streaming.message({ table, number });
      if (fault !== undefined) this.#company.fault(`${this.name}: ${fault}`);
    }
    if (event === 'follows') this.#follows(data as Followed);
    else if (event === 'hello') this.#greeted(data as Hello);
    else if (event === 'segment') this.#note(data as Happened);
    else if (event === 'seats') this.#dirty.add(table);
    else if (event === 'deleted') this.#gone(table);
    else if (event === 'request') this.#requests.set(table, data as RequestTold);
    else if (event === 'clock') this.#clocks(data as ClockTold);
  }

  #greeted(hello: Hello): void {
    this.#streaming.hello(hello);
    const isResumed = hello.tables.some(({ resumed }) => resumed);
    this.#company.ledger.count(isResumed ? 'streams resumed' : 'streams begun');
    for (const { id, resumed } of hello.tables) {
      if (!resumed || !this.#habits.believes || !this.views.has(id)) this.#dirty.add(id);
    }
    for (const id of this.views.keys()) {
      if (!hello.tables.some((table) => table.id === id)) this.#dirty.add(id);
    }
  }

  #follows(followed: Followed): void {
    this.#streaming.follows(followed);
    this.#dirty.add(followed.id);
  }

  /** Something that happened, from the stream or in an answer. */
  #note(told: Happened): void {
    const outcome = this.views.get(told.table)?.told(told) ?? 'gap';
    if (outcome === 'gap') this.#dirty.add(told.table);
    if (outcome === 'wrong') {
      this.#company.fault(`${this.name} is told what cannot be: ${JSON.stringify(told)}`);
    }
  }

  #clocks({ table, seats }: ClockTold): void {
    for (const { seat, left = 0, grace = 0 } of seats) {
      if (left < 0 || grace < 0) {
        this.#company.fault(`the clock of ${seat} at ${table} says ${left}, ${grace}`);
      }
    }
  }

  #gone(table: string): void {
    this.views.delete(table);
    this.#infos.delete(table);
    this.#dirty.delete(table);
    this.#streaming.forget(table);
  }

  // What it does

  async #act(): Promise<void> {
    const chance = this.#chance;
    if (chance.happens(this.#habits.leaves)) return this.#goAway();
    if (await this.#refresh()) return;
    const turns = this.#turns();
    if (turns.length > 0 && chance.happens(0.9)) {
      const [view, seat] = chance.pick(turns);
      return this.#play(view, seat);
    }
    const tables = [...this.#infos.values()];
    if (tables.length === 0 || (tables.length < this.#company.mostTables && chance.happens(0.05))) {
      return this.#make();
    }
    const table = chance.pick(tables);
    const act = chance.weighed<() => Promise<void>>([
      [30, () => this.#open()],
      [30, () => this.#consent(table.id)],
      [20, () => this.#say(table)],
      [10, () => this.#write(table)],
      [10, () => this.#return(table)],
      [6, () => this.#request(table)],
      [4, () => this.#rematch(table)],
      [1, () => this.#leave(table)],
      [1, () => this.#free(table)],
      [1, () => this.#delete(table)],
      [3, () => this.#moveHouse()],
    ]);
    return act();
  }

  /** Asks for what it does not know. @returns whether there was anything */
  async #refresh(): Promise<boolean> {
    const [id] = this.#dirty;
    if (id === undefined) return false;
    this.#dirty.delete(id);
    try {
      await this.#look(id);
    } catch (error) {
      this.#dirty.add(id);
      throw error;
    }
    return true;
  }

  async #look(id: string): Promise<void> {
    const path = `/api/tables/${id}`;
    const { status, body } = await this.#ask<TableInfo>('GET', path);
    if (status === 404) return this.#gone(id);
    if (status !== 200) return;
    // Of a table that is not its own any more nobody tells it.
    if (!body.made && this.#seatAt(body) === undefined) return this.#gone(id);
    const before = this.#infos.get(id);
    this.#infos.set(id, body);
    // Who sees through other eyes knows nothing yet.
    if (before?.viewer !== body.viewer) this.views.delete(id);
    if (body.deal !== undefined) await this.#share(body, body.deal);
    if (body.deal?.dealt === false) return;
    const view = this.views.get(id) ?? new TableView(id, body.game);
    this.views.set(id, view);
    const from = this.#habits.believes ? Math.max(0, view.version) : 0;
    const query = { from: String(Math.max(from, view.version, 0)) };
    const shown = await this.#ask<Shown>('GET', `${path}/game`, undefined, query);
    if (shown.status === 200) view.asked(shown.body);
  }

  /** Adds what it has drawn to the deal of a table where it sits; once dealt, that must be among what it was dealt from. */
  async #share(table: TableInfo, { dealt, shares }: DealInfo): Promise<void> {
    const { id, seats } = table;
    const own = seats.filter(({ yours }) => yours).map(({ seat }) => seat);
    const missing = own.filter((seat) => !shares.some((each) => each.seat === seat));
    if (dealt) {
      for (const { seat, share } of shares) {
        const drawn = this.#drawn.get(`${id} ${seat}`);
        if (own.includes(seat) && drawn !== undefined && drawn !== share) {
          this.#company.fault(`${id} was dealt with another share of ${this.name}`);
        }
      }
    } else if (missing.length > 0) {
      const share = this.#draw();
      const body = { seats: missing, share };
      const added = await this.#ask<TableInfo>('POST', `/api/tables/${id}/shares`, body);
      this.#company.ledger.count(`shares ${added.body.refusal?.code ?? 'added'}`);
      // An answer that was lost, and came again, is the same.
      if (added.status === 200) for (const seat of missing) this.#drawn.set(`${id} ${seat}`, share);
    }
  }

  #draw(): string {
    return Array.from({ length: 32 }, () => this.#chance.below(16).toString(16)).join('');
  }

  #turns(): (readonly [TableView, number])[] {
    const turns: (readonly [TableView, number])[] = [];
    for (const [id, { seats }] of this.#infos) {
      const view = this.views.get(id);
      if (view === undefined || view.version < 0 || view.over) continue;
      for (const { seat, yours } of seats) {
        const isAsked = yours && view.deciders.includes(seat) && !view.answered.includes(seat);
        if (isAsked) turns.push([view, seat]);
      }
    }
    return turns;
  }

  async #play(view: TableView, seat: number): Promise<void> {
    const { ledger } = this.#company;
    const { id: table, version } = view;
    const command = commandAt(view.game, view.state, seat, this.#chance);
    if (command === undefined) {
      this.#dirty.add(table);
      return;
    }
    const key = `${this.#number}-segment-${this.#keys++}`;
    const segment = { seat, version, key, commands: [command] };
    ledger.sending(table, seat, key);
    const { status, body } = await this.#ask<Happened>(
      ...['POST' as const, `/api/tables/${table}/segments`, segment],
    );
    if (status === 200) {
      const isSealed = body.steps.length === 0;
      ledger.count(isSealed ? 'sealed' : 'played');
      const from = isSealed ? undefined : body.from;
      ledger.segments.push({ table, seat, key, commands: [command], from });
      this.#note(body);
      return;
    }
    const code = body.refusal?.code ?? '';
    ledger.count(`segment ${code}`);
    if (code === 'stale') ledger.stale.add(`${table} ${seat} ${key}`);
    if (body.happened !== undefined) this.#note(body.happened);
    else if (status === 404) this.#gone(table);
    else if (status === 422 && view.version === version && !view.over) {
      this.#company.fault(`${command} of ${seat} at ${table} was refused: ${code}`);
    }
    this.#dirty.add(table);
  }

  async #make(): Promise<void> {
    const { ledger, links, newTable } = this.#company;
    const { status, body } = await this.#ask<TableInfo>(
      'POST',
      '/api/tables',
      newTable(this.#chance),
    );
    if (status !== 201) return ledger.count(`make ${body.refusal?.code}`);
    ledger.count('tables made');
    ledger.made.add(body.id);
    this.#infos.set(body.id, body);
    this.#dirty.add(body.id);
    for (const { link } of body.seats) if (link !== undefined) links.push(link);
  }

  /** Opens a link that somebody has handed on. */
  async #open(): Promise<void> {
    const { ledger, links } = this.#company;
    if (links.length === 0) return;
    const link = this.#chance.pick(links);
    const { pathname, hash } = new URL(link);
    const id = pathname.replace('/t/', '');
    // Who has two hands at a table sees through two pairs of eyes.
    const known = this.#infos.get(id);
    if (known !== undefined && this.#seatAt(known) !== undefined) return;
    const { status, body } = await this.#ask<TableInfo>('POST', `/api/tables/${id}/seats`, {
      ...{ key: hash.slice(1), name: this.name },
      ...(this.#chance.happens(0.5) ? { share: this.#draw() } : {}),
    });
    if (status < 500) links.splice(links.indexOf(link), 1);
    if (status !== 200) return ledger.count(`claim ${body.refusal?.code}`);
    ledger.count('seats taken');
    for (const { seat, yours, name } of body.seats) {
      if (yours && name === this.name) ledger.seated(id, seat, this.name);
      if (yours) this.#drawn.delete(`${id} ${seat}`);
    }
    this.#infos.set(id, body);
    this.views.delete(id);
    this.#dirty.add(id);
  }

  #seatAt({ seats }: Pick<TableInfo, 'seats'>): number | undefined {
    return seats.find(({ yours }) => yours)?.seat;
  }

  async #say(table: TableInfo): Promise<void> {
    const seat = this.#seatAt(table);
    if (seat === undefined) return;
    const key = `${this.#number}-word-${this.#keys++}`;
    const said = { kind: 'text', text: `word ${key}` };
    const { status } = await this.#ask('POST', `/api/tables/${table.id}/words`, {
      seat,
      key,
      said,
    });
    if (status === 200) this.#company.ledger.words.push({ table: table.id, seat, key });
    this.#company.ledger.count('words');
  }

  async #write({ id }: TableInfo): Promise<void> {
    const text = `note ${this.#keys++}`;
    const { status, body } = await this.#ask<{ readonly text: string }>(
      ...['POST' as const, `/api/tables/${id}/notes`, { text }],
    );
    if (status !== 200) return;
    const read = await this.#ask<{ readonly text: string }>('GET', `/api/tables/${id}/notes`);
    if (body.text !== text || (read.status === 200 && read.body.text !== text)) {
      this.#company.fault(`notes of ${this.name} at ${id} are not what was written`);
    }
  }

  async #return({ id }: TableInfo): Promise<void> {
    await this.#ask('POST', `/api/tables/${id}/return`, {});
  }

  async #request(table: TableInfo): Promise<void> {
    const { id } = table;
    const [seat, view] = [this.#seatAt(table), this.views.get(id)];
    if (seat === undefined || view === undefined || view.over || view.version < 1) return;
    const { version } = view;
    const to = version - this.#chance.between(1, Math.min(3, version));
    const ask = this.#chance.happens(0.9)
      ? { kind: 'back', seat, version, to }
      : { kind: 'stop', seat, version };
    const { body } = await this.#ask('POST', `/api/tables/${id}/requests`, ask);
    this.#company.ledger.count(`ask ${ask.kind} ${body.refusal?.code ?? 'asked'}`);
  }

  async #consent(id: string): Promise<void> {
    const told = this.#requests.get(id);
    const [info, request] = [this.#infos.get(id), told?.request];
    if (info === undefined || request === undefined) return;
    const seat = info.seats.find((each) => each.yours && request.waiting.includes(each.seat))?.seat;
    if (seat === undefined) return;
    this.#requests.delete(id);
    const allow = this.#company.isCalm || this.#chance.happens(0.7);
    const consent = { seat, version: request.version, asker: request.seat, allow };
    const { body } = await this.#ask('POST', `/api/tables/${id}/requests/answer`, consent);
    this.#company.ledger.count(`consent ${body.refusal?.code ?? allow}`);
  }

  async #rematch({ id }: TableInfo): Promise<void> {
    if (this.views.get(id)?.over !== true) return;
    const { status, body } = await this.#ask<TableInfo>('POST', `/api/tables/${id}/rematch`, {});
    if (status !== 200) return;
    this.#company.ledger.count('rematches');
    this.#company.ledger.made.add(body.id);
    this.#infos.set(body.id, body);
    this.#dirty.add(body.id);
  }

  async #leave(table: TableInfo): Promise<void> {
    const seat = this.#seatAt(table);
    if (seat === undefined) return;
    this.#company.ledger.leaving(table.id, seat);
    await this.#ask('POST', `/api/tables/${table.id}/seats/${seat}/leave`, { level: 'beginner' });
    this.#company.ledger.count('seats left');
    this.#dirty.add(table.id);
  }

  async #free(table: TableInfo): Promise<void> {
    const seat = this.#seatAt(table);
    if (seat === undefined) return;
    this.#company.ledger.leaving(table.id, seat);
    const { status, body } = await this.#ask<TableInfo>(
      ...['DELETE' as const, `/api/tables/${table.id}/seats/${seat}`],
    );
    if (status === 200 && body.invitation !== undefined) this.#company.links.push(body.invitation);
    this.#company.ledger.count('seats freed');
    this.views.delete(table.id);
    this.#dirty.add(table.id);
  }

  async #delete({ id, made }: TableInfo): Promise<void> {
    if (!made) return;
    this.#company.ledger.deleting(id);
    const { status } = await this.#ask('DELETE', `/api/tables/${id}`);
    this.#company.ledger.count('tables deleted');
    if (status === 200) {
      this.#company.ledger.deleted.add(id);
      this.#gone(id);
    }
  }

  async #moveHouse(): Promise<void> {
    const zone = this.#chance.pick(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']);
    const weekend = this.#chance.happens(0.5) ? [6, 7] : [];
    await this.#ask('POST', '/api/hours', { zone, weekend, daysOff: [] });
  }

  async #goAway(): Promise<void> {
    this.#isAway = true;
    this.#hangUp?.();
    await this.#rest(this.#company.paceMs * this.#chance.between(10, 100));
    this.#isAway = false;
    this.#listen();
  }

  // The end

  /** Everything has to come to an end now, by the consent of all. */
  async #finish(): Promise<void> {
    if (await this.#refresh()) return;
    const listed = await this.#ask<{ readonly tables: readonly TableInfo[] }>('GET', '/api/tables');
    for (const info of listed.body.tables ?? []) {
      if (info.over) continue;
      const known = this.#infos.get(info.id);
      if (known === undefined || known.viewer !== info.viewer) this.#dirty.add(info.id);
      this.#infos.set(info.id, info);
      const { id, version, request } = info;
      const seat = this.#seatAt(info);
      if (seat === undefined) {
        if (info.made && info.seats.every(({ kind, joined }) => kind === 'bot' || !joined)) {
          if (info.seats.some(({ kind }) => kind === 'person')) await this.#delete(info);
        }
        continue;
      }
      if (request !== undefined) {
        this.#requests.set(id, { table: id, version, request });
        await this.#consent(id);
        continue;
      }
      const ask = { kind: 'stop', seat, version };
      const asked = await this.#ask<TableInfo>('POST', `/api/tables/${id}/requests`, ask);
      // Somebody is missing for whom nobody waits any more.
      if (asked.body.refusal?.code === 'not-dealt')
        await (info.made ? this.#delete(info) : this.#free(info));
      if (asked.body.refusal?.code !== 'asked-before') continue;
      // Somebody refused before everybody wanted to go: a move makes it another question.
      const view = this.views.get(id);
      const turn = this.#turns().find(([each]) => each === view);
      if (turn !== undefined) await this.#play(...turn);
      else if (info.made) await this.#delete(info);
      else await this.#leave(info);
    }
  }
}
