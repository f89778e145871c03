import { hear } from '../../play/sound/hear.ts';
import { type SoundOf, soundsOf } from '../../play/sound/sounds.ts';
import { useTold } from './use-told.ts';

/** Plays the sounds of events when they are shown. */
export function Sounds({ soundOf }: { readonly soundOf: SoundOf }) {
  useTold(({ events }) => hear(soundsOf(events, soundOf)));
  return null;
}
