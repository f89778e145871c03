import type { Viewer } from '@pangaea/rules/kernel';
import type { Owner } from '../fair-queue.ts';
import { Packable } from '../packable.ts';
import type { ShownGame, WindowInfo } from '../rules/jobs.ts';
import type { Rules } from '../rules/pool.ts';
import type { LiveTable } from './live.ts';
import { fairnessOf, recordOf } from './record.ts';
import { Refused } from './refused.ts';

/** The most characters of games that are kept in memory. */
const KEPT = 32_000_000;

/** A game at a version, as one viewer sees it. */
interface Seen {
  readonly game: Promise<ShownGame>;
  characters: number;
}

/** The part of a game that a client wants. */
export interface Part {
  readonly table: string;
  readonly from: number;
  readonly version: number;
  /** The open window, as the client may know it now. */
  readonly window?: WindowInfo;
}

/**
 * Games in the form in which clients get them, replayed once for each version and viewer: all later
 * requests for the same are answered from here. A version of a table never changes, so entries
 * never become outdated.
 */
export class ShownGames {
  readonly #rules: Rules;
  readonly #most: number;
  /** Games by table, version and viewer; the most recently requested one is last. */
  readonly #seen = new Map<string, Seen>();
  #characters = 0;
  /** Complete games as sent, which are the same for all clients while no window is open. */
  readonly #whole = new WeakMap<ShownGame, Packable>();

  constructor(rules: Rules, most = KEPT) {
    this.#rules = rules;
    this.#most = most;
  }

  /**
   * A game at a version that the table has reached.
   * @param owner the owner of the request: requests of one owner are answered one after another
   * @throws Refused
   */
  of(live: LiveTable, version: number, viewer: Viewer, owner: Owner): Promise<ShownGame> {
    const name = `${live.table.id} ${version} ${viewer}`;
    const kept = this.#seen.get(name);
    if (kept !== undefined) {
      this.#seen.delete(name);
      this.#seen.set(name, kept);
      return kept.game;
    }
    const seen: Seen = { game: this.#make(live, version, viewer, owner), characters: 0 };
    this.#seen.set(name, seen);
    seen.game.then(
      ({ start, steps, position }) => {
        if (this.#seen.get(name) !== seen) return;
        this.#weigh(seen, start.length + steps.length + position.length);
      },
      // A later request may succeed.
      () => this.#seen.delete(name),
    );
    return seen.game;
  }

  /** A game in the form in which it is sent. */
  text(game: ShownGame, part: Part): Packable {
    if (part.from > 0 || part.window !== undefined) return new Packable(shownIn(game, part));
    const whole = this.#whole.get(game) ?? new Packable(shownIn(game, part));
    this.#whole.set(game, whole);
    return whole;
  }

  async #make(live: LiveTable, to: number, viewer: Viewer, owner: Owner): Promise<ShownGame> {
    const request = { record: recordOf(live), to, viewer, fairness: fairnessOf(live.table) };
    const reply = await this.#rules.ask('show', request, owner);
    if (!reply.ok) throw new Refused(reply.refusal);
    return reply;
  }

  #weigh(seen: Seen, characters: number): void {
    seen.characters = characters;
    this.#characters += characters;
    for (const [name, oldest] of this.#seen) {
      if (this.#characters <= this.#most || oldest === seen) return;
      this.#seen.delete(name);
      this.#characters -= oldest.characters;
      oldest.characters = 0;
    }
  }
}

/** The steps of a game from a version on, in the form of messages: JSON. */
export function happenedIn({ steps, ends, end }: ShownGame, part: Part): string {
  const { table, from, version, window } = part;
  const head = JSON.stringify({ table, from, version }).slice(0, -1);
  const before = from === 0 ? 0 : ends[from - 1];
  const told = steps.slice(before === 0 ? 0 : before + 1);
  const more = window === undefined ? '' : `,"window":${JSON.stringify(window)}`;
  return `${head},"steps":[${told}],${end.slice(1, -1)}${more}}`;
}

/**
 * The steps of a game in the same form, with the position, and with the beginning if all steps are
 * wanted: JSON.
 */
function shownIn(game: ShownGame, part: Part): string {
  const start = part.from > 0 ? '' : `,"start":${game.start}`;
  return `${happenedIn(game, part).slice(0, -1)}${start},"position":${game.position}}`;
}
