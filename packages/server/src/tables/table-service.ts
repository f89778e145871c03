import { isSameName } from '../identity/names.ts';
import { commitmentOf, newKey, newSeed, newTableId, sameSecret } from '../identity/secrets.ts';
import type { ShowReply } from '../rules/jobs.ts';
import type { RulesPool } from '../rules/pool.ts';
import type { Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import type { Claim, Create, WholeRecord } from '../wire/table.ts';
import { describeSeat } from './info.ts';
import { type LiveTable, LiveTables, viewerOf } from './live.ts';
import { recordOf, showing } from './record.ts';
import { Refused, refused } from './refused.ts';
import { type Clock, closingTime } from './windows.ts';

/** What a table may ask of the rest of the server; everything here happens after a commit. */
export interface TableListeners {
  /** A device follows a table from now on, seeing what `viewer` may see. */
  joined(device: number, table: StoredTable): void;
  /** A table was deleted. */
  gone(table: string): void;
  /** Somebody must decide; perhaps a bot, perhaps only for some time. */
  waits(table: StoredTable): void;
  /** A device asked how a table stands. */
  looked(device: number | undefined, table: StoredTable): void;
}

/** Makes tables, gives out seats, shows what happened. Moves are `MoveService`'s. */
export class TableService {
  readonly live: LiveTables;
  readonly #storage: Storage;
  readonly #rules: RulesPool;
  readonly #listeners: TableListeners;
  readonly #clock: Clock;

  constructor(storage: Storage, rules: RulesPool, listeners: TableListeners, clock: Clock) {
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
  async look(id: string, device: number | undefined): Promise<StoredTable> {
    const { table } = await this.find(id);
    this.#listeners.looked(device, table);
    return table;
  }

  /** @throws Refused: options or seats do not fit the game. */
  async create(
    { game, options, seats, editionFile: file, pace = 'slow' }: Create,
    device: number,
  ): Promise<StoredTable> {
    if (Object.hasOwn(options, 'players')) {
      throw new Refused({ code: 'option-unknown', params: { option: 'players' } });
    }
    const [id, seed, salt] = [newTableId(), newSeed(), newSeed()];
    const given = JSON.stringify({ ...options, players: seats.length });
    const editionFile = file === undefined ? '' : JSON.stringify(file);
    const made = await this.#rules.ask('create', {
      ...{ game, options: given, seed },
      ...(editionFile === '' ? {} : { editionFile }),
    });
    if (!made.ok) {
      throw new Refused(made.refusal, made.faults === undefined ? {} : { faults: made.faults });
    }
    if (made.seats !== seats.length) throw refused('seats-wrong', { seats: made.seats });
    for (const [at, { name = '' }] of seats.entries()) {
      const before = seats.slice(0, at);
      if (before.some((each) => isSameName(name, each.name ?? ''))) {
        throw refused('name-taken', { name: name.trim() });
      }
    }
    const now = this.#clock.now();
    const table: StoredTable = {
      id,
      game,
      rulesVersion: made.rulesVersion,
      edition: made.edition,
      options: made.options,
      pace,
      seed,
      salt,
      commitment: commitmentOf(seed, salt),
      creator: device,
      created: now,
      changed: now,
      version: 0,
      deciders: made.deciders,
      over: false,
      window: made.inSecret ? { from: 0, closes: closingTime(this.#clock, pace) } : undefined,
      seats: seats.map((each, seat) => {
        const name = each.name?.trim() ?? '';
        if (each.kind === 'bot') {
          return { seat, kind: 'bot', name, level: each.level, key: '', joined: 0, devices: [] };
        }
        const here = each.here === true;
        const joined = here ? now : 0;
        const devices = here ? [device] : [];
        return { seat, kind: 'person', name, level: '', key: newKey(), joined, devices };
      }),
    };
    await this.#storage.createTable(table, editionFile);
    this.#listeners.joined(device, table);
    this.#listeners.waits(table);
    return table;
  }

  /** @throws Refused when the secret is of no seat: before a device is made for whoever tries. */
  async checkKey(id: string, key: string): Promise<void> {
    const { table } = await this.find(id);
    if (seatOfKey(table, key) === undefined) throw refused('seat-key-wrong');
  }

  /** Gives the seat of a link to a device. Again and on a second device too: the link is the right. */
  async claim(id: string, { key, name }: Claim, device: number): Promise<StoredTable> {
    const live = await this.find(id);
    return this.live.exclusively(live, async () => {
      const found = seatOfKey(live.table, key);
      if (found === undefined) throw refused('seat-key-wrong');
      const now = this.#clock.now();
      const newName = name?.trim() ?? '';
      if (found.devices.includes(device) && (newName === '' || newName === found.name)) {
        return live.table;
      }
      if (live.table.seats.some((each) => each !== found && isSameName(newName, each.name))) {
        throw refused('name-taken', { name: newName });
      }
      const seats = live.table.seats.map((each) =>
        each !== found
          ? each
          : {
              ...each,
              joined: each.joined === 0 ? now : each.joined,
              name: newName === '' ? each.name : newName,
              devices: [...new Set([...each.devices, device])],
            },
      );
      const texts = [JSON.stringify({ table: id, seats: seats.map(describeSeat) })];
      const message = { table: id, kind: 'seats' as const, texts };
      const { seat } = found;
      await this.#storage.claimSeat({ table: id, seat, device, name: newName, message, now });
      live.table = { ...live.table, seats };
      this.#listeners.joined(device, live.table);
      return live.table;
    });
  }

  /** Deletes a table for good. @throws Refused when the device did not make it. */
  async remove(id: string, device: number | undefined): Promise<void> {
    const live = await this.find(id);
    if (device === undefined || live.table.creator !== device) throw refused('not-your-table');
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

  async tablesOf(device: number): Promise<readonly StoredTable[]> {
    const tables = await this.#storage.tablesOf(device);
    for (const table of tables) this.#listeners.looked(device, table);
    return tables;
  }

  /** The steps from a version on, as a device may know them. @param as one of its own seats. */
  async show(
    id: string,
    device: number | undefined,
    { from = 0, as }: { readonly from?: number; readonly as?: number } = {},
  ): Promise<Extract<ShowReply, { ok: true }>> {
    const live = await this.find(id);
    const { table } = live;
    const asked = table.seats.find(({ seat }) => seat === as);
    if (as !== undefined && !(device !== undefined && asked?.devices.includes(device))) {
      throw refused('not-your-seat', { seat: as });
    }
    this.#listeners.looked(device, table);
    const { version } = table;
    if (from > version) throw refused('version-unknown', { version: from });
    const viewer = as ?? viewerOf(table, device);
    const about = showing(live, version, this.#clock.now());
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
    const { editionFile, commands, ...record } = recordOf(live);
    const whole = { ...record, commands: [...commands], commitment, salt, outcome };
    return editionFile === undefined ? whole : { ...whole, editionFile: JSON.parse(editionFile) };
  }
}

function seatOfKey(table: StoredTable, key: string): StoredSeat | undefined {
  return table.seats.find((each) => each.key !== '' && sameSecret(each.key, key));
}
