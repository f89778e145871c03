import type { LetBackTold, SeatInfo, TableInfo } from '@pangaea/wire';
import { answerBack, arrive, type DeviceList, endOther, undo } from './arriving.ts';
import { answerAsked, askBack, askTake, isBack, type LostSeat, leaveHand } from './asking-seats.ts';
import type { Chance } from './chance.ts';
import { addChannels } from './channels.ts';
import { Client, type Refusing } from './client.ts';
import { type Company, type Deed, type Habits, isUsualWorld } from './company.ts';
import { type Answer, type Method, rest } from './connection.ts';
import { askToBeErased, eraseItself, type Going, goOn } from './erasing.ts';
import { answerInvitations, invite, type Pressed } from './inviting.ts';
import { addWords, Keeping, removeWords, signInAnew } from './keeping.ts';
import { NoAnswer } from './network.ts';
import { orderAhead } from './ordering.ts';
import { isSeatOf, seatAt } from './own-seats.ts';
import {
  fill,
  free,
  freeOther,
  handOver,
  leave,
  leaveAfterProgram,
  make,
  open,
  rematch,
  remove,
  share,
  takeBack,
} from './sitting.ts';
import { aboutOf, agreeing, comeBack, consent, moveHouse, request, say, write } from './talking.ts';

/** A person with a device. The person plays, goes away and comes back. */
export class Person extends Client {
  /** Tables that the person removed from the list while still having a seat there. */
  readonly letGo = new Set<string>();
  /** The shares that the person has drawn for deals, by table and seat. */
  readonly drawn = new Map<string, string>();
  /** The first device of the same person, if this is a further one; it gives the code. */
  readonly #first: Person | undefined;
  #comes = 0;
  /** The number of a further device at the server. */
  #device: number | undefined;
  /** Whether the person has further devices. */
  isShared: boolean;
  readonly keeping = new Keeping();
  /** By table: the people that this person has invited. */
  readonly pressed: Pressed = new Map();
  /** Tables to which the person was ever invited. */
  readonly ways = new Set<string>();
  going: Going | undefined;
  #isErased = false;
  /** Former seats of the person, from before the cookie was lost. */
  lost: readonly LostSeat[] = [];
  /** The client does nothing: the cookie is lost, or not found again yet. */
  #isMissing = false;
  #hasLost = false;
  /** Tables at which the person has asked for a seat. */
  readonly #asked = new Set<string>();
  /** Tables at which another person asks for a seat. */
  readonly #toAnswer = new Set<string>();

  constructor(name: string, company: Company, habits: Habits, chance: Chance, first?: Person) {
    super(name, company, habits, chance);
    this.#first = first;
    this.isShared = first !== undefined;
    if (first !== undefined) first.isShared = true;
  }

