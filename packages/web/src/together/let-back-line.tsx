import type { Refusal } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { SERVER_TIME } from '../clock/server-time.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { SeatWays } from './seat-ways.tsx';
import { useAgree } from './use-agree.ts';

/** Marks the closed offer in `closed`; the numbers of requests begin with 1. */
const OFFER = 0;

/**
 * The open request of a person for a seat; for a spectator, also the ways to make such a request.
 */
export function LetBackLine() {
  const speech = useSpeech();
  const { m, language } = speech;
  const { play, port } = useTable();
  const { isHere, answersFor } = useAgree();
  /** The last refusal, with the number of the request to which it belongs, or the offer. */
  const [refused, setRefused] = useState<{ readonly of: number; readonly why: Refusal }>();
  /**
   * The last thing that was closed: the outcome of a request, by the number of the request, or the
   * offer to ask.
   */
  const [closed, setClosed] = useState<number>();
  const { letBack, letBackEnded: ended, players, deciders, game } = play.table;
  const { letBack: asking } = port;
  if (asking === undefined) return null;
  const hasHands = game.hasHands && game.hidesWith === undefined;
  /** The name of a seat, without the additions that its person has left or that a program plays. */
  const nameAt = (seat: number) => {
    const player = players[seat];
    const own = player === undefined || player.kind === 'bot' ? '' : player.name;
    return own === '' ? m.start.seat(seat + 1) : own;
  };
  const refuse = (of: number, why: Refusal | undefined) => setRefused(why && { of, why });
  const press = async (of: number, answered: Promise<Refusal | undefined>) =>
    refuse(of, await answered);
  const seats = [...players.keys()];
  const isSeated = seats.some((seat) => isHere(seat) || answersFor(seat));
  const theirs = players.flatMap((player, seat) =>
    player.kind === 'away' ? [{ seat, name: nameAt(seat), left: player.left === true }] : [],
  );
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
      {isShown && refused !== undefined && refused.of === (letBack?.request ?? OFFER) && (
        <p className="refusal" role="alert">
          {speech.refusal(refused.why, NOBODY)}
        </p>
      )}
      {letBack !== undefined && <div className="request-answers">{answers()}</div>}
      {isOffered && (
        <SeatWays
          known={theirs}
          left={hasHands ? theirs.filter(({ left }) => left) : []}
          ask={asking.ask}
          onAsked={(why) => refuse(OFFER, why)}
        />
      )}
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
    const { seat, kind, browser, until = 0, waiting, yours, name: by } = letBack;
    const name = nameAt(seat);
    const device = `${m.devices.kinds[kind]} ${browser}`.trim();
    const others = waiting.length === 0 ? [] : [m.agree.waitsFor(m.all(waiting.map(nameAt)))];
    const late = until < SERVER_TIME.now() ? [] : [m.letBack.until(timeOf(until))];
    if (yours === true) {
      const asked = by === undefined ? m.letBack.youAsked(name) : m.letBack.youAskedTake(name);
      return [asked, ...others, ...late];
    }
    const asks =
      by === undefined ? m.letBack.asks(device, name) : m.letBack.asksTake(by, device, name);
    if (isHere(seat)) {
      return [asks, by === undefined ? m.letBack.yours : m.letBack.takeYours, ...late];
    }
    if (!waiting.some(answersFor)) return [asks, ...others, ...late];
    if (by !== undefined) return [asks, m.letBack.takeBeware, ...late];
    return [asks, m.letBack.beware, ...(hasHands ? [m.letBack.hands] : []), ...late];
  }

  function over() {
    if (ended === undefined) return null;
    const { how, seat, name } = ended;
    if (name !== undefined) {
      if (how === 'there') return <p>{m.letBack.isBack(nameAt(seat))}</p>;
      return <p>{how === 'given' ? m.letBack.taken(name) : m.letBack.notTaken(name)}</p>;
    }
    return <p>{m.letBack[how === 'withdrawn' ? 'lapsed' : how](nameAt(seat))}</p>;
  }

  function answers() {
    if (letBack === undefined || asking === undefined) return null;
    if (letBack.yours === true) {
      return (
        <button
          type="button"
          data-withdraw-back
          onClick={() => void press(letBack.request, asking.withdraw())}
        >
          {m.agree.withdraw}
        </button>
      );
    }
    const own = letBack.waiting.find(answersFor);
    // A person who holds the seat can refuse but not agree: to bring another device, that person
    // uses a code.
    const mine = own ?? (isHere(letBack.seat) ? letBack.seat : undefined);
    if (mine === undefined) return null;
    return (
      <>
        {own !== undefined && (
          <button
            type="button"
            className="main"
            data-let-back-allow
            onClick={() => void press(letBack.request, asking.answer(own, true))}
          >
            {m.agree.allow}
          </button>
        )}
        <button
          type="button"
          data-let-back-refuse
          onClick={() => void press(letBack.request, asking.answer(mine, false))}
        >
          {m.agree.refuse}
        </button>
      </>
    );
  }

  function timeOf(moment: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(language, style).format(moment);
  }
}
