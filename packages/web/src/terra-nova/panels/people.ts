import { NONE, type State } from '@pangaea/rules/terra-nova';
import type { PeoplePart } from '../../terra/panels/people-parts.tsx';
import { matOf } from '../game/mat.ts';
import type { NovaSpeech } from '../speech.ts';
import { abilityOf } from './ability.ts';

/**
 * The abilities of a faction: from the start, if there are any, and with each palace; empty before
 * the choice of factions.
 */
export function peopleOf(
  state: State,
  seat: number,
  { m, n, w }: Pick<NovaSpeech, 'm' | 'n' | 'w'>,
): readonly PeoplePart[] {
  if (state.faction(seat) === NONE) return [];
  const mat = matOf(state, seat);
  if (mat === undefined) return [];
  const { faction } = mat;
  const ability = abilityOf({ m, w }, state, faction);
  const palace = (id: 'left-palace' | 'right-palace'): PeoplePart => {
    const isLeft = id === 'left-palace';
    const effects = isLeft ? faction.leftPalace : faction.rightPalace;
    const stands = isLeft ? mat.leftPalace : mat.rightPalace;
    const isUsed = stands && effects.action !== undefined && mat.actionUsed;
    return {
      id,
      heading: isLeft ? n.mat.leftPalace : n.mat.rightPalace,
      text: m.phrases([...w.effects(effects, state.table), ...(isUsed ? [n.mat.used] : [])]),
      stands,
    };
  };
  return [
    ...(ability === '' ? [] : [{ id: 'ability', heading: n.mat.ability, text: ability }]),
    palace('left-palace'),
    palace('right-palace'),
  ];
}
