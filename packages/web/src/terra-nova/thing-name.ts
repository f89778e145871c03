import type { State } from '@pangaea/rules/terra-nova';
import { thingName as nameOf } from '@pangaea/words/terra-nova/things';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { NovaSpeech } from './speech.ts';

/** The name of an action, card or tile; other texts stay unchanged. */
export function thingName(speech: AnyGameSpeech, { table }: State, what: string): string {
  const { w, m } = speech as NovaSpeech;
  return nameOf(w, m.named, table, what);
}
