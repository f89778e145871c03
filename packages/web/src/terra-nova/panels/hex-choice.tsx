import { kindOf } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-nova';
import { useEffect, useMemo, useRef } from 'react';
import { boardOf } from '../game/position.ts';
import { whyNotOn } from '../game/reasons.ts';
import { choicesOn } from '../play/click.ts';
import { describeHex } from '../play/describe.ts';
import { actionName } from '../play/names.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { ChoiceButton } from './choice-list.tsx';

/** What can be done on the hex that was pressed, and why the rest cannot. */
export function HexChoice({ hex }: { readonly hex: number }) {
  const speech = useNovaSpeech();
  const { m } = speech;
  const { play, who } = useTable();
  const menu = useRef<HTMLDivElement>(null);
  const position = useMemo(() => boardOf(play.state), [play.state]);
  const choices = choicesOn(play, hex);
  const { draft, actions } = play;
  const reasons =
    draft === undefined || play.moment !== undefined
      ? []
      : [KIND.build, KIND.transform, KIND.upgrade, KIND.palace]
          .filter((kind) => actions.some((action) => action.kind === kind))
          .filter((kind) => !choices.some(({ move }) => kindOf(move) === kind))
          .flatMap((kind) => {
            const own = position.hexes[hex].owner === draft.seat;
            if (own !== (kind === KIND.upgrade || kind === KIND.palace)) return [];
            const why = whyNotOn(draft.state, draft.seat, kind, hex);
            return why === undefined ? [] : [{ kind, why }];
          });
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
  }, []);
  const close = () => {
    play.wish({ do: 'ask', spot: undefined });
    document.querySelector<SVGElement>(`[data-hex="${position.hexes[hex].name}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu around its buttons.
    <div
      ref={menu}
      className="hex-choice"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="hex-name">{describeHex(speech, who, position.hexes[hex], false)}</p>
      <ul className="choices">
        {choices.map((choice) => (
          <li key={choice.move}>
            <ChoiceButton choice={choice} withAction />
          </li>
        ))}
      </ul>
      {reasons.map(({ kind, why }) => (
        <p key={kind} className="reason">
          <b>{actionName(speech, play.state, ACTION_OF[kind])}</b> {speech.refusal(why, who)}
        </p>
      ))}
      <button type="button" className="quiet" onClick={close}>
        {m.close}
      </button>
    </div>
  );
}

const ACTION_OF: Readonly<Record<number, string>> = {
  [KIND.build]: 'build',
  [KIND.transform]: 'transform',
  [KIND.upgrade]: 'upgrade',
  [KIND.palace]: 'palace',
};
