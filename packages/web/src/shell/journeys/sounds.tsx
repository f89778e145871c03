import { hear } from '../../play/sound/hear.ts';
import { type SoundOf, soundsOf } from '../../play/sound/sounds.ts';
import { useTold } from './use-told.ts';

/** Lets events be heard when they are seen. */
export function Sounds({ soundOf }: { readonly soundOf: SoundOf }) {
  useTold(({ events }) => hear(soundsOf(events, soundOf)));
  return null;
}
