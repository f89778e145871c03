import { dueAt } from '../due/at-table.ts';
import { isSameName } from '../identity/names.ts';
import { commitmentOf, newKey, newSeed, newTableId } from '../identity/secrets.ts';
import type { ShowReply } from '../rules/jobs.ts';
import type { RulesPool } from '../rules/pool.ts';
import type { DueWork, Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import type { Create, WholeRecord } from '../wire/table.ts';
import { holds, type LiveTable, LiveTables, viewerOf } from './live.ts';
import { recordOf, showing } from './record.ts';
import { Refused, refused } from './refused.ts';
import { closingTime, type WindowTimes } from './windows.ts';

/** What a table may ask of the rest of the server; everything here happens after a commit. */
export interface TableListeners {
  /** Somebody made a table, and follows it from now on. */
  made(table: StoredTable): void;
  /** Somebody took a seat or left one: whoever follows the table does so through other eyes. */
  seated(table: StoredTable): void;
  /** A table was deleted. */
  gone(table: string): void;
  /** Somebody must decide. @param due what is due at the table, as it is stored */
  waits(table: StoredTable, due: readonly DueWork[]): void;
  /** A person asked how a table stands. */
  looked(person: number | undefined, table: StoredTable): void;
}

/** Who is to sit at a seat of a new table. */
type Player = Pick<StoredSeat, 'kind' | 'name' | 'level' | 'persons'>;

/** What a table is made of. */
export interface TablePlan extends Pick<StoredTable, 'game' | 'pace' | 'host'> {
  /** Without the number of players. */
  readonly options: Readonly<Record<string, unknown>>;
  /** As in `OpenedTable`. */
  readonly editionFile: string;
  readonly players: readonly Player[];
}

/** Makes tables and shows what happened. Moves are `MoveService`'s, seats `SeatService`'s. */
export class TableService {
  readonly live: LiveTables;
  readonly #storage: Storage;
  readonly #rules: RulesPool;
  readonly #listeners: TableListeners;
  readonly #clock: WindowTimes;

  constructor(storage: Storage, rules: RulesPool, listeners: TableListeners, clock: WindowTimes) {
    this.live = new LiveTables(storage);
    this.#storage = storage;
    this.#rules = rules;
    this.#listeners = listeners;
    this.#clock = clock;
  }

  async find(id: string): Promise<LiveTable> {
    const live = await this.live.find(id);
    if (live === undefined) throw refused('table-unknown', { table: id });
    return live;
  }

  /** A table as it stands, for whoever asks. */
  async look(id: string, person: number | undefined): Promise<StoredTable> {
    const { table } = await this.find(id);
    this.#listeners.looked(person, table);
    return table;
  }

  /** @throws Refused: options or seats do not fit the game. */
  async create(
    { game, options, seats, editionFile: file, pace = 'slow' }: Create,
    person: number,
  ): Promise<StoredTable> {
    if (Object.hasOwn(options, 'players')) {
      throw new Refused({ code: 'option-unknown', params: { option: 'players' } });
    }
    for (const [at, { name = '' }] of seats.entries()) {
      const before = seats.slice(0, at);
      if (before.some((each) => isSameName(name, each.name ?? ''))) {
        throw refused('name-taken', { name: name.trim() });
      }
    }
    const editionFile = file === undefined ? '' : JSON.stringify(file);
    const players = seats.map((each): Player => {
      const name = each.name?.trim() ?? '';
      if (each.kind === 'bot') return { kind: 'bot', name, level: each.level, persons: [] };
      return { kind: 'person', name, level: '', persons: each.here === true ? [person] : [] };
    });
    const plan = { game, options, pace, editionFile, players, host: person };
    const table = await this.plan(plan);
    const due = dueAt(table, table.created);
    await this.#storage.createTable(table, editionFile, due);
    this.made(table, due);
    return table;
  }

  /** A table as it would be made. @throws Refused: options or seats do not fit the game. */
  async plan({ game, options, pace, editionFile, players, host }: TablePlan): Promise<StoredTable> {
    const [id, seed, salt] = [newTableId(), newSeed(), newSeed()];
    const given = JSON.stringify({ ...options, players: players.length });
    const made = await this.#rules.ask('create', {
      ...{ game, options: given, seed },
      ...(editionFile === '' ? {} : { editionFile }),
    });
    if (!made.ok) {
      throw new Refused(made.refusal, made.faults === undefined ? {} : { faults: made.faults });
    }
    if (made.seats !== players.length) throw refused('seats-wrong', { seats: made.seats });
    const now = this.#clock.now();
    return {
      id,
      game,
      rulesVersion: made.rulesVersion,
      edition: made.edition,
      options: made.options,
      pace,
      seed,
      salt,
      commitment: commitmentOf(seed, salt),
      host,
      invitation: newKey(),
      created: now,
      changed: now,
      version: 0,
      deciders: made.deciders,
      over: false,
      answered: 0,
      window: made.inSecret ? { from: 0, closes: closingTime(this.#clock, pace) } : undefined,
      seats: players.map((player, seat) => ({
        seat,
        ...player,
        key: player.kind === 'bot' ? '' : newKey(),
        joined: player.persons.length > 0 ? now : 0,
      })),
    };
  }

  /** A table was stored with its work: whoever sits there follows it, and its bots begin. */
  made(table: StoredTable, due: readonly DueWork[]): void {
    this.#listeners.made(table);
    this.#listeners.waits(table, due);
  }

  /** Deletes a table for good. @throws Refused when the person did not make it. */
  async remove(id: string, person: number | undefined): Promise<void> {
    const live = await this.find(id);
    if (live.table.host !== person) throw refused('not-your-table');
    await this.live.exclusively(live, () => this.#delete(live));
  }

  /** Deletes a table that is still as it is to be for that. @returns whether it was deleted */
  async clear(id: string, isToGo: (table: StoredTable) => boolean): Promise<boolean> {
    const live = await this.find(id);
    return this.live.exclusively(live, async () => {
      if (!isToGo(live.table)) return false;
      await this.#delete(live);
      return true;
    });
  }

  async #delete(live: LiveTable): Promise<void> {
    const { id } = live.table;
    await this.#storage.deleteTable(id);
    this.live.drop(live);
    this.#listeners.gone(id);
  }

  async tablesOf(person: number): Promise<readonly StoredTable[]> {
    const tables = await this.#storage.tablesOf(person);
    for (const table of tables) this.#listeners.looked(person, table);
    return tables;
  }

  /** The steps from a version on, as a person may know them. @param as one of its own seats. */
  async show(
    id: string,
    person: number | undefined,
    { from = 0, as }: { readonly from?: number; readonly as?: number } = {},
  ): Promise<Extract<ShowReply, { ok: true }>> {
    const live = await this.find(id);
    const { table } = live;
    const asked = table.seats.find(({ seat }) => seat === as);
    if (as !== undefined && (asked === undefined || !holds(asked, person))) {
      throw refused('not-your-seat', { seat: as });
    }
    this.#listeners.looked(person, table);
    const { version } = table;
    if (from > version) throw refused('version-unknown', { version: from });
    const viewer = as ?? viewerOf(table, person);
    const about = showing(live, version, this.#clock.now(), person);
    const shown = await this.#rules.ask('show', { ...about, viewer, from });
    if (!shown.ok) throw new Refused(shown.refusal);
    return shown;
  }

  /** The whole record, seed and all: only of games that are over. */
  async record(id: string): Promise<WholeRecord> {
    const live = await this.find(id);
    if (!live.table.over) throw refused('game-not-over', { table: id });
    const { commitment, salt, version: from } = live.table;
    const about = showing(live, from, this.#clock.now());
    const shown = await this.#rules.ask('show', { ...about, viewer: 'spectator', from });
    if (!shown.ok) throw new Refused(shown.refusal);
    const { outcome } = JSON.parse(shown.segment) as Pick<WholeRecord, 'outcome'>;
    const end = outcome === undefined ? {} : { outcome };
    const { editionFile, commands, ...record } = recordOf(live);
    const whole = { ...record, commands: [...commands], commitment, salt, ...end };
    return editionFile === undefined ? whole : { ...whole, editionFile: JSON.parse(editionFile) };
  }
}
