import { usePreferences } from '../preferences/context.ts';
import { useIsUpright } from '../ui/layout.ts';
import { frameOf } from './geometry.ts';
import type { BoardHex } from './position.ts';

/**
 * Whether the map is turned by a quarter, counterclockwise, with east up. On an upright telephone or tablet a
 * wide map gets larger hexes by that. A setting keeps north up.
 */
export function useTurned(hexes: readonly BoardHex[]): boolean {
  const { preferences } = usePreferences();
  const isUpright = useIsUpright();
  const { width, height } = frameOf(hexes, 0);
  return isUpright && width > height && !preferences.northUp;
}
