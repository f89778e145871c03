import { Moves } from '../../../kernel/index.ts';
import { apply } from '../../../terra-nova/apply.ts';
import {
  KIND,
  RULING_VALUES,
  RULINGS,
  type RulingName,
  State,
  type Table,
} from '../../../terra-nova/index.ts';
import { legal } from '../../../terra-nova/legal.ts';
import type { Step, Watch } from './watch.ts';

/**
 * Rulings that decided something: with another value the same move in the same position would have
 * been one of others, or had another result.
 */
export const RULINGS_AT_WORK: Watch = {
  group: 'rulings at work',
  rows: RULINGS.flatMap((name) => RULING_VALUES[name].map((value) => `${name} ${value} decided`)),
  *seen(step) {
    if (step.kind === KIND.order) return;
    const { rulings } = step.before.table.options;
    for (const [index, other] of otherTables(step.before.table).entries()) {
      const name = RULINGS[index];
      if (decided(step, other)) yield `${name} ${rulings[name]} decided`;
    }
  },
};

const OTHER_TABLES = new WeakMap<Table, readonly Table[]>();

/** The table with each ruling in turn set to its other value. */
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

const LISTS = [new Moves(), new Moves()] as const;

function decided({ before, seat, move, after }: Step, other: Table): boolean {
  const [now, otherwise] = LISTS;
  const there = new State(before.table);
  there.copyFrom(before);
  there.table = other;
  legal(before, seat, now);
  legal(there, seat, otherwise);
  if (!sameMoves(now, otherwise)) return true;
  apply(there, seat, move, undefined);
  return there.i32.some((word, index) => word !== after.i32[index]);
}

function sameMoves(one: Moves, two: Moves): boolean {
  if (one.count !== two.count) return false;
  for (let index = 0; index < one.count; index++) if (one.at(index) !== two.at(index)) return false;
  return true;
}
