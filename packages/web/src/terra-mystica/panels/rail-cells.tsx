import { NONE, type State } from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'preact/compat';
import type { RailFigure as Figure } from '../../play/face/table-parts.ts';
import { BowlSign } from '../../ui/bowls/bowl-sign.tsx';
import { BOWLS, ROMAN } from '../../ui/bowls/stones.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { spadePrice } from '../game/board.ts';
import type { PanelSpeech } from './props.ts';

/** A figure of every seat in the rail, below the points. */
export interface RailFigure {
  readonly id: string;
  readonly sign: ReactNode;
  name(speech: PanelSpeech): string;
  value(state: State, seat: number): Figure;
  /** Whether it is the first to be left out if there is little room. */
  readonly isMinor: boolean;
}

/** Goods, bowls and tracks, from the left, so that five seats can be compared at a glance. */
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
    sign: <BowlSign bowl={bowl} />,
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
    value: (state, seat) => state.keys(seat),
    isMinor: true,
  },
];

function hasShipping(state: State, seat: number): boolean {
  return state.table.shipless[state.faction(seat)] === 0;
}

/** The value of a figure for a seat; undefined until the seat has a faction. */
export function railFigure(figure: RailFigure, state: State, seat: number): Figure | undefined {
  return state.faction(seat) === NONE ? undefined : figure.value(state, seat);
}
