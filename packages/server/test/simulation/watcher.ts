import type { TableInfo } from '@pangaea/wire';
import { Client } from './client.ts';
import type { Method } from './connection.ts';

/** The largest number of tables that the client watches. */
const MOST = 3;

/**
 * A person without a seat. This person knows all tables, and sees only what a spectator may see.
 */
export class Watcher extends Client {
  #tables: readonly string[] = [];

  async live(isOver: () => boolean): Promise<void> {
    this.#choose();
    this.listen();
    await this.goOn(isOver);
  }

  protected override get watched(): readonly string[] {
    return this.#tables;
  }

  protected override isMine(): boolean {
    return false;
  }

  protected override follows({ id, viewer }: TableInfo): boolean {
    if (viewer !== 'spectator') this.fault(`sees ${id} through the eyes of ${viewer}`);
    return this.#tables.includes(id);
  }

  /** A watched table was deleted. */
  protected override wasRefused(): boolean {
    this.#choose();
    return true;
  }

  override gone(table: string): void {
    super.gone(table);
    this.#tables = this.#tables.filter((id) => id !== table);
  }

  protected override async act(): Promise<void> {
    const { chance } = this;
    if (chance.happens(this.habits.leaves) || this.#tables.length === 0) {
      this.connection.hangUp();
      this.#choose();
      this.listen();
      return;
    }
    if (await this.refresh()) return;
    const table = chance.pick(this.#tables);
    // A network has three such requests a day; in these worlds people with lost cookies need them.
    const asks = this.company.losesCookies ? 0.01 : 0.3;
    await (chance.happens(asks) ? this.#askBack(table) : this.#tryAsPlayer(table));
  }

  protected override async finish(): Promise<void> {
    await this.refresh();
  }

  #choose(): void {
    const there = this.company.disk.tables();
    const begin = this.chance.below(Math.max(1, there.length - MOST + 1));
    this.#tables = there.slice(begin, begin + MOST);
    for (const id of this.#tables) this.dirty.add(id);
    for (const id of [...this.views.keys()]) if (!this.#tables.includes(id)) this.gone(id);
  }

  /** Asks for a seat that never belonged to this person; some of the asked people say no. */
  async #askBack(id: string): Promise<void> {
    const path = `/api/tables/${id}/let-back`;
    const seat = this.chance.below(3);
    const again = this.newKey('again').padEnd(22, '-');
    const { status, body } = await this.ask<TableInfo>('POST', path, { seat, again });
    this.company.ledger.count(`let back ${body.refusal?.code ?? 'asked'}`);
    const request = body.letBack?.request;
    if (status !== 200 || request === undefined) return;
    const answer = { seat, request, allow: true };
    const own = await this.ask('POST', `${path}/answer`, answer);
    if (own.status < 400) this.fault(`answers for seat ${seat} of ${id}`);
    if (this.chance.happens(0.3)) await this.ask('DELETE', `${path}/${request}`);
  }

  /** Sends requests that only the player of a seat may send. */
  async #tryAsPlayer(id: string): Promise<void> {
    const path = `/api/tables/${id}`;
    const segment = { seat: 0, version: 0, key: this.newKey('segment'), commands: ['pass'] };
    const [method, asked, body, query] = this.chance.pick<
      readonly [Method, string, unknown?, Readonly<Record<string, string>>?]
    >([
      ['GET', `${path}/game`, undefined, { seat: '0' }],
      ['GET', `${path}/legal`, undefined, { seat: '0' }],
      ['POST', `${path}/segments`, segment],
      ['POST', `${path}/seats/0/token`, {}],
      ['DELETE', `${path}/seats/0`],
      ['DELETE', path],
    ]);
    const { status } = await this.ask(method, asked, body, query);
    this.company.ledger.count('spectators as players');
    if (status < 400) this.fault(`may ${method} ${asked}`);
  }
}
