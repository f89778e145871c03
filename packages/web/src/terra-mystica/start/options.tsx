import type { OptionsProps } from '../../games/game-face.ts';

export function MysticaOptions(_: OptionsProps) {
  return null;
}
