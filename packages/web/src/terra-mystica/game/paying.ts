import { argA, kindOf, type Move, packMove } from '@pangaea/rules/kernel';
import { CONVERSIONS, KIND, type State } from '@pangaea/rules/terra-mystica';
import { MYSTICA_RULES } from './reasons.ts';
import { after } from './rules.ts';

/** Refusals that an exchange of goods may remove. */
const UNPAID: ReadonlySet<string> = new Set([
  'not-enough-coins',
  'not-enough-workers',
  'not-enough-priests',
  'not-enough-power',
]);

/** Whether a move lacks only goods. */
function isUnpaid(state: State, seat: number, move: Move): boolean {
  return UNPAID.has(MYSTICA_RULES.explain(state, seat, move).code);
}

/** The number of positions tried before giving up; usually few are needed. */
const MOST = 120;

/**
 * The value of the goods that an exchange costs, in coins: a worker 3, a priest 5, a power token
 * removed from the game 2.
 */
const WORTH = { coins: 1, workers: 3, priests: 5, power: 1, tokens: 2 } as const;

interface Place {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly cost: number;
}

/**
 * Exchanges of goods that make a move payable, with the lowest cost; undefined if none help, or if
 * not only goods are missing.
 */
export function payingFor(state: State, seat: number, move: Move): readonly Move[] | undefined {
  if (!isUnpaid(state, seat, move)) return undefined;
  // A power action costs power alone, which only burning brings to the third bowl.
  const exchanges = kindOf(move) === KIND.power ? ONCE.slice(0, 1) : ONCE;
  const open: Place[] = [{ state, moves: [], cost: 0 }];
  const seen = new Set<string>();
  const before = worthOf(state, seat);
  for (let looked = 0; looked < MOST; looked++) {
    const at = cheapest(open);
    if (at === undefined) return undefined;
    const key = keyOf(at.state, seat);
    if (seen.has(key)) continue;
    seen.add(key);
    if (MYSTICA_RULES.check(at.state, seat, move) === 0) return together(at.moves);
    for (const exchange of exchanges) {
      if (MYSTICA_RULES.check(at.state, seat, exchange) !== 0) continue;
      const next = after(at.state, seat, exchange).state;
      const cost = before - worthOf(next, seat);
      open.push({ state: next, moves: [...at.moves, exchange], cost });
    }
  }
  return undefined;
}

/** The most ways that are tried. */
const TRIED = 6;

/**
 * The first move that exchanges of goods make payable, among the unpayable ones, with its
 * exchanges.
 */
export function paidAmong(
  state: State,
  seat: number,
  moves: readonly Move[],
): { readonly move: Move; readonly exchanges: readonly Move[] } | undefined {
  const unpaid = moves.filter((move) => isUnpaid(state, seat, move));
  for (const move of unpaid.slice(0, TRIED)) {
    const exchanges = payingFor(state, seat, move);
    if (exchanges !== undefined) return { move, exchanges };
  }
  return undefined;
}

/** Exchanges done once; points are not exchanged. */
const ONCE: readonly Move[] = [
  packMove(KIND.burn, 1),
  ...CONVERSIONS.flatMap((conversion, place) =>
    conversion.includes('vp') ? [] : [packMove(KIND.convert, place, 1)],
  ),
];

/** Joins equal exchanges into one, in the order of their first use. */
function together(moves: readonly Move[]): readonly Move[] {
  const burns = moves.filter((move) => kindOf(move) === KIND.burn).length;
  const times = new Map<number, number>();
  for (const move of moves) {
    if (kindOf(move) === KIND.convert) times.set(argA(move), (times.get(argA(move)) ?? 0) + 1);
  }
  return [
    ...(burns > 0 ? [packMove(KIND.burn, burns)] : []),
    ...[...times].map(([conversion, count]) => packMove(KIND.convert, conversion, count)),
  ];
}

function cheapest(open: Place[]): Place | undefined {
  let best = 0;
  for (let at = 1; at < open.length; at++) if (open[at].cost < open[best].cost) best = at;
  return open.splice(best, 1)[0];
}

/** The goods of a seat, in coins. */
export function worthOf(state: State, seat: number): number {
  const [one, two, three] = [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)];
  return (
    state.coins(seat) * WORTH.coins +
    state.workers(seat) * WORTH.workers +
    state.priests(seat) * WORTH.priests +
    three * WORTH.power +
    (one + two + three) * WORTH.tokens
  );
}

function keyOf(state: State, seat: number): string {
  return [
    state.coins(seat),
    state.workers(seat),
    state.priests(seat),
    state.bowl2(seat),
    state.bowl3(seat),
  ].join();
}
