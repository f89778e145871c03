import type { State, TerraMystica } from '@pangaea/rules/terra-mystica';
import { Beam } from '../beam.ts';
import type { Bot, Level } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** A player of Terra Mystica. */
export function terraMysticaBot(game: TerraMystica, level: Level): Bot<State> {
  return level === 'strong'
    ? new Beam(game, TERRA_MYSTICA_JUDGE, (state) => state.round())
    : makeBot(game, TERRA_MYSTICA_JUDGE, level);
}
