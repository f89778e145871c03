/** Rates: a law that costs much looks at every n-th position only; 1 is every position. */
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

/** Before one decision out of this number, some seat gives a standing order. */
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
  /** A game with more decisions than this counts as endless; 2,000. */
  readonly decisionCap?: number;
  /** Before one decision out of this number, some seat gives a standing order; 20, 0 for never. */
  readonly orderEvery?: number;
  /** The run stops after this number of failures; 20. */
  readonly maxFailures?: number;
  /** The time in milliseconds, given by the caller since the rules have no clock. It serves to report slow calls. */
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
