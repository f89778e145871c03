import type { GameEvent } from '@pangaea/rules/kernel';
import { useMemo } from 'preact/compat';
import type { Draft } from '../../game/draft.ts';
import { type AnyGameSpeech, useGameSpeech } from '../../messages/speech.ts';
import { perDraft } from '../../play/per-draft.ts';
import type { Action, Target } from '../game/choices.ts';
import { useTerraTable } from '../terra-game.ts';

/** The part that positions of both hex games have: bridges by the hexes at their ends. */
interface Mapped {
  readonly table: {
    readonly map: { readonly bridges: readonly { readonly a: number; readonly b: number }[] };
  };
}

/**
 * Makes the hook of a hex game for hints, in sentences.
 * @param adviceFor the hints for a position with a draft
 * @param say the sentence of a hint
 */
export function adviceHook<S, A, Speech extends AnyGameSpeech>(
  adviceFor: (state: S, seat: number, actions: readonly Action[], open: boolean) => readonly A[],
  say: (speech: Speech, advice: A) => string,
): () => readonly string[] {
  const adviceOf = perDraft(
    ({ state, seat, open }: Draft<S, GameEvent>, actions: readonly Action[]) =>
      adviceFor(state, seat, actions, open),
  );
  return function useAdvice() {
    const speech = useGameSpeech() as Speech;
    const { play } = useTerraTable();
    const { draft, actions, seat, moment } = play;
    return useMemo(() => {
      if (seat === undefined || draft === undefined || moment !== undefined) return [];
      return adviceOf(draft, actions).map((each) => say(speech, each));
    }, [speech, draft, actions, seat, moment]);
  };
}

/** The hexes of a thing on the map. */
export function spotsOf({ table }: Mapped, { on, at }: Target): readonly number[] {
  if (on === 'hex') return [at];
  if (on !== 'bridge') return [];
  const { a, b } = table.map.bridges[at];
  return [a, b];
}
