/**
 * Measures how often people made the predicted move. It compares moves of games of a league with
 * the moves that look best at first sight to the net and to the judge, for the seat's own points.
 * The result shows which of the two predicts people better. The games are not part of the project:
 * `PANGAEA_LEDGERS=FOLDER node packages/bots/bench/foretold.ts`
 */
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { QUESTION, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { Samples, Spending } from '../src/domain.ts';
import { type Evaluator, judgeEvaluator } from '../src/index.ts';
import { wilsonInterval } from '../src/interval.ts';
import { Planner } from '../src/planner.ts';
import { TERRA_MYSTICA_JUDGE } from '../src/terra-mystica/index.ts';
import { learned } from '../src/terra-mystica/learned.ts';
import { GREEDY } from './greedy.ts';
import { gamesOfPeople, watchCommands } from './played-games.ts';

const game = terraMystica();
const judge = TERRA_MYSTICA_JUDGE;

/** Words of records that pay for an action, or end a turn. */
const NO_ACTION: ReadonlySet<string> = new Set(['burn', 'convert', 'end']);

/** Counts how often a prediction names the move of the person. */
class Guess {
  readonly #planner: Planner<State>;
  #right = 0;
  #among = 0;
  #all = 0;

  constructor(evaluator: Evaluator<State>) {
    this.#planner = new Planner<State>({ game, evaluator, knowledge: judge }, GREEDY);
  }

  /**
   * Predicts a move, and counts whether the person made it.
   * @param move the move of the person, as text
   */
  look(state: State, seat: number, move: string): void {
    const samples = new Samples<State>({ game }, state, Random.fromSeed(seedFromNumber(0)));
    this.#planner.begin(samples, new Spending({ positions: Number.POSITIVE_INFINITY }));
    const sorted = this.#planner.look(state, seat).sort((one, other) => other.value - one.value);
    const best = sorted.slice(0, 3).map((each) => game.notation.print(state, each.move));
    this.#all++;
    if (best[0] === move) this.#right++;
    if (best.includes(move)) this.#among++;
  }

  tell(name: string): void {
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    const { lower, upper } = wilsonInterval(this.#right, this.#all);
    process.stdout.write(
      `${name}: ${this.#right} of ${this.#all} actions (${percent(lower)} to ${percent(upper)}), ` +
        `among its best three ${this.#among} (${percent(this.#among / this.#all)})\n`,
    );
  }
}

const guesses = {
  net: new Guess(learned(game, judge)),
  judge: new Guess(judgeEvaluator(game, judge)),
};
for (const played of gamesOfPeople(game)) {
  watchCommands(game, played, (before, seat, words) => {
    const isTurn = before.depth() > 0 && before.top() === QUESTION.turn;
    if (!isTurn || NO_ACTION.has(words[0])) return;
    for (const guess of Object.values(guesses)) guess.look(before, seat, words.join(' '));
  });
}
for (const [name, guess] of Object.entries(guesses)) guess.tell(name);
