import { usePreferences } from '../preferences/context.ts';
import { useIsTallPhone } from '../ui/layout.ts';
import { frameOf } from './geometry.ts';
import type { BoardHex } from './position.ts';

/**
 * Whether the map lies a quarter turned against the clock, east up: on an upright telephone a map that is wider than
 * high has larger hexes then. A setting keeps north up.
 */
export function useTurned(hexes: readonly BoardHex[]): boolean {
  const { preferences } = usePreferences();
  const isTall = useIsTallPhone();
  const { width, height } = frameOf(hexes, 0);
  return isTall && width > height && !preferences.northUp;
}
