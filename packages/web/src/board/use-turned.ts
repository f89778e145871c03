import { usePreferences } from '../preferences/context.ts';
import { useIsTallPhone } from '../ui/layout.ts';
import { frameOf } from './geometry.ts';
import type { BoardHex } from './position.ts';

/**
 * Whether the map is turned by a quarter, counterclockwise, with east up. On an upright telephone a
 * wide map gets larger hexes by that. A setting keeps north up.
 */
export function useTurned(hexes: readonly BoardHex[]): boolean {
  const { preferences } = usePreferences();
  const isTall = useIsTallPhone();
  const { width, height } = frameOf(hexes, 0);
  return isTall && width > height && !preferences.northUp;
}
