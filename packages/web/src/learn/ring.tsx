import './style/ring.css';
import { useEffect, useRef } from 'preact/compat';
import { useTable } from '../play/context.ts';
import type { Deed } from '../play/face/lesson.ts';
import { moveFor } from './course.ts';
import { firstSeen, isCut } from './places.ts';

/**
 * Parts of a table move without an event: a map is zoomed, a column scrolls, a sheet opens. So
 * their places are checked at this interval.
 */
const LOOK_MS = 120;
/**
 * A thing is kept in sight for this many checks, since its surroundings are often drawn again when
 * a step begins.
 */
const KEPT_LOOKS = 10;
/** The distance between a thing and its ring, in pixels. */
const AROUND = 4;

/**
 * A ring around the thing to press, or around the thing that the text mentions. Presses go through
 * it.
 */
export function Ring(props: {
  readonly places: readonly string[];
  readonly deed: Deed | undefined;
  /** Whether all requested moves are drafted, so that the next press is *Confirm*. */
  readonly isReady: boolean;
}) {
  const ring = useRef<HTMLDivElement>(null);
  const wanted = useWanted(props);
  const key = wanted.join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the places.
  useEffect(() => {
    let scrolled: Element | undefined;
    let looks = 0;
    const look = () => {
      const at = ring.current;
      if (at === null) return;
      const element = firstSeen(wanted);
      at.hidden = element === undefined;
      if (element === undefined) return;
      const isNew = scrolled !== element;
      if (isNew) looks = 0;
      scrolled = element;
      if (isNew || (looks++ < KEPT_LOOKS && isCut(element))) {
        element.scrollIntoView({ block: 'center', inline: 'nearest' });
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      at.style.translate = `${left - AROUND}px ${top - AROUND}px`;
      at.style.width = `${width + 2 * AROUND}px`;
      at.style.height = `${height + 2 * AROUND}px`;
      at.dataset.on = element.matches('[data-hex]') ? 'hex' : 'thing';
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [key]);
  return <div ref={ring} className="teacher-ring" aria-hidden="true" hidden />;
}

/** The places of the next thing to press, the nearest to a finished move first. */
function useWanted({ places, deed, isReady }: Parameters<typeof Ring>[0]): readonly string[] {
  const { draft } = useTable().play;
  if (isReady) return ['part .dock [data-send]'];
  if (deed === undefined || draft === undefined) return places;
  const { game: rules } = draft.game.book;
  const found = moveFor(draft.game, draft.state, draft.seat, deed.command);
  // A move that needs an exchange of goods first is not legal yet.
  const unpaid = found === undefined ? rules.notation.parse(draft.state, deed.command) : undefined;
  const move = found?.move ?? (unpaid?.ok ? unpaid.value : undefined);
  return move === undefined ? places : [`part .table [data-does="${move}"]`, ...places];
}
