import type { Game, GameEvent } from '@pangaea/rules/kernel';
import { Beam } from './beam.ts';
import type { Bot, Level } from './bot.ts';
import { Greedy } from './greedy.ts';
import type { Judge } from './judge.ts';
import { Search } from './search.ts';

/** How far a beginner may misjudge a move, as a standing between 0 and 1. */
const MISJUDGED = 0.16;
/** How often, in a hundred moves, a beginner moves at random, but does not pass. */
const RANDOM_MOVES = 8;

/** A bot of a level for any game whose worth somebody can judge. */
export function makeBot<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  judge: Judge<S>,
  level: Level,
): Bot<S> {
  if (level === 'beginner') return beginner(game, judge);
  if (level === 'intermediate') return intermediate(game, judge);
  return judge.round === undefined ? new Search(game, judge) : new Beam(game, judge, judge.round);
}

/** Likes what looks good at once, judges roughly, and sometimes leaves it to chance. */
function beginner<S, O, E extends GameEvent>(game: Game<S, O, E>, judge: Judge<S>): Bot<S> {
  const greedy = new Greedy(game, judge);
  return {
    choose(view, seat, random) {
      const choices = greedy.consider(game.sample(view, random), seat);
      const active = choices.filter(({ move }) => !judge.isPass(move));
      if (active.length > 0 && random.below(100) < RANDOM_MOVES) return random.pick(active).move;
      let best = choices[0].move;
      let bestValue = Number.NEGATIVE_INFINITY;
      for (const { move, value } of choices) {
        // Passing is never overrated: that would look like giving up.
        const error = (random.below(1000) / 1000 - 0.5) * 2 * MISJUDGED;
        const felt = value + (judge.isPass(move) ? -Math.abs(error) : error);
        if (felt <= bestValue) continue;
        bestValue = felt;
        best = move;
      }
      return best;
    },
  };
}

/** Makes the most of its own turn, without thinking of answers. Chance decides between equals. */
function intermediate<S, O, E extends GameEvent>(game: Game<S, O, E>, judge: Judge<S>): Bot<S> {
  const greedy = new Greedy(game, judge);
  return {
    choose(view, seat, random) {
      const choices = greedy.consider(game.sample(view, random), seat);
      const top = Math.max(...choices.map(({ value }) => value));
      return random.pick(choices.filter(({ value }) => value === top)).move;
    },
  };
}
