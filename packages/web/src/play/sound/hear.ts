import type { Struck } from './sounds.ts';

/*
 * The speaker is loaded with the first sound, and only after a press on the page: browsers allow no
 * sound until then, and a late sound is worse than none.
 */

/** Plays sounds of the table; none while its tab is hidden. */
export function hear(struck: readonly Struck[]): void {
  if (struck.length === 0 || document.hidden) return;
  withSpeaker((speaker) => speaker.strike(struck));
}

/** Two soft tones when the person is asked for something. They are also played for a hidden tab. */
export function chime(): void {
  withSpeaker((speaker) => speaker.chime());
}

type Speaker = typeof import('./speaker.ts');

function withSpeaker(use: (speaker: Speaker) => Promise<void>): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  // The page works without sound.
  import('./speaker.ts').then(use).catch(() => undefined);
}
