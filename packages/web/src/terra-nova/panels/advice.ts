import type { State } from '@pangaea/rules/terra-nova';
import { useMemo } from 'preact/compat';
import { type Advice, adviceFor } from '../game/advice.ts';
import { type NovaSpeech, useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** What to tell a newcomer now, in sentences. */
export function useAdvice(): readonly string[] {
  const speech = useNovaSpeech();
  const { play } = useTable();
  const { draft, actions, seat, moment } = play;
  return useMemo(() => {
    if (seat === undefined || draft === undefined || moment !== undefined) return [];
    const advice = adviceFor(draft.state, draft.seat, actions, draft.open);
    return advice.map((each) => say(speech, draft.state, each));
  }, [speech, draft, actions, seat, moment]);
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
