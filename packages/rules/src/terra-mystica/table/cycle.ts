import { circleDistance } from '../../terra/circle.ts';
import { CYCLE, ICE } from '../vocabulary.ts';

/** One way to transform a hex: its last terrain and its steps on the circle. */
export interface Route {
  readonly to: number;
  /** 0 short, 1 long. */
  readonly way: number;
  readonly steps: number;
  /** It ends on the terrain on which the owner builds. */
  readonly arrives: boolean;
}

/**
 * All results that one action can have for a terrain, by `home * CYCLE + from`: any number of steps
 * in either direction, not past home terrain and never all the way round (FAQ 2.1 Q2, Q3).
 */
export const ROUTES: readonly (readonly Route[])[] = table(routes);
/**
 * Like `ROUTES`, for ice factions: a hex that reaches the start terrain becomes ice; this takes at
 * least 1 spade.
 */
export const ICE_ROUTES: readonly (readonly Route[])[] = table(iceRoutes);

function table(make: (home: number, from: number) => Route[]): Route[][] {
  const rows: Route[][] = [];
  for (let home = 0; home < CYCLE; home++) {
    for (let from = 0; from < CYCLE; from++) rows.push(make(home, from));
  }
  return rows;
}

function routes(home: number, from: number): Route[] {
  const found: Route[] = [];
  for (const turn of [1, CYCLE - 1]) {
    for (let steps = 1; steps < CYCLE; steps++) {
      const to = (from + steps * turn) % CYCLE;
      found.push({ to, way: steps > CYCLE / 2 ? 1 : 0, steps, arrives: to === home });
      if (to === home) break;
    }
  }
  return found.sort((one, other) => one.steps - other.steps || one.to - other.to);
}

function iceRoutes(home: number, from: number): Route[] {
  const found = routes(home, from).map((route) => (route.arrives ? { ...route, to: ICE } : route));
  if (from === home) found.unshift({ to: ICE, way: 0, steps: 1, arrives: true });
  return found;
}

/** Steps from one terrain to another the short way. */
export function cycleDistance(from: number, to: number): number {
  return circleDistance(from, to, CYCLE);
}

/** Added to a way (`WAYS`) on which a spade is saved. */
export const SAVED = 2;
