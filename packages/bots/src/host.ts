import {
  type AnyGame,
  err,
  type Move,
  ok,
  openEdition,
  Random,
  type Result,
  type Seed,
} from '@pangaea/rules/kernel';
import type { AnalysedMove, Analysis } from './analysis.ts';
import { isSearching, LEVELS, type Level } from './bot.ts';
import type { Outlook, Played } from './calibration.ts';
import { commandsOf } from './commands.ts';
import type { AnyAnalyst, AnyBot, AnyPromises, PlayedGame } from './played.ts';

export type { Outlook } from './calibration.ts';

/** A question about a position, as a page or a server sends it; every field is checked. */
export interface PositionQuestion {
  readonly game: string;
  /** Options of the table (`Game.optionsOf`), if the loader needs them. */
  readonly options?: unknown;
  /** The view of the seat, as the game's own JSON. */
  readonly position: unknown;
  /** The text of the edition file of the position, if the edition is not built in. */
  readonly edition?: string | undefined;
}

/** A question about a seat that has to decide. */
export interface HostQuestion extends PositionQuestion {
  readonly seat: number;
  readonly level: string;
  readonly budgetMs: number;
}

/**
 * The reason why there is no answer. A game or net that could not be loaded is tried again at the
 * next question.
 */
export type HostFailure =
  | 'game-unknown'
  | 'level-unknown'
  | 'edition-refused'
  | 'position-refused'
  | 'not-to-decide'
  | 'command-refused';

/** A move in the notation of records. */
export interface ToldMove {
  readonly seat: number;
  readonly command: string;
}

/** A choice with its value, in the notation of records. */
export interface ToldChoice extends Omit<AnalysedMove, 'moves' | 'line'> {
  /** In the order of play. */
  readonly commands: readonly string[];
  readonly line: readonly ToldMove[];
}

/** An analysis in the notation of records: plain data. */
export interface ToldAnalysis extends Omit<Analysis, 'choices'> {
  readonly choices: readonly ToldChoice[];
}

/** A level that needs nothing to be loaded. */
const PLAIN: Level = 'intermediate';
/** The level whose values an analysis shows, if the named level does not search. */
const ANALYST = 'strong';

interface Opened {
  readonly played: PlayedGame;
  readonly rules: AnyGame;
  readonly view: ReturnType<AnyGame['slot']>;
}

/**
 * The bots of a page or a server: games and levels are loaded on demand, positions come as JSON,
 * and decisions go out in notation. If the model of a level cannot be loaded, the intermediate
 * level plays instead, and the next question tries again.
 */
export class BotHost {
  readonly #load: (game: string, options: unknown) => Promise<PlayedGame> | undefined;
  readonly #now: () => number;
  readonly #games = new Map<string, Promise<PlayedGame>>();
  readonly #bots = new Map<PlayedGame, Map<Level, Promise<AnyBot>>>();
  readonly #analysts = new Map<PlayedGame, Map<Level, Promise<AnyAnalyst>>>();
  readonly #promises = new Map<PlayedGame, AnyPromises>();
  /** The edition file that was opened last. */
  #edited: { readonly key: string; readonly rules: AnyGame | undefined } | undefined;

  /**
   * @param load loads a game with its bots; returns undefined if there is no such game
   * @param now milliseconds since any moment
   */
  constructor(
    load: (game: string, options: unknown) => Promise<PlayedGame> | undefined,
    now: () => number,
  ) {
    this.#load = load;
    this.#now = now;
  }