  /** The person has asked for a seat at a table. */
  watch(table: string): void {
    if (this.#asked.has(table)) return;
    this.#asked.add(table);
    this.connection.hangUp();
    this.listen();
  }

  forget(lost: LostSeat): void {
    this.lost = this.lost.filter((each) => each !== lost);
  }

  /** The client goes on as another device, or as an earlier one again. */
  leaveDevice(cookie: string | undefined): void {
    this.beginAnew();
    this.connection.cookie = cookie;
    if (cookie !== undefined) this.listen();
  }

  /** The person is erased; a new person, unknown to the server, takes over the client's place. */
  end(): void {
    this.going = undefined;
    this.#isErased = true;
    this.beginAnew();
    this.connection.cookie = undefined;
    this.company.comeAgain(`${this.name} anew`, this.habits, []);
  }

  listenAnew(): void {
    this.beginAnew();
    this.listen();
  }

  /** The cookie by which the server knows this device. */
  get cookie(): string | undefined {
    return this.connection.cookie;
  }

  async live(isOver: () => boolean): Promise<void> {
    await this.#introduce();
    if (this.#first !== undefined) {
      if (this.chance.happens(0.5)) await make(this).catch(() => undefined);
      await this.#join(this.#first);
    }
    this.listen();
    await this.goOn(isOver);
  }

  /**
   * A device that was ended gets no rights. Its next request comes from a new person with another
   * cookie.
   */
  override async ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer<T & Partial<Refusing>>> {
    const { cookie } = this.connection;
    const isKnown = cookie === undefined || this.company.disk.hasDevice(cookie);
    const answer = await super.ask<T>(method, path, body, query);
    const isNew = this.connection.cookie !== cookie;
    if (isKnown || isNew || method === 'GET' || answer.status >= 300) return answer;
    if (/^.api.tables.\w/.test(path)) {
      this.fault(`may ${method} ${path} on a device that was ended`);
    }
    return answer;
  }

  beginProgram(token: string, table: string): void {
    this.company.beginProgram(token, table, this.name, this.habits);
  }

  /** Checks that a further device of the same person sees the same tables from the same seats. */
  async compareDevices(): Promise<void> {
    if (this.#first === undefined) return;
    const [own, its] = [await this.#listed(), await this.#first.#listed()];
    if (own !== its) this.fault(`is shown ${own} on one device and ${its} on another`);
  }

  async #listed(): Promise<string> {
    const { body } = await this.ask<{ readonly tables: readonly TableInfo[] }>(
      'GET' as const,
      '/api/tables',
    );
    const told = body.tables.map(({ id, version, viewer, made }) =>
      [id, version, viewer, made].join(' '),
    );
    return told.toSorted().join();
  }

  protected override isMine({ kind, name, program }: Omit<SeatInfo, 'yours'>): boolean {
    return kind === 'person' && name === this.name && program === undefined;
  }

  protected override follows({ made, seats }: TableInfo): boolean {
    return made || seats.some(isSeatOf);
  }

  protected override hasLetGo(table: string): boolean {
    return this.cookie !== undefined && this.company.disk.hasLetGo(table, this.cookie);
  }

  protected override get watched(): readonly string[] {
    return [...this.#asked];
  }

  protected override heard(event: string, text: string): void {
    super.heard(event, text);
    if (event === 'invited' && this.cookie !== undefined) {
      this.company.invitations.heard(this.cookie);
    }
    if (event !== 'let-back') return;
    const { table, letBack, ended } = JSON.parse(text) as LetBackTold;
    if (letBack === undefined) this.#toAnswer.delete(table);
    else this.#toAnswer.add(table);
    if (ended?.how !== 'given') return;
    // The person may view the table from another seat now.
    this.views.delete(table);
    this.infos.delete(table);
    this.dirty.add(table);
  }

  protected override async looked(table: TableInfo): Promise<void> {
    await isBack(this, table);
    if (table.deal !== undefined) await share(this, table, table.deal);
  }

  async setHours(): Promise<void> {
    const { zone } = this.habits;
    const hours = { zone, night: { from: '22:00', to: '07:00' }, weekend: [], daysOff: [] };
    await this.ask('POST', '/api/hours', hours);
  }

  async #introduce(): Promise<void> {
    while (this.connection.cookie === undefined) await this.setHours().catch(() => undefined);
    await addChannels(this);
  }

  /** Joins the first device's person by a code, and brings the games that the device has played. */
  async #join(first: Person): Promise<void> {
    while (this.#mayCome && !(await this.#isKnown().catch(() => false))) {
      this.#comes++;
      await rest(this.company, this.company.paceMs);
      try {
        this.#device = await arrive(this, first);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
  }

  get #mayCome(): boolean {
    return this.#comes < (this.company.leaning.comes ?? Number.POSITIVE_INFINITY);
  }

  /** Whether the server still knows this as a device of its person, beside the first one. */
  async #isKnown(): Promise<boolean> {
    if (this.#device === undefined) return false;
    const { status, body } = await this.ask<DeviceList>('GET', '/api/devices');
    if (status !== 200) return true;
    return (
      body.devices.length > 1 && body.devices.some(({ id, own }) => own && id === this.#device)
    );
  }

  async #undo(): Promise<void> {
    if ((await undo(this)) && this.#first !== undefined) await this.#check();
  }

  /** A further device may have been ended or sent back; then it joins again. */
  async #check(): Promise<void> {
    if (this.#first === undefined || !this.#mayCome || (await this.#isKnown())) return;
    this.#device = undefined;
    this.beginAnew();
    await this.#join(this.#first);
    this.listen();
  }

  protected override async act(): Promise<void> {
    const { chance } = this;
    if (this.#isErased || (await goOn(this))) return;
    if (this.#isMissing) return chance.happens(0.01) ? this.#find() : undefined;
    if (this.company.losesCookies && (await this.#actAboutSeats())) return;
    if (chance.happens(this.habits.leaves)) return this.#goAway();
    if (await this.refresh()) return;
    const turns = this.turns();
    if (turns.length > 0 && chance.happens(0.9)) {
      const [view, seat] = chance.pick(turns);
      return this.play(view, seat);
    }
    const tables = [...this.infos.values()];
    // A further device may have no person at this moment. A table made by it would then have no
    // person either.
    if (this.#first !== undefined) {
      if (tables.length === 0 || chance.happens(0.1)) return this.#check();
    } else if (
      tables.length === 0 ||
      (tables.length < this.company.mostTables && chance.happens(0.05))
    ) {
      return make(this);
    }
    const table = chance.pick(tables);
    const isFirst = this.#first === undefined;
    const { more = {} } = this.company.leaning;
    const isUsual = isUsualWorld(this.company.leaning);
    const deeds: readonly (readonly [number, Deed, () => Promise<void>])[] = [
      ...(isFirst ? ([[30, 'open', () => open(this)]] as const) : []),
      [30, 'consent', () => consent(this, table.id)],
      [
        10,
        'answer back',
        () => (this.company.losesCookies ? answerAsked(this, table.id) : answerBack(this, table)),
      ],
      [20, 'say', () => say(this, table)],
      [10, 'write', () => write(this, table)],
      [10, 'come back', () => comeBack(this, table)],
      [10, 'request', () => request(this, table)],
      [4, 'rematch', () => rematch(this, table)],
      [4, 'hand over', () => handOver(this, table)],
      [4, 'take back', () => takeBack(this, table)],
      [1, 'leave', () => leave(this, table)],
      [0, 'order ahead', () => orderAhead(this, table)],
      [0, 'leave after a program', () => leaveAfterProgram(this, table)],
      [1, 'free', () => free(this, table)],
      [1, 'remove', () => remove(this, table)],
      [4, 'free another', () => freeOther(this, table)],
      [3, 'fill', () => fill(this, table)],
      [3, 'move house', () => moveHouse(this)],
      [8, 'add words', () => addWords(this)],
      [2, 'remove words', () => removeWords(this)],
      [8, 'sign in anew', () => signInAnew(this)],
      [isUsual ? 12 : 0, 'invite', () => invite(this)],
      [isUsual ? 12 : 0, 'answer invitations', () => answerInvitations(this)],
      [isUsual ? 3 : 0, 'erase itself', () => eraseItself(this)],
      [isUsual && this.company.hasOperator ? 2 : 0, 'ask to be erased', () => askToBeErased(this)],
      ...(this.isShared ? ([[2, 'undo', () => this.#undo()]] as const) : []),
      ...(this.isShared && isFirst ? ([[2, 'end a device', () => endOther(this)]] as const) : []),
    ];
    const act = chance.weighed(
      deeds.map(([weight, deed, act]) => [weight + (more[deed] ?? 0), act] as const),
    );
    return act();
  }

  /** @returns whether the person did something */
  async #actAboutSeats(): Promise<boolean> {
    const { chance } = this;
    const { takesSeats } = this.company;
    const [asked] = this.#toAnswer;
    const act = chance.weighed<() => Promise<unknown>>([
      [asked === undefined ? 0 : 100, () => this.#answerAsked(asked)],
      [this.lost.length > 0 ? 30 : 0, () => askBack(this)],
      // Every person soon has a seat, so a device does not ask for a table that is not dealt.
      [this.#first === undefined ? 20 : 0, () => open(this)],
      [takesSeats ? 20 : 5, () => askTake(this)],
      [takesSeats ? 4 : 2, () => leaveHand(this)],
      [takesSeats ? 0 : 2, async () => this.#lose()],
      [60, async () => false],
    ]);
    return (await act()) !== false;
  }

  async #answerAsked(table: string): Promise<void> {
    this.#toAnswer.delete(table);
    await answerAsked(this, table);
  }

  /**
   * Loses the cookie and comes as a new person, once.
   * @returns whether the person had a seat
   */
  #lose(): boolean {
    const lost = [...this.infos.values()].flatMap(({ id, over, deal, seats }) =>
      over || deal?.dealt === false
        ? []
        : seats
            .filter(({ yours }) => yours)
            .map(({ seat, name }) => ({ table: id, seat, of: name })),
    );
    if (lost.length === 0 || this.isShared || this.#hasLost || this.lost.length > 0) return false;
    this.#hasLost = true;
    this.#isMissing = true;
    this.connection.hangUp();
    this.company.ledger.count('cookies lost');
    this.company.comeAgain(`${this.name} again`, this.habits, lost);
    return true;
  }

  /** Finds the lost cookie. The page that opens with it knows nothing of the time between. */
  #find(): void {
    this.#isMissing = false;
    this.company.ledger.count('cookies found');
    this.beginAnew();
    this.listen();
  }

  async #goAway(): Promise<void> {
    this.connection.hangUp();
    await rest(this.company, this.company.paceMs * this.chance.between(10, 100));
    this.listen();
  }

  /** The end of the simulation: the person finishes all games with the consent of the others. */
  protected override async finish(): Promise<void> {
    if (this.#isErased || (await goOn(this))) return;
    if (this.#isMissing) this.#find();
    await this.#check();
    if (await this.refresh()) return;
    // A person who still has a seat there must also agree to the end of the game.
    for (const id of this.letGo) {
      const { status } = await this.ask('POST', `/api/tables/${id}/return`, {});
      // A server that has lost its database is asked again.
      if (status < 500) this.letGo.delete(id);
    }
    const listed = await this.ask<{ readonly tables: readonly TableInfo[] }>('GET', '/api/tables');
    for (const info of listed.body.tables ?? []) {
      if (info.over) continue;
      if (this.infos.get(info.id)?.viewer !== info.viewer) this.dirty.add(info.id);
      this.infos.set(info.id, info);
      await this.#finishAt(info);
    }
  }

  async #finishAt(info: TableInfo): Promise<void> {
    const { id, version, request, made, seats } = info;
    if (seats.some(({ playsForYou }) => playsForYou === true)) return takeBack(this, info);
    const seat = seatAt(info);
    if (seat === undefined) {
      const isEmpty = seats.every(({ kind, joined }) => kind === 'bot' || !joined);
      if (isEmpty && seats.some(({ kind }) => kind === 'person')) await remove(this, info);
      return;
    }
    if (request !== undefined) {
      this.requests.set(id, { table: id, version, request });
      return consent(this, id);
    }
    const ask = { kind: 'stop', seat, version } as const;
    this.company.ledger.voice(aboutOf(id, ask), this.name);
    agreeing(this, id, version);
    const asked = await this.ask<TableInfo>('POST', `/api/tables/${id}/requests`, ask);
    const code = asked.body.refusal?.code;
    // A seat is still free, and nobody waits for a person any more.
    if (code === 'not-dealt') return made ? remove(this, info) : free(this, info);
    if (code !== 'asked-before') return;
    // A person refused the end of the game before the simulation became calm. After a move the
    // request can be made again.
    const view = this.views.get(id);
    const turn = this.turns().find(([each]) => each === view);
    if (turn !== undefined) await this.play(...turn);
    else if (made) await remove(this, info);
    else await leave(this, info);
  }
}
