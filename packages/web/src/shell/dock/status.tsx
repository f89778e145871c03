import type { GameEvent } from '@pangaea/rules/kernel';
import { useEffect } from 'preact/compat';
import { isStopped } from '../../game/agreed.ts';
import type { AnyStep } from '../../game/history.ts';
import { type MomentPlace, placeOf } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useEventWords } from '../../messages/use-words.ts';
import { useTable } from '../../play/context.ts';
import type { GameFace } from '../../play/face/game-face.ts';
import type { AnyPlay } from '../../play/use-play.ts';
import { setTitle } from '../../ui/page-title.ts';
import { MoveLine } from '../log/move-line.tsx';
import { waitedFor } from '../waiting.ts';

/** The seat that has to decide, and the reason, in words. */
interface StatusWords {
  readonly who: string;
  /** Further words of the question; often empty. */
  readonly why: string;
  /** The seat whose move is being shown. */
  readonly by?: number;
  /** The move of another seat that is being shown, or that was the last one. */
  readonly last?: AnyStep;
  /** Whether it is an ordinary turn of the seat at this device. */
  readonly isTurn: boolean;
  /** Whether the seat at this device is asked something during the turn of another seat. */
  readonly isAsked?: boolean;
}

export function useStatus(): StatusWords {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, who, face } = useTable();
  const { table, history, now, seat, moment, curtain } = play;
  const { game: rules } = history.game.book;
  const isHere = (by: number) => table.players[by].kind === 'here';
  const isStoodInFor = (by: number) =>
    table.clocks?.seats.some((each) => each.seat === by && each.away) === true;
  const words = (text: string, why = '', isTurn = false): StatusWords => ({
    who: text,
    why,
    isTurn,
  });
  const shown =
    moment === undefined ? undefined : placeOf(history, play.telling ? moment + 1 : moment);
  const by = play.telling ? shown?.step?.seat : undefined;
  const isOther = by !== undefined && !isHere(by);
  useEventWords(shown !== undefined && !isOther);
  if (shown !== undefined) {
    if (!isOther) return words(told(shown));
    return { ...words(m.turn.moving(who.full(by))), by, ...last(shown.step) };
  }
  if (isStopped(history)) return words(m.agree.stopped);
  if (rules.outcome(now) !== undefined) return words(m.turn.over);
  // The card of the puzzle tells what is shown.
  if (table.isShowing) return words('');
  if (curtain !== undefined) return words(m.turn.handOver(who.seat(curtain)));
  const drafted = play.draft !== undefined && play.draft.moves.length > 0;
  const { draft } = play;
  // The question is about an optional offer.
  const isOffered = draft?.game.without?.(draft.state, draft.seat) !== undefined;
  const isWhole = drafted && play.ready !== undefined && !isOffered;
  const why = isWhole ? m.turn.confirm : face.asked(speech, play, who);
  if (seat !== undefined && isStoodInFor(seat)) return words(m.clock.away);
  if (seat !== undefined) {
    const several = table.players.filter(({ kind }) => kind === 'here').length > 1;
    if (isAskedMeanwhile(play, seat, face)) {
      const asked = several ? m.turn.askedNamed(who.seat(seat)) : m.turn.asked;
      return { ...words(asked, why), isAsked: true };
    }
    return words(several ? m.turn.yoursNamed(who.seat(seat)) : m.turn.yours, why, why === '');
  }
  const waited = waitedFor(play);
  const clockOf = (of: number) => table.clocks?.seats.find((each) => each.seat === of);
  const away = waited.find((of) => clockOf(of)?.away === true);
  if (away !== undefined) {
    return words(m.clock.standsIn(who.full(away)));
  }
  const late = waited.find((of) => clockOf(of)?.over === true);
  if (late !== undefined) return words(m.clock.waits(who.full(late)));
  // A bot decides at once: if each of its turns were shown, the line would flicker.
  const isForBots = waited.every((seat) => table.players[seat].kind === 'bot');
  const latest = last(history.steps.at(-1));
  // The words stay the same while the bot thinks and while its move is shown.
  if (isForBots && waited.length === 1) {
    return { ...words(m.turn.moving(who.full(waited[0]))), ...latest };
  }
  return { ...words(m.turn.waiting(m.all(waited.map(who.full))), isForBots ? '' : why), ...latest };

  /** The move of another seat to which a step belongs; the end of a turn is left out. */
  function last(until: AnyStep | undefined): Pick<StatusWords, 'last'> {
    const { steps, game } = history;
    let at = until === undefined ? -1 : steps.lastIndexOf(until);
    while (at > 0 && steps[at].move === game.end) at--;
    return at < 0 || isHere(steps[at].seat) ? {} : { last: steps[at] };
  }

  /** The event before the shown moment. */
  function told({ told }: MomentPlace<unknown, GameEvent>): string {
    const event = told.at(-1);
    return event === undefined ? m.history.nothing : speech.event(event, who);
  }
}

/** Whether a seat is asked during the turn of another seat. */
function isAskedMeanwhile(
  { history, now, draft, actions }: AnyPlay,
  seat: number,
  { isAnswer }: GameFace,
): boolean {
  if (history.game.book.game.silence(now, seat) !== undefined) return true;
  const drafted = draft !== undefined && draft.moves.length > 0;
  return !drafted && actions.length > 0 && actions.every(({ choices }) => choices.every(isAnswer));
}

/**
 * Announces the status to screen readers when it changes, and in the title of the tab on the
 * person's own turn. The page of a puzzle has a title of its own.
 */
export function Status() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, sketch, Ending } = useTable();
  const { who, why } = useStatus();
  const text = why === '' ? who : m.turn.because(who, why);
  // On a sketch no person has a turn.
  const isNobody = play.seat === undefined || sketch !== undefined;
  const title = isNobody ? `${speech.title} · ${m.title}` : m.turn.tabTitle(text);
  const isPuzzle = Ending !== undefined;
  useEffect(() => {
    if (!isPuzzle) setTitle(title);
  }, [title, isPuzzle]);
  return (
    <>
      <p role="status" className="spoken" data-status>
        {text}
      </p>
      <Spoken />
    </>
  );
}

/** The number of moves of others that are kept for screen readers. */
const SPOKEN = 8;

/** The moves of others, for screen readers. */
function Spoken() {
  const speech = useGameSpeech();
  const { play } = useTable();
  const { history } = play;
  const { players } = play.table;
  const others = history.steps
    .map((step, index) => ({ ...step, index }))
    .filter(({ seat, events }) => players[seat].kind !== 'here' && events.length > 0);
  return (
    <div role="log" className="spoken" aria-label={speech.m.history.heading}>
      {others.slice(-SPOKEN).map((step) => (
        <p key={step.index}>
          <MoveLine step={step} />
        </p>
      ))}
    </div>
  );
}
