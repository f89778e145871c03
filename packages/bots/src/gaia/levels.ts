import type { Gaia, State } from '@pangaea/rules/gaia';
import type { Bot, Level } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { type Horizon, Planner } from '../planner.ts';
import { SampledRollouts } from '../sampled-rollouts.ts';
import { gaiaHidden } from './hidden.ts';
import { pruneByTile } from './prune.ts';

/** A beginner takes one action after the other. */
const BEGINNER: Horizon = { depth: 1, samples: 2 };
/** Both actions of a turn, and what must be discarded for them. */
const INTERMEDIATE: Horizon = { depth: 4, samples: 6 };
/** How far a beginner may misjudge a chance, as a share of it. */
const MISJUDGED = 0.32;
/** How often, in a hundred moves, a beginner does just anything. */
const WHIMS = 8;

/** A bot of a level for Gaia. */
export function gaiaBot(game: Gaia, judge: Judge<State>, level: Level): Bot<State> {
  if (level === 'beginner') return beginner(game, judge);
  if (level === 'intermediate') return intermediate(game, judge);
  return new SampledRollouts(game, { ...judge, prune: pruneByTile }, gaiaHidden(game, judge));
}

/** Likes what looks good at once, judges roughly, and sometimes follows a whim. */
function beginner(game: Gaia, judge: Judge<State>): Bot<State> {
  const planner = new Planner(game, judge, gaiaHidden(game, judge), BEGINNER);
  return {
    choose(view, seat, random, budget) {
      const choices = planner.consider(view, seat, random, budget);
      if (random.below(100) < WHIMS) return random.pick(choices).move;
      let best = choices[0].move;
      let bestFelt = Number.NEGATIVE_INFINITY;
      for (const { move, value } of choices) {
        const felt = value * (1 + (random.below(1000) / 500 - 1) * MISJUDGED);
        if (felt <= bestFelt) continue;
        bestFelt = felt;
        best = move;
      }
      return best;
    },
  };
}

/** Makes the most of its own turn, without thinking of answers. Chance decides between equals. */
function intermediate(game: Gaia, judge: Judge<State>): Bot<State> {
  const planner = new Planner(game, judge, gaiaHidden(game, judge), INTERMEDIATE);
  return {
    choose(view, seat, random, budget) {
      const choices = planner.consider(view, seat, random, budget);
      const top = Math.max(...choices.map(({ value }) => value));
      return random.pick(choices.filter(({ value }) => value === top)).move;
    },
  };
}
