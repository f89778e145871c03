import type { Refusal } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { useAgree } from './use-agree.ts';

/** Instead of the number of a request, which begins with 1. */
const OFFER = 0;

/** Somebody asks to be let back into a seat; for whoever only watches, the way to ask for it. */
export function LetBackLine() {
  const speech = useSpeech();
  const { m, language } = speech;
  const { play, people, port } = useTable();
  const { isHere, answersFor } = useAgree();
  const [refused, setRefused] = useState<Refusal>();
  /** The last that was put away: how a request ended, by its number, or the way to ask. */
  const [closed, setClosed] = useState<number>();
  const { letBack, letBackEnded: ended, players, deciders, game } = play.table;
  const { letBack: asking } = port;
  if (asking === undefined) return null;
  const hasHands = game.hasHands && game.hidesWith === undefined;
  const nameAt = (seat: number) => people[seat]?.name ?? m.start.seat(seat + 1);
  const press = async (answered: Promise<Refusal | undefined>) => setRefused(await answered);
  const seats = [...players.keys()];
  const isSeated = seats.some((seat) => isHere(seat) || answersFor(seat));
  const theirs = seats.filter((seat) => players[seat].kind === 'away');
  const isWatching = !isSeated && deciders !== 0 && theirs.length > 0;
  const isOver = letBack === undefined && ended !== undefined && closed !== ended.request;
  const isOffered = letBack === undefined && !isOver && isWatching && closed !== OFFER;
  const isShown = letBack !== undefined || isOver || isOffered;
  return (
    <div className={isShown ? 'request request-now' : 'request'} data-let-back>
      <div role="status">
        {letBack !== undefined && said()}
        {isOver && over()}
      </div>
      {isShown && refused !== undefined && (
        <p className="refusal" role="alert">
          {speech.refusal(refused, NOBODY)}
        </p>
      )}
      {letBack !== undefined && <div className="request-answers">{answers()}</div>}
      {isOffered && way()}
      {(isOver || isOffered) && (
        <button
          type="button"
          className="quiet"
          aria-label={m.close}
          onClick={() => setClosed(isOver ? ended.request : OFFER)}
        >
          ×
        </button>
      )}
    </div>
  );

  /** A paragraph for each sentence. */
  function said() {
    return sentences().map((each) => <p key={each}>{each}</p>);
  }

  function sentences(): readonly string[] {
    if (letBack === undefined) return [];
    const { seat, kind, browser, until = 0, waiting, yours } = letBack;
    const name = nameAt(seat);
    const others = waiting.length === 0 ? [] : [m.agree.waitsFor(m.all(waiting.map(nameAt)))];
    const late = until < Date.now() ? [] : [m.letBack.until(timeOf(until))];
    if (yours === true) return [m.letBack.youAsked(name), ...others, ...late];
    const asks = m.letBack.asks(`${m.devices.kinds[kind]} ${browser}`.trim(), name);
    if (isHere(seat)) return [asks, m.letBack.yours, ...late];
    if (!waiting.some(answersFor)) return [asks, ...others, ...late];
    return [asks, m.letBack.beware, ...(hasHands ? [m.letBack.hands] : []), ...late];
  }

  function over() {
    if (ended === undefined) return null;
    const how = ended.how === 'withdrawn' ? 'lapsed' : ended.how;
    return <p>{m.letBack[how](nameAt(ended.seat))}</p>;
  }

  function answers() {
    if (letBack === undefined || asking === undefined) return null;
    if (letBack.yours === true) {
      return (
        <button type="button" data-withdraw-back onClick={() => void press(asking.withdraw())}>
          {m.agree.withdraw}
        </button>
      );
    }
    const own = letBack.waiting.find(answersFor);
    const mine = isHere(letBack.seat) ? letBack.seat : own;
    if (mine === undefined) return null;
    return (
      <>
        {own !== undefined && mine === own && (
          <button
            type="button"
            className="main"
            data-let-back-allow
            onClick={() => void press(asking.answer(own, true))}
          >
            {m.agree.allow}
          </button>
        )}
        <button
          type="button"
          data-let-back-refuse
          onClick={() => void press(asking.answer(mine, false))}
        >
          {m.agree.refuse}
        </button>
      </>
    );
  }

  /** For somebody without a seat, while the game goes on. */
  function way() {
    if (asking === undefined) return null;
    return (
      <details className="let-back-ask">
        <summary>{m.letBack.sat}</summary>
        <p className="hint">{m.letBack.askHint}</p>
        <p className="request-answers">
          {m.letBack.ask}
          {theirs.map((seat) => (
            <button
              key={seat}
              type="button"
              data-ask-back={seat}
              onClick={() => void press(asking.ask(seat))}
            >
              {nameAt(seat)}
            </button>
          ))}
        </p>
      </details>
    );
  }

  function timeOf(moment: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(language, style).format(moment);
  }
}
