import { type GameEvent, type Move, seatsOf } from '@pangaea/rules/kernel';
import { useEffect } from 'react';
import { type Place, placeOf } from '../game/moment.ts';
import type { Messages } from '../messages/index.ts';
import { useTable } from '../play/context.ts';
import { useGameSpeech } from '../speech.ts';
import { Countdown } from './countdown.tsx';
import { MoveLine } from './move-line.tsx';

/** Whose turn it is and why. Spoken when it changes; in the tab's title when it is mine. */
export function Status() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, who, face } = useTable();
  const { table, history, now, seat, moment, curtain } = play;
  const { rules } = history.game;
  const over = rules.outcome(now) !== undefined;
  const here = table.players.filter(({ kind }) => kind === 'here').length;
  const drafted = play.draft !== undefined && play.draft.moves.length > 0;
  const why = drafted && !play.draft.open ? m.turn.confirm : face.asked(speech, play);
  const text = over
    ? m.turn.over
    : curtain !== undefined
      ? m.turn.handOver(who.seat(curtain))
      : seat !== undefined
        ? sayMine(m, here > 1 ? who.seat(seat) : undefined, rules.silence(now, seat), why)
        : table.thinking.length > 0
          ? m.turn.thinking(table.thinking.map(who.seat).join(', '))
          : m.turn.theirs(
              waitedFor(seatsOf(rules.deciders(now)))
                .map(who.seat)
                .join(', '),
              why,
            );
  const mine = seat !== undefined;
  const looking = moment !== undefined && !play.telling;
  // While moves are told, the one whose events come next.
  const shown = moment === undefined ? undefined : placeOf(history, looking ? moment : moment + 1);
  const title = mine ? m.turn.tabTitle(text) : `${speech.title} · ${m.title}`;
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
      {seat === undefined && <Countdown />}
      <LastStep shown={shown} />
      <Spoken />
    </div>
  );

  /** Those who are asked, unless the table answers for the last of them. */
  function waitedFor(seats: readonly number[]): readonly number[] {
    const others = seats.filter((each) => each !== table.answeredFor);
    return others.length === 0 ? seats : others;
  }

  /** The event that led to the moment looked at. */
  function told({ told }: Place<unknown, GameEvent>): string {
    const event = told.at(-1);
    return event === undefined ? m.history.nothing : speech.event(event, who);
  }
}

/** @param name of who is asked, where several are here; @param silence what an answer may be left at */
function sayMine(
  { turn }: Messages,
  name: string | undefined,
  silence: Move | undefined,
  why: string,
): string {
  // Asked in the turn of somebody else.
  if (silence !== undefined) return name === undefined ? turn.asked(why) : turn.theirs(name, why);
  return name === undefined ? turn.yours(why) : turn.yoursNamed(name, why);
}

/** What was done last, or in the step on show. */
function LastStep({ shown }: { readonly shown: Place<unknown, GameEvent> | undefined }) {
  const speech = useGameSpeech();
  const { play } = useTable();
  const { history } = play;
  const step =
    shown === undefined ? history.steps.findLast(({ events }) => events.length > 0) : shown.step;
  if (step === undefined) {
    return shown === undefined ? null : <p className="last-step">{speech.m.history.opening}</p>;
  }
  return (
    <p className="last-step">
      <MoveLine step={step} />
    </p>
  );
}

/** How many of the last moves of others are kept for the ear. */
const SPOKEN = 8;

/** The moves of others, spoken as they come. */
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
