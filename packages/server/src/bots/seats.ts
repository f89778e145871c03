import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RulesPool } from '../rules/pool.ts';
import type { Storage, StoredTable } from '../storage/contract.ts';
import { botsToMove } from '../tables/live.ts';
import type { MoveService } from '../tables/move-service.ts';
import { askAbout } from '../tables/record.ts';
import { Refused } from '../tables/refused.ts';
import type { TableService } from '../tables/table-service.ts';
import type { BotPool } from './pool.ts';

/** After the rules or the disk failed, a bot tries again this much later. */
const RETRY_MS = 5_000;

/**
 * Between how many milliseconds a bot takes for an answer in secret, by chance: how long it thinks would
 * tell what it holds.
 */
export type AnswerTimes = readonly [least: number, most: number];
export const BOTS_ANSWER: AnswerTimes = [2_000, 4_000];

/** How long it thinks about one: several of them in turn are to be ready by then. */
const SECRET_MS = 450;

/** What the seats of bots need of the server. */
export interface BotSeatsNeeds {
  readonly storage: Storage;
  readonly rules: RulesPool;
  readonly tables: TableService;
  readonly moves: MoveService;
  readonly botPool: BotPool;
  readonly answer: AnswerTimes;
}

/** Lets bots think when they must decide, and plays what they say. */
export class BotSeats {
  readonly #needs: BotSeatsNeeds;
  /** Table and seat of bots at work. */
  readonly #thinking = new Set<string>();
  readonly #retries = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(needs: BotSeatsNeeds) {
    this.#needs = needs;
  }

  /**
   * Goes on where the last run of the server stopped. @param find nothing for a table that is gone or cannot be
   * read
   */
  async resume(find: (id: string) => Promise<StoredTable | undefined>): Promise<void> {
    for (const id of await this.#needs.storage.waitingForBots()) {
      const table = await find(id);
      if (table !== undefined) this.wake(table);
    }
  }

  wake(table: StoredTable): void {
    if (this.#closed) return;
    for (const seat of botsToMove(table)) {
      const name = `${table.id} ${seat}`;
      if (this.#thinking.has(name)) continue;
      this.#thinking.add(name);
      void this.#move(table.id, seat).then((delayMs) => {
        this.#thinking.delete(name);
        if (delayMs !== undefined) void this.#lookAgain(table.id, delayMs);
      });
    }
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#retries) clearTimeout(timer);
  }

  /** @returns when to look at the table again; nothing when it cannot be played on. */
  async #move(id: string, seat: number): Promise<number | undefined> {
    const { rules, tables, moves, botPool } = this.#needs;
    try {
      const live = await tables.find(id);
      const { table } = live;
      if (!botsToMove(table).includes(seat)) return 0;
      const seen = await askAbout(rules, live, 'view', { seat });
      if (seen.result === 'refused') return undefined;
      const inSecret = table.window !== undefined;
      const question = {
        ...{ game: table.game, level: table.seats[seat].level, seat, position: seen.position },
        ...(live.editionFile === '' ? {} : { editionFile: live.editionFile }),
        seed: randomBytes(16).toString('hex'),
      };
      const thought = botPool.think(question, {
        unhurried: table.seats.every(({ kind }) => kind === 'bot'),
        ...(inSecret ? { secretMs: SECRET_MS } : {}),
      });
      const command = await (inSecret ? this.#inItsTime(thought) : thought);
      if (this.#closed) return undefined;
      const { version } = table;
      const send = (key: string, text: string) =>
        moves.send(id, { bot: true }, { seat, version, key, commands: [text] });
      const said =
        command === undefined
          ? undefined
          : await send(`bot-${version}`, command).catch(rulesSaidNo);
      // No answer in time, or nonsense: the table goes on all the same.
      if (said === undefined && seen.fallback !== undefined) {
        await send(`bot-${version}-fallback`, seen.fallback);
      }
      return 0;
    } catch (error) {
      if (!(error instanceof Refused)) return RETRY_MS;
      const { code } = error.refusal;
      if (code === 'stale') return 0;
      if (code === 'table-unknown') return undefined;
      return error.status === 422 ? undefined : RETRY_MS;
    }
  }

  /** The thought, after a time that says nothing about it; one that takes longer waits as long again. */
  async #inItsTime<T>(thought: Promise<T>): Promise<T> {
    let done = false;
    void thought.then(() => {
      done = true;
    });
    const [least, most] = this.#needs.answer;
    do await sleep(randomInt(least, most + 1), undefined, { ref: false });
    while (!done && !this.#closed);
    return thought;
  }

  async #lookAgain(id: string, delayMs: number): Promise<void> {
    if (this.#closed) return;
    const look = async () => {
      try {
        this.wake((await this.#needs.tables.find(id)).table);
      } catch (error) {
        if (error instanceof Refused && error.refusal.code === 'table-unknown') return;
        void this.#lookAgain(id, RETRY_MS);
      }
    };
    if (delayMs === 0) return look();
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      void look();
    }, delayMs);
    this.#retries.add(timer);
  }
}

/** A refusal by the rules gives way to the fallback; everything else is passed on. */
function rulesSaidNo(error: unknown): undefined {
  if (error instanceof Refused && error.status === 422) return undefined;
  throw error;
}
