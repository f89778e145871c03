import { useRef } from 'preact/compat';
import type { GroundLook } from './land/looks.ts';
import type { LandHex, LandPlan } from './land/plan.ts';
import type { BoardHex } from './position.ts';

/** The land of a position; the same object while no ground changes. */
export function useLandPlan(
  hexes: readonly BoardHex[],
  grounds: Readonly<Record<string, GroundLook>>,
  turned = false,
): LandPlan {
  const kept = useRef<LandPlan>(undefined);
  const last = kept.current;
  if (last?.grounds !== grounds || last.turned !== turned || !sameLand(last.hexes, hexes)) {
    kept.current = {
      hexes: hexes.map(({ x, y, terrain }) => ({ x, y, ground: terrain })),
      grounds,
      turned,
    };
  }
  return kept.current as LandPlan;
}

function sameLand(one: readonly LandHex[], other: readonly BoardHex[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ x, y, ground }, index) => {
      const hex = other[index];
      return hex.x === x && hex.y === y && hex.terrain === ground;
    })
  );
}
