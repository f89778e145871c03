import type { Create, WholeRecord } from '@pangaea/wire';
import { dueAt } from '../due/at-table.ts';
import type { Owner } from '../fair-queue.ts';
import { commitmentOf, newKey, newSeed, newTableId } from '../identity/secrets.ts';
import type { Whereabouts } from '../identity/whereabouts.ts';
import type { Packable } from '../packable.ts';
import type { Rules } from '../rules/pool.ts';
import type {
  ClockWrite,
  DueWork,
  FollowedTable,
  Storage,
  StoredClock,
  StoredDeal,
  StoredSeat,
  StoredShare,
  StoredTable,
  TablePage,
} from '../storage/contract.ts';
import { clocksAtStart } from '../time/clocks.ts';
import type { TimeControl } from '../time/control.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import { checkDealt, shareOf } from './dealing.ts';
import { ListedTables, type TableList } from './listed-tables.ts';
import {
  type Asker,
  holds,
  keep,
  type LiveTable,
  LiveTables,
  OVERTAKEN,
  type Overtaken,
  viewerOf,
  writeOf,
} from './live.ts';
import { checkedName } from './naming.ts';
import { recordOf } from './record.ts';
import { Refused, refused } from './refused.ts';
import { ShownGames } from './shown-games.ts';
import { closingTime, type WindowTimes, windowAt } from './windows.ts';

/** Calls to the rest of the server, all made after a commit. */
export interface TableListeners {
  /** A table was made, and its host follows it from now on. */
  made(table: StoredTable): void;
  /** Seats were taken or left: followers of the table may see other hands now. */
  seated(table: StoredTable): void;
  /**
   * A table was deleted.
   * @param by left out unless the operator did it
   */
  gone(table: string, by?: 'operator'): void;
  /**
   * A seat has to decide.
   * @param due the stored due work of the table
   */
  waits(table: StoredTable, due: readonly DueWork[]): void;
  /** The state of a table was requested. */
  looked(asker: Asker, table: StoredTable): void;
  /** Called when a person without a seat there looks at a table. */
  watched(table: string): void;
}

/** The player of a seat of a new table. */
type Player = Pick<StoredSeat, 'kind' | 'name' | 'level' | 'persons'>;

/** The settings of a new table. */
export interface TablePlan extends Pick<StoredTable, 'game' | 'pace' | 'host'> {
  /** Undefined if time is not limited. */
  readonly time: TimeControl | undefined;
  /** Without the number of players. */
  readonly options: Readonly<Record<string, unknown>>;
  /** As in `OpenedTable`. */
  readonly editionFile: string;
  readonly players: readonly Player[];
  /** The shares of the host's seats, if the game is dealt when all seats are taken. */
  readonly shares: readonly StoredShare[];
}

/** A new table with running clocks, if all seats are already taken. */
export function begun(table: StoredTable): {
  readonly table: StoredTable;
  readonly clock: ClockWrite | undefined;
} {
  const begins = { at: table.created, kind: 'asked', seat: -1, moved: 0 } as const;
  const clock = clockWrite(table, begins, { started: table.created, down: [] });
  return { table: withClock(table, clock), clock };
}

/** Makes tables and returns their games. Moves belong to `MoveService`, seats to `SeatService`. */
export class TableService {
  readonly live: LiveTables;
  readonly shown: ShownGames;
  readonly #listed: ListedTables;
  readonly #storage: Storage;
  readonly #rules: Rules;
  readonly #listeners: TableListeners;
  readonly #clock: WindowTimes;
  readonly #whereabouts: Pick<Whereabouts, 'ownerOf'>;

  constructor(
    storage: Storage,
    rules: Rules,
    listeners: TableListeners,
    clock: WindowTimes,
    whereabouts: Pick<Whereabouts, 'ownerOf'>,
    live = new LiveTables(storage),
  ) {
    this.live = live;
    this.shown = new ShownGames(rules);
    this.#listed = new ListedTables(storage, (id) => this.live.held(id));
    this.#storage = storage;
    this.#rules = rules;
    this.#listeners = listeners;
    this.#clock = clock;
    this.#whereabouts = whereabouts;
  }

  /** The owner of work for a table: its host. */
  ownerOf({ host }: Pick<StoredTable, 'host'>): Owner {
    return this.#whereabouts.ownerOf(host);
  }

