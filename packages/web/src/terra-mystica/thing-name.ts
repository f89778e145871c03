import type { State } from '@pangaea/rules/terra-mystica';
import { thingName as nameOf } from '@pangaea/words/terra-mystica/things';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { MysticaSpeech } from './speech.ts';

/** The name of an action, card or tile; other texts stay unchanged. */
export function thingName(speech: AnyGameSpeech, { table }: State, what: string): string {
  const { w, m } = speech as MysticaSpeech;
  return nameOf(w, m.named, table.printed, what);
}
