/**
 * A path of an icon. Icons of things on the table are drawn in a square of 24, and recognisable at
 * 16 pixels. `tint` is filled and outlined, `pale` the same in the colour of paper, `ink` is solid,
 * `line` a line of ink, `gleam` light, `stroke` a line of the tint with an edge of ink. Parts
 * outside of the tint have the colour of the text: `free` is a line, `leaf` solid.
 */
export interface IconPath {
  readonly paint: 'tint' | 'pale' | 'ink' | 'line' | 'gleam' | 'stroke' | 'free' | 'leaf';
  readonly d: string;
}

/** The tints of an icon; `seat` takes the colour of the seat around it. */
export const TINTS = [
  'gold',
  'wood',
  'iron',
  'power',
  'priest',
  'honour',
  'fire',
  'water',
  'earth',
  'air',
  'stone',
  'seat',
] as const;
export type Tint = (typeof TINTS)[number];

export interface IconShape {
  readonly tint: Tint;
  readonly paths: readonly IconPath[];
}

const tint = (d: string): IconPath => ({ paint: 'tint', d });
const pale = (d: string): IconPath => ({ paint: 'pale', d });
const ink = (d: string): IconPath => ({ paint: 'ink', d });
const line = (d: string): IconPath => ({ paint: 'line', d });

const free = (d: string): IconPath => ({ paint: 'free', d });
const leaf = (d: string): IconPath => ({ paint: 'leaf', d });

const RING = 'M12 2.8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4Z';

