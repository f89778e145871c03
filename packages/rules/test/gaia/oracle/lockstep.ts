import type { Edition, Event, Gaia, Options, State } from '../../../src/gaia/index.ts';
import { Moves, type Random, type Seed, seatsOf } from '../../../src/kernel/index.ts';
import type { Question } from './asking.ts';
import { apart, engineSays, modelSays } from './described.ts';
import { play, ranking } from './play.ts';
import { type Luck, setUp, type Table } from './table.ts';

/** A game that both play. */
export interface Match {
  readonly game: Gaia;
  readonly edition: Edition;
  readonly options: Options;
  /** Other options for the second Gaia, to test whether a difference is found. */
  readonly told?: Partial<Options> | undefined;
  readonly seed: Seed;
  /** Makes the random choices of moves for all players. */
  readonly random: Random;
}

/** A step of a game: its events, the seat whose turn it was, and every move that was legal after it. */
export interface Step {
  readonly events: readonly Event[];
  readonly turn: number;
  readonly legal: readonly string[];
}

/** A move of the engine, and its words. */
interface Choice {
  readonly seat: number;
  readonly move: number;
  readonly text: string;
}

const MOVES = new Moves();

/**
 * Plays a game with the engine and the second Gaia, which gets only random results from the engine.
 * It compares, before every move: everything on the table, the deciding seats, every legal move of
 * every seat; and at the end the ranking.
 * @returns the first difference, with the moves that led to it; undefined if there is none
 */
export function firstDifference(
  match: Match,
  heard: (step: Step) => void = () => {},
): string | undefined {
  const line: string[] = [];
  try {
    playBoth(match, heard, line);
    return undefined;
  } catch (error) {
    return `${(error as Error).message}\nafter ${line.slice(-20).join(', ')}`;
  }
}

function playBoth(match: Match, heard: (step: Step) => void, line: string[]): void {
  const { game, edition, options, random } = match;
  const events: Event[] = [];
  const made = game.setup(options, match.seed, events);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const s = made.value;
  const fate = new Fate(events);
  const t = setUp(edition, { ...options, ...match.told }, fate.luck);
  const model = play(t, fate.luck);
  let next = model.next();
  const weights = new Map<string, number>();
  let turn = t.active;
  for (;;) {
    const parted = apart(engineSays(s), modelSays(t)) || fate.untold();
    if (parted !== '') throw new Error(parted);
    const question: Question = next.done ? new Map() : next.value;
    const choices = compareMoves(match.game, s, question);
    heard({ events, turn, legal: choices.map(({ text }) => text) });
    if (next.done) break;
    events.length = 0;
    turn = t.active;
    if (random.below(20) === 0) {
      line.push(giveOrder(game, s, t, random));
      continue;
    }
    const { seat, move, text } = pick(choices, weights, random);
    line.push(`${seat} ${text}`);
    game.apply(s, seat, move, events);
    fate.hear(events);
    next = model.next({ seat, move: text });
  }
  const ranks = ranking(t).join(' ');
  const told = game.outcome(s)?.rank.join(' ');
  if (told !== ranks) throw new Error(`ranks: engine ${told}, model ${ranks}`);
}

/** The deciding seats and the legal moves of each. @returns all moves */
function compareMoves(game: Gaia, s: State, question: Question): Choice[] {
  const deciders = seatsOf(game.deciders(s)).join(' ');
  const asked = [...question.keys()].sort().join(' ');
  if (deciders !== asked) throw new Error(`deciders: engine ${deciders}, model ${asked}`);
  const choices: Choice[] = [];
  for (let seat = 0; seat < game.seats(s); seat++) {
    game.legal(s, seat, MOVES);
    const own = MOVES.toArray().map((move) => ({ seat, move, text: game.notation.print(s, move) }));
    const engine = own.map(({ text }) => text).sort();
    const model = [...(question.get(seat) ?? [])].sort();
    if (engine.join() !== model.join()) {
      const only = (these: string[], those: string[]) => these.filter((x) => !those.includes(x));
      throw new Error(
        `moves of ${seat}: only engine ${only(engine, model)}; only model ${only(model, engine)}`,
      );
    }
    choices.push(...own);
  }
  return choices;
}

/** Standing orders can be given at any time and change nothing else. */
function giveOrder(game: Gaia, s: State, t: Table, random: Random): string {
  const seat = random.below(t.players.length);
  game.orders(s, seat, MOVES);
  const move = MOVES.at(random.below(MOVES.count));
  const text = game.notation.print(s, move);
  game.apply(s, seat, move);
  t.players[seat].order = text.split(' ')[1];
  return `${seat} ${text}`;
}

/** Gives less weight to moves that do not advance the game. */
const PATIENCE: Readonly<Record<string, number>> = { exhaust: 1, draw: 4, take: 4 };

/** Each player prefers some kinds of moves, other kinds in each game. */
function pick(choices: readonly Choice[], weights: Map<string, number>, random: Random): Choice {
  const wordOf = ({ text }: Choice) => text.split(' ')[0];
  const words = [...new Set(choices.map(wordOf))];
  const tickets = words.flatMap((word) => {
    const most = PATIENCE[word] ?? 6;
    const weight = weights.get(word) ?? 1 << random.below(most);
    weights.set(word, weight);
    return Array<string>(weight).fill(word);
  });
  const word = tickets[random.below(tickets.length)];
  const ways = choices.filter((choice) => wordOf(choice) === word);
  return ways[random.below(ways.length)];
}

/** The random results, as the engine's events report them. */
class Fate {
  readonly #told: { readonly what: string; readonly which: string }[] = [];

  constructor(setup: readonly Event[]) {
    this.hear(setup);
  }

  hear(events: readonly Event[]): void {
    for (const event of events) {
      const tell = (what: string, which = '') => this.#told.push({ what, which });
      if (event.type === 'drew') tell(`hand ${event.seat} ${event.deck}`, event.card);
      else if (event.type === 'displayed') tell('display', event.card);
      else if (event.type === 'stolen') tell(`tornado ${event.seat}`, event.card);
      else if (event.type === 'start-player') tell('start player', `${event.seat}`);
      else if (event.type === 'objectives')
        for (const id of event.objectives) tell('objective', id);
    }
  }

  readonly luck: Luck = (of, what) => {
    const at = this.#told.findIndex(
      (each) => what.startsWith(each.what) && of.includes(each.which),
    );
    if (at < 0) throw new Error(`the engine has told nothing of ${what}`);
    return this.#told.splice(at, 1)[0].which;
  };

  /** Cards that the engine has dealt but the model has not. */
  untold(): string {
    return this.#told
      .map(({ what, which }) => `${what}: only the engine dealt ${which}`)
      .join('\n');
  }
}
