import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { MysticaSpeech } from './speech.ts';

/** The name of an action, card or tile; anything else stands for itself. */
export function thingName(speech: AnyGameSpeech, { table }: State, what: string): string {
  const { w, m } = speech as MysticaSpeech;
  const { printed } = table;
  const power = POWER_ACTIONS.find((each) => each === what);
  if (power !== undefined) return w.powerAction(power, printed);
  const card = BONUS_CARDS.find((each) => each === what);
  if (card !== undefined) return m.named(w.terms.bonusCard, w.bonusCard(card, printed));
  const favour = FAVOUR_TILES.find((each) => each === what);
  if (favour !== undefined) return m.named(w.terms.favourTile, w.favourTile(favour, printed));
  const town = TOWN_TILES.find((each) => each === what);
  return town === undefined ? what : m.named(w.terms.townTile, w.townTile(town, printed));
}
