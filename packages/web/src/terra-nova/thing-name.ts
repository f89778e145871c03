import { BONUS_TILES, type State } from '@pangaea/rules/terra-nova';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { NovaSpeech } from './speech.ts';

/** The name of an action, card or tile; anything else stands for itself. */
export function thingName(speech: AnyGameSpeech, { table }: State, what: string): string {
  const { w, m } = speech as NovaSpeech;
  const power = table.edition.powerActions[table.powerActionIds.indexOf(what)];
  if (power !== undefined) {
    return m.named(w.powerAction(power.effect, power.amount), w.powerOf(power.cost));
  }
  const tile = BONUS_TILES.find((each) => each === what);
  if (tile === undefined) return what;
  const { bonusTiles } = table.edition;
  return m.named(`${w.terms.bonusTile} ${tile}`, w.bonusTile(bonusTiles[tile]));
}
