import { KIND, QUESTION } from '@pangaea/rules/gaia';
import { Countdown } from '../../shell/dock/countdown.tsx';
import { announcedIn, foreseeEffect } from '../game/outlook.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Outlook } from './outlook.tsx';

/**
 * A seat plays a power card: this shows its effect, and asks whether to protect. All seats are
 * asked in the same way.
 */
export function WindowQuestion() {
  const { w, g } = useGaiaSpeech();
  const { play, who } = useTable();
  const { draft, actions } = play;
  if (draft === undefined || draft.base.top() !== QUESTION.window) return null;
  const announced = announcedIn(draft.base);
  if (announced === undefined) return null;
  const { power, by } = announced;
  const effect = foreseeEffect(draft.base);
  const facts = { actions: 0, isPowerCard: false, power, by };
  const protects = actions.some(({ kind }) => kind === KIND.protect);
  return (
    <section className="window-question" aria-label={w.powers[power]}>
      <p className="window-asked">{w.asked.window(facts, who)}</p>
      {effect === undefined ? (
        <p className="hint">{g.outlook.tornadoOf(who.seat(by))}</p>
      ) : (
        <>
          <p className="hint">{g.outlook.ifNobody}</p>
          <Outlook look={effect} seat={draft.seat} />
        </>
      )}
      {actions.length > 0 && (
        <ul className="actions window-answers">
          {actions.map((action) => (
            <li key={action.id}>
              <button
                type="button"
                className="action"
                data-action={action.id}
                disabled={play.plan.sending}
                onClick={() => play.send([action.choices[0].move])}
              >
                {action.kind === KIND.protect ? g.actions.protect : g.actions.let}
              </button>
            </li>
          ))}
          <li>
            <Countdown />
          </li>
        </ul>
      )}
      {!protects && draft.moves.length === 0 && <p className="hint">{g.actions.noProtection}</p>}
    </section>
  );
}
