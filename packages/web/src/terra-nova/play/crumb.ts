import { firstSeat, kindOf } from '@pangaea/rules/kernel';
import { KIND, type State, TERRAINS } from '@pangaea/rules/terra-nova';
import { placeName } from '../../terra/game/places.ts';
import { choiceOf } from '../game/choices.ts';
import { GAME } from '../game/rules.ts';
import type { NovaSpeech } from '../speech.ts';
import { actionName } from './names.ts';

/**
 * A drafted move in a few words: `E7 desert`, `house`, `power into coins: 3`.
 * @param last the move before it, whose hex is not named again
 */
export function crumbOf(
  speech: NovaSpeech,
  state: State,
  move: number,
  last: number | undefined,
): string {
  const { m, n, w, language } = speech;
  const { names } = n.actions;
  const given: Readonly<Record<string, string>> = GAME.notation.decode(state, move);
  const { hex = '' } = given;
  const isThere = last !== undefined && GAME.notation.decode(state, last).hex === hex;
  const on = (what: string) => [...(isThere ? [] : [placeName(language, hex)]), what].join(' ');
  switch (kindOf(move)) {
    case KIND.transform:
    case KIND['bonus-shovel']:
    case KIND['power-shovel']:
      return on(w.terrains[TERRAINS[state.home(firstSeat(GAME.deciders(state)))]]);
    case KIND.build:
    case KIND.place:
      return on(w.buildings.house);
    case KIND.upgrade:
      return on(w.buildings['trading-post']);
    case KIND.palace:
      return on(given.palace === 'left' ? n.actions.left : n.actions.right);
    case KIND.sail:
      return names.sail;
    case KIND.special:
      return names.special;
    case KIND.exchange:
      return m.told(names.exchange, given.power);
    case KIND['exchange-vp']:
      return m.told(names['exchange-vp'], given.times);
    case KIND.pass:
      return given.tile === 'none' ? names.pass : m.told(names.pass, given.tile);
    case KIND.decline:
    case KIND.power:
      return actionName(speech, state, choiceOf(state, move).action);
    default:
      return speech.move(state, move);
  }
}
