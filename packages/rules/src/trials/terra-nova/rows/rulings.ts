import { Moves } from '../../../kernel/index.ts';
import {
  KIND,
  RULES,
  RULING_VALUES,
  RULINGS,
  type RulingName,
  State,
  type Table,
} from '../../../terra-nova/index.ts';
import type { Step, Watch } from './watch.ts';

/**
 * Rulings that decided something: with another value, the same move in the same position would have
 * been among other legal moves, or would have had another result.
 */
export const RULINGS_AT_WORK: Watch = {
  group: 'rulings at work',
  rows: RULINGS.flatMap((name) => RULING_VALUES[name].map((value) => `${name} ${value} decided`)),
  *seen(step) {
    const { before, seat, kind } = step;
    if (kind === KIND.order) return;
    const { rulings } = before.table.options;
    const elsewhere = new State(before.table);
    RULES.legal(before, seat, LISTED);
    for (const [index, other] of otherTables(before.table).entries()) {
      elsewhere.copyFrom(before);
      elsewhere.table = other;
      const name = RULINGS[index];
      if (decided(step, elsewhere)) yield `${name} ${rulings[name]} decided`;
    }
  },
};

const OTHER_TABLES = new WeakMap<Table, readonly Table[]>();

/** The same table once for each ruling, with that ruling set to its other value. */
function otherTables(table: Table): readonly Table[] {
  const known = OTHER_TABLES.get(table);
  if (known !== undefined) return known;
  const tables = RULINGS.map((name) => withOtherValue(table, name));
  OTHER_TABLES.set(table, tables);
  return tables;
}

function withOtherValue(table: Table, name: RulingName): Table {
  const now = table.options.rulings[name];
  const other = RULING_VALUES[name].find((value) => value !== now) ?? now;
  const rulings = { ...table.options.rulings, [name]: other };
  const options = { ...table.options, rulings };
  return { ...table, options, bridgesForAll: rulings.bridgeAdjacency === 'everybody' };
}

const LISTED = new Moves();
const LISTED_ELSEWHERE = new Moves();

/**
 * Whether a ruling made a difference to a move. `LISTED` has the legal moves of the position before
 * it; `elsewhere` is that position under the other ruling.
 */
function decided({ seat, move, after }: Step, elsewhere: State): boolean {
  RULES.legal(elsewhere, seat, LISTED_ELSEWHERE);
  if (!sameMoves(LISTED, LISTED_ELSEWHERE)) return true;
  RULES.apply(elsewhere, seat, move, undefined);
  for (let word = 0; word < after.i32.length; word++) {
    if (elsewhere.i32[word] !== after.i32[word]) return true;
  }
  return false;
}

function sameMoves(one: Moves, two: Moves): boolean {
  if (one.count !== two.count) return false;
  for (let index = 0; index < one.count; index++) if (one.at(index) !== two.at(index)) return false;
  return true;
}
