/**
 * Rates: an expensive law is checked only at every n-th position; 1 is every position. Each comment
 * names the laws of the rate, as in `LAWS`.
 */
export interface Rates {
  /** The law `conserved`. */
  readonly conserved: number;
  /** The law `slot`: copying, and playing on in the copy. */
  readonly slot: number;
  /** The laws `codec` and `codec-garbage`. */
  readonly codec: number;
  /** The law `json`: a round trip through text. */
  readonly json: number;
  /** The laws `garbage` and `explain`. */
  readonly garbage: number;
  /**
   * The laws about views: `view`, `view-legal`, `view-apply`, `view-refusals`, `leak`, `revealed`.
   */
  readonly view: number;
  /** The laws about samples and hidden facts: `sample`, `twins`, `seen`, `secrets`. */
  readonly twins: number;
  /** The law `asked`. */
  readonly asked: number;
  /** The law `orders`. */
  readonly orders: number;
  /** The law `segment`. */
  readonly segment: number;
  /** The law `independent`; checked only if several seats decide at once. */
  readonly independent: number;
  /** The law `lister`, the most expensive one: each candidate goes through the check. */
  readonly lister: number;
}

export const DEFAULT_RATES: Rates = {
  conserved: 2,
  slot: 4,
  codec: 8,
  json: 16,
  garbage: 6,
  view: 8,
  twins: 16,
  asked: 16,
  orders: 10,
  segment: 16,
  independent: 4,
  lister: 50,
};

/** A seat gives a standing order before one of this many decisions. */
export const ORDER_EVERY = 20;

export interface ConformanceOptions {
  readonly games: number;
  /** A whole number from 0 to 2^32 - 1; the same seed repeats the same games. */
  readonly seed: number;
  /** Number of the first game, to repeat one game of a longer run. */
  readonly index?: number;
  /** All laws at every position, for every viewer and move: for soaks. */
  readonly everyStep?: boolean;
  readonly rates?: Partial<Rates>;
  /** A game with more decisions than this counts as endless; default 2,000. */
  readonly decisionCap?: number;
  /** A seat gives a standing order before one of this many decisions; default 20, 0 for never. */
  readonly orderEvery?: number;
  /** The run stops after this many failures; default 20. */
  readonly maxFailures?: number;
  /**
   * The time in milliseconds, passed in by the caller since the rules have no clock. It is used to
   * report slow calls.
   */
  readonly now?: () => number;
  /** A call that takes longer, in milliseconds, is reported; default 50. */
  readonly slow?: number;
}

export type Settings = Required<Omit<ConformanceOptions, 'now' | 'rates'>> & {
  readonly now: (() => number) | undefined;
  readonly rates: Rates;
};

export function settingsOf(options: ConformanceOptions): Settings {
  const everyStep = options.everyStep ?? false;
  const rates = { ...DEFAULT_RATES, ...options.rates };
  if (everyStep) for (const law of Object.keys(rates) as (keyof Rates)[]) rates[law] = 1;
  return {
    games: options.games,
    seed: options.seed,
    index: options.index ?? 0,
    everyStep,
    rates,
    decisionCap: options.decisionCap ?? 2000,
    orderEvery: options.orderEvery ?? ORDER_EVERY,
    maxFailures: options.maxFailures ?? 20,
    now: options.now,
    slow: options.slow ?? 50,
  };
}