  /**
   * Loads a game, so that the next question takes only the time of the search.
   * @returns whether there is such a game
   */
  async ready({ game, options }: Pick<HostQuestion, 'game' | 'options'>): Promise<boolean> {
    return (await this.#played(game, options)) !== undefined;
  }

  /**
   * The decision of a bot of the level, as moves in the order of play.
   * @param seed the bot's only source of random numbers
   */
  async decide(
    question: HostQuestion,
    seed: Seed,
  ): Promise<Result<readonly string[], HostFailure>> {
    const opened = await this.#open(question);
    if (!opened.ok) return opened;
    const { played, rules, view } = opened.value;
    const named = LEVELS.find((each) => each === question.level);
    if (named === undefined) return err('level-unknown');
    const { level, bot } = await this.#botFor(played, named);
    const budget = { positions: played.positions[level], stop: this.#stopAfter(question.budgetMs) };
    const moves = bot.decide(view, question.seat, Random.fromSeed(seed), budget);
    return ok(commandsOf(rules, view, question.seat, moves));
  }

  /**
   * The values of choices (`Analyst`). The same question always gets the same answer.
   * @param named choices, each as moves in the order of play; none for a hint
   */
  async analyse(
    question: HostQuestion,
    named: readonly (readonly string[])[],
    others?: number,
  ): Promise<Result<ToldAnalysis, HostFailure>> {
    const opened = await this.#open(question);
    if (!opened.ok) return opened;
    const { played, rules, view } = opened.value;
    const { seat } = question;
    const moves: (readonly [Move, ...Move[]])[] = [];
    for (const commands of named) {
      const read = movesIn(rules, view, seat, commands);
      if (read === undefined) return err('command-refused');
      moves.push(read);
    }
    const level = isSearching(question.level) ? question.level : ANALYST;
    const analyst = await kept(this.#analysts, played, level, () => played.analyst(level));
    const analysis = analyst.analyse(view, seat, moves, {
      positions: played.positions[level],
      stop: this.#stopAfter(question.budgetMs),
      ...(others === undefined ? {} : { others }),
    });
    return ok(told(rules, view, analysis));
  }

  /**
   * The points and chances of the seats, calibrated by other games; undefined if nothing is known,
   * as before the first round.
   * @param by the players of those games
   */
  async outlook(
    question: PositionQuestion,
    by: Played,
  ): Promise<Result<Outlook | undefined, HostFailure>> {
    const opened = await this.#read(question);
    if (!opened.ok) return opened;
    const { played, view } = opened.value;
    const promises = this.#promises.get(played) ?? (await played.promises?.());
    if (promises === undefined) return ok(undefined);
    this.#promises.set(played, promises);
    const { outlookOf } = await import('./calibration.ts');
    return ok(outlookOf(promises, view, by));
  }

  async #open(question: HostQuestion): Promise<Result<Opened, HostFailure>> {
    const opened = await this.#read(question);
    if (!opened.ok) return opened;
    const { rules, view } = opened.value;
    const isAsked = ((rules.deciders(view) >> question.seat) & 1) !== 0;
    return isAsked ? opened : err('not-to-decide');
  }

  async #read(question: PositionQuestion): Promise<Result<Opened, HostFailure>> {
    const played = await this.#played(question.game, question.options);
    if (played === undefined) return err('game-unknown');
    const rules = this.#rulesOf(played, question.edition);
    if (rules === undefined) return err('edition-refused');
    const view = rules.fromJson(question.position);
    return view.ok ? ok({ played, rules, view: view.value }) : err('position-refused');
  }

  async #played(game: string, options: unknown): Promise<PlayedGame | undefined> {
    const key = `${game} ${JSON.stringify(options)}`;
    const loading = this.#games.get(key) ?? this.#load(game, options);
    if (loading === undefined) return undefined;
    this.#games.set(key, loading);
    try {
      return await loading;
    } catch (why) {
      this.#games.delete(key);
      throw why;
    }
  }

  /** The game that reads a position of an edition. */
  #rulesOf({ book }: PlayedGame, text: string | undefined): AnyGame | undefined {
    if (text === undefined) return book.game;
    const key = `${book.game.id} ${text}`;
    if (this.#edited?.key !== key) {
      const edited = openEdition(book, JSON.parse(text));
      this.#edited = { key, rules: edited.ok ? edited.value.game : undefined };
    }
    return this.#edited.rules;
  }

  #stopAfter(milliseconds: number): () => boolean {
    const until = this.#now() + milliseconds;
    return () => this.#now() > until;
  }

  async #botFor(
    played: PlayedGame,
    level: Level,
  ): Promise<{ readonly level: Level; readonly bot: AnyBot }> {
    try {
      return { level, bot: await kept(this.#bots, played, level, () => played.bot(level)) };
    } catch (why) {
      if (level === PLAIN) throw why;
      return this.#botFor(played, PLAIN);
    }
  }
}

/**
 * Loads a bot or an analyst once for each game and level; after a failure the next call tries
 * again.
 */
async function kept<T>(
  all: Map<PlayedGame, Map<Level, Promise<T>>>,
  played: PlayedGame,
  level: Level,
  load: () => Promise<T>,
): Promise<T> {
  const ofGame = all.get(played) ?? new Map<Level, Promise<T>>();
  all.set(played, ofGame);
  const loading = ofGame.get(level) ?? load();
  ofGame.set(level, loading);
  try {
    return await loading;
  } catch (why) {
    ofGame.delete(level);
    throw why;
  }
}

/** Texts of a seat as moves; undefined if one is not legal. */
function movesIn(
  rules: AnyGame,
  view: Opened['view'],
  seat: number,
  commands: readonly string[],
): readonly [Move, ...Move[]] | undefined {
  const at = rules.slot(view);
  rules.copy(view, at);
  const moves: Move[] = [];
  for (const command of commands) {
    const move = rules.notation.parse(at, command);
    if (!move.ok || rules.check(at, seat, move.value) !== 0) return undefined;
    moves.push(move.value);
    rules.apply(at, seat, move.value);
  }
  const [first, ...rest] = moves;
  return first === undefined ? undefined : [first, ...rest];
}

function told(rules: AnyGame, view: Opened['view'], analysis: Analysis): ToldAnalysis {
  return {
    ...analysis,
    choices: analysis.choices.map(({ moves, line, ...choice }) => {
      const at = rules.slot(view);
      rules.copy(view, at);
      const commands = line.map((each): ToldMove => {
        const command = rules.notation.print(at, each.move);
        rules.apply(at, each.seat, each.move);
        return { seat: each.seat, command };
      });
      return {
        ...choice,
        commands: commands.slice(0, moves.length).map(({ command }) => command),
        line: commands,
      };
    }),
  };
}
