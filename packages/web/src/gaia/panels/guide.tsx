import { type State, xOf, yOf } from '@pangaea/rules/gaia';
import { useMemo } from 'react';
import { usePreferences } from '../../preferences-context.ts';
import { type Advice, adviceFor } from '../game/guide.ts';
import { countOf, type GaiaSpeech, type GaiaWho, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { RulesHelp } from './rules-help.tsx';

/** Tells a newcomer what to do now and why; who knows the game hides it. The rules are at hand anyway. */
export function Guide() {
  const { g } = useGaiaSpeech();
  const { preferences, prefer } = usePreferences();
  const { hints } = preferences;
  return (
    <section className="guide" aria-label={g.guide.heading}>
      {hints && <Sentences />}
      <div className="guide-foot">
        <RulesHelp />
        <button
          type="button"
          className="quiet"
          aria-expanded={hints}
          data-hints
          onClick={() => prefer({ hints: !hints })}
        >
          {hints ? g.guide.hide : g.guide.show}
        </button>
      </div>
    </section>
  );
}

function Sentences() {
  const speech = useGaiaSpeech();
  const { g } = speech;
  const { play, who } = useTable();
  const { draft, actions, seat, moment, now } = play;
  const sentences = useMemo(() => {
    if (seat === undefined || draft === undefined || moment !== undefined) return [];
    const advice = adviceFor(draft.state, draft.seat, actions, draft.open);
    return advice.map((each) => say(speech, who, draft.state, each));
  }, [speech, who, draft, actions, seat, moment]);
  const isWaiting = play.viewer !== 'spectator' && seat === undefined && !play.telling;
  const over = play.history.game.book.game.outcome(now) !== undefined;
  if (sentences.length === 0 && (!isWaiting || over || moment !== undefined)) return null;
  return (
    <>
      <h2>{g.guide.heading}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length === 0 && <p>{g.guide.wait(who.seat(now.turn()))}</p>}
    </>
  );
}

function say(speech: GaiaSpeech, who: GaiaWho, state: State, advice: Advice): string {
  const { w, g } = speech;
  const { table } = state;
  switch (advice.is) {
    case 'aim':
      return g.guide.aim(advice.meeples);
    case 'act':
      return g.guide.act(advice.left);
    case 'confirm':
      return g.guide.confirm;
    case 'places': {
      const { card, place, meeples } = advice;
      const at = place === undefined ? undefined : w.place(xOf(place), yOf(place));
      return g.guide.places(w.card(card), at, meeples);
    }
    case 'closed':
      return speech.refusal(advice.why, who);
    case 'goal':
      return g.guide.goal(w.counted(countOf(advice.missing)));
    case 'rule':
      return w.explain.concepts[advice.concept](table);
  }
}
