import { argA, kindOf } from '@pangaea/rules/kernel';
import { KIND, POWER_ACTION_DATA, POWER_ACTIONS, type State } from '@pangaea/rules/terra-mystica';
import { placeName } from '../../terra/game/places.ts';
import { choiceOf } from '../game/actions.ts';
import { GAME } from '../game/rules.ts';
import type { MysticaSpeech } from '../speech.ts';
import { actionName, actionNameIn, choiceName } from './names.ts';

/** Kinds that are described by the taken thing, or by the action. */
const BY_CHOICE: ReadonlySet<number> = new Set([KIND.favour, KIND.town, KIND.take, KIND.cult]);
const BY_ACTION: ReadonlySet<number> = new Set([
  KIND.special,
  KIND['advance-shipping'],
  KIND['advance-exchange'],
]);

/**
 * A drafted move in a few words, as players say it: `burn 3`, `1 spade`, `E7 forest`, `dwelling`.
 * @param last the move before it, whose hex is not named again
 */
export function crumbOf(
  speech: MysticaSpeech,
  state: State,
  move: number,
  last: number | undefined,
): string {
  const { t, w, m, language } = speech;
  const kind = kindOf(move);
  const choice = choiceOf(state, move);
  const given: Readonly<Record<string, string>> = GAME.notation.decode(state, move);
  const { target } = choice;
  const isThere = last !== undefined && sameHex(choiceOf(state, last).target, target);
  const place = isThere ? [] : [placeName(language, state.table.map.names[target.at] ?? '')];
  switch (kind) {
    case KIND.burn:
      return t.chain.burn(argA(move));
    case KIND.power: {
      const { gain } = POWER_ACTION_DATA[POWER_ACTIONS[argA(move)]];
      return gain === undefined ? w.terms.bridge : w.goods(gain);
    }
    case KIND.transform:
    case KIND['skip-transform']:
      return [...place, w.terrains[given.terrain as keyof typeof w.terrains]].join(' ');
    case KIND.build:
      return [...place, w.buildings.dwelling].join(' ');
    case KIND.upgrade:
      return [...place, w.buildings[given.building as keyof typeof w.buildings]].join(' ');
    case KIND.convert: {
      const name = actionName(speech, choice.action);
      return given.times === '1' ? name : m.told(name, t.actions.times(Number(given.times)));
    }
    case KIND.pass: {
      const pass = actionName(speech, 'pass');
      return given.card === 'none' ? pass : m.told(pass, choiceName(speech, state, choice));
    }
    case KIND.decline:
      return actionNameIn(speech, state, 'decline');
    default:
  }
  if (BY_CHOICE.has(kind)) return choiceName(speech, state, choice);
  return BY_ACTION.has(kind) ? actionName(speech, choice.action) : speech.move(state, move);
}

interface On {
  readonly on: string;
  readonly at: number;
}

function sameHex(one: On, other: On): boolean {
  return one.on === 'hex' && other.on === 'hex' && one.at === other.at;
}
