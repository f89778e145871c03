import { type AnyGame, firstSeat, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import { PHASE as TERRA_MYSTICA_PHASE } from '@pangaea/rules/terra-mystica';
import { PHASE as TERRA_NOVA_PHASE } from '@pangaea/rules/terra-nova';
import type { AnyBot } from '../src/index.ts';
import { beginTable } from './tables.ts';

/** A command that was given, by its first word. */
interface Given {
  readonly seat: Seat;
  readonly word: string;
  /** Whether it was given while seats take actions, and not between two rounds. */
  readonly isInActions: boolean;
}

/** A sign that bots of a game wait for each other instead of playing. */
interface Stalling {
  readonly what: string;
  /** The number of times that the sign was possible in a game. */
  readonly occasions: (given: readonly Given[]) => number;
  /** The number of times that the sign appeared in a game. */
  readonly count: (given: readonly Given[]) => number;
}

/** Commands of a seat before its first action of a round, or in turns of others. */
const NO_ACTION: readonly string[] = [
  'faction',
  'place',
  'neutral',
  'take',
  'decline',
  'order',
  'colour',
  'nominate',
  'bid',
  'seal',
  'take-power',
  'refuse-power',
  'take-coin',
  'buy-token',
  'gain-priest',
  'unlock',
  'cult',
  'favour',
  'burn',
  'convert',
  'exchange',
  'exchange-vp',
  'end',
];

/** The phases in which seats take actions; in Gaia there is no other. */
const ACTIONS: Readonly<Record<string, number>> = {
  'terra-nova': TERRA_NOVA_PHASE.actions,
  'terra-mystica': TERRA_MYSTICA_PHASE.actions,
};

const IDLE_ROUNDS: Stalling = {
  what: 'rounds passed without an action',
  occasions: (given) => given.filter(({ word }) => word === 'pass').length,
  count(given) {
    const active = new Set<Seat>();
    let idle = 0;
    for (const { seat, word, isInActions } of given) {
      if (word !== 'pass') {
        if (isInActions && !NO_ACTION.includes(word)) active.add(seat);
      } else if (!active.delete(seat)) idle++;
    }
    return idle;
  },
};

export const STALLING: Readonly<Record<string, Stalling>> = {
  gaia: {
    what: 'games that ran out of cards',
    occasions: () => 1,
    count: (given) => (given.at(-1)?.word === 'exhaust' ? 1 : 0),
  },
  'terra-nova': IDLE_ROUNDS,
  'terra-mystica': IDLE_ROUNDS,
};

/** Games among bots of one level, summed up. */
export interface Equals {
  readonly games: number;
  readonly stalled: number;
  readonly occasions: number;
  readonly meanVp: number;
  readonly decisions: number;
}

/**
 * Plays games among bots of one level.
 * @param first the first deal
 */
export function playEquals(
  game: AnyGame,
  bot: AnyBot,
  positions: number,
  players: number,
  variant: string,
  first: number,
  games: number,
): Equals {
  const stalling = STALLING[game.id];
  let [stalled, occasions, vp, decisions] = [0, 0, 0, 0];
  for (let deal = first; deal < first + games; deal++) {
    const state = beginTable(game, players, deal, variant);
    const random = Random.fromSeed(seedFromNumber(~deal));
    const given: Given[] = [];
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      for (const move of bot.decide(game.view(state, seat), seat, random, { positions })) {
        const [word] = game.notation.print(state, move).split(' ');
        const actions = ACTIONS[game.id];
        given.push({ seat, word, isInActions: actions === undefined || state.phase() === actions });
        game.apply(state, seat, move);
      }
    }
    stalled += stalling.count(given);
    occasions += stalling.occasions(given);
    decisions += given.length;
    vp += (game.outcome(state)?.vp ?? []).reduce((sum, each) => sum + each, 0) / players;
  }
  return {
    games,
    stalled,
    occasions,
    meanVp: vp / games,
    decisions: decisions / games,
  };
}
