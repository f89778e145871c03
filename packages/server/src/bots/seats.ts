import type { Clock } from '../clock.ts';
import { newSeed, numberBetween } from '../identity/secrets.ts';
import type { Rules } from '../rules/pool.ts';
import type { StoredTable } from '../storage/contract.ts';
import { botsToMove, type LiveTable } from '../tables/live.ts';
import type { MoveService } from '../tables/move-service.ts';
import { askAbout } from '../tables/record.ts';
import { Refused, type ServerRefusal } from '../tables/refused.ts';
import type { TableService } from '../tables/table-service.ts';
import { standInLevel } from '../time/control.ts';
import type { Thinker } from './pool.ts';

/**
 * Between how many milliseconds a bot takes for an answer in secret, by chance: how long it thinks would
 * tell what it holds.
 */
export type AnswerTimes = readonly [least: number, most: number];
export const BOTS_ANSWER: AnswerTimes = [2_000, 4_000];

/** How long it thinks about one: several of them in turn are to be ready by then. */
const SECRET_MS = 450;

/** The parts of the server that the seats of bots use. */
export interface BotSeatsNeeds {
  readonly rules: Rules;
  readonly tables: TableService;
  readonly moves: MoveService;
  readonly botPool: Thinker;
  readonly after: Clock['after'];
  readonly answer: AnswerTimes;
}

/** Lets bots think when they must decide, and plays what they say. */
export class BotSeats {
  readonly #needs: BotSeatsNeeds;
  /** Table and seat of bots at work. */
  readonly #thinking = new Set<string>();
  #closed = false;

  constructor(needs: BotSeatsNeeds) {
    this.#needs = needs;
  }

  /**
   * Lets those bots of a table think that must decide and do not think yet.
   * @returns when each of them has moved, or need not any more
   * @throws what keeps one of them from it
   */
  async wake(table: StoredTable): Promise<void> {
    await Promise.all(botsToMove(table).map((seat) => this.#play(table.id, seat)));
  }

  close(): void {
    this.#closed = true;
  }

  async #play(id: string, seat: number): Promise<void> {
    const name = `${id} ${seat}`;
    if (this.#thinking.has(name)) return;
    this.#thinking.add(name);
    try {
      for (;;) {
        const live = await this.#needs.tables.find(id);
        // From here to the end nothing is waited for: a later call to wake it finds that it does not think.
        if (this.#closed || !botsToMove(live.table).includes(seat)) return;
        await this.#move(live, seat);
      }
    } catch (error) {
      if (!isRefused(error, 'table-unknown')) throw error;
    } finally {
      this.#thinking.delete(name);
    }
  }

  async #move(live: LiveTable, seat: number): Promise<void> {
    const { rules, tables, moves, botPool } = this.#needs;
    const { table } = live;
    const seen = await askAbout(rules, live, 'view', { seat });
    if (seen.result === 'refused') throw new Refused(seen.refusal);
    const inSecret = table.window !== undefined;
    const question = {
      game: table.game,
      level: levelOf(table, seat),
      seat,
      position: seen.position,
      ...(live.editionFile === '' ? {} : { editionFile: live.editionFile }),
      seed: newSeed(),
    };
    const thought = botPool.think(question, {
      owner: tables.ownerOf(table),
      unhurried: table.seats.every(({ kind }) => kind === 'bot'),
      ...(inSecret ? { secretMs: SECRET_MS } : {}),
    });
    const decided = await (inSecret ? this.#inItsTime(thought) : thought);
    if (this.#closed) return;
    const { version } = table;
    const send = (key: string, commands: readonly string[]) =>
      moves.send(table.id, { bot: true }, { seat, version, key, commands: [...commands] });
    try {
      const said =
        decided === undefined
          ? undefined
          : await send(`bot-${version}`, decided).catch(rulesSaidNo);
      // No answer in time, or nonsense: the table goes on all the same.
      if (said === undefined && seen.fallback !== undefined) {
        await send(`bot-${version}-fallback`, [seen.fallback]);
      }
    } catch (error) {
      // The table has gone on, or the owner of the seat is back.
      if (!isRefused(error, 'stale') && !isRefused(error, 'not-your-seat')) throw error;
    }
  }

  /** The thought, after a time that says nothing about it; one that takes longer waits as long again. */
  async #inItsTime<T>(thought: Promise<T>): Promise<T> {
    let done = false;
    void thought.then(() => {
      done = true;
    });
    const [least, most] = this.#needs.answer;
    const sleep = (ms: number) => new Promise<void>((woken) => this.#needs.after(ms, woken));
    do await sleep(numberBetween(least, most));
    while (!done && !this.#closed);
    return thought;
  }
}

/** Of the bot, or of the one that plays for somebody. */
function levelOf({ seats, clock }: StoredTable, seat: number): string {
  const { level } = seats[seat];
  return level !== '' || clock === undefined ? level : standInLevel(clock.control);
}

/** A refusal by the rules gives way to the fallback; everything else is passed on. */
function rulesSaidNo(error: unknown): undefined {
  if (error instanceof Refused && error.status === 422) return undefined;
  throw error;
}

function isRefused(error: unknown, code: ServerRefusal): boolean {
  return error instanceof Refused && error.refusal.code === code;
}
