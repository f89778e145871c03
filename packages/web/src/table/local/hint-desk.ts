import type { AnyPageGame } from '../../game/page-game.ts';
import type { AnalysisClient, BotClient } from '../bots/client.ts';
import type { Hinted } from '../port.ts';
import { questionOf } from './bot-turns.ts';

/**
 * Milliseconds that the best bot gets for its plans, which reach the end of the next round. If they
 * take longer, the strong bot is asked, whose plans end with this round. Both together answer
 * within two seconds, and within four on a device four times as slow.
 */
const PATIENCE_MS = 1_700;

/**
 * Computes hints. It is not the client of the bots that play, since these must never wait for a
 * hint.
 */
export type HintClient = AnalysisClient & Pick<BotClient, 'close'>;

/**
 * Asks the best bot for hints, one question at a time. If several questions come meanwhile, only
 * the last is answered, since the others are out of date.
 */
export class HintDesk {
  readonly #game: AnyPageGame;
  readonly #client: HintClient;
  readonly #budgetMs: number;
  readonly #known = new WeakMap<object, Promise<Hinted | undefined>>();
  #wanted: object | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /** @param budgetMs milliseconds that the strong bot may think about a hint */
  constructor(game: AnyPageGame, client: HintClient, budgetMs: number) {
    this.#game = game;
    this.#client = client;
    this.#budgetMs = budgetMs;
  }

  /** See `TablePort.hint`. Answers are cached; after a failure the same question is asked again. */
  ask(seat: number, position: object): Promise<Hinted | undefined> {
    this.#wanted = position;
    const known = this.#known.get(position);
    if (known !== undefined) return known;
    const asked = this.#running.then(() => this.#answer(seat, position));
    this.#running = asked;
    this.#known.set(position, asked);
    return asked;
  }

  /** See `TablePort.judge`. It waits for its turn, and no later question replaces it. */
  judge(seat: number, position: object, commands: readonly string[]): Promise<Hinted | undefined> {
    const judged = this.#running.then(() =>
      this.#analyse(seat, position, [commands]).catch(() => undefined),
    );
    this.#running = judged;
    return judged;
  }

  close(): void {
    this.#wanted = undefined;
    this.#client.close();
  }

  async #answer(seat: number, position: object): Promise<Hinted | undefined> {
    try {
      if (this.#wanted === position) return await this.#analyse(seat, position);
    } catch {
      // Without an answer the line stays empty.
    }
    this.#known.delete(position);
    return undefined;
  }

  async #analyse(
    seat: number,
    position: object,
    named: readonly (readonly string[])[] = [],
  ): Promise<Hinted> {
    const question = questionOf(this.#game, seat, position);
    const best = { ...question, level: 'master', budgetMs: PATIENCE_MS };
    const found = await this.#client.analyse(best, named);
    // If the time was too short for its plans, the best bot sees less than the strong bot with
    // plans.
    if (found.by === 'lines') return found;
    return this.#client.analyse({ ...best, level: 'strong', budgetMs: this.#budgetMs }, named);
  }
}
