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

/** The hints of a game for a position with a draft. */
type Adviser<S, A> = (
  state: S,
  seat: number,
  actions: readonly Action[],
  open: boolean,
) => readonly A[];

/**
 * Makes the hook of a hex game for hints, in sentences.
 * @param useAdviser a hook for the hints of a position with a draft; undefined until they are loaded
 * @param say the sentence of a hint
 */
export function adviceHook<S, A, Speech extends AnyGameSpeech>(
  useAdviser: () => Adviser<S, A> | undefined,
  say: (speech: Speech, advice: A) => string,
): () => readonly string[] {
  const adviceOf = perDraft(
    (
      { state, seat, open }: Draft<S, GameEvent>,
      actions: readonly Action[],
      adviceFor: Adviser<S, A>,
    ) => adviceFor(state, seat, actions, open),
  );
  return function useAdvice() {
    const speech = useGameSpeech() as Speech;
    const { play } = useTerraTable();
    const { draft, actions, seat, moment } = play;
    const adviceFor = useAdviser();
    return useMemo(() => {
      if (seat === undefined || draft === undefined || moment !== undefined) return [];
      if (adviceFor === undefined) return [];
      return adviceOf(draft, actions, adviceFor).map((each) => say(speech, each));
    }, [speech, draft, actions, seat, moment, adviceFor]);
  };
}

/** The hexes of a thing on the map. */
export function spotsOf({ table }: Mapped, { on, at }: Target): readonly number[] {
  if (on === 'hex') return [at];
  if (on !== 'bridge') return [];
  const { a, b } = table.map.bridges[at];
  return [a, b];
}
