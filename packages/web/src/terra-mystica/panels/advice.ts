import type { Event, State } from '@pangaea/rules/terra-mystica';
import { useMemo } from 'preact/compat';
import type { Draft } from '../../game/draft.ts';
import type { Advised } from '../../play/face/table-parts.ts';
import { perDraft } from '../../play/per-draft.ts';
import type { Action, Target } from '../../terra/game/choices.ts';
import { type Advice, adviceFor } from '../game/advice.ts';
import { type MysticaSpeech, useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const adviceOf = perDraft(
  ({ state, seat, open }: Draft<State, Event>, actions: readonly Action[]) =>
    adviceFor(state, seat, actions, open),
);

/** Advice for a newcomer now, in sentences. */
export function useAdvice(): readonly Advised[] {
  const speech = useMysticaSpeech();
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

function say(speech: MysticaSpeech, state: State, advice: Advice): string {
  const { w, p, t } = speech;
  const { advice: words } = t;
  switch (advice.is) {
    case 'aim':
      return t.intro.aim;
    case 'round':
      return words.round(p.rounds.points(w.vpOf(advice.vp), p.rounds.scored[advice.on]));
    case 'town':
      return words.town(advice.to);
    case 'offer':
      return advice.vp === 0
        ? words.offerFree(w.powerOf(advice.power))
        : words.offer(w.powerOf(advice.power), w.vpOf(advice.vp));
    case 'founds':
      return words.founds(speech.move(state, advice.move));
    case 'scores':
      return words.scores(speech.move(state, advice.move), w.vpOf(advice.vp));
    case 'power':
      return words.power(w.powerOf(advice.power));
    case 'pass':
      return words.pass(w.vpOf(advice.vp));
    default:
      return words[advice.is];
  }
}
