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
      d: 'M12 7C14.800 7 16.300 8.600 16.600 10.200L20.300 8.800C20 11.500 18.500 13 16.500 13.300C16 15.800 14.200 17.500 12 17.500S8 15.800 7.500 13.300C5.500 13 4 11.500 3.700 8.800L7.400 10.200C7.700 8.600 9.200 7 12 7ZM9.300 11L11.200 12.600L8.900 12.700ZM14.700 11L12.800 12.600L15.100 12.700ZM9.800 14.300C11.200 15.500 12.800 15.500 14.200 14.300L13.200 15.800H10.800Z',
    },
  ],
};

const SHAPES = { lamp: LAMP, 'goblin-token': GOBLIN_TOKEN } as const;

/** The sign of something that is stored. */
export function StoredSign({ sign }: { readonly sign: Sign }) {
  if (sign === 'power' || sign === 'priest') return <TokenIcon name={sign} />;
  return <ShapeIcon shape={SHAPES[sign]} />;
}
