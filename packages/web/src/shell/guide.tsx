import { useMemo } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { usePreferences } from '../preferences/context.ts';
import { isSmallLayout, useLayout } from '../ui/layout.ts';
import { useOpened } from './opened.ts';
import { waitedFor } from './waiting.ts';

/** Tells a newcomer what to do now and why; a player who knows the game hides it. */
export function Guide() {
  const { m } = useSpeech();
  const { preferences, prefer } = usePreferences();
  const { hints } = preferences;
  const { advised, turn } = useAdvised();
  if (advised.length === 0 && turn === undefined) return null;
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

/** Advice for now; while others move, their names. */
export function Advice() {
  const { m } = useSpeech();
  const { who } = useTable();
  const { advised, turn } = useAdvised();
  if (advised.length === 0 && turn === undefined) return null;
  return (
    <div className="advice">
      <h2>{m.guide.heading}</h2>
      {advised.map(({ sentence, spots }) => (
        <p key={sentence}>
          {sentence} {spots.length > 0 && <ShowSpot spot={spots[0]} />}
        </p>
      ))}
      {advised.length === 0 && turn !== undefined && <p>{m.guide.wait(who.full(turn))}</p>}
    </div>
  );
}

/** Leads to a place of the map: it is looked at there, and the dock says what can be done with it. */
function ShowSpot({ spot }: { readonly spot: number }) {
  const { m } = useSpeech();
  const { play } = useTable();
  const { open } = useOpened();
  return (
    <button
      type="button"
      className="link"
      data-show-spot
      onClick={() => {
        open({ sheet: undefined, tab: 'map' });
        play.wish({ do: 'ask', spot });
      }}
    >
      {m.guide.showSpot}
    </button>
  );
}

/** The one thing that can be done, in the first line of the dock; pressed, all of it with the rules. */
export function Hint() {
  const { m } = useSpeech();
  const { open } = useOpened();
  const hint = useHint();
  if (hint === undefined) return null;
  return (
    <button
      type="button"
      className="dock-hint"
      title={m.guide.heading}
      onClick={() => open({ sheet: 'guide', tab: 'map' })}
    >
      <span>{hint.sentence}</span>
    </button>
  );
}

/** The places that the hint in the dock names on the map; none while no hint stands there. */
export function useHinted(): ReadonlySet<number> {
  const { play } = useTable();
  const hint = useHint();
  const spots = play.plan.moves.length === 0 ? hint?.spots : undefined;
  return useMemo(() => new Set(spots), [spots]);
}

/** The hint that the dock has room for, where it has any. */
function useHint() {
  const { preferences } = usePreferences();
  const isSmall = isSmallLayout(useLayout());
  const { advised } = useAdvised();
  return preferences.hints && !isSmall ? advised.at(-1) : undefined;
}

/** Advice for now, and the seats that decide while nobody here does. */
function useAdvised() {
  const { play, face } = useTable();
  const [turn] = play.moment === undefined ? waitedFor(play) : [];
  return { advised: face.table.useAdvice(), turn };
}