  async find(id: string): Promise<LiveTable> {
    const live = await this.live.find(id);
    if (live === undefined) throw await this.live.missing(id);
    return live;
  }

  /** The state of a table, as the sender may see it. */
  async look(id: string, asker: Asker): Promise<StoredTable> {
    const { table } = await this.find(id);
    this.#listeners.looked(asker, table);
    return table;
  }

  /**
   * Makes a table.
   * @throws Refused if options or seats do not fit the game
   */
  async create(
    { game, options, seats, editionFile: file, time, pace = time?.kind ?? 'slow' }: Create,
    person: number,
  ): Promise<StoredTable> {
    if (time !== undefined && pace !== time.kind) {
      throw refused('request-malformed', { where: 'body/pace', why: 'other than time' });
    }
    if (Object.hasOwn(options, 'players')) {
      throw new Refused({ code: 'option-unknown', params: { option: 'players' } });
    }
    for (const [at, { name = '' }] of seats.entries()) {
      checkedName(
        name,
        seats.slice(0, at).map((each) => each.name ?? ''),
      );
    }
    const editionFile = file === undefined ? '' : JSON.stringify(file);
    const players = seats.map((each): Player => {
      const name = each.name?.trim() ?? '';
      if (each.kind === 'bot') return { kind: 'bot', name, level: each.level, persons: [] };
      return { kind: 'person', name, level: '', persons: each.here === true ? [person] : [] };
    });
    const shares = seats.flatMap((each, seat): StoredShare[] => {
      if (each.kind === 'bot') return [];
      if (each.here === true) return [shareOf(seat, each.share)];
      if (each.share === undefined) return [];
      throw refused('request-malformed', { where: `body/seats/${seat}/share`, why: 'not here' });
    });
    const plan = { game, options, pace, time, editionFile, players, host: person, shares };
    const { table, clock } = begun(await this.plan(plan));
    const due = dueAt(table, table.created);
    await this.#storage.createTable(table, editionFile, due, clock?.event);
    this.made(table, due);
    return table;
  }

