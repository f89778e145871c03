import type { Messages } from '../messages/index.ts';
import { BOLD, paint, type Style } from './style.ts';
import { table } from './text.ts';

/** The events of which points come. */
interface Scored {
  readonly type: string;
  readonly seat?: number;
  readonly amount?: unknown;
  readonly cause?: string;
}

/** A game over, as its points are told. */
export interface Points {
  /** Sources of points by what they are called, in the order in which they are shown. */
  readonly causes: Readonly<Record<string, string>>;
  readonly total: string;
  readonly rank: string;
  /** Who sits where, and with how many points. */
  readonly names: readonly string[];
  readonly vp: readonly number[];
}

/** Victory points by what they came from, as the events tell, and who won. */
export function drawPoints(
  { causes, names, rank: rankTerm, total: totalTerm, vp }: Points,
  events: readonly Scored[],
  style: Style,
  { screen }: Messages,
): string[] {
  const points = new Map<string, number[]>();
  for (const { amount, cause, seat, type } of events) {
    if (type !== 'vp' || cause === undefined || seat === undefined) continue;
    const row = points.get(cause) ?? Array<number>(names.length).fill(0);
    row[seat] += Number(amount);
    points.set(cause, row);
  }
  const rank = vp.map((own) => 1 + vp.filter((other) => other > own).length);
  const rows = Object.entries(causes).flatMap(([cause, name]) => {
    const row = points.get(cause);
    return row === undefined ? [] : [[name, ...row.map(String)]];
  });
  const winners = names.filter((_, seat) => rank[seat] === 1);
  return [
    ...table([
      [screen.source, ...names],
      ...rows,
      [totalTerm, ...vp.map(String)],
      [rankTerm, ...rank.map(String)],
    ]),
    '',
    paint(style, BOLD, screen.winners(winners, Math.max(...vp))),
  ];
}
