import { useLayoutEffect, useMemo, useRef } from 'preact/compat';
import { worldOf } from '../game/world.ts';
import { describeCell } from '../play/describe.ts';
import { choicesAt, reasonsAt } from '../play/press.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { captionOf } from './card-button.tsx';
import { ChoiceButton } from './choice-list.tsx';

/** The possible actions at the pressed cell. */
export function SpotChoice({ place }: { readonly place: number }) {
  const speech = useGaiaSpeech();
  const { m, g } = speech;
  const { play, who } = useTable();
  const menu = useRef<HTMLDivElement>(null);
  const cell = useMemo(
    () => worldOf(play.state).cells.find((each) => each.place === place),
    [play.state, place],
  );
  // A layout effect, so that the next key already goes to the menu.
  useLayoutEffect(() => {
    menu.current?.querySelector('button')?.focus();
  }, []);
  if (cell === undefined) return null;
  const choices = play.moment === undefined ? choicesAt(play, cell.place) : [];
  const reasons = play.moment === undefined ? reasonsAt(play, cell) : [];
  const close = () => {
    play.wish({ do: 'ask', spot: undefined });
    document.querySelector<SVGElement>(`[data-cell="${cell.x},${cell.y}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu around its buttons.
    <div
      ref={menu}
      className="spot-choice"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="hex-name">{describeCell(speech, who, cell)}</p>
      <ul className="choices">
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
