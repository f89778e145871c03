import type { GameUnderTest } from '../conformance/index.ts';
import type { GameId } from '../games.ts';
import { gaiaTrial } from './gaia.ts';
import { terraMysticaTrial } from './terra-mystica.ts';
import { terraNovaTrial } from './terra-nova.ts';

/** A game under test of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyGameUnderTest = GameUnderTest<any, any, any>;

/** Every game with what the conformance kit has to know about it, by game id. */
export const TRIALS: Readonly<Record<GameId, AnyGameUnderTest>> = {
  'terra-nova': terraNovaTrial,
  'terra-mystica': terraMysticaTrial,
  gaia: gaiaTrial,
};

export { gaiaTrial, terraMysticaTrial, terraNovaTrial };
