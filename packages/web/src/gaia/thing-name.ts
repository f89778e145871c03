import type { State } from '@pangaea/rules/gaia';
import { thingName as nameOf } from '@pangaea/words/gaia/things';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { GaiaSpeech } from './speech.ts';

/** The name of an action, card or tile; other texts stay unchanged. */
export function thingName(speech: AnyGameSpeech, { table }: State, what: string): string {
  const { w, m } = speech as GaiaSpeech;
  return nameOf(w, m.named, table, what);
}
