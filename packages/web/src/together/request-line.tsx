import type { Refusal } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { inLine } from '../play/in-line.ts';
import { MoveLine } from '../shell/log/move-line.tsx';
import { LetBackLine } from './let-back-line.tsx';
import { useAgree } from './use-agree.ts';

/**
 * The request of a person at the table in one line, with the answers of the people who are asked.
 */
export function RequestLine() {
  const speech = useSpeech();
  const { m } = speech;
  const { play, people } = useTable();
  const { consent, isHere, answersFor } = useAgree();
  /** The last refusal, with the request to which it belongs. */
  const [refused, setRefused] = useState<{ readonly of: string; readonly why: Refusal }>();
  const { request } = play.table;
  // The element is there before it has text, so that screen readers announce the text when it
  // comes.
  if (consent === undefined) return null;
  const nameAt = (seat: number) => inLine(people[seat]?.name ?? m.start.seat(seat + 1));
  const asked = request && [request.kind, request.seat, request.version, request.of].join(' ');
  const press = async (answered: Promise<Refusal | undefined>) => {
    const why = await answered;
    setRefused(why === undefined || asked === undefined ? undefined : { of: asked, why });
  };
  return (
    <>
      <div className={request === undefined ? 'request' : 'request request-now'} data-request>
        <p role="status">{request !== undefined && said()}</p>
        {request?.kind === 'back' && undone(request.to ?? 0)}
        {refused !== undefined && refused.of === asked && (
          <p className="refusal" role="alert">
            {speech.refusal(refused.why, NOBODY)}
          </p>
        )}
        {request !== undefined && <div className="request-answers">{answers()}</div>}
      </div>
      <LetBackLine />
    </>
  );

  function said(): string {
    if (request === undefined) return '';
    const { kind, seat, to = 0, of = 0, waiting } = request;
    const others = m.all(waiting.map(nameAt));
    if (isHere(seat)) return m.agree.youAsked(others);
    const asked =
      kind === 'back'
        ? m.agree.asksBack(nameAt(seat), to)
        : kind === 'free'
          ? m.agree.asksFree(nameAt(seat), nameAt(of))
          : m.agree.asksStop(nameAt(seat));
    return waiting.some(answersFor) ? asked : m.phrases([asked, m.agree.waitsFor(others)]);
  }

  /** The moves that would be taken back, so that people see them before they agree. */
  function undone(to: number) {
    const steps = play.history.steps.slice(to);
    return (
      <details className="request-undone" data-undone open={steps.length <= 3}>
        <summary>{m.agree.undone(steps.length)}</summary>
        <ol>
          {steps.map((step, place) => (
            <li key={place}>
              <MoveLine step={step} />
            </li>
          ))}
        </ol>
      </details>
    );
  }

  function answers() {
    if (request === undefined || consent === undefined) return null;
    if (isHere(request.seat)) {
      return (
        <button type="button" data-withdraw onClick={() => void press(consent.withdraw())}>
          {m.agree.withdraw}
        </button>
      );
    }
    const own = request.waiting.find(answersFor);
    if (own === undefined) return null;
    return (
      <>
        <button
          type="button"
          className="main"
          data-allow
          onClick={() => void press(consent.answer(own, true))}
        >
          {m.agree.allow}
        </button>
        <button type="button" data-refuse onClick={() => void press(consent.answer(own, false))}>
          {m.agree.refuse}
        </button>
      </>
    );
  }
}
