import { QUESTION, xOf, yOf } from '@pangaea/rules/gaia';
import { useCallback, useMemo, useRef, useState } from 'preact/compat';
import { stepsSince } from '../../game/since.ts';
import { useHinted } from '../../shell/guide.tsx';
import type { Mark } from '../board/pictures.tsx';
import { WorldBoard } from '../board/world-board.tsx';
import { isAnswer } from '../game/answers.ts';
import { freshIn } from '../game/fresh.ts';
import { announcedIn, foresee, foreseeEffect, type Outlook } from '../game/outlook.ts';
import { worldOf } from '../game/world.ts';
import { describeCell } from '../play/describe.ts';
import { draftOutlook } from '../play/draft-outlook.ts';
import { choiceAt, litBy, wishForCell } from '../play/press.ts';
import { type GaiaSpeech, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The world of the shown position, with its possible choices and their effects. */
export function WorldView() {
  const speech = useGaiaSpeech();
  const { m, g, w } = speech;
  const { play, who } = useTable();
  const { state, plan } = play;
  const position = useMemo(() => worldOf(state), [state]);
  const { lit, points } = useMemo(() => litBy(play), [play]);
  const { history, last, seat, moment } = play;
  const fresh = useMemo(() => {
    // A player who returns to the table sees all changes since then, not only the last one.
    const isMine = seat !== undefined && moment === undefined && plan.moves.length === 0;
    const meanwhile = isMine ? stepsSince(history, seat, isAnswer) : [];
    return freshIn(state, meanwhile.length > 0 ? meanwhile.flatMap(({ events }) => events) : last);
  }, [state, history, last, seat, moment, plan.moves]);
  const [regard, setRegard] = useState<number>();
  const marks = useMarks(regard);
  const pointed = useMemo(
    () => new Set([...points, ...(announcedIn(state)?.places ?? [])]),
    [points, state],
  );
  const hinted = useHinted();
  const latest = useRef(play);
  latest.current = play;
  const onCell = useCallback((place: number) => {
    setRegard(undefined);
    latest.current.wish(wishForCell(latest.current, place));
  }, []);

  const spoken = useCallback(
    (place: number) => {
      const cell = position.cells.find((each) => each.place === place);
      if (cell === undefined) return '';
      const parts = [describeCell(speech, who, cell)];
      const mark = marks.get(place);
      if (mark !== undefined) parts.push(sayMark(speech, mark));
      if (pointed.has(place)) parts.push(g.board.pointed);
      else if (lit.has(place)) parts.push(g.board.legal);
      return m.list(parts);
    },
    [speech, m, g, who, position, marks, pointed, lit],
  );
  const words = useMemo(
    () => ({
      label: g.board.label,
      larger: m.board.zoomIn,
      smaller: m.board.zoomOut,
      whole: m.board.zoomReset,
      letters: g.board.letters,
      cell: spoken,
      place: (place: number) => w.place(xOf(place), yOf(place)),
    }),
    [m, g, w, spoken],
  );
  return (
    <WorldBoard
      position={position}
      lit={lit}
      pointed={pointed}
      fresh={fresh}
      hinted={hinted}
      asked={plan.spot}
      marks={marks}
      words={words}
      onCell={onCell}
      onRegard={setRegard}
    />
  );
}

const NO_MARKS: ReadonlyMap<number, Mark> = new Map();

/** The changes of cities: by the chosen place, by the draft, or by the power card that waits. */
function useMarks(regard: number | undefined): ReadonlyMap<number, Mark> {
  const { play } = useTable();
  const { draft, moment, now } = play;
  return useMemo(() => {
    if (moment !== undefined || draft === undefined) return NO_MARKS;
    const choice = regard === undefined ? undefined : choiceAt(play, regard);
    if (choice !== undefined) return marksOf(foresee(draft.state, draft.seat, choice.move));
    if (draft.moves.length > 0) return marksOf(draftOutlook(draft).look);
    const effect = now.top() === QUESTION.window ? foreseeEffect(now) : undefined;
    return effect === undefined ? NO_MARKS : marksOf(effect);
  }, [play, draft, moment, now, regard]);
}

function marksOf({ cities }: Outlook): ReadonlyMap<number, Mark> {
  return new Map(cities.map(({ place, from, to, destroyed }) => [place, { from, to, destroyed }]));
}

function sayMark({ g }: GaiaSpeech, { from, to, destroyed }: Mark): string {
  if (destroyed) return g.board.goes;
  return from === undefined ? g.board.rises(to) : g.board.change(from, to);
}
