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
 * The least and most time of a secret answer in milliseconds, drawn at random: the real thinking
 * time would show what the bot holds.
 */
export type AnswerTimes = readonly [least: number, most: number];
export const BOTS_ANSWER: AnswerTimes = [2_000, 4_000];

/**
 * Thinking time for one secret answer, in milliseconds; short enough for several bots, one after
 * another.
 */
const SECRET_MS = 450;

/** The parts of the server that bot seats use. */
export interface BotSeatsNeeds {
  readonly rules: Rules;
  readonly tables: TableService;
  readonly moves: MoveService;
  readonly botPool: Thinker;
  /** Plays the turns that the persons of the seats have planned ahead: these come before a bot. */
  readonly playAhead: (table: string) => Promise<unknown>;
  readonly after: Clock['after'];
  readonly answer: AnswerTimes;
}

/** Lets bots think when it is their turn, and plays their moves. */
export class BotSeats {
  readonly #needs: BotSeatsNeeds;
  /** Table and seat of the bots that think at present. */
  readonly #thinking = new Map<string, Promise<void>>();
  /** Bots finish their present move, and begin no more. */
  #ends = false;
  #closed = false;

  constructor(needs: BotSeatsNeeds) {
    this.#needs = needs;
  }

  /**
   * Starts those bots of a table that have to decide and are not thinking yet.
   * @returns when each of them has moved or no longer has to
   * @throws the error that kept one of them from moving
   */
  async wake(table: StoredTable): Promise<void> {
    await Promise.all(botsToMove(table).map((seat) => this.#begin(table.id, seat)));
  }

  /**
   * Lets bots finish their present moves, and begins no more. The next run does the remaining due
   * work.
   */
  async finish(): Promise<void> {
    this.#ends = true;
    await Promise.allSettled(this.#thinking.values());
  }

  close(): void {
    this.#closed = true;
  }

  async #begin(id: string, seat: number): Promise<void> {
    const name = `${id} ${seat}`;
    if (this.#thinking.has(name)) return;
    const played = this.#play(name, id, seat);
    this.#thinking.set(name, played);
    await played;
  }

  async #play(name: string, id: string, seat: number): Promise<void> {
    try {
      for (;;) {
        await this.#needs.playAhead(id);
        const live = await this.#needs.tables.find(id);
        // No `await` from here to the end: a later call must find that this bot has stopped thinking.
        if (this.#closed || this.#ends || !botsToMove(live.table).includes(seat)) return;
        await this.#move(live, seat);
      }
    } catch (error) {
      if (!isRefused(error, 'table-unknown') && !isRefused(error, 'table-deleted')) throw error;
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
    // A bot that was never asked because the server is ending has no move, and no fallback is
    // played for it.
    if (this.#closed || (this.#ends && decided === undefined)) return;
    const { version } = table;
    const send = (key: string, commands: readonly string[]) =>
      moves.send(table.id, { bot: true }, { seat, version, key, commands: [...commands] });
    try {
      const said =
        decided === undefined
          ? undefined
          : await send(`bot-${version}`, decided).catch(rulesSaidNo);
      // If there is no answer in time, or an illegal one, a fallback move lets the game continue.
      if (said === undefined && seen.fallback !== undefined) {
        await send(`bot-${version}-fallback`, [seen.fallback]);
      }
    } catch (error) {
      // The table has moved on, or the owner of the seat is back.
      if (!isRefused(error, 'stale') && !isRefused(error, 'not-your-seat')) throw error;
    }
  }

  /**
   * Waits for the bot's decision, for a time that does not depend on its content. If the decision
   * takes longer, it waits for the same time again.
   */
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

/** The level of the bot, or of the bot that stands in for a person. */
function levelOf({ seats, clock }: StoredTable, seat: number): string {
  const { level } = seats[seat];
  return level !== '' || clock === undefined ? level : standInLevel(clock.control);
}

/** After a refusal by the rules the fallback is played; other errors are passed on. */
function rulesSaidNo(error: unknown): undefined {
  if (error instanceof Refused && error.status === 422) return undefined;
  throw error;
}

function isRefused(error: unknown, code: ServerRefusal): boolean {
  return error instanceof Refused && error.refusal.code === code;
}
