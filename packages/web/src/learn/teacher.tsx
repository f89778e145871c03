import './style/teacher.css';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'preact/compat';
import { useGameSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import type { Deed, Told } from '../play/face/lesson.ts';
import { answerTo, leadingTo, moveFor, rightBefore } from './course.ts';
import { type LessonTable, OTHER } from './lesson-table.ts';
import { LEARN_MESSAGES } from './messages.ts';
import { firstSeen } from './places.ts';
import { Ring } from './ring.tsx';
import { Stressed } from './stressed.tsx';

/** The answer to a press that a step does not ask for. */
interface Answer {
  readonly title: string;
  readonly text: string;
  /** The step of the lesson to which it belongs. */
  readonly step: number;
  /** The number of correct drafted moves; after one more correct move the answer disappears. */
  readonly right: number;
}

/**
 * Beside the table of a lesson: explains one thing at a time, asks for it, and reacts to other
 * moves. It watches drafted and sent moves, and never presses anything.
 */
export function Teacher({
  table,
  onPlay,
}: {
  readonly table: LessonTable;
  /** Begins a first game; answers whether it could. */
  onPlay(): Promise<boolean>;
}) {
  const speech = useGameSpeech();
  const { language } = speech;
  const m = LEARN_MESSAGES[language];
  const { play, who } = useTable();
  const step = useSyncExternalStore(table.subscribe, table.step);
  const told = table.lesson.steps[step];
  const { draft, plan, wish } = play;
  const [answer, setAnswer] = useState<Answer>();
  const say = (each: Told | undefined) => each?.[language] ?? '';

  const commands = useDrafted();
  const { next, wrong } = table.heard(commands);
  const isLast = step === table.lesson.steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: answers each draft once.
  useLayoutEffect(() => {
    // A draft that is being sent belongs to the previous step.
    if (wrong === undefined || wrong < 0 || draft === undefined || plan.sending) return;
    const known = say(answerTo(told, commands[wrong]));
    const text = known === '' ? m.notNow(speech.move(draft.state, draft.moves[wrong])) : known;
    const right = rightBefore(told, commands, wrong);
    setAnswer({ title: m.other, text, step, right });
    wish({ do: 'undo', to: right });
  }, [commands]);
  const { refusal } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers each refusal once.
  useLayoutEffect(() => {
    if (refusal === undefined) return;
    const text =
      refusal.code === OTHER
        ? say(answerTo(told, String(refusal.params.command))) || m.notDone
        : speech.refusal(refusal, who);
    setAnswer({ title: m.other, text, step, right: commands.length });
    wish({ do: 'excuse' });
  }, [refusal]);
  const isOnward = wrong === undefined && commands.length > (answer?.right ?? 0);
  useEffect(() => {
    if (isOnward) setAnswer(undefined);
  }, [isOnward]);
  // At the beginning of a step nothing is drafted or open, and the things in its text are in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once at each step.
  useEffect(() => {
    wish({ do: 'clear' });
    firstSeen(told.lit ?? [])?.scrollIntoView({ block: 'center' });
  }, [step]);

  const isMine = play.seat !== undefined;
  // A draft that reveals something must be sent before more can be added.
  const isReady = commands.length > 0 && (next === undefined || draft?.open === false);
  const asks = told.deeds.length > 0;
  const now = !asks
    ? say(told.now)
    : !isMine
      ? m.wait
      : isReady || next === undefined
        ? m.confirm
        : say(next.now ?? told.now);
  const shown = answer?.step === step ? answer : undefined;

  const showMe = () => {
    if (draft === undefined || next === undefined || isReady) return;
    setAnswer(undefined);
    for (const deed of leadingTo(told, next)) {
      const found = moveFor(draft.game, draft.state, draft.seat, deed.command);
      if (found === undefined) continue;
      wish({ do: 'leave' });
      wish({ do: 'draft', move: found.move });
      return;
    }
  };

  const begin = async () => {
    if (!(await onPlay())) setAnswer({ title: m.play, text: m.unsaved, step, right: 0 });
  };

  return (
    <section className="teacher" aria-label={m.heading} data-lesson-step={told.id}>
      <div className="teacher-words">
        <p className="teacher-count">
          {m.heading} · {m.count(step + 1, table.lesson.steps.length)}
          <Dots step={step} of={table.lesson.steps.length} />
        </p>
        <div role="status" className="teacher-told">
          <h2>{shown?.title ?? say(told.title)}</h2>
          <p>
            <Stressed text={shown?.text ?? say(told.text)} />
          </p>
          {now !== '' && (
            <p className="teacher-now">
              <Stressed text={shown === undefined ? now : m.again(now)} />
            </p>
          )}
        </div>
      </div>
      <div className="teacher-buttons">
        {isLast ? (
          <>
            <button
              type="button"
              className="teacher-main"
              data-lesson="play"
              onClick={() => void begin()}
            >
              {m.play}
            </button>
            <button type="button" data-lesson="repeat" onClick={() => table.goTo(0)}>
              {m.repeat}
            </button>
          </>
        ) : asks ? (
          <>
            <button
              type="button"
              data-lesson="show"
              aria-disabled={isReady || next === undefined || !isMine}
              onClick={showMe}
            >
              {m.show}
            </button>
            <button type="button" data-lesson="skip" onClick={table.goOn}>
              {m.skip}
            </button>
          </>
        ) : (
          <button type="button" className="teacher-main" data-lesson="next" onClick={table.goOn}>
            {step === 0 ? m.begin : m.next}
          </button>
        )}
        {step > 0 && !isLast && (
          <button type="button" data-lesson="back" onClick={() => table.goTo(step - 1)}>
            {m.back}
          </button>
        )}
        <a href="#/" data-lesson="leave">
          {m.leave}
        </a>
      </div>
      <Ring
        places={placesOf(told.lit, next, isMine)}
        deed={isMine ? next : undefined}
        isReady={isMine && asks && (isReady || next === undefined)}
      />
    </section>
  );
}

/** The drafted moves as commands. */
function useDrafted(): readonly string[] {
  const { draft } = useTable().play;
  if (draft === undefined) return [];
  const { game: rules } = draft.game.book;
  const at = rules.slot(draft.base);
  rules.copy(draft.base, at);
  return draft.moves.map((move: number) => {
    const command = rules.notation.print(at, move);
    rules.apply(at, draft.seat, move);
    return command;
  });
}

function placesOf(
  lit: readonly string[] | undefined,
  next: Deed | undefined,
  isMine: boolean,
): readonly string[] {
  return (isMine ? next?.at : undefined) ?? lit ?? [];
}

/** The steps that are done, and those to come. */
function Dots({ step, of }: { readonly step: number; readonly of: number }) {
  return (
    <span className="teacher-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at < step ? 'done' : at === step ? 'now' : undefined} />
      ))}
    </span>
  );
}
