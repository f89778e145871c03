import type { LandHex } from '../plan.ts';
import type { LandSheet } from './orders.ts';
import type { LandRequest } from './studio.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

export type { LandSheet } from './orders.ts';
export type { LandRequest } from './studio.ts';

/** Paints lands. Callers must not close a picture, since others may use it too. */
export interface LandPainter {
  /** The whole picture. */
  paint(request: LandRequest): Promise<ImageBitmap>;
  /**
   * Paints only what has changed with the grounds: sheets to draw over the present picture, each
   * about three radii wide.
   * @param before the hexes in the present picture
   */
  patch(request: LandRequest, before: readonly LandHex[]): Promise<readonly LandSheet[]>;
  /** Drops everything. A picture in progress is no longer delivered. */
  close(): void;
}

/** The number of cached pictures: day and night. */
const KEPT = 2;

/** A painter with a worker of its own, which starts with the first picture. */
export function landPainter(): LandPainter {
  let workshop: Workshop | undefined;
  const pictures = new Map<string, Promise<ImageBitmap>>();
  const open = (): Workshop => {
    workshop ??= openWorkshop();
    return workshop;
  };
  return {
    paint(request) {
      const key = JSON.stringify(request);
      const kept = pictures.get(key);
      pictures.delete(key);
      const picture =
        kept ??
        open()
          .do({ request })
          .then(([{ bitmap }]) => bitmap);
      pictures.set(key, picture);
      if (kept === undefined) picture.catch(() => pictures.delete(key));
      for (const old of [...pictures.keys()].slice(0, -KEPT)) pictures.delete(old);
      return picture;
    },
    patch: (request, before) => open().do({ request, before }),
    close() {
      workshop?.close();
      workshop = undefined;
      pictures.clear();
    },
  };
}
