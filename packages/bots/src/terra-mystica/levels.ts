import type { State, TerraMystica } from '@pangaea/rules/terra-mystica';
import type { Bot, Level } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { Rollouts } from '../rollouts.ts';
import { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** A player of Terra Mystica. */
export function terraMysticaBot(game: TerraMystica, level: Level): Bot<State> {
  return level === 'strong'
    ? new Rollouts(game, TERRA_MYSTICA_JUDGE)
    : makeBot(game, TERRA_MYSTICA_JUDGE, level);
}
