import type { SeatInfo } from '@pangaea/wire';
import type { Happened } from '../../src/rules/telling.ts';
import type { SentMessage } from '../../src/storage/contract.ts';
import type { Disk } from './disk.ts';
import type { LetBacks } from './let-backs.ts';

/** A message as somebody's stream tells it. */
export interface Heard {
  /** Of a person at its seats; of its programs `program of NAME`. */
  readonly name: string;
  readonly token: string | undefined;
  readonly event: string;
  readonly table: string;
  readonly number: number;
  /** JSON. */
  readonly text: string;
}

/** What a message says to whom, and who sat where when it was told. */
interface Told {
  readonly texts: readonly string[];
  /** By seats: the names of those who played them from then on, however long. */
  readonly players: readonly Set<string>[];
}

/** What holds of everything that the server says by itself. */
export class HearingLaws {
  readonly #disk: Disk;
  readonly #letBacks: LetBacks;
  /** By table: the version that was told last. */
  readonly #versions = new Map<string, number>();
  /** By `table number`: messages that do not say the same to everybody. */
  readonly #secret = new Map<string, Told>();
  /** By table: who plays its seats now. */
  readonly #players = new Map<string, readonly (string | undefined)[]>();
  /** By token: the number of the message that told that another plays its seat. */
  readonly #dead = new Map<string, number>();
  readonly #tokens = new Map<string, Set<string>>();

  constructor(disk: Disk, letBacks: LetBacks) {
    this.#disk = disk;
    this.#letBacks = letBacks;
  }

  /** A process has ended: what it told is told by another one from now on. */
  died(): void {
    this.#versions.clear();
    // It may not have told who sits where.
    this.#players.clear();
  }

  /** A program plays with a token. */
  begins(token: string, table: string): void {
    this.#tokens.set(table, (this.#tokens.get(table) ?? new Set()).add(token));
  }

  /** Messages of a table follow on each other. */
  sent({ table, kind, number, texts }: SentMessage): readonly string[] {
    if (kind === 'seats') this.#seated(table, number, JSON.parse(texts[0]).seats);
    if (kind === 'clock') this.#toldWith(number);
    if (kind !== 'segment') return [];
    if (texts.length > 1) {
      const players = this.#playersOf(table).map(
        (name) => new Set(name === undefined ? [] : [name]),
      );
      this.#secret.set(`${table} ${number}`, { texts, players });
    }
    const { from, version } = JSON.parse(texts[0]) as Happened;
    const before = this.#versions.get(table);
    this.#versions.set(table, version);
    const faults =
      before === undefined || before === from ? [] : [`${table} told ${before}, ${from}`];
    return version > from ? faults : [...faults, `${table} told from ${from} to ${version}`];
  }

  /** Nobody hears what it may not know: a spectator nothing of a hand, a program nothing when its token is dead. */
  heard({ name, token, table, number, text }: Heard): readonly string[] {
    const dead = token === undefined ? undefined : this.#dead.get(token);
    if (dead !== undefined && number > dead) {
      return [`${name} hears message ${number} of ${table}, and its token is dead since ${dead}`];
    }
    const told = this.#secret.get(`${table} ${number}`);
    if (told === undefined) return [];
    const { texts, players } = told;
    const { number: _, views = {}, ...first } = JSON.parse(text);
    const now = this.#playersOf(table);
    const may = (said: string) =>
      said === texts.at(-1) ||
      players.some(
        (names, seat) => texts[seat] === said && (names.has(name) || now[seat] === name),
      );
    // Who has two seats at a table is told what each may know.
    const all = [first, ...Object.values(views)].map((each) => JSON.stringify(each));
    return all
      .filter((said) => !may(said))
      .map((said) => `${name} hears of ${table} what it may not know: ${said}`);
  }

  /** Clocks that who sits where has changed are told with it. */
  #toldWith(number: number): void {
    for (const [token, dead] of this.#dead) {
      if (dead === number - 1) this.#dead.set(token, number);
    }
  }

  #seated(table: string, number: number, seats: readonly SeatInfo[]): void {
    const players = this.#named(table, seats);
    this.#players.set(table, players);
    for (const token of this.#tokens.get(table) ?? []) {
      if (!this.#dead.has(token) && !this.#disk.hasToken(token)) this.#dead.set(token, number);
    }
    // Who comes to a seat later is told through its eyes what was missed.
    for (const [key, told] of this.#secret) {
      if (!key.startsWith(`${table} `)) continue;
      for (const [seat, name] of players.entries()) {
        if (name !== undefined) told.players[seat].add(name);
      }
    }
  }

  #playersOf(table: string): readonly (string | undefined)[] {
    const known = this.#players.get(table);
    if (known !== undefined) return known;
    const stored = this.#disk.store.openTable(table)?.table.seats ?? [];
    const players = this.#named(
      table,
      stored.map(({ program, ...seat }) => ({
        ...seat,
        ...(program === undefined ? {} : { program: program.of }),
      })),
    );
    this.#players.set(table, players);
    return players;
  }

  /** Whoever was let back into a seat plays it under the name that it has. */
  #named(table: string, seats: readonly Played[]): readonly (string | undefined)[] {
    const players = this.#letBacks.playersAt(table);
    return seats.map((each, seat) => {
      const { kind, program } = each;
      const name = players.get(seat) ?? each.name;
      return playerOf({ kind, name, ...(program === undefined ? {} : { program: name }) });
    });
  }
}

type Played = Pick<SeatInfo, 'kind' | 'name' | 'program'>;

/** Who hears what a seat may know; nobody where a bot plays it. */
function playerOf({ kind, name, program }: Played): string | undefined {
  if (kind === 'bot' || name === '') return undefined;
  return program === undefined ? name : `program of ${program}`;
}
