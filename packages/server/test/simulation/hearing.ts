import type { SeatInfo } from '@pangaea/wire';
import type { Happened } from '../../src/rules/telling.ts';
import type { SentMessage } from '../../src/storage/contract.ts';
import type { Disk } from './disk.ts';
import type { LetBacks } from './let-backs.ts';

/** A message of a stream, with its receiver. */
export interface Heard {
  /** The name of the person; for a program of that person `program of NAME`. */
  readonly name: string;
  readonly token: string | undefined;
  readonly event: string;
  readonly table: string;
  readonly number: number;
  /** The content of the message, as JSON. */
  readonly text: string;
}

/** The texts of a message for each viewer, and the players of the seats at that time. */
interface Told {
  readonly texts: readonly string[];
  /** By seat: the names of its players at that time and later. */
  readonly players: readonly Set<string>[];
}

/** Laws about messages that the server sends to streams. */
export class HearingLaws {
  readonly #disk: Disk;
  readonly #letBacks: LetBacks;
  /** By table: the version in the last message. */
  readonly #versions = new Map<string, number>();
  /** Messages with different texts for different viewers. The key is `table number`. */
  readonly #secret = new Map<string, Told>();
  /** By table: the present players of its seats. */
  readonly #players = new Map<string, readonly (string | undefined)[]>();
  /**
   * By token: the number of the message which told that the token's program no longer plays the
   * seat.
   */
  readonly #dead = new Map<string, number>();
  readonly #tokens = new Map<string, Set<string>>();

  constructor(disk: Disk, letBacks: LetBacks) {
    this.#disk = disk;
    this.#letBacks = letBacks;
  }

  /** A server process has ended; another one sends the next messages. */
  died(): void {
    this.#versions.clear();
    // The message about the latest change of seats may not have been sent.
    this.#players.clear();
  }

  /** A program begins to play with a token. */
  begins(token: string, table: string): void {
    this.#tokens.set(table, (this.#tokens.get(table) ?? new Set()).add(token));
  }

  /** Checks that the numbers and versions of a table's messages follow each other. */
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

  /**
   * Checks that a receiver may know the content of a message. A spectator may know nothing of a
   * hand. A program whose token has ended may know nothing.
   */
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
    // The player of two seats gets the texts for both.
    const all = [first, ...Object.values(views)].map((each) => JSON.stringify(each));
    return all
      .filter((said) => !may(said))
      .map((said) => `${name} hears of ${table} what it may not know: ${said}`);
  }

  /**
   * A change of seats may change clocks. The message about these clocks comes directly after that
   * about the seats, so a program may still get it.
   */
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
    // A later player of a seat gets missed messages as its viewer.
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

  /**
   * The names of the players by seat. A person who was let back into a seat plays under the name of
   * the client that asked for it.
   */
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

/** The name of the client that plays a seat; undefined for a bot. */
function playerOf({ kind, name, program }: Played): string | undefined {
  if (kind === 'bot' || name === '') return undefined;
  return program === undefined ? name : `program of ${program}`;
}
