import { type AnyGame, hasSeat, Moves } from '@pangaea/rules/kernel';
import type { Thinker } from '../../src/bots/pool.ts';
import { ruleDoer } from '../../src/rules/doer.ts';
import type { Asked } from '../../src/rules/jobs.ts';
import { type Rules, RulesUnavailable } from '../../src/rules/pool.ts';
import { findGame } from '../all-games.ts';
import type { Chance } from './chance.ts';
import type { World } from './world.ts';

/** The environment of the rules and bots of a process. */
export interface Thinking {
  readonly world: World;
  readonly chance: Chance;
  /** The present probability that the rules give no answer. */
  readonly fails: () => number;
  /** The longest time that a bot takes, in milliseconds; without it there is no limit. */
  readonly longestMs?: number;
  /** Runs work in the process while the process runs. */
  readonly enter: (work: () => void) => void;
}

/** The real rules, with a delay, and sometimes without an answer. */
export function simulatedRules({ world, chance, fails, enter }: Thinking): Rules {
  const answer = ruleDoer();
  return {
    ask: (job, request) =>
      new Promise((resolve, reject) => {
        const asked = structuredClone({ job, request }) as Asked;
        world.at(chance.delay(2), () =>
          enter(() => {
            const often = fails();
            if (often > 0 && chance.happens(often)) reject(new RulesUnavailable('rules-deadline'));
            else resolve(answer(asked) as never);
          }),
        );
      }),
  };
}

/** Bots that play at random. Sometimes they give no move, or an invalid one. */
export function simulatedBots({ world, chance, enter, longestMs }: Thinking): Thinker {
  return {
    think: ({ game, seat, position }) =>
      new Promise((resolve) => {
        const own = chance.fork();
        const ms = Math.min(20 + own.delay(400), longestMs ?? Number.POSITIVE_INFINITY);
        world.at(ms, () =>
          enter(() => {
            const said = own.weighed([
              [48, () => anyCommand(findGame(game), JSON.parse(position), seat, own)],
              [1, () => 'nonsense'],
              [1, () => undefined],
            ]);
            const command = said();
            resolve(command === undefined ? undefined : [command]);
          }),
        );
      }),
  };
}

const MOVES = new Moves();

/** A random legal command for a seat in a position that a client knows. */
function anyCommand(
  game: AnyGame | undefined,
  position: unknown,
  seat: number,
  chance: Chance,
): string | undefined {
  const state = game?.fromJson(position);
  if (game === undefined || state?.ok !== true) throw new Error('no such position');
  return commandAt(game, state.value, seat, chance);
}

/**
 * A random legal command for a seat in a state; undefined if there is none.
 * @param isForeign whether the state is the view of another seat; there a seat with a hidden hand
 * may have no legal command
 */
export function commandAt(
  game: AnyGame,
  state: unknown,
  seat: number,
  chance: Chance,
  isForeign = false,
): string | undefined {
  if (!hasSeat(game.deciders(state), seat)) return undefined;
  const count = game.legal(state, seat, MOVES);
  if (count === 0 && isForeign) return undefined;
  if (count === 0) throw new Error(`seat ${seat} must decide and can do nothing`);
  return game.notation.print(state, MOVES.at(chance.below(count)));
}
