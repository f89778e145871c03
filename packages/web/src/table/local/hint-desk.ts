import type { AnyPageGame } from '../../game/page-game.ts';
import type { AnalysisClient, BotClient } from '../bots/client.ts';
import type { Hinted } from '../port.ts';
import { questionOf } from './bot-turns.ts';

/** Computes hints; separate from the bots that play, which must never wait for it. */
export type HintClient = AnalysisClient & Pick<BotClient, 'close'>;

/**
 * Asks the strong bot for hints, one question at a time. Of several questions that come meanwhile
 * only the last is answered, since nobody needs the others any more.
 */
export class HintDesk {
  readonly #game: AnyPageGame;
  readonly #client: HintClient;
  readonly #budgetMs: number;
  readonly #known = new WeakMap<object, Promise<Hinted | undefined>>();
  #wanted: object | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /** @param budgetMs milliseconds that the bot may think about a hint */
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

  /** See `TablePort.judge`. It waits for its turn, and no later question takes its place. */
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
      // The line stays empty.
    }
    this.#known.delete(position);
    return undefined;
  }

  #analyse(
    seat: number,
    position: object,
    named: readonly (readonly string[])[] = [],
  ): Promise<Hinted> {
    const question = questionOf(this.#game, seat, position);
    const asked = { ...question, level: 'strong', budgetMs: this.#budgetMs };
    return this.#client.analyse(asked, named);
  }
}