export const SHAPES = {
  coin: {
    tint: 'gold',
    paths: [
      tint('M12 4.5a9.2 8.7 0 0 1 9.2 8.7v0a9.2 8.3 0 0 1-18.4 0v0A9.2 8.7 0 0 1 12 4.5Z'),
      tint('M12 2.5a9.2 8.3 0 1 1 0 16.6a9.2 8.3 0 1 1 0-16.6Z'),
      ink(
        'M12 5.8L13.6 9.1L17.2 9.5L14.5 11.9L15.3 15.4L12 13.6L8.7 15.4L9.5 11.9L6.8 9.5L10.4 9.1Z',
      ),
    ],
  },
  worker: {
    tint: 'wood',
    paths: [
      free('M19.5 7V21.5M16 5.5C18 4 21 4 23 6.5'),
      tint('M4 21.5C3.5 15.5 6 12.5 10.5 12.5S17.5 15.5 17 21.5Z'),
      pale('M10.5 5a3.8 4 0 1 1 0 8a3.8 4 0 1 1 0-8Z'),
      leaf('M4.5 8C7 6.8 8 7.3 10.5 7.3S14 6.8 16.5 8C15.5 4.5 13.5 2.5 10.5 2.5S5.5 4.5 4.5 8Z'),
    ],
  },
  priest: {
    tint: 'priest',
    paths: [
      free('M20 6.5V21.5'),
      tint('M20 2.3a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6Z'),
      pale('M10 2.5C6.5 4 5.5 7.5 6 10.5L3 21.5H17L14 10.5C14.5 7.5 13.5 4 10 2.5Z'),
      tint(
        'M10 2.5C6.5 4 5.5 7.5 6 10.5C6.5 12.5 8 13.5 10 13.5S13.5 12.5 14 10.5C14.5 7.5 13.5 4 10 2.5Z',
      ),
      ink('M10 6C8.3 6.8 7.8 8.3 8 10C8.6 11.5 11.4 11.5 12 10C12.2 8.3 11.7 6.8 10 6Z'),
    ],
  },
  spade: {
    tint: 'iron',
    paths: [
      { paint: 'stroke', d: 'M17.5 6.5L11.5 12.5' },
      { paint: 'stroke', d: 'M15.5 3.5L20.5 8.5' },
      tint('M8 9.5L14.5 16C12.5 20 8 22 3 21C2 16 4 11.5 8 9.5Z'),
      line('M9 15L5.5 18.5'),
    ],
  },
  ship: {
    tint: 'wood',
    paths: [
      free('M11.8 2V16'),
      pale('M10.3 3.5V14H3.5C4.5 9.5 7 6 10.3 3.5Z'),
      pale('M13.3 5C17 7 19.5 10 20.5 14H13.3Z'),
      tint('M1.8 16H22.2C21.5 19.5 19.5 21.5 17 21.5H7C4.5 21.5 2.5 19.5 1.8 16Z'),
    ],
  },
  bridge: {
    tint: 'seat',
    paths: [
      pale('M2 11.5C8 7.5 16 7.5 22 11.5V19.5H17.8C17.8 15.7 15 14.2 12 14.2S6.2 15.7 6.2 19.5H2Z'),
      tint('M2 8.5C8 4.5 16 4.5 22 8.5V12C16 8 8 8 2 12Z'),
    ],
  },
  power: {
    tint: 'power',
    paths: [
      tint(RING),
      ink('M20.2 8.2A9.2 9.2 0 0 1 8.2 20.2C14.5 19.5 19.5 14.5 20.2 8.2Z'),
      { paint: 'gleam', d: 'M5.8 12C5.5 8.3 8.3 5.5 12 5.8C9 6.8 6.8 9 5.8 12Z' },
    ],
  },
  vp: {
    tint: 'honour',
    paths: [
      free('M7 20.5C3 18.5 1.5 14 2.5 9M17 20.5C21 18.5 22.5 14 21.5 9'),
      leaf(
        'M2.3 7.5C4.5 8 5 10 4 12C2.3 11 1.5 9.5 2.3 7.5ZM2.5 13C5 12.8 6 14.5 5.8 16.5C3.8 16.3 2.5 15 2.5 13ZM5 18C7.5 17 9 18.5 9.5 20.5C7.5 21 5.8 20 5 18ZM21.7 7.5C19.5 8 19 10 20 12C21.7 11 22.5 9.5 21.7 7.5ZM21.5 13C19 12.8 18 14.5 18.2 16.5C20.2 16.3 21.5 15 21.5 13ZM19 18C16.5 17 15 18.5 14.5 20.5C16.5 21 18.2 20 19 18Z',
      ),
      tint('M12 2.5L14.3 7.5L19.5 8.1L15.6 11.7L16.7 17L12 14.3L7.3 17L8.4 11.7L4.5 8.1L9.7 7.5Z'),
    ],
  },
  key: {
    tint: 'gold',
    paths: [
      tint('M10.5 12.5L12.8 10.2L22 19.4V22H18.5V19.5H16V17H13.5L10.5 14Z'),
      tint(
        'M7.5 2.3a5.7 5.7 0 1 1 0 11.4a5.7 5.7 0 1 1 0-11.4ZM7 5.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z',
      ),
    ],
  },
  fire: {
    tint: 'fire',
    paths: [
      tint(
        'M12.5 1.8C13.5 6 19 8.8 19.3 14.5C19.5 19 16.3 22.2 12 22.2S4.5 19 4.7 14.5C4.8 11.5 6.8 9.8 7.5 7C9.2 8 10.2 9.3 10.4 10.8C12.3 8.3 13 5 12.5 1.8Z',
      ),
      ink(
        'M12 13C14.3 15 15.2 16.7 14.8 18.5C14.5 20.2 13.3 21 12 21S9.5 20.2 9.2 18.5C8.9 16.7 10.3 15.3 12 13Z',
      ),
    ],
  },
  water: {
    tint: 'water',
    paths: [
      tint(
        'M12 1.8C10 6.8 5 10.5 5 15.5C5 19.5 8 22.2 12 22.2S19 19.5 19 15.5C19 10.5 14 6.8 12 1.8Z',
      ),
      line('M8.5 15.5C8.5 17.5 9.8 19 11.7 19.3'),
    ],
  },
  earth: {
    tint: 'earth',
    paths: [
      tint('M1.5 21L8.7 4.5L12.8 12L15.2 8.5L22.5 21Z'),
      ink('M8.7 4.5L5.6 11.6L7.7 10.5L9.5 13L10.9 8.6Z'),
      line('M15.5 14L14 17M18 16L17 18.5'),
    ],
  },
  air: {
    tint: 'air',
    paths: [
      {
        paint: 'stroke',
        d: 'M2.5 9.5H13.5C17.5 9.5 17.5 3.5 13.5 3.5C12 3.5 11 4.3 10.8 5.5',
      },
      {
        paint: 'stroke',
        d: 'M2.5 14.5H18C22.5 14.5 22.5 20.5 18 20.5C16.3 20.5 15.3 19.5 15.2 18.3',
      },
      { paint: 'stroke', d: 'M2.5 19.5H9.5' },
    ],
  },
  cult: {
    tint: 'stone',
    paths: [
      tint(RING),
      { paint: 'line', d: 'M12 2.8V21.2M2.8 12H21.2' },
      ink(
        'M8 4.8C8.4 6.5 10.3 7.2 10.3 9C10.3 10.1 9.3 10.7 8.3 10.7S6.2 10 6.2 9C6.2 7.5 7.8 6.8 8 4.8ZM15.8 5C15.3 6.7 13.7 7.8 13.7 9.2C13.7 10.2 14.6 10.8 15.7 10.8S17.8 10.2 17.8 9.2C17.8 7.8 16.3 6.7 15.8 5ZM5.3 18L8 13.5L10.5 18ZM13.5 14H17.5V15.2H13.5ZM13.5 16.5H18.5V17.7H13.5Z',
      ),
    ],
  },
  town: {
    tint: 'stone',
    paths: [
      tint('M8 12H16V21.5H8Z'),
      tint('M2.5 7.5H4.5V9H6V7.5H8V21.5H2.5ZM16 7.5H18V9H19.5V7.5H21.5V21.5H16Z'),
      ink('M9.8 21.5V17C9.8 14.2 14.2 14.2 14.2 17V21.5Z'),
      leaf('M2 7L5.2 2L8.5 7ZM15.5 7L18.8 2L22 7Z'),
    ],
  },
  house: {
    tint: 'seat',
    paths: [
      pale('M4.5 11.5V21H19.5V11.5Z'),
      tint('M12 3L1.8 12.5H22.2Z'),
      ink('M9.8 21V15.5H14.2V21Z'),
    ],
  },
  'trading-post': {
    tint: 'seat',
    paths: [
      pale('M3 11V21.5H21V11Z'),
      tint('M6.5 2.5H17.5L22 10.5H2Z'),
      tint('M2 10.5H7V13.5a2.5 2 0 0 1-5 0ZM12 10.5H17V13.5a2.5 2 0 0 1-5 0Z'),
      pale('M7 10.5H12V13.5a2.5 2 0 0 1-5 0ZM17 10.5H22V13.5a2.5 2 0 0 1-5 0Z'),
      ink('M13 21.5V17.5H17V21.5Z'),
    ],
  },
  temple: {
    tint: 'seat',
    paths: [
      pale('M4 10.5H20V19H4Z'),
      ink('M6.5 10.5H9V18.5H6.5ZM10.8 10.5H13.2V18.5H10.8ZM15 10.5H17.5V18.5H15Z'),
      pale('M2 18.5H22V21.5H2Z'),
      tint('M12 2.5L22 10H2Z'),
    ],
  },
  sanctuary: {
    tint: 'seat',
    paths: [
      pale('M4.5 13H19.5V19H4.5Z'),
      ink('M7 14H9V18.5H7ZM11 14H13V18.5H11ZM15 14H17V18.5H15Z'),
      pale('M2 18.5H22V21.5H2Z'),
      tint('M4 13C4 8.5 7.5 5.5 12 5.5S20 8.5 20 13Z'),
      tint('M12 1.5a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6Z'),
    ],
  },
  stronghold: {
    tint: 'seat',
    paths: [
      pale('M7.5 9H16.5V21.5H7.5Z'),
      pale('M2.5 12H8V21.5H2.5ZM16 12H21.5V21.5H16Z'),
      tint('M12 1.5L17.5 9H6.5ZM5.2 6.5L9 12.2H1.5ZM18.8 6.5L22.5 12.2H15Z'),
      ink('M10 21.5V17.5C10 15 14 15 14 17.5V21.5Z'),
    ],
  },
  palace: {
    tint: 'seat',
    paths: [
      pale('M2.5 13H21.5V21.5H2.5Z'),
      tint(
        'M12 2C12.5 4.5 17 6 17 9.5C17 11.5 15.8 13 14.5 13H9.5C8.2 13 7 11.5 7 9.5C7 6 11.5 4.5 12 2Z',
      ),
      tint('M4.2 8L7 13H1.5ZM19.8 8L22.5 13H17Z'),
      ink('M10 21.5V17.5C10 15 14 15 14 17.5V21.5ZM5 16H7V18.5H5ZM17 16H19V18.5H17Z'),
    ],
  },
  card: {
    tint: 'stone',
    paths: [
      pale(
        'M5.5 2H18.5a1.5 1.5 0 0 1 1.5 1.5V20.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 20.5V3.5A1.5 1.5 0 0 1 5.5 2Z',
      ),
      tint('M12 6L16.5 12L12 18L7.5 12Z'),
    ],
  },
  favour: {
    tint: 'stone',
    paths: [
      pale('M12 2C17 2 19.5 6 19.5 12S17 22 12 22S4.5 18 4.5 12S7 2 12 2Z'),
      tint('M12 6C15 8.5 16 10 16 12.5S14.3 17.5 12 17.5S8 15 8 12.5S9 8.5 12 6Z'),
    ],
  },
  network: {
    tint: 'seat',
    paths: [
      free('M6 17.5L11.5 7L18.5 15.5Z'),
      tint(
        'M11.5 2.5L15 4.5V8.5L11.5 10.5L8 8.5V4.5ZM5.5 13.5L9 15.5V19.5L5.5 21.5L2 19.5V15.5ZM18.5 12L22 14V18L18.5 20L15 18V14Z',
      ),
    ],
  },
  clock: {
    tint: 'stone',
    paths: [pale(RING), line('M12 6.5V12L16 14.5')],
  },
  income: {
    tint: 'gold',
    paths: [
      tint('M12 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z'),
      pale(
        'M2 14.5L6 13.5L10 14.5H15C16.5 14.5 16.5 17 15 17H11H16L20.5 14.5C22 13.8 23 15.5 21.8 16.5L16 21.5H8L2 20.5Z',
      ),
      line('M11 17H15'),
    ],
  },
  burn: {
    tint: 'power',
    paths: [
      pale('M16 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z'),
      line('M12.5 4.5L19.5 11.5M19.5 4.5L12.5 11.5'),
      tint('M8.5 9.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z'),
    ],
  },
  volcano: {
    tint: 'stone',
    paths: [
      tint('M2 21.5L8.5 9H15.5L22 21.5Z'),
      ink('M8.5 9H15.5L17 12L14.5 11.5L13.5 15L11.5 12L9 13.5L7.3 11.5Z'),
      free('M12 6.5V3M8.5 6.5L7 4M15.5 6.5L17 4'),
    ],
  },
  broom: {
    tint: 'wood',
    paths: [
      free('M20.5 3.5L11 13'),
      tint('M8.5 10.5L13.5 15.5C12.5 19 8.5 21.8 2.5 21.5C2.2 15.5 5 11.5 8.5 10.5Z'),
      line('M9 14.5L5 19M11 17L8 20'),
    ],
  },
  sandstorm: {
    tint: 'gold',
    paths: [
      {
        paint: 'stroke',
        d: 'M3 6H16C21 6 21 11.5 16.5 11.5H7C4 11.5 4 15.5 7 15.5H14C17 15.5 17 19.5 14 19.5H9',
      },
      leaf(
        'M19.5 14.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4ZM21 19a1 1 0 1 1 0 2a1 1 0 1 1 0-2Z',
      ),
    ],
  },
  twice: {
    tint: 'honour',
    paths: [tint('M3 5.5L11 12L3 18.5Z'), tint('M12.5 5.5L20.5 12L12.5 18.5Z')],
  },
  'new-home': {
    tint: 'seat',
    paths: [
      pale('M12 2L21 7V17L12 22L3 17V7Z'),
      tint('M12 6.5L17.5 11.5V17.5H6.5V11.5Z'),
      free('M16 3.5L21 7M3 17L8 20.5'),
    ],
  },
  distance: {
    tint: 'seat',
    paths: [
      free('M8 12H16M10 9.5L7.5 12L10 14.5M14 9.5L16.5 12L14 14.5'),
      tint('M4 8.5L7 10.2V13.8L4 15.5L1 13.8V10.2ZM20 8.5L23 10.2V13.8L20 15.5L17 13.8V10.2Z'),
    ],
  },
  outpost: {
    tint: 'seat',
    paths: [
      free('M12 2L20.5 7V17L12 22L3.5 17V7Z'),
      tint(
        'M12 1L14.5 2.5V5.5L12 7L9.5 5.5V2.5ZM20.5 14.5L23 16V19L20.5 20.5L18 19V16ZM3.5 14.5L6 16V19L3.5 20.5L1 19V16Z',
      ),
    ],
  },
  settlement: {
    tint: 'seat',
    paths: [
      tint('M7 2.5L10 4.2V7.8L7 9.5L4 7.8V4.2ZM13 2.5L16 4.2V7.8L13 9.5L10 7.8V4.2Z'),
      tint(
        'M18.5 14L21.5 15.7V19.3L18.5 21L15.5 19.3V15.7ZM5.5 14L8.5 15.7V19.3L5.5 21L2.5 19.3V15.7Z',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, IconShape>>;
export type TokenName = keyof typeof SHAPES;
