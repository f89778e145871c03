import { use } from 'preact/compat';
import { HIDDEN_MOVE } from '../../game/hidden-move.ts';
import type { AnyStep } from '../../game/history.ts';
import { type AnyGameSpeech, useGameSpeech } from '../../messages/speech.ts';
import { WhoContext } from '../../play/context.ts';

/** The move of a seat in a step; of a hidden move only that it was made. */
export function MoveLine({
  step,
  isNameless = false,
}: {
  readonly step: AnyStep;
  /** Whether the name of the seat stands above. */
  readonly isNameless?: boolean;
}) {
  const who = use(WhoContext);
  const speech = useGameSpeech();
  const what = sayMove(speech, step);
  return <>{isNameless ? began(what) : speech.m.told(who.seat(step.seat), what)}</>;
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
