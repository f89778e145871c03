import type { Struck } from './sounds.ts';

/*
 * The speaker is loaded with the first sound, and never before something on the page was pressed: browsers allow no
 * sound until then, and a late one is worse than none.
 */

/** Sounds of the table; none while its tab is not in sight. */
export function hear(struck: readonly Struck[]): void {
  if (struck.length === 0 || document.hidden) return;
  withSpeaker((speaker) => speaker.strike(struck));
}

/** Two soft tones: somebody is asked for something. They are heard in another tab too. */
export function chime(): void {
  withSpeaker((speaker) => speaker.chime());
}

type Speaker = typeof import('./speaker.ts');

function withSpeaker(use: (speaker: Speaker) => Promise<void>): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  // The page works without sound.
  import('./speaker.ts').then(use).catch(() => undefined);
}
