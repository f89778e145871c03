import { type Move, packMove, type Seat } from '../kernel/index.ts';
import type { ArgumentKind } from './boards/ability.ts';
import { TOKEN_SPLITS } from './goods/token-splits.ts';
import { RULES } from './rules.ts';
import type { State } from './state.ts';
import type { Table } from './table/table.ts';
import { KIND } from './words.ts';

const BY_TABLE = new WeakMap<Table<State>, readonly Move[]>();

/** The highest number of tokens that a volcano costs. */
const MOST_FOR_VOLCANO = 2;

/**
 * Every move that can be written at this table, legal or not, for a caller that lists moves the
 * slow way: by `check` for each. Not in the list are only volcanoes for more tokens than any costs,
 * and abilities with arguments of the wrong kind. The list is the same for all seats and positions
 * of a table.
 */
export function candidates(state: State, _seat: Seat): readonly Move[] {
  const known = BY_TABLE.get(state.table);
  if (known !== undefined) return known;
  const moves: Move[] = [];
  for (const kind of RULES.codec.kinds.keys()) {
    if (kind === KIND.ability) moves.push(...abilityMoves(state.table));
    else if (kind !== KIND.erupt) moves.push(...RULES.codec.everyMove(state.table, kind));
  }
  for (const [split, [one, two, three]] of TOKEN_SPLITS.entries()) {
    if (one + two + three > MOST_FOR_VOLCANO) continue;
    for (let hex = 0; hex < state.table.map.size; hex++) {
      moves.push(packMove(KIND.erupt, hex, split));
    }
  }
  BY_TABLE.set(state.table, moves);
  return moves;
}

/** Every ability, with all things that its arguments may name. */
function abilityMoves({ abilities, things }: Table<State>): Move[] {
  const values = (kind: ArgumentKind | undefined) =>
    kind === undefined
      ? [0]
      : Array.from({ length: things.counts[kind] }, (_, n) => things.at[kind] + n);
  return abilities.flatMap(({ args }, number) =>
    values(args[0]).flatMap((one) =>
      values(args[1]).map((two) => packMove(KIND.ability, number, one, two)),
    ),
  );
}
