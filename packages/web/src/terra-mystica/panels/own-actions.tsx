import { Explained, Notes } from '../../ui/explained.tsx';
import type { OwnAbility, OwnAction } from '../game/board.ts';
import { ActionSign, OctagonSign } from './action-sign.tsx';
import type { Choosing, PanelProps } from './props.ts';
import { Thing } from './thing.tsx';

/** Special actions of card, tiles, board and stronghold; used ones are crossed out. */
export function OwnActions({
  speech: { w, p, fan },
  actions,
  abilities,
  faction,
  specials,
}: Pick<PanelProps, 'speech'> & {
  readonly actions: readonly OwnAction[];
  readonly abilities: readonly OwnAbility[];
  readonly faction: string;
  readonly specials?: Choosing | undefined;
}) {
  const open = abilities.filter(({ isOpen }) => isOpen);
  const moves = fan?.words[faction]?.moves;
  const nameOf = (ability: string) => fan?.abilities[ability]?.name ?? '';
  if (actions.length + open.length === 0) return null;
  return (
    <ul className="tm-own-actions" aria-label={p.actions.own}>
      {actions.map(({ action, index, isUsed }) => (
        <li key={action}>
          <Thing
            thing={index}
            choosing={specials}
            verb={(label) => label}
            label={w.specialActions[action]}
            notes={[isUsed ? p.actions.used : p.actions.unused]}
            className="tm-own-action"
          >
            <ActionSign action={action} isUsed={isUsed} />
            <span className={isUsed ? 'tm-own-name tm-pale' : 'tm-own-name'}>
              {w.specialActions[action]}
            </span>
          </Thing>
        </li>
      ))}
      {open.map(({ ability, signs, isUsed }) => (
        <li key={ability}>
          <Explained
            label={nameOf(ability)}
            note={
              <Notes
                of={[moves?.[ability]?.name ?? '', isUsed ? p.actions.used : p.actions.unused]}
              />
            }
            className="tm-thing tm-own-action"
          >
            <OctagonSign signs={signs} isUsed={isUsed} />
            <span className={isUsed ? 'tm-own-name tm-pale' : 'tm-own-name'}>
              {nameOf(ability)}
            </span>
          </Explained>
        </li>
      ))}
    </ul>
  );
}
