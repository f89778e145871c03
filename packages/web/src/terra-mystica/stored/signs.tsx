import type { IconShape } from '../../ui/icons/shapes.ts';
import { ShapeIcon, TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { Sign } from './stored.ts';

const LAMP: IconShape = {
  tint: 'gold',
  paths: [
    {
      paint: 'leaf',
      d: 'M2.600 7.200C1.400 5.600 2.200 4.200 3.600 2.500C3.700 4.200 5.300 5 4.900 6.700C4.700 7.800 3.300 8.100 2.600 7.200Z',
    },
    { paint: 'free', d: 'M18 11.500C22.500 9.500 23.500 15.500 18 15.500' },
    {
      paint: 'tint',
      d: 'M1.800 9.500C5 9.200 6.500 11 8.500 11H18.500C18.500 15 16 17.500 13 18.200V19.500H15.500V21.500H7.500V19.500H10V18.200C6 17.500 5 12.500 1.800 11.500Z',
    },
    {
      paint: 'tint',
      d: 'M10 11C10 8.500 11 7.800 12.200 7.300V5.800H13.800V7.300C15 7.800 16 8.500 16 11Z',
    },
    { paint: 'gleam', d: 'M8 12.500C9 15.500 10 16.500 12 17C9.500 16.800 7.500 15 6.500 12.500Z' },
  ],
};

const GOBLIN_TOKEN: IconShape = {
  tint: 'stone',
  paths: [
    { paint: 'tint', d: 'M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19Z' },
    {
      paint: 'ink',
      d: 'M12 6.200C15 6.200 16.700 8 17.100 9.900L21.300 8C21 11.400 19.400 13.300 17 13.700C16.300 16.600 14.400 18.600 12 18.600S7.700 16.600 7 13.700C4.600 13.300 3 11.400 2.700 8L6.900 9.900C7.300 8 9 6.200 12 6.200Z',
    },
    {
      paint: 'gleam',
      d: 'M8.300 10.400L11.300 12.200L8.700 12.800ZM15.700 10.400L12.700 12.200L15.300 12.800ZM9.500 15.200H14.500L12 16.800Z',
    },
  ],
};

const SHAPES = { lamp: LAMP, 'goblin-token': GOBLIN_TOKEN } as const;

/** The sign of something that is stored. */
export function StoredSign({ sign }: { readonly sign: Sign }) {
  if (sign === 'power' || sign === 'priest') return <TokenIcon name={sign} />;
  return <ShapeIcon shape={SHAPES[sign]} />;
}
