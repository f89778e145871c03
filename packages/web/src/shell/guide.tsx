import { useTable } from '../play/context.ts';
import { usePreferences } from '../preferences-context.ts';
import { useSpeech } from '../speech.ts';
import { useOpened } from './opened.ts';
import { waitedFor } from './waiting.ts';

/** Tells a newcomer what to do now and why; who knows the game hides it. */
export function Guide() {
  const { m } = useSpeech();
  const { preferences, prefer } = usePreferences();
  const { hints } = preferences;
  const { sentences, turn } = useAdvised();
  if (sentences.length === 0 && turn === undefined) return null;
  return (
    <section className="guide" aria-label={m.guide.heading}>
      {hints && <Advice />}
      <button
        type="button"
        className="quiet"
        aria-expanded={hints}
        data-hints
        onClick={() => prefer({ hints: !hints })}
      >
        {hints ? m.guide.hide : m.guide.show}
      </button>
    </section>
  );
}

/** What to do now; while others move, who does. */
export function Advice() {
  const { m } = useSpeech();
  const { who } = useTable();
  const { sentences, turn } = useAdvised();
  if (sentences.length === 0 && turn === undefined) return null;
  return (
    <div className="advice">
      <h2>{m.guide.heading}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length === 0 && turn !== undefined && <p>{m.guide.wait(who.full(turn))}</p>}
    </div>
  );
}

/** The one thing that can be done, in the first line of the dock; pressed, all of it with the rules. */
export function Hint() {
  const { m } = useSpeech();
  const { preferences } = usePreferences();
  const { open } = useOpened();
  const { sentences } = useAdvised();
  const hint = sentences.at(-1);
  if (!preferences.hints || hint === undefined) return null;
  return (
    <button
      type="button"
      className="dock-hint"
      title={m.guide.heading}
      onClick={() => open({ sheet: 'guide', tab: 'map' })}
    >
      <span>{hint}</span>
    </button>
  );
}

/** What to do now, and who decides while nobody here does. */
function useAdvised() {
  const { play, face } = useTable();
  const [turn] = play.moment === undefined ? waitedFor(play) : [];
  return { sentences: face.table.useAdvice(), turn };
}
