import type { Seat } from '../../kernel/index.ts';
import { changeTerrain } from '../../terra/board.ts';
import { circleDistance as around } from '../../terra/circle.ts';
import type { Sink } from '../events.ts';
import { effectCause, gainPower, payCoins, scoreRound } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import type { State } from '../state.ts';
import { SCORED, TERRAINS } from '../vocabulary.ts';

/** Shovels from one terrain to another, at `from * TERRAINS.length + to`. */
const DISTANCES = Uint8Array.from(
  TERRAINS.flatMap((_, from) => TERRAINS.map((_each, to) => around(from, to, TERRAINS.length))),
);

/** Shovels from one terrain to another on the circle: 0, 1 or 2. */
export function circleDistance(from: number, to: number): number {
  return DISTANCES[from * TERRAINS.length + to];
}

const FAR = 2;

/** Shovels that the seat needs for a terrain: by the circle, or with the Golems' left palace. */
export function shovelsNeeded(s: State, seat: Seat, terrain: number): number {
  const distance = circleDistance(s.home(seat), terrain);
  return distance < FAR ? distance : farShovels(s, seat);
}

/** Shovels that the seat needs for terrain two steps away. */
export function farShovels(s: State, seat: Seat): number {
  return s.effect(seat, EFFECT.farShovels) || FAR;
}

/** Reports free shovels that transform nothing. */
export function loseShovels(seat: Seat, amount: number, sink: Sink): void {
  if (amount > 0) sink?.push({ type: 'lost', seat, what: 'shovels', amount });
}

/**
 * Puts the home terrain on a hex. `shovels` is the number used, `bought` the number bought; 0 if it
 * took none.
 */
export function transformHex(
  s: State,
  seat: Seat,
  hex: number,
  shovels: number,
  bought: number,
  sink: Sink,
): void {
  const from = s.terrain(hex);
  const to = s.home(seat);
  changeTerrain(s, hex, to);
  sink?.push({
    type: 'transformed',
    seat,
    hex: s.table.map.names[hex],
    from: TERRAINS[from],
    to: TERRAINS[to],
    shovels,
    bought,
  });
  payCoins(s, seat, bought * s.table.shovelCost, 'shovel', sink);
  if (shovels === 0) return;
  scoreRound(s, seat, SCORED.shovel, shovels, sink);
  const power = s.effect(seat, EFFECT.powerPerShovel) * shovels;
  if (power > 0) {
    gainPower(s, seat, power, effectCause(s, seat, EFFECT.powerPerShovel, sink), sink);
  }
}
