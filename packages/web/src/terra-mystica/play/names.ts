import { argB, argC, kindOf } from '@pangaea/rules/kernel';
import {
  BONUS_CARDS,
  CULTS,
  FAVOUR_TILES,
  KIND,
  NO_CARD,
  POWER_ACTIONS,
  type PowerAction,
  QUESTION,
  SPADE_FLAG,
  SPADES,
  SPECIAL_ACTIONS,
  type SpecialAction,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import type { Choice } from '../../terra/game/choices.ts';
import { placeName } from '../../terra/game/places.ts';
import { GAME } from '../game/rules.ts';
import type { MysticaSpeech } from '../speech.ts';

/** The name of an action, or of a button for several actions. */
export function actionName({ t, w, fan }: MysticaSpeech, id: string): string {
  const [word, part] = id.split(':');
  if (part !== undefined) {
    if (word === 'ability') return fan?.abilities[part]?.name ?? w.moves.ability.kind;
    if (word === 'power') return w.powerAction(part as PowerAction);
    return word === 'special' ? w.specialActions[part as SpecialAction] : w.conversion(part);
  }
  const names: Readonly<Record<string, string>> = { ...t.actions.groups, ...t.actions.names };
  return names[id] ?? w.moves[id as keyof typeof w.moves].kind;
}

/** The name of an action in a position, since the effect of declining depends on the question. */
export function actionNameIn(speech: MysticaSpeech, state: State, id: string): string {
  const { declined } = speech.t.actions;
  if (id === 'decline' && state.top() === QUESTION.bridge) return declined.bridge;
  if (id !== 'decline' || state.top() !== QUESTION.spades) return actionName(speech, id);
  const isOpen = (state.arg(SPADES.at.flags) & SPADE_FLAG.closed) === 0;
  return isOpen && state.arg(SPADES.at.free) > 0 ? declined.spades : declined.dwelling;
}

/** The name of a choice among the others of its action: a hex, its new terrain, a tile. */
export function choiceName(speech: MysticaSpeech, state: State, choice: Choice): string {
  const { t, w } = speech;
  const { move, target } = choice;
  const { map, bridgeNames, factionNames } = state.table;
  switch (target.on) {
    case 'hex': {
      // The words of the move contain the rest.
      if (kindOf(move) === KIND.ability && argC(move) > 0) return speech.move(state, move);
      const name = placeName(speech.language, map.names[target.at]);
      const detail = detailOf(speech, state, choice);
      return detail === undefined ? name : t.actions.to(name, detail);
    }
    case 'bridge':
      return bridgeNames[target.at];
    case 'cult':
      return kindOf(move) === KIND.priest
        ? t.actions.steps(w.cults[CULTS[target.at]], given(state, move).steps)
        : w.cults[CULTS[target.at]];
    case 'faction': {
      const name = w.factions[factionNames[target.at]];
      const { points } = given(state, move);
      return points === undefined ? name : t.actions.bid(name, Number(points));
    }
    case 'bonus-card':
      return target.at === NO_CARD ? w.terms.pass : w.bonusCard(BONUS_CARDS[target.at]);
    case 'favour-tile':
      return w.favourTile(FAVOUR_TILES[target.at]);
    case 'town-tile':
      return w.townTile(TOWN_TILES[target.at]);
    case 'power-action':
      return w.powerAction(POWER_ACTIONS[target.at]);
    case 'special-action':
      return w.specialActions[SPECIAL_ACTIONS[target.at]];
    default: {
      const { times, terrain } = given(state, move);
      if (times !== undefined) return t.actions.times(Number(times));
      if (terrain !== undefined) return w.terrains[terrain as keyof typeof w.terrains];
      return speech.move(state, move);
    }
  }
}

/** A choice among those of all actions on a hex: the action, and the result on the hex. */
export function nameOnHex(speech: MysticaSpeech, state: State, choice: Choice): string {
  const action = actionName(speech, choice.action);
  const detail = detailOf(speech, state, choice);
  return detail === undefined ? action : speech.t.actions.to(action, detail);
}

/** The addition to the name of an action on a hex, such as the new terrain or the building. */
function detailOf(speech: MysticaSpeech, state: State, { move }: Choice): string | undefined {
  if (kindOf(move) === KIND.ability) return argC(move) > 0 ? speech.move(state, move) : undefined;
  const { t, w } = speech;
  const { terrain, way, building, to, tokens, cult } = given(state, move);
  if (terrain !== undefined) {
    const name = w.terrains[terrain as keyof typeof w.terrains];
    // The short way is the normal one, and is not named.
    return way === undefined || argC(move) === 0
      ? name
      : t.actions.wayOf(name, w.ways[way as keyof typeof w.ways]);
  }
  if (building !== undefined) return w.buildings[building as keyof typeof w.buildings];
  if (cult !== undefined) return w.cults[cult as keyof typeof w.cults];
  if (tokens !== undefined && argB(move) >= 0) return `${w.terms.powerToken} ${tokens}`;
  return to;
}

function given(state: State, move: number): Readonly<Record<string, string>> {
  return GAME.notation.decode(state, move);
}
