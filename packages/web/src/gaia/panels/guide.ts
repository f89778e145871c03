import type { Event, State } from '@pangaea/rules/gaia';
import { useMemo } from 'preact/compat';
import type { Draft } from '../../game/draft.ts';
import { perDraft } from '../../play/per-draft.ts';
import type { Action } from '../game/actions.ts';
import { type Advice, adviceFor } from '../game/guide.ts';
import { countOf, type GaiaSpeech, type GaiaWho, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const adviceOf = perDraft(
  ({ state, seat, open }: Draft<State, Event>, actions: readonly Action[]) =>
    adviceFor(state, seat, actions, open),
);

/** The present hints for a newcomer, in sentences. */
export function useAdvice(): readonly string[] {
  const speech = useGaiaSpeech();
  const { play, who } = useTable();
  const { draft, actions, seat, moment } = play;
  return useMemo(() => {
    if (seat === undefined || draft === undefined || moment !== undefined) return [];
    return adviceOf(draft, actions).map((each) => say(speech, who, draft.state, each));
  }, [speech, who, draft, actions, seat, moment]);
}

function say(speech: GaiaSpeech, who: GaiaWho, state: State, advice: Advice): string {
  const { w, g } = speech;
  const { table } = state;
  switch (advice.is) {
    case 'aim':
      return g.guide.aim(advice.meeples);
    case 'act':
      return g.guide.act(advice.left);
    case 'confirm':
      return g.guide.confirm;
    case 'closed':
      return speech.refusal(advice.why, who);
    case 'goal':
      return g.guide.goal(w.counted(countOf(advice.missing)));
    case 'rule':
      return w.explain.concepts[advice.concept](table);
  }
}
