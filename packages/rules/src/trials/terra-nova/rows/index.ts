import type { CoverageRow } from '../../../conformance/index.ts';
import type { Move, Seat } from '../../../kernel/index.ts';
import type { Event, State } from '../../../terra-nova/index.ts';
import { ABILITIES, FACTION_TABLES } from './factions.ts';
import { HAPPENINGS } from './happenings.ts';
import { EXCHANGES, MOVES, ORDERS } from './moves.ts';
import { OPTIONS } from './options.ts';
import { RULINGS_AT_WORK } from './rulings.ts';
import { RARE_SITUATIONS } from './situations.ts';
import { BONUS, OCTAGONS, ROUND, TOWN } from './tiles.ts';
import { Step, type Watch } from './watch.ts';

const WATCHES: readonly Watch[] = [
  MOVES,
  EXCHANGES,
  ORDERS,
  ABILITIES,
  FACTION_TABLES,
  BONUS,
  ROUND,
  TOWN,
  OCTAGONS,
  RARE_SITUATIONS,
  OPTIONS,
  RULINGS_AT_WORK,
  HAPPENINGS,
];

/** Every row of the coverage table except the refusal codes. */
export const ROWS: readonly CoverageRow[] = WATCHES.flatMap(({ group, rows }) =>
  rows.map((id) => ({ id, group })),
);

/** The rows that a move, or an order, has covered. */
export function* observe(
  before: State,
  seat: Seat,
  move: Move,
  events: readonly Event[],
  after: State,
): Iterable<string> {
  const step = new Step(before, seat, move, events, after);
  for (const watch of WATCHES) yield* watch.seen(step);
}
