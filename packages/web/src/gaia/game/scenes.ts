import type { Event } from '@pangaea/rules/gaia';
import type { GreatMoment, ScenesOf } from '../../play/face/scene.ts';

function moments(events: readonly Event[]): readonly GreatMoment[] {
  return events.flatMap((event): readonly GreatMoment[] => {
    if (event.type === 'built') {
      const { seat, x, y } = event;
      return [{ kind: 'city', seat, places: [`[data-cell="${x},${y}"]`], gains: [] }];
    }
    if (event.type === 'objective') {
      const { seat, objective } = event;
      return [{ kind: 'objective', seat, places: [`[data-goal="${objective}"]`], gains: [] }];
    }
    return [];
  });
}

/** The great moments of Gaia; there are no rounds that could begin. */
export const SCENES: ScenesOf = { moments } as ScenesOf;
