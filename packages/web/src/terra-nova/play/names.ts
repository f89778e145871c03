import { argB, kindOf } from '@pangaea/rules/kernel';
import {
  BONUS_TILES,
  FACTIONS,
  KIND,
  NO_TILE,
  QUESTION,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-nova';
import type { Choice } from '../../terra/game/choices.ts';
import { placeName } from '../../terra/game/places.ts';
import type { NovaSpeech } from '../speech.ts';

/** The name of an action on its button. */
export function actionName({ n, w }: NovaSpeech, state: State, id: string): string {
  const { edition, powerActionIds } = state.table;
  const power = powerActionIds.indexOf(id.slice('power:'.length));
  if (power >= 0) {
    const { effect, amount } = edition.powerActions[power];
    return w.powerAction(effect, amount);
  }
  if (id === 'decline') {
    const { declined } = n.actions;
    if (state.top() === QUESTION['optional-house']) return declined.house;
    if (state.top() === QUESTION['second-shovel']) return declined.shovel;
  }
  const names: Readonly<Record<string, string>> = n.actions.names;
  return names[id] ?? w.moves[id as keyof typeof w.moves].kind;
}

/**
 * The effect of a palace that can be chosen, for the faction of the seat; undefined for other
 * choices.
 */
export function palaceDoes(
  { m, w }: NovaSpeech,
  state: State,
  seat: number,
  { move }: Choice,
): string | undefined {
  if (kindOf(move) !== KIND.palace) return undefined;
  const { leftPalace, rightPalace } = state.table.factions[state.faction(seat)];
  return m.phrases(w.effects(argB(move) === 0 ? leftPalace : rightPalace, state.table));
}

/** The name of a choice among the others of its action: a hex, a palace, a tile. */
export function choiceName(speech: NovaSpeech, state: State, { move, target }: Choice): string {
  const { m, n, w } = speech;
  const { map, edition, bridgeNames } = state.table;
  switch (target.on) {
    case 'hex': {
      const name = placeName(speech.language, map.names[target.at]);
      const kind = kindOf(move);
      if (kind === KIND.palace) {
        return m.list([name, argB(move) === 0 ? n.actions.left : n.actions.right]);
      }
      return kind === KIND['river-town'] ? speech.move(state, move) : name;
    }
    case 'bridge':
      return bridgeNames[target.at];
    case 'bonus-tile': {
      if (target.at === NO_TILE) return speech.move(state, move);
      const tile = BONUS_TILES[target.at];
      return m.told(tile, w.bonusTile(edition.bonusTiles[tile]));
    }
    case 'town-tile':
      return w.townTile(edition.townTiles[TOWN_TILES[target.at]]);
    case 'faction':
      return w.factions[FACTIONS[target.at]];
    default:
      return speech.move(state, move);
  }
}
