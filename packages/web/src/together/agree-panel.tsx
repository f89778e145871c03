import type { Refusal } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useOpened } from '../shell/opened.ts';
import { BOT_LEVELS, type BotLevel } from '../table/port.ts';
import { useAgree } from './use-agree.ts';

/** Changes by consent of all at the table, and leaving, which needs no consent. */
export function AgreePanel() {
  const speech = useSpeech();
  const { m } = speech;
  const { open } = useOpened();
  const { consent, seat, mayAsk, to, why } = useAgree();
  const [refused, setRefused] = useState<Refusal>();
  const [level, setLevel] = useState<BotLevel>('intermediate');
  if (consent === undefined) return null;
  // The request is shown over the map, where everybody sees it.
  const press = async (asked: Promise<Refusal | undefined>) => {
    const why = await asked;
    setRefused(why);
    if (why === undefined) open({ sheet: undefined });
  };
  if (seat === undefined) return <p className="hint">{m.turn.over}</p>;
  return (
    <section className="agree-panel">
      {refused !== undefined && (
        <p className="refusal" role="alert">
          {speech.refusal(refused, NOBODY)}
        </p>
      )}
      <p>
        <button
          type="button"
          data-ask-back
          disabled={to === undefined || why !== undefined || !mayAsk}
          onClick={() => {
            if (to !== undefined) void press(consent.askBack(seat, to));
          }}
        >
          {m.agree.takeBackLast}
        </button>
        <span className="hint">
          {to === undefined
            ? m.agree.nothing
            : why === undefined
              ? m.agree.takeBackHint
              : speech.refusal(why, NOBODY)}
        </span>
      </p>
      <p>
        <button
          type="button"
          data-ask-stop
          disabled={!mayAsk}
          onClick={() => {
            if (window.confirm(m.agree.stopSure)) void press(consent.askStop(seat));
          }}
        >
          {m.agree.stop}
        </button>
        <span className="hint">{m.agree.stopHint}</span>
      </p>
      <p>
        <label>
          {m.agree.leaveLevel}
          <select
            value={level}
            data-leave-level
            onChange={({ currentTarget }) =>
              setLevel(BOT_LEVELS.find((each) => each === currentTarget.value) ?? level)
            }
          >
            {BOT_LEVELS.map((each) => (
              <option key={each} value={each}>
                {m.levels[each]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          data-leave-game
          onClick={() => {
            if (window.confirm(m.agree.leaveSure)) void press(consent.leave(seat, level));
          }}
        >
          {m.agree.leave}
        </button>
        <span className="hint">{m.agree.leaveHint}</span>
      </p>
    </section>
  );
}
