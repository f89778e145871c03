import type { Motif } from '../looks.ts';
import type { Engraving } from '../stamp.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { lake } from './lake.ts';
import { swamp } from './swamp.ts';
import { wasteland } from './wasteland.ts';

/** The motifs that every game uses; they are loaded at once. */
const engravings = new Map<Motif, Engraving>(
  Object.entries({ swamp, lake, forest, wasteland, desert } satisfies Partial<
    Record<Motif, Engraving>
  >) as [Motif, Engraving][],
);

/** The motifs that only some games use; they are loaded with those games. */
const LOADERS: Readonly<Partial<Record<Motif, () => Promise<Engraving>>>> = {
  plains: async () => (await import('./plains.ts')).plains,
  mountains: async () => (await import('./mountains.ts')).mountains,
  ice: async () => (await import('./ice.ts')).ice,
  volcano: async () => (await import('./volcano.ts')).volcano,
};

/** Loads motifs that are missing. */
export async function loadMotifs(motifs: readonly Motif[]): Promise<void> {
  await Promise.all(
    motifs.map(async (motif) => {
      const load = engravings.has(motif) ? undefined : LOADERS[motif];
      if (load !== undefined) engravings.set(motif, await load());
    }),
  );
}

/** The engraving of a motif, which must have been loaded. */
export function engravingOf(motif: Motif): Engraving {
  const engraving = engravings.get(motif);
  if (engraving === undefined) throw new Error(`the motifs of ${motif} are not there`);
  return engraving;
}
