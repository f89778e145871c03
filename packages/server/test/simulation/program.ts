import type { Legal, SeatInfo } from '@pangaea/wire';
import type { Chance } from './chance.ts';
import { Client } from './client.ts';
import type { Company, Habits } from './company.ts';
import type { Answer, Method } from './connection.ts';
import type { TableView } from './view.ts';

/** A program with a token. It plays the one seat of the token while the token is valid. */
export class Program extends Client {
  readonly #token: string;
  readonly #table: string;
  #isOver = false;

  constructor(
    token: string,
    table: string,
    of: string,
    company: Company,
    habits: Habits,
    chance: Chance,
  ) {
    super(`program of ${of}`, company, habits, chance, token);
    this.#token = token;
    this.#table = table;
  }

  async live(isOver: () => boolean): Promise<void> {
    this.dirty.add(this.#table);
    this.listen();
    await this.goOn(() => this.#isOver || isOver());
  }

  /** Checks that a token which has ended opens nothing, and that a valid one is not refused. */
  override async ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer<T & { readonly refusal?: { readonly code: string } }>> {
    const { disk } = this.company;
    const wasAlive = disk.hasToken(this.#token);
    const answer = await super.ask<T>(method, path, body, query);
    const code = answer.body.refusal?.code;
    if (!wasAlive && code !== 'token-wrong' && answer.status < 500) {
      this.fault(`opens ${path} with a token that is dead: ${answer.status}`);
    }
    if (code === 'token-wrong') this.#end();
    return answer;
  }

  protected override wasRefused(code: string): boolean {
    if (code === 'token-wrong') this.#end();
    return !this.#isOver;
  }

  #end(): void {
    if (this.company.disk.hasToken(this.#token)) this.fault('is refused with a token that lives');
    this.#isOver = true;
    this.connection.hangUp();
    this.beginAnew();
  }

  protected override isMine({ name, program }: Omit<SeatInfo, 'yours'>): boolean {
    // After a newer token for the same seat this program gets no messages.
    return program !== undefined && this.name === `program of ${name}`;
  }

  protected override follows(): boolean {
    return true;
  }

  protected override async act(): Promise<void> {
    const { chance } = this;
    if (chance.happens(this.habits.leaves)) return this.#tryElsewhere();
    if (await this.refresh()) return;
    const turn = this.turns()[0];
    if (turn === undefined) return;
    if (chance.happens(0.7)) return this.play(...turn);
    await this.#playListed(...turn);
  }

  /** The program ends with the table, or when its person takes the seat back. */
  protected override async finish(): Promise<void> {
    await this.refresh();
  }

  /** Plays from the list of legal moves, as a program without rules. */
  async #playListed(view: TableView, seat: number): Promise<void> {
    const { status, body } = await this.ask<Legal>('GET', `/api/tables/${view.id}/legal`);
    if (status !== 200 || body.version !== view.version || body.commands.length === 0) {
      this.dirty.add(view.id);
      return;
    }
    if (JSON.stringify(body.position) !== view.position) {
      this.fault(`has another position of ${view.id} than what is legal there is told with`);
    }
    await this.send(view, seat, this.chance.pick(body.commands));
  }

  /** Sends requests that a program may not send. */
  async #tryElsewhere(): Promise<void> {
    const { ledger } = this.company;
    const other = this.chance.pick([...ledger.made]);
    const [method, path, body] = this.chance.pick<readonly [Method, string, unknown?]>([
      ['GET', '/api/tables'],
      ['GET', '/api/devices'],
      ['POST', '/api/devices/code', {}],
      ['POST', `/api/tables/${this.#table}/notes`, { text: '' }],
      ['POST', `/api/tables/${this.#table}/seats/0/token`, {}],
      ['DELETE', `/api/tables/${this.#table}`],
      ...(other === this.#table
        ? []
        : ([
            ['GET', `/api/tables/${other}`],
            ['GET', `/api/tables/${other}/game`],
          ] as const)),
    ]);
    const { status } = await this.ask(method, path, body);
    ledger.count('programs elsewhere');
    if (status < 400) this.fault(`may ${method} ${path}`);
  }
}
