import type { Grid } from './fields/field.ts';
import { tenth } from './fields/path.ts';
import { squaresOver } from './fields/squares.ts';
import type { Lattice } from './lattice.ts';
import type { Detail } from './plan.ts';
import type { Layer } from './scene.ts';

/** The side of the squares of paper with one fibre each, and the greatest length of a fibre. */
const PAPER = 76;
const FIBRE = 26;

/** The fibres of the paper. */
export function drawFibres(grid: Grid): Layer {
  let d = '';
  for (const { x, y, first, second } of squaresOver(grid, PAPER, 81)) {
    const angle = first * 2 * Math.PI;
    const length = FIBRE * (0.4 + 0.6 * second);
    const dx = length * Math.cos(angle);
    const dy = length * Math.sin(angle);
    const bend = (second - 0.5) * 14;
    d += `M${tenth(x)} ${tenth(y)}q${tenth(dx / 2 - bend)} ${tenth(dy / 2 + bend)} ${tenth(dx)} ${tenth(dy)}`;
  }
  return { name: 'fibres', d, stroke: 'ink', width: 0.8, alpha: 0.07 };
}

/** The outlines of the hexes, very faint. */
export function drawHexes({ centres, corners }: Lattice, level: Detail): Layer {
  let d = '';
  for (const { x, y } of centres) {
    for (const [index, corner] of corners.entries()) {
      d += `${index === 0 ? 'M' : 'L'}${tenth(x + corner.x)} ${tenth(y + corner.y)}`;
    }
    d += 'Z';
  }
  const alpha = level === 'small' ? 0.16 : 0.13;
  return { name: 'hexes', d, stroke: 'ink', width: 0.8, alpha, night: 0.9 };
}
