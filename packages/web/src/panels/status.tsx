import { seatsOf } from '@pangaea/rules/kernel';
import { type FRAME, PENDING, type Pending, PHASE } from '@pangaea/rules/terra-nova';
import { useEffect } from 'react';
import { GAME } from '../game/rules.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** Whose turn it is and why. Spoken when it changes; in the tab's title when it is mine. */
export function Status() {
  const { m } = useSpeech();
  const { play, who } = useTable();
  const { table, now, seat } = play;
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
  useEffect(() => {
    document.title = mine ? m.turn.tabTitle(text) : `${m.subtitle} · ${m.title}`;
  }, [mine, text, m]);
  return (
    <div className={mine ? 'status status-mine' : 'status'}>
      <p role="status">{play.plan.at === undefined ? text : m.history.looking}</p>
      <LastStep />
    </div>
  );
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

/** What was done last, or in the step that is looked at. */
function LastStep() {
  const speech = useSpeech();
  const { play, who } = useTable();
  const { steps } = play.table.history;
  const at = play.plan.at ?? steps.length;
  const step = steps.slice(0, at).findLast(({ events }) => events.length > 0);
  if (step === undefined) return null;
  return (
    <p className="last-step">
      {who.seat(step.seat)}: {speech.move(step.state, step.move)}
    </p>
  );
}
