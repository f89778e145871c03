import { type AnyStep, HIDDEN_MOVE } from '../game/history.ts';
import { useTable } from '../play/context.ts';
import { type AnyGameSpeech, useGameSpeech, type Who } from '../speech.ts';

/** Who did what in a step; of what may not be known only that it was done. */
export function MoveLine({ step }: { readonly step: AnyStep }) {
  const { who } = useTable();
  return <>{sayStep(useGameSpeech(), step, who)}</>;
}

function sayStep(speech: AnyGameSpeech, { seat, state, move }: AnyStep, who: Who): string {
  const what = move === HIDDEN_MOVE ? speech.m.history.unseen : speech.move(state, move);
  return `${who.seat(seat)}: ${what}`;
}
