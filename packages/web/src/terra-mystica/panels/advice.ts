import { adviceHook } from '../../terra/panels/advice.ts';
import type { Advice } from '../game/advice.ts';
import { useOwnTurn } from '../own-turn.ts';
import { useTurnWords } from '../said.tsx';
import type { MysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The present hints for a newcomer, in sentences. */
export const useAdvice = adviceHook(useAdviser, say);

function useAdviser() {
  const { draft } = useTable().play;
  const isWanted = draft !== undefined;
  const own = useOwnTurn(isWanted);
  return useTurnWords(isWanted) ? own?.adviceFor : undefined;
}

function say(speech: MysticaSpeech, advice: Advice): string {
  const { w, p, t } = speech;
  const { advice: words } = t;
  switch (advice.is) {
    case 'aim':
      return t.aim;
    case 'round':
      return words.round(p.rounds.points(w.vpOf(advice.vp), p.rounds.scored[advice.on]));
    case 'town':
      return words.town(advice.to);
    case 'offer':
      return advice.vp === 0
        ? words.offerFree(w.powerOf(advice.power))
        : words.offer(w.powerOf(advice.power), w.vpOf(advice.vp));
    case 'power':
      return words.power(w.powerOf(advice.power));
    case 'pass':
      return words.pass(w.vpOf(advice.vp));
    default:
      return words[advice.is];
  }
}
