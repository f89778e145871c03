import { hasSeat } from '@pangaea/rules/kernel';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { editionOf, isLoaded } from '../../game/rules.ts';
import type { BotClient, Question } from '../bots/client.ts';
import type { Player, Sent, TableState } from '../port.ts';
import type { Store } from '../store.ts';

export interface LocalSettings {
  /** Milliseconds that a bot may think. */
  readonly budgetMs: number;
  /** Milliseconds between two moves of bots, so that people can follow. */
  readonly paceMs: () => number;
}

/** The dependencies of bots of this device; tests pass their own. */
export interface BotSurroundings {
  readonly botClient: BotClient;
  readonly settings: LocalSettings;
  now(): number;
  /** Seeds for the random choices of bots. */
  chance(): number;
  later(work: () => void, ms: number): unknown;
}

/** The table at which these bots play. */
export interface BotTable {
  readonly game: AnyPageGame;
  readonly players: readonly Player[];
  readonly state: Store<TableState>;
  history(): AnyHistory;
  play(seat: number, commands: readonly string[]): Sent;
}

/**
 * Milliseconds after which a bot gives a secret answer, and milliseconds that it may think about
 * it, so that four bots finish by then. The delay is always the same: the real thinking time would
 * reveal facts about a hand.
 */
const SECRET_MS = { answer: 1000, budget: 200 } as const;

/**
 * A bot that failed is asked again after this time, which grows with each failure up to a maximum.
 */
const AGAIN_MS = { first: 1000, most: 30_000 } as const;

type Bot = Extract<Player, { kind: 'bot' }>;

/** Asks the bots of a table of this device for their moves, and plays them. */
export class BotTurns {
  readonly #table: BotTable;
  readonly #around: BotSurroundings;
  /**
   * A number that is raised when the game is replaced from outside: answers to earlier questions
   * are then ignored.
   */
  #course = 0;
  /** Whether bots move without a pause, until a person at this device has to decide again. */
  #isHurried = false;
  #isClosed = false;

  constructor(table: BotTable, around: BotSurroundings) {
    this.#table = table;
    this.#around = around;
  }

  /** Asks each bot that has to decide and has not been asked. */
  ask(): void {
    if (this.#isClosed) return;
    const { players, state } = this.#table;
    const { deciders, thinking } = state.current();
    if (players.some(({ kind }, seat) => kind === 'here' && hasSeat(deciders, seat))) {
      this.#isHurried = false;
    }
    for (const [seat, player] of players.entries()) {
      if (player.kind !== 'bot' || !hasSeat(deciders, seat) || thinking.includes(seat)) continue;
      void this.#letMove(seat, player);
    }
  }

  /**
   * Cancels the present questions.
   * @returns a function that says whether they were cancelled again since
   */
  forget(): () => boolean {
    const course = ++this.#course;
    this.#table.state.change({ thinking: [], failing: [] });
    return () => this.#isClosed || course !== this.#course;
  }

  hurry(): void {
    this.#isHurried = true;
  }

  close(): void {
    this.#isClosed = true;
    this.#around.botClient.close();
  }

  /** @param failures how often it has failed at this decision */
  async #letMove(seat: number, { level }: Bot, failures = 0): Promise<void> {
    const { state, history, play } = this.#table;
    const { now, settings, later } = this.#around;
    const course = this.#course;
    const isVain = () => this.#isClosed || course !== this.#course;
    mark(state, 'thinking', seat, true);
    const inSecret = this.#isSecret(seat);
    const until = now() + (inSecret ? SECRET_MS.answer : this.#isHurried ? 0 : settings.paceMs());
    const commands = await this.#around.botClient
      .ask({
        ...questionOf(this.#table.game, seat, stateAt(history())),
        level,
        budgetMs: inSecret ? Math.min(settings.budgetMs, SECRET_MS.budget) : settings.budgetMs,
        seed: this.#around.chance(),
      })
      .catch(() => undefined);
    if (commands === undefined) {
      if (isVain()) return;
      mark(state, 'failing', seat, true);
      const wait = Math.min(AGAIN_MS.most, AGAIN_MS.first * 2 ** failures);
      const bot: Bot = { kind: 'bot', level };
      later(() => !isVain() && void this.#letMove(seat, bot, failures + 1), wait);
      return;
    }
    const answer = () => {
      if (isVain()) return;
      mark(state, 'thinking', seat, false);
      mark(state, 'failing', seat, false);
      if (!play(seat, commands).ok && !isVain()) this.ask();
    };
    later(answer, Math.max(0, until - now()));
  }

  /** Whether it is secret that this seat has to decide, or what it decides. */
  #isSecret(seat: number): boolean {
    const { game, history } = this.#table;
    return game.book.game.silence(stateAt(history()), seat) !== undefined;
  }
}

/** The question to the bot of a seat about a position. */
export function questionOf(
  game: AnyPageGame,
  seat: number,
  position: ReturnType<typeof stateAt>,
): Omit<Question, 'level' | 'budgetMs' | 'seed'> {
  const { game: rules } = game.book;
  const edition = editionOf(game, position);
  return {
    game: game.id,
    options: rules.optionsOf(position),
    position: rules.toJson(rules.view(position, seat)),
    ...(isLoaded(game, edition) ? { edition: JSON.stringify(edition) } : {}),
    seat,
  };
}

/** Reports that the bot of a seat thinks or fails, or no longer does. */
function mark(
  state: Store<TableState>,
  list: 'thinking' | 'failing',
  seat: number,
  isIt: boolean,
): void {
  const others = (state.current()[list] ?? []).filter((each) => each !== seat);
  state.change({ [list]: isIt ? [...others, seat] : others });
}
