import { use } from 'preact/compat';
import { HIDDEN_MOVE } from '../../game/hidden-move.ts';
import type { AnyStep } from '../../game/history.ts';
import { type AnyGameSpeech, useGameSpeech } from '../../messages/speech.ts';
import { useTable, WhoContext } from '../../play/context.ts';

/** The move of a seat in a step; for a hidden move only that it was made. */
export function MoveLine({
  step,
  isNameless = false,
}: {
  readonly step: AnyStep;
  /** Whether the name of the seat is above it. */
  readonly isNameless?: boolean;
}) {
  const who = use(WhoContext);
  const speech = useGameSpeech();
  const what = sayMove(speech, step);
  return <>{isNameless ? began(what) : speech.m.told(who.seat(step.seat), what)}</>;
}

/** The moves of a seat in consecutive steps, in one line; the end of a turn is not mentioned. */
export function TurnLine({ steps }: { readonly steps: readonly AnyStep[] }) {
  const who = use(WhoContext);
  const speech = useGameSpeech();
  const { play } = useTable();
  const { end, isOrder } = play.history.game;
  const deeds = steps.filter(({ move }) => move !== end && !isOrder(move));
  const [first] = steps;
  if (deeds.length < 2) return <MoveLine step={deeds[0] ?? first} />;
  const said = deeds.map((step) => speech.short?.(step.state, step.move) ?? sayMove(speech, step));
  return <>{speech.m.told(who.seat(first.seat), speech.m.list(said))}</>;
}

/** The moves of a seat in consecutive steps as a text, without the name of the seat. */
export function sayTurn(speech: AnyGameSpeech, steps: readonly AnyStep[]): string {
  return speech.m.list(
    steps.map((step) => speech.short?.(step.state, step.move) ?? sayMove(speech, step)),
  );
}

function sayMove(speech: AnyGameSpeech, { state, move, agreed }: AnyStep): string {
  const { agree } = speech.m;
  if (agreed !== undefined)
    return agreed.kind === 'back' ? agree.takesBack(agreed.to) : agree.stops;
  return move === HIDDEN_MOVE ? speech.m.history.unseen : speech.move(state, move);
}

function began(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
