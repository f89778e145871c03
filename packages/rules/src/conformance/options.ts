/** A law that costs much looks at every n-th position only; 1 is every position. */
export interface Rates {
  /** `conserved`. */
  readonly conserved: number;
  /** `slot`: copying, and playing on in the copy. */
  readonly slot: number;
  /** `codec` and `codec-garbage`. */
  readonly codec: number;
  /** `json`: a round trip through text. */
  readonly json: number;
  /** `garbage` and `explain`. */
  readonly garbage: number;
  /** `view…`, `leak`. */
  readonly view: number;
  /** `sample`, `twins`, `seen`, `secrets`. */
  readonly twins: number;
  /** `asked`. */
  readonly asked: number;
  /** `orders`. */
  readonly orders: number;
  /** `segment`. */
  readonly segment: number;
  /** `independent`, where several decide at once. */
  readonly independent: number;
  /** `lister`, the dearest: every candidate through the check. */
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

/** One decision in so many is preceded by somebody's standing order. */
export const ORDER_EVERY = 20;

export interface ConformanceOptions {
  readonly games: number;
  /** A whole number from 0 to 2^32 - 1; the same seed repeats the same games. */
  readonly seed: number;
  /** Number of the first game, to repeat one game of a longer run. */
  readonly index?: number;
  /** All laws on every position, for every viewer and move: the soak. */
  readonly everyStep?: boolean;
  readonly rates?: Partial<Rates>;
  /** More decisions in one game are taken for a loop; 2,000. */
  readonly decisionCap?: number;
  /** One decision in so many is preceded by somebody's standing order; 20, 0 for never. */
  readonly orderEvery?: number;
  /** The run stops after so many failures; 20. */
  readonly maxFailures?: number;
  /** Milliseconds, from the caller: the rules have no clock. Slow calls are reported with it. */
  readonly now?: () => number;
  /** A call that takes longer, in milliseconds, is reported; 50. */
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
