import type { Event, State } from '@pangaea/rules/terra-nova';
import { useMemo } from 'preact/compat';
import type { Draft } from '../../game/draft.ts';
import type { Advised } from '../../play/face/table-parts.ts';
import { perDraft } from '../../play/per-draft.ts';
import type { Action, Target } from '../../terra/game/choices.ts';
import { type Advice, adviceFor } from '../game/advice.ts';
import { type NovaSpeech, useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const adviceOf = perDraft(
  ({ state, seat, open }: Draft<State, Event>, actions: readonly Action[]) =>
    adviceFor(state, seat, actions, open),
);

/** Advice for a newcomer now, in sentences. */
export function useAdvice(): readonly Advised[] {
  const speech = useNovaSpeech();
  const { play } = useTable();
  const { draft, actions, seat, moment } = play;
  return useMemo(() => {
    if (seat === undefined || draft === undefined || moment !== undefined) return [];
    return adviceOf(draft, actions).map((each) => ({
      sentence: say(speech, draft.state, each),
      spots: 'target' in each ? hexesOf(draft.state, each.target) : [],
    }));
  }, [speech, draft, actions, seat, moment]);
}

/** The hexes that a thing of the map lies on. */
function hexesOf({ table }: State, { on, at }: Target): readonly number[] {
  if (on === 'hex') return [at];
  if (on !== 'bridge') return [];
  const { a, b } = table.map.bridges[at];
  return [a, b];
}

function say(speech: NovaSpeech, state: State, advice: Advice): string {
  const { n, w } = speech;
  switch (advice.is) {
    case 'aim':
      return n.intro.aim;
    case 'round':
      return n.advice.round(w.roundTile(advice.on, advice.vp));
    case 'confirm':
      return n.advice.confirm;
    case 'founds':
      return n.advice.founds(speech.move(state, advice.move));
    case 'scores':
      return n.advice.scores(speech.move(state, advice.move), w.vpOf(advice.vp));
    case 'power':
      return n.advice.power(w.powerOf(advice.power));
    case 'income':
      return n.intro.income;
    case 'pass':
      return n.advice.pass(w.vpOf(advice.vp));
  }
}
