import { kindOf } from '@pangaea/rules/kernel';
import { type FactionId, KIND, type State } from '@pangaea/rules/terra-mystica';
import type { Choice } from '../../terra/game/choices.ts';
import { GAME } from './rules.ts';

/**
 * Factions for which people build a stronghold before their first temple; in league games most
 * others are played the other way round.
 */
const STRONGHOLD_FIRST: ReadonlySet<FactionId> = new Set([
  'swarmlings',
  'witches',
  'nomads',
  'giants',
]);

/** The usual way to upgrade if there are several, and nothing else can be done there. */
export function usualOf(
  state: State,
  seat: number,
  choices: readonly Choice[],
): Choice | undefined {
  if (!choices.every(({ move }) => kindOf(move) === KIND.upgrade)) return undefined;
  const faction = state.table.factionNames[state.faction(seat)];
  const building = STRONGHOLD_FIRST.has(faction) ? 'stronghold' : 'temple';
  return choices.find(({ move }) => {
    const given: Readonly<Record<string, string>> = GAME.notation.decode(state, move);
    return given.building === building;
  });
}
