import type { OwnAction } from '../game/board.ts';
import { ActionSign } from './action-sign.tsx';
import type { Choosing, PanelProps } from './props.ts';
import { Thing } from './thing.tsx';

/** Special actions of card, tiles, board and stronghold; used ones are crossed out. */
export function OwnActions({
  speech: { w, p },
  actions,
  specials,
}: Pick<PanelProps, 'speech'> & {
  readonly actions: readonly OwnAction[];
  readonly specials?: Choosing | undefined;
}) {
  if (actions.length === 0) return null;
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
    </ul>
  );
}
