import { adviceHook } from '../../terra/panels/advice.ts';
import { type Advice, adviceFor } from '../game/advice.ts';
import type { NovaSpeech } from '../speech.ts';

/** The present hints for a newcomer, in sentences. */
export const useAdvice = adviceHook(() => adviceFor, say);

function say(speech: NovaSpeech, advice: Advice): string {
  const { n, w } = speech;
  switch (advice.is) {
    case 'aim':
      return n.intro.aim;
    case 'round':
      return n.advice.round(w.roundTile(advice.on, advice.vp));
    case 'confirm':
      return n.advice.confirm;
    case 'power':
      return n.advice.power(w.powerOf(advice.power));
    case 'income':
      return n.intro.income;
    case 'pass':
      return n.advice.pass(w.vpOf(advice.vp));
  }
}
