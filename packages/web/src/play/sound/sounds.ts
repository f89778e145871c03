import type { GameEvent } from '@pangaea/rules/kernel';

/**
 * All sounds of a table, the most important first: if too many come at once, the last ones are left
 * out.
 */
export const SOUNDS = [
  /** A town, or another great moment. */
  'bell',
  /** A round begins. */
  'page',
  /** A large building. */
  'hall',
  /** A piece. */
  'wood',
  /** Land that is changed. */
  'earth',
  'coin',
  /** Tokens in their bowls. */
  'stone',
  /** A card or a tile changes hands. */
  'card',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sound of an event; undefined where it is silent. */
export type SoundOf = (event: GameEvent) => Sound | undefined;

/** One sound, played once for each of its events. */
export interface Struck {
  readonly sound: Sound;
  readonly times: number;
}

/** At most this many different sounds are played for events that are shown together. */
const MOST = 4;

/** The sounds of events that are shown together, in the order in which they are played. */
export function soundsOf(events: readonly GameEvent[], soundOf: SoundOf): readonly Struck[] {
  const times = new Map<Sound, number>();
  for (const event of events) {
    const sound = soundOf(event);
    if (sound !== undefined) times.set(sound, (times.get(sound) ?? 0) + 1);
  }
  const kept = SOUNDS.filter((sound) => times.has(sound)).slice(0, MOST);
  return [...times]
    .filter(([sound]) => kept.includes(sound))
    .map(([sound, count]) => ({ sound, times: count }));
}
