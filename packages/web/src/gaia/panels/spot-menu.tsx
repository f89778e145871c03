import { useEffect, useRef } from 'react';
import type { WorldCell } from '../board/position.ts';
import { choicesAt, reasonsAt } from '../play/press.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { captionOf } from './card-button.tsx';
import { ChoiceButton } from './choice-list.tsx';

/** What can be done at the cell that was pressed. */
export function SpotMenu({
  cell,
  spoken,
  cells,
}: {
  readonly cell: WorldCell;
  readonly spoken: string;
  readonly cells: readonly WorldCell[];
}) {
  const speech = useGaiaSpeech();
  const { m, g } = speech;
  const { play, who } = useTable();
  const menu = useRef<HTMLDivElement>(null);
  const choices = play.moment === undefined ? choicesAt(play, cell.place) : [];
  const reasons = play.moment === undefined ? reasonsAt(play, cell) : [];
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
  }, []);
  const close = () => {
    play.wish({ do: 'ask', spot: undefined });
    document.querySelector<SVGElement>(`[data-cell="${cell.x},${cell.y}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu around its buttons.
    <div
      ref={menu}
      className={classFor(cells, cell)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="hex-menu-name">{spoken}</p>
      <ul>
        {choices.map(({ action, choice }) => {
          const name = g.hand.play(captionOf(speech, action.with));
          return (
            <li key={action.id}>
              {choice === undefined ? (
                <button
                  type="button"
                  className="choice"
                  onClick={() => {
                    play.wish({ do: 'pick', action: action.id });
                    play.wish({ do: 'point', points: [cell.place] });
                  }}
                >
                  {name} …
                </button>
              ) : (
                <ChoiceButton choice={choice} name={name} />
              )}
            </li>
          );
        })}
      </ul>
      {reasons.map(({ card, why }) => (
        <p key={card} className="reason">
          <b>{captionOf(speech, card)}</b> {speech.refusal(why, who)}
        </p>
      ))}
      {choices.length === 0 && reasons.length === 0 && play.draft !== undefined && (
        <p className="hint">{g.board.nothing}</p>
      )}
      <button type="button" className="quiet" onClick={close}>
        {m.close}
      </button>
    </div>
  );
}

/** Beside the cell and not over it: in the opposite corner of the world. */
function classFor(cells: readonly WorldCell[], cell: WorldCell): string {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const left = cell.x < middle(cells.map(({ x }) => x));
  const high = cell.y < middle(cells.map(({ y }) => y));
  return `hex-menu ${left ? 'hex-menu-right' : ''} ${high ? 'hex-menu-low' : ''}`;
}