  /**
   * A new table before it is stored: with its game, or waiting for people other than its host.
   * @throws Refused if options or seats do not fit the game
   */
  async plan(plan: TablePlan): Promise<StoredTable> {
    const { game, options, pace, time, editionFile, players, host, shares } = plan;
    const [id, seed, salt] = [newTableId(), newSeed(), newSeed()];
    const given = JSON.stringify({ ...options, players: players.length });
    const waits = players.some(({ kind, persons }) => kind === 'person' && !persons.includes(host));
    const request = {
      // Nobody, not even the server, may know the deal of a waiting table, so the options are
      // tested with another seed.
      game,
      options: given,
      seed: waits ? newSeed() : seed,
      ...(editionFile === '' ? {} : { editionFile }),
    };
    const made = await this.#rules.ask('create', request, this.ownerOf(plan));
    if (!made.ok) {
      throw new Refused(made.refusal, made.faults === undefined ? {} : { faults: made.faults });
    }
    if (made.seats !== players.length) throw refused('seats-wrong', { seats: made.seats });
    const now = this.#clock.now();
    const dealt: StoredTable = {
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
      revision: 0,
      version: 0,
      deciders: made.deciders,
      over: false,
      answered: 0,
      window: undefined,
      seats: players.map((player, seat) => ({
        seat,
        ...player,
        key: player.kind === 'bot' ? '' : newKey(),
        joined: player.persons.length > 0 ? now : 0,
      })),
      ...(time === undefined ? {} : { clock: await this.#clockOf(time, players) }),
    };
    if (waits) {
      return { ...dealt, seed: '', deciders: 0, deal: { seed, dealt: 0, shares } };
    }
    const closes = made.inSecret ? closingTime(this.#clock, dealt) : 0;
    return { ...dealt, window: made.inSecret ? { from: 0, closes } : undefined };
  }

  async #clockOf(control: TimeControl, players: readonly Player[]): Promise<StoredClock> {
    const said = players.map(({ persons }) => persons[0]);
    const hours = await Promise.all(
      said.map(async (person) =>
        person === undefined ? undefined : this.#storage.hoursOf(person),
      ),
    );
    return { control, state: clocksAtStart(control, players.length), hours };
  }

  /** A table was stored with its work: its people follow it, and its bots begin. */
  made(table: StoredTable, due: readonly DueWork[]): void {
    this.#listeners.made(table);
    this.#listeners.waits(table, due);
  }

  /**
   * Deletes a table for good.
   * @throws Refused unless the person made it
   */
  async remove(id: string, person: number | undefined): Promise<void> {
    await this.live.change(id, async (live) => {
      if (live.table.host !== person) throw refused('not-your-table');
      return this.#delete(live);
    });
  }

  /**
   * Deletes a table for the operator of the server.
   * @throws Refused if there is no such table
   */
  async removeByOperator(id: string): Promise<void> {
    await this.live.change(id, (live) => this.#delete(live, 'operator'));
  }

  /**
   * Removes a table from the list of a person. The caller is in the queue of the table.
   * @returns whether the table is deleted by that
   */
  async letGo(live: LiveTable, person: number): Promise<boolean | Overtaken> {
    const { table } = live;
    const write = { ...writeOf(table, this.#clock.now()), person };
    const done = await this.#storage.letGo(write);
    if (done === false) return OVERTAKEN;
    if (done === 'kept') {
      keep(live, table);
      return false;
    }
    this.live.drop(live);
    this.#listeners.gone(table.id);
    return true;
  }

  /**
   * Deletes a table if the condition is still true.
   * @returns whether it was deleted
   */
  async clear(id: string, isToGo: (table: StoredTable) => boolean): Promise<boolean> {
    return this.live.change(id, async (live) => (isToGo(live.table) ? this.#delete(live) : false));
  }

  async #delete(live: LiveTable, by?: 'operator'): Promise<true | Overtaken> {
    const { table } = live;
    const write = { ...writeOf(table, this.#clock.now()), byOperator: by === 'operator' };
    if (!(await this.#storage.deleteTable(write))) return OVERTAKEN;
    this.live.drop(live);
    this.#listeners.gone(table.id, by);
    return true;
  }

  /** Part of the list of a person. */
  async list(person: number, page: TablePage): Promise<TableList> {
    const list = await this.#listed.of(person, page);
    for (const table of list.tables) this.#listeners.looked(person, table);
    return list;
  }

  /** The first tables on the list of a person, for a stream. */
  async followedBy(person: number, most: number): Promise<readonly FollowedTable[]> {
    const tables = await this.#storage.followedBy(person, most);
    for (const { id, seats } of tables) if (seats === 0) this.#listeners.watched(id);
    return tables;
  }

  /**
   * The steps from a version on, as the sender may know them.
   * @param as one of the sender's own seats
   * @param owner the owner of the request: requests of one owner are answered one after another
   */
  async show(
    id: string,
    asker: Asker,
    { from = 0, as }: { readonly from?: number; readonly as?: number },
    owner: Owner,
  ): Promise<Packable> {
    const live = await this.find(id);
    const { table } = live;
    const asked = table.seats.find(({ seat }) => seat === as);
    if (as !== undefined && (asked === undefined || !holds(asked, asker))) {
      throw refused('not-your-seat', { seat: as });
    }
    this.#listeners.looked(asker, table);
    checkDealt(table);
    const { version } = table;
    if (from > version) throw refused('version-unknown', { version: from });
    const viewer = as ?? viewerOf(table, asker);
    const window = windowAt(table, version, this.#clock.now(), asker);
    const game = await this.shown.of(live, version, viewer, owner);
    return this.shown.text(game, { table: id, from, version, ...window });
  }

  /** The whole record with its seed; only for finished games. */
  async record(id: string, owner: Owner): Promise<WholeRecord> {
    const live = await this.find(id);
    if (!live.table.over) throw refused('game-not-over', { table: id });
    const { commitment, salt, deal, version } = live.table;
    const { end: ended } = await this.shown.of(live, version, 'spectator', owner);
    const { outcome } = JSON.parse(ended) as Pick<WholeRecord, 'outcome'>;
    const end = outcome === undefined ? {} : { outcome };
    const { editionFile, commands, ...record } = recordOf(live);
    const whole = {
      ...record,
      commands: [...commands],
      commitment,
      salt,
      ...dealtFrom(deal),
      ...end,
    };
    return editionFile === undefined ? whole : { ...whole, editionFile: JSON.parse(editionFile) };
  }
}

/**
 * The server's seed and the shares, from which the seed of the game was made; published after the
 * game.
 */
function dealtFrom(deal: StoredDeal | undefined): Pick<WholeRecord, 'deal'> {
  if (deal === undefined) return {};
  const { seed, shares } = deal;
  return { deal: { seed, shares: [...shares] } };
}
