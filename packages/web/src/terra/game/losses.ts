import type { GameEvent } from '@pangaea/rules/kernel';

/**
 * Amounts that are gained without effect.
 * @typeParam What the losses of the game besides power
 */
export interface Loss<What extends string> {
  readonly of: 'power' | What;
  readonly amount: number;
}

/** The losses of a draft, by the time of the loss. */
export interface Losses<What extends string> {
  /** The losses by the draft itself. */
  readonly now: readonly Loss<What>[];
  /** Losses of rewards and income before the next own turn. */
  readonly income: readonly Loss<What>[];
  /** Gains without points in the final scoring. */
  readonly end: readonly Loss<What>[];
}

/** The two events that contain a loss: as a part of a gain of power, and separately. */
type Telling<What> =
  | { readonly type: 'power'; readonly seat: number; readonly lost: number }
  | { readonly type: 'lost'; readonly seat: number; readonly what: What; readonly amount: number };

/** Everything that a seat loses in these events, each resource separately, in order. */
export function lossesIn<What extends string>(
  events: readonly GameEvent[],
  seat: number,
): readonly Loss<What>[] {
  const sums = new Map<'power' | What, number>();
  for (const event of events) {
    if (event.seat !== seat || (event.type !== 'power' && event.type !== 'lost')) continue;
    const told = event as Telling<What>;
    const [of, amount] =
      told.type === 'power' ? ['power' as const, told.lost] : [told.what, told.amount];
    if (amount > 0) sums.set(of, (sums.get(of) ?? 0) + amount);
  }
  return [...sums].map(([of, amount]) => ({ of, amount }));
}

/**
 * The future of a game after a draft.
 * @typeParam S the position
 */
export interface Ahead<S> {
  /** Whether there is no next round: the final scoring comes next. */
  isLast(state: S): boolean;
  /** Events before the next round's first turn. */
  income(state: S): readonly GameEvent[];
  /** Events of the final scoring. */
  end(state: S): readonly GameEvent[];
}

/**
 * The losses of a seat by its draft and, after it has passed, by the events that follow, since no
 * move can make room then.
 * @param events all events of the moves, including the beginning of the next round if they end one
 * @param state the position after them, or before the round that they begin
 */
export function lossesOf<What extends string, S>(
  events: readonly GameEvent[],
  state: S,
  seat: number,
  ahead: Ahead<S>,
): Losses<What> {
  const over = events.findIndex(({ type }) => type === 'round');
  const own = over < 0 ? events : events.slice(0, over);
  const now = lossesIn<What>(own, seat);
  const done = { now: now.filter(({ of }) => of !== 'coins'), income: [], end: [] };
  if (!own.some((event) => event.type === 'passed' && event.seat === seat)) return done;
  if (over >= 0) return { ...done, income: lossesIn(events.slice(over), seat) };
  if (!ahead.isLast(state)) return { ...done, income: lossesIn(ahead.income(state), seat) };
  const isOver = events.some(({ type }) => type === 'game-over');
  const end = isOver ? now : lossesIn<What>(ahead.end(state), seat);
  return { ...done, end: end.filter(({ of }) => of === 'coins') };
}
