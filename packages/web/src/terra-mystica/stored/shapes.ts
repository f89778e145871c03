import type { IconShape } from '../../ui/icons/shapes.ts';

const LAMP: IconShape = {
  tint: 'gold',
  paths: [
    {
      paint: 'leaf',
      d: 'M2.6 7.2C1.4 5.6 2.2 4.2 3.6 2.5C3.7 4.2 5.3 5 4.9 6.7C4.7 7.8 3.3 8.1 2.6 7.2Z',
    },
    { paint: 'free', d: 'M18 11.5C22.5 9.5 23.5 15.5 18 15.5' },
    {
      paint: 'tint',
      d: 'M1.8 9.5C5 9.2 6.5 11 8.5 11H18.5C18.5 15 16 17.5 13 18.2V19.5H15.5V21.5H7.5V19.5H10V18.2C6 17.5 5 12.5 1.8 11.5Z',
    },
    {
      paint: 'tint',
      d: 'M10 11C10 8.5 11 7.8 12.2 7.3V5.8H13.8V7.3C15 7.8 16 8.5 16 11Z',
    },
    { paint: 'gleam', d: 'M8 12.5C9 15.5 10 16.5 12 17C9.5 16.8 7.5 15 6.5 12.5Z' },
  ],
};

const GOBLIN_TOKEN: IconShape = {
  tint: 'stone',
  paths: [
    { paint: 'tint', d: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z' },
    {
      paint: 'ink',
      d: 'M12 6.2C15 6.2 16.7 8 17.1 9.9L21.3 8C21 11.4 19.4 13.3 17 13.7C16.3 16.6 14.4 18.6 12 18.6S7.7 16.6 7 13.7C4.6 13.3 3 11.4 2.7 8L6.9 9.9C7.3 8 9 6.2 12 6.2Z',
    },
    {
      paint: 'gleam',
      d: 'M8.3 10.4L11.3 12.2L8.7 12.8ZM15.7 10.4L12.7 12.2L15.3 12.8ZM9.5 15.2H14.5L12 16.8Z',
    },
  ],
};

/** Icons of things that only fan factions have. */
export const STORED_SHAPES = { lamp: LAMP, 'goblin-token': GOBLIN_TOKEN } as const;
