import type { Messages } from '../messages/index.ts';
import { BOLD, paint, type Style } from './style.ts';
import { table } from './text.ts';

/** The events that give points. */
interface Scored {
  readonly type: string;
  readonly seat?: number;
  readonly amount?: unknown;
  readonly cause?: string;
}

/** A finished game, for the table of its points. */
export interface Points {
  /** Sources of points with their names, in the order in which they are shown. */
  readonly causes: Readonly<Record<string, string>>;
  readonly total: string;
  readonly rank: string;
  /** The players by seat, and their points. */
  readonly names: readonly string[];
  readonly vp: readonly number[];
}

/** Victory points by source, counted from the events, and the winner. */
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
