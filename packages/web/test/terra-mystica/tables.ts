import { parseSeed } from '@pangaea/rules/kernel';
import type { State } from '@pangaea/rules/terra-mystica';
import { GAME } from '../../src/terra-mystica/game/rules.ts';

/** A table before the first decision. */
export function newTable(options: unknown, seed = '0'.repeat(31)): State {
  const parsed = GAME.options(options);
  const words = parseSeed(`${seed}1`.slice(-32));
  if (!parsed.ok || !words.ok) throw new Error('options');
  const state = GAME.setup(parsed.value, words.value);
  if (!state.ok) throw new Error('setup');
  return state.value;
}

/** A deciding seat. */
export function decider(state: State): number {
  return 31 - Math.clz32(GAME.deciders(state));
}
