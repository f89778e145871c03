import './plan-card.css';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { planOn } from '../../game/planned.ts';
import { type PlannedTurn, planOf, turnsPlanned } from '../../game/planned-turns.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { tallyOf } from '../../play/face/tally.ts';
import { PLANNED_MESSAGES } from './messages.ts';
import { sayCommands } from './said.ts';

/**
 * A turn that was planned while others move. It is checked at every change, and drafted when the
 * turn of the seat comes.
 */
export function PlanCard({
  plan,
  onChange,
  children,
}: {
  readonly plan: PlannedTurn;
  /** Called when the plan is dropped, or continues with its next turn. */
  onChange(plan: PlannedTurn | undefined): void;
  /** At a table of a server: the form that sends the plan to the server. */
  readonly children?: ReactNode;
}) {
  const speech = useGameSpeech();
  const texts = PLANNED_MESSAGES[speech.language];
  const { play, face, who, tryOut } = useTable();
  const tally = use(tallyOf(face.table));
  const { history, viewer, wish } = play;
  const moves = useMemo(
    () => planOn(history, viewer, plan, (state, seat) => tally.leave?.(state, seat)),
    [history, viewer, plan, tally],
  );
  const possible = moves.flatMap(({ is, move }) =>
    is === 'possible' && move !== undefined ? [move] : [],
  );
  const { length } = history.steps;
  const draftMoves = play.draft?.moves.length ?? 0;
  const isTurn = play.seat === plan.seat && play.actions.length > 0 && !play.plan.sending;
  /** The number of steps of the game when the plan was drafted; it is drafted only once. */
  const [draftedAt, setDraftedAt] = useState<number>();
  const isAnswered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts once, when the turn has come.
  useEffect(() => {
    if (!isTurn || draftedAt !== undefined || play.moment !== undefined) return;
    const isOnlyAnswer = play.actions.every(({ choices }) =>
      choices.every(
        ({ move }: { readonly move: number }) => history.game.isAnswer?.(move) === true,
      ),
    );
    if (isOnlyAnswer) return;
    setDraftedAt(length);
    // A draft that was begun before stays unchanged.
    if (possible.length > 0 && draftMoves === 0) wish({ do: 'restore', moves: possible });
  }, [isTurn, draftedAt, length, play.moment]);
  // The plan ends with the turn for which it was drafted.
  const isDone = draftedAt !== undefined && length > draftedAt;
  useEffect(() => {
    if (!isDone || isAnswered.current) return;
    isAnswered.current = true;
    onChange(planOf(plan.seat, turnsPlanned(plan).slice(1)));
  }, [isDone, onChange, plan]);
  const { later = [] } = plan;
  const refused = moves.find(({ is }) => is === 'refused');
  const told =
    draftedAt === undefined
      ? refused === moves[0]
        ? texts.lapsed
        : texts.waits
      : possible.length === 0
        ? texts.lapsed
        : refused === undefined
          ? texts.drafted
          : texts.partly;
  return (
    <section className="plan-card" aria-label={texts.heading} data-plan={possible.length}>
      <p className="plan-told" role="status">
        <b>{texts.heading}</b> {told}{' '}
        {refused?.why !== undefined && speech.refusal(refused.why, who)}
      </p>
      <ol>
        {moves.map((each, place) => (
          <li key={place} data-planned={each.is}>
            <span className="plan-what">
              {each.state === undefined || each.move === undefined
                ? each.command
                : (speech.short?.(each.state, each.move) ?? speech.move(each.state, each.move))}
            </span>{' '}
            <small>{texts.is[each.is]}</small>
          </li>
        ))}
      </ol>
      {later.length > 0 && (
        <p className="plan-then">
          <b>{texts.following}</b>{' '}
          {later.map((turn) => sayCommands(speech, history, turn.commands)).join(' → ')}
        </p>
      )}
      <div className="plan-buttons">
        {tryOut !== undefined && (
          <button type="button" data-plan-open onClick={() => tryOut(length)}>
            {texts.open}
          </button>
        )}
        <button type="button" data-plan-drop onClick={() => onChange(undefined)}>
          {texts.drop}
        </button>
      </div>
      {children}
    </section>
  );
}
