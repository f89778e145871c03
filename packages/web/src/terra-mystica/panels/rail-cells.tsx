import { NONE, type State } from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'preact/compat';
import { BOWLS, type BowlNumber } from '../../ui/bowls/stones.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { spadePrice } from '../game/board.ts';
import type { PanelSpeech } from './props.ts';

/** A figure of every seat in the rail, below the points. */
export interface RailFigure {
  readonly id: string;
  readonly sign: ReactNode;
  name(speech: PanelSpeech): string;
  /** Undefined where the seat has no such thing. */
  value(state: State, seat: number): ReactNode;
  /** Goes first where there is little room. */
  readonly isMinor: boolean;
}

const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const satisfies Readonly<Record<BowlNumber, string>>;

/** Goods, bowls and tracks, from the left; five purses are compared without opening anything. */
export const RAIL_FIGURES: readonly RailFigure[] = [
  {
    id: 'coins',
    sign: <TokenIcon name="coin" />,
    name: ({ w }) => w.terms.coins,
    value: (state, seat) => state.coins(seat),
    isMinor: false,
  },
  {
    id: 'workers',
    sign: <TokenIcon name="worker" />,
    name: ({ w }) => w.terms.workers,
    value: (state, seat) => state.workers(seat),
    isMinor: false,
  },
  {
    id: 'priests',
    sign: <TokenIcon name="priest" />,
    name: ({ w }) => w.terms.priests,
    value: (state, seat) => state.priests(seat),
    isMinor: false,
  },
  ...BOWLS.map((bowl) => ({
    id: `bowl-${bowl}`,
    sign: ROMAN[bowl],
    name: ({ p }: PanelSpeech) => p.rail.bowl(ROMAN[bowl]),
    value: (state: State, seat: number) =>
      ({ 1: state.bowl1(seat), 2: state.bowl2(seat), 3: state.bowl3(seat) })[bowl],
    isMinor: false,
  })),
  {
    id: 'shipping',
    sign: <TokenIcon name="ship" />,
    name: ({ w }) => w.terms.shipping,
    value: (state, seat) => (hasShipping(state, seat) ? state.shipping(seat) : '–'),
    isMinor: true,
  },
  {
    id: 'spade',
    sign: <TokenIcon name="spade" />,
    name: ({ p }) => p.rail.spade,
    value: (state, seat) => spadePrice(state, seat) ?? '–',
    isMinor: true,
  },
  {
    id: 'keys',
    sign: <TokenIcon name="key" />,
    name: ({ w }) => w.terms.key,
    value: (state, seat) => (state.keys(seat) === 0 ? '·' : state.keys(seat)),
    isMinor: true,
  },
];

function hasShipping(state: State, seat: number): boolean {
  return state.table.shipless[state.faction(seat)] === 0;
}

/** One of the figures; empty until the seat has a faction. */
export function RailCell({
  figure,
  state,
  seat,
}: {
  readonly figure: RailFigure;
  readonly state: State;
  readonly seat: number;
}) {
  return state.faction(seat) === NONE ? null : figure.value(state, seat);
}
