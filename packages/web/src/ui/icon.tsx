const PATHS = {
  first: 'M7 5V19M19 5L10 12L19 19Z',
  previous: 'M17 5L7 12L17 19Z',
  next: 'M7 5L17 12L7 19Z',
  stepBack: 'M11 6L3 12L11 18ZM21 6L13 12L21 18Z',
  stepOn: 'M3 6L11 12L3 18ZM13 6L21 12L13 18Z',
  play: 'M6 4L20 12L6 20Z',
  pause: 'M6 5H10V19H6ZM14 5H18V19H14Z',
  larger: 'M12 5V19M5 12H19',
  smaller: 'M5 12H19',
  whole: 'M5 9V5H9M15 5H19V9M19 15V19H15M9 19H5V15',
  names: 'M5 19L11 5H13L19 19M7.5 14H16.5',
  fold: 'M6 9L12 15L18 9',
  compare: 'M4 8H20M4 16H20M9 4V20M15 4V20',
  history: 'M5 4V9H10M5.5 9A8 8 0 1 1 4 13M12 8V13L15 15',
  rules: 'M12 6C9 4 6 4 3 5V18C6 17 9 17 12 19C15 17 18 17 21 18V5C18 4 15 4 12 6ZM12 6V19',
  'next table': 'M3 6H14V18H3ZM10 12H21M17 8L21 12L17 16',
  watch: 'M2 12C6 6 18 6 22 12C18 18 6 18 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  talk: 'M4 5H20V16H12L7 20V16H4ZM8 9H16M8 12H13',
  'well-done': 'M12 3L14.7 9.2L21 9.8L16.2 14L17.7 20.5L12 17L6.3 20.5L7.8 14L3 9.8L9.3 9.2Z',
  heart: 'M12 20C5 15.5 3 12 3 8.5A4.7 4.7 0 0 1 12 6.8A4.7 4.7 0 0 1 21 8.5C21 12 19 15.5 12 20Z',
  laugh:
    'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM7.5 13C8.5 18.5 15.5 18.5 16.5 13ZM8.7 8.5V10M15.3 8.5V10',
  surprise:
    'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 13A2.3 2.3 0 1 0 12 17.6A2.3 2.3 0 1 0 12 13ZM8.7 8V9.5M15.3 8V9.5',
  ouch: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM8 17C9.5 13.5 14.5 13.5 16 17M7.5 8.5L10 9.8M16.5 8.5L14 9.8',
  map: 'M8 6.5L12 4L16 6.5V11L12 13.5L8 11ZM4 13.5L8 11L12 13.5V18L8 20.5L4 18ZM12 13.5L16 11L20 13.5V18L16 20.5L12 18Z',
  board: 'M12 3L19 5V11C19 16 16 19 12 21C8 19 5 16 5 11V5Z',
  others: 'M4 8H20M4 16H20M9 4V20M15 4V20',
  side: 'M5 4H11V12H5ZM13 4H19V9H13ZM13 12H19V20H13ZM5 15H11V20H5Z',
  pencil: 'M4 20L5 15L16 4L20 8L9 19ZM14 6L18 10',
  type: 'M5 7L10 12L5 17M12 18H19',
  flag: 'M6 21V4H18L15 8L18 12H6',
  log: 'M5 4V9H10M5.5 9A8 8 0 1 1 4 13M12 8V13L15 15',
  sound: 'M4 9H8L13 5V19L8 15H4ZM16.5 9C18 11 18 13 16.5 15M19 6.5C22 10 22 14 19 17.5',
  silence: 'M4 9H8L13 5V19L8 15H4ZM16.5 9.5L21 14.5M21 9.5L16.5 14.5',
  settings:
    'M10.1 5.3L10.6 2.5L13.4 2.5L13.9 5.3L15.5 5.9L17.7 4.3L19.7 6.3L18.1 8.5L18.7 10.1L21.5 10.6L21.5 13.4L18.7 13.9L18.1 15.5L19.7 17.7L17.7 19.7L15.5 18.1L13.9 18.7L13.4 21.5L10.6 21.5L10.1 18.7L8.5 18.1L6.3 19.7L4.3 17.7L5.9 15.5L5.3 13.9L2.5 13.4L2.5 10.6L5.3 10.1L5.9 8.5L4.3 6.3L6.3 4.3L8.5 5.9ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
} as const;

export type IconName = keyof typeof PATHS;

/** Filled signs; the others are lines. */
const SOLID: ReadonlySet<IconName> = new Set([
  'first',
  'previous',
  'next',
  'stepBack',
  'stepOn',
  'play',
  'pause',
]);

/** A sign on a button; the words belong to the button. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={SOLID.has(name) ? 'icon icon-solid' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
