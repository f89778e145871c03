import { parseSeed } from '@pangaea/rules/kernel';
import { FACTION_DEFINITIONS, type State } from '@pangaea/rules/terra-nova';
import { GAME } from '../../src/terra-nova/game/rules.ts';

/** A table of two before the first decision; the first seat has the faction. */
export function newNova(faction: string): State {
  const home = FACTION_DEFINITIONS.find(({ id }) => id === faction)?.home;
  const other = FACTION_DEFINITIONS.find((each) => each.home !== home)?.id;
  const parsed = GAME.options({ players: 2, factions: [faction, other], startPlayer: 0 });
  const seed = parseSeed('1'.padStart(32, '0'));
  if (!parsed.ok || !seed.ok) throw new Error('options');
  const made = GAME.setup(parsed.value, seed.value);
  if (!made.ok) throw new Error('setup');
  return made.value;
}
