import type { Refusal } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { useAgree } from './use-agree.ts';

/** The request of somebody at the table: one calm line, with the answers of the people who are asked. */
export function RequestLine() {
  const speech = useSpeech();
  const { m } = speech;
  const { play, people } = useTable();
  const { consent, isHere } = useAgree();
  const [refused, setRefused] = useState<Refusal>();
  const { request } = play.table;
  // The line is there before it says something, so that it is spoken when it does.
  if (consent === undefined) return null;
  const nameAt = (seat: number) => people[seat]?.name ?? m.start.seat(seat + 1);
  const press = async (answered: Promise<Refusal | undefined>) => setRefused(await answered);
  return (
    <div className={request === undefined ? 'request' : 'request request-now'} data-request>
      <p role="status">{request !== undefined && said()}</p>
      {request !== undefined && refused !== undefined && (
        <p className="refusal" role="alert">
          {speech.refusal(refused, NOBODY)}
        </p>
      )}
      {request !== undefined && <div className="request-answers">{answers()}</div>}
    </div>
  );

  function said(): string {
    if (request === undefined) return '';
    const { kind, seat, to = 0, waiting } = request;
    const others = m.all(waiting.map(nameAt));
    if (isHere(seat)) return m.agree.youAsked(others);
    const asked =
      kind === 'back' ? m.agree.asksBack(nameAt(seat), to) : m.agree.asksStop(nameAt(seat));
    return waiting.some(isHere) ? asked : m.phrases([asked, m.agree.waitsFor(others)]);
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
    const own = request.waiting.find(isHere);
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
