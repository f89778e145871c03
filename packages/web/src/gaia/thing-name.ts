import type { State } from '@pangaea/rules/gaia';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { GaiaSpeech } from './speech.ts';

/** The name of an action, card or tile; anything else stands for itself. */
export function thingName(speech: AnyGameSpeech, { table }: State, what: string): string {
  const { w, m } = speech as GaiaSpeech;
  if (table.objectiveIds.includes(what)) {
    return m.named(w.terms.objective, w.objective(what, table.edition));
  }
  return table.cardNames.includes(what) ? w.card(what) : what;
}
