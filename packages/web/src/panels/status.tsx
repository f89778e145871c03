import { seatsOf } from '@pangaea/rules/kernel';
import { type FRAME, PENDING, type Pending, PHASE } from '@pangaea/rules/terra-nova';
import { useEffect } from 'react';
import { type Place, placeOf } from '../game/moment.ts';
import { GAME } from '../game/rules.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** Whose turn it is and why. Spoken when it changes; in the tab's title when it is mine. */
export function Status() {
  const speech = useSpeech();
  const { m } = speech;
  const { play, who } = useTable();
  const { table, now, seat, moment } = play;
  const over = now.phase() === PHASE.over;
  const here = table.players.filter(({ kind }) => kind === 'here').length;
  const why = useWhy();
  const text = over
    ? m.turn.over
    : seat !== undefined
      ? here > 1
        ? m.turn.yoursNamed(who.seat(seat), why)
        : m.turn.yours(why)
      : table.thinking.length > 0
        ? m.turn.thinking(table.thinking.map(who.seat).join(', '))
        : m.turn.theirs(seatsOf(GAME.deciders(now)).map(who.seat).join(', '), why);
  const mine = seat !== undefined;
  const looking = moment !== undefined && !play.telling;
  // While moves are told, the one whose events come next.
  const shown =
    moment === undefined ? undefined : placeOf(table.history, looking ? moment : moment + 1);
  const title = mine ? m.turn.tabTitle(text) : `${m.subtitle} · ${m.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={mine && shown === undefined ? 'status status-mine' : 'status'}>
      <p role="status" className={looking ? 'status-past' : undefined}>
        {shown === undefined
          ? text
          : !looking && shown.step !== undefined
            ? m.turn.moving(who.seat(shown.step.seat))
            : told(shown)}
      </p>
      <LastStep shown={shown} />
      <Spoken />
    </div>
  );

  /** The event that led to the moment looked at. */
  function told({ told }: Place): string {
    const event = told.at(-1);
    return event === undefined ? m.history.nothing : speech.event(event, who);
  }
}

/** What is to be decided: of a draft what comes next in it, or that it waits to be sent. */
function useWhy(): string {
  const { m } = useSpeech();
  const { draft, now } = useTable().play;
  const drafted = draft !== undefined && draft.moves.length > 0;
  if (drafted && !draft.open) return m.turn.confirm;
  const top = (drafted ? draft.state : now).top() as (typeof FRAME)['turn'];
  const pending = PENDING[top] as Pending | undefined;
  if (pending === undefined) return '';
  return drafted && pending === 'after-action' ? m.turn.confirm : m.turn.why[pending];
}

/** What was done last, or in the step on show. */
function LastStep({ shown }: { readonly shown: Place | undefined }) {
  const speech = useSpeech();
  const { play, who } = useTable();
  const { history } = play.table;
  const step =
    shown === undefined ? history.steps.findLast(({ events }) => events.length > 0) : shown.step;
  if (step === undefined) {
    return shown === undefined ? null : <p className="last-step">{speech.m.history.opening}</p>;
  }
  return (
    <p className="last-step">
      {who.seat(step.seat)}: {speech.move(step.state, step.move)}
    </p>
  );
}

/** How many of the last moves of others are kept for the ear. */
const SPOKEN = 8;

/** The moves of others, spoken as they come. */
function Spoken() {
  const speech = useSpeech();
  const { play, who } = useTable();
  const { history, players } = play.table;
  const others = history.steps
    .map((step, index) => ({ ...step, index }))
    .filter(({ seat, events }) => players[seat].kind !== 'here' && events.length > 0);
  return (
    <div role="log" className="spoken" aria-label={speech.m.history.heading}>
      {others.slice(-SPOKEN).map(({ index, seat, state, move }) => (
        <p key={index}>
          {who.seat(seat)}: {speech.move(state, move)}
        </p>
      ))}
    </div>
  );
}
