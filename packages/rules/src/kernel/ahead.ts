import type { Seat } from './seats.ts';

/** The kinds of conditions. */
export const CONDITION_KINDS = ['free', 'action', 'there', 'goods', 'passed'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

/**
 * A condition on which a turn that was planned ahead is played. `free`: no piece is at a place.
 * `action`: a shared action is not used. `there`: a card or tile can be taken. `goods`: the seat
 * has at least that many. `passed`: another seat has passed.
 */
export type Condition =
  | { readonly is: 'free'; readonly place: string }
  | { readonly is: 'action'; readonly action: string }
  | { readonly is: 'there'; readonly what: string }
  | { readonly is: 'goods'; readonly goods: string; readonly least: number }
  | { readonly is: 'passed'; readonly seat: Seat };

/**
 * The conditions of a game. Each function reads a position, whole or as the seat sees it, and
 * reveals nothing that the seat may not know.
 */
export interface AheadRules<S> {
  /** Whether the seat is to act in its own turn now, not to answer another question. */
  isTurn(s: S, seat: Seat): boolean;
  /**
   * Every condition that can be set at this table now. A condition about goods is named with the
   * amount that the seat has.
   */
  named(s: S, seat: Seat): readonly Condition[];
  /**
   * Whether the condition holds; undefined if the thing that it names does not exist at this table.
   */
  holds(s: S, seat: Seat, condition: Condition): boolean | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
export type AnyAheadRules = AheadRules<any>;

/** The functions that count the goods of a seat, by the names of the goods in conditions. */
export type GoodsOf<S> = Readonly<Record<string, (s: S, seat: Seat) => number>>;

/** Whether a seat has at least the amount of the condition; undefined for unknown goods. */
export function hasGoods<S>(
  goods: GoodsOf<S>,
  s: S,
  seat: Seat,
  { goods: name, least }: Extract<Condition, { is: 'goods' }>,
): boolean | undefined {
  return Object.hasOwn(goods, name) ? goods[name](s, seat) >= least : undefined;
}

export function namedGoods<S>(goods: GoodsOf<S>, s: S, seat: Seat): readonly Condition[] {
  return Object.entries(goods).map(([name, of]) => ({
    is: 'goods',
    goods: name,
    least: of(s, seat),
  }));
}
