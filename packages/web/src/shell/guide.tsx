import { useMemo, useRef } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { usePreferences } from '../preferences/context.ts';
import { hasSideColumn, useLayout } from '../ui/layout.ts';
import { useBotHint } from './bot-hint.tsx';
import { useTries } from './dock/use-tries.ts';
import { useOpened } from './opened.ts';
import { waitedFor } from './waiting.ts';
import { Why } from './why/why.tsx';

/** Explains the next step and its reason to a newcomer; experienced players can hide it. */
export function Guide() {
  const { m } = useSpeech();
  const { preferences, prefer } = usePreferences();
  const { hints } = preferences;
  const { advised, hint, turn } = useAdvised();
  if (advised.length === 0 && hint === undefined && turn === undefined) return null;
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

/** Hints for the present decision; without any, the seat for which the table waits. */
export function Advice() {
  const { m } = useSpeech();
  const { who } = useTable();
  const { advised, hint, turn } = useAdvised();
  if (advised.length === 0 && hint === undefined && turn === undefined) return null;
  return (
    <div className="advice">
      <h2>{m.guide.heading}</h2>
      {advised.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {hint !== undefined && (
        <p data-hint={hint.isThinking ? 'thinking' : 'told'}>
          {hint.sentence} {hint.spots.length > 0 && <ShowSpot spot={hint.spots[0]} />}
        </p>
      )}
      {hint?.behind !== undefined && <Why of={hint.behind} />}
      {advised.length === 0 && turn !== undefined && <p>{m.guide.wait(who.full(turn))}</p>}
    </div>
  );
}

/** Shows a place on the map, and its possible actions in the dock. */
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

/**
 * The hint of a bot, or the most important explanation, in the first line of the dock. A press
 * opens all hints with the rules. If there is not enough room, the second-best move is left out; if
 * that is not enough, the letters are smaller.
 */
export function Hint() {
  const { m } = useSpeech();
  const { open } = useOpened();
  const { preferences } = usePreferences();
  const { advised, hint } = useAdvised();
  const isSmall = !hasSideColumn(useLayout());
  const whole = isSmall ? hint?.short : hint?.sentence;
  const line = useRef<HTMLButtonElement>(null);
  const tries = useTries(line, whole ?? advised.at(-1), 2);
  const sentence = (tries === 0 ? whole : hint?.short) ?? advised.at(-1);
  if (!preferences.hints || sentence === undefined) return null;
  return (
    <button
      ref={line}
      type="button"
      className="dock-hint"
      data-tight={tries === 2 ? '' : undefined}
      title={m.guide.heading}
      data-hint={hint === undefined ? 'explained' : hint.isThinking ? 'thinking' : 'told'}
      onClick={() => open({ sheet: 'guide', tab: 'map' })}
    >
      <span>{sentence}</span>
    </button>
  );
}

/** The places that the hint in the dock names on the map; none while there is no hint. */
export function useHinted(): ReadonlySet<number> {
  const { play } = useTable();
  const { preferences } = usePreferences();
  const hint = useBotHint();
  const isShown = preferences.hints && play.plan.moves.length === 0;
  const spots = isShown ? hint?.spots : undefined;
  return useMemo(() => new Set(spots), [spots]);
}

/**
 * Hints and the bot's hint for the present decision, and the seat that decides while nobody here
 * does.
 */
function useAdvised() {
  const { play, face, Teacher } = useTable();
  const advised = face.table.useAdvice();
  const hint = useBotHint();
  // A lesson or a puzzle gives its own advice, and one voice is enough.
  if (Teacher !== undefined) return { advised: [], hint: undefined, turn: undefined };
  const [turn] = play.moment === undefined ? waitedFor(play) : [];
  return { advised, hint, turn };
}
