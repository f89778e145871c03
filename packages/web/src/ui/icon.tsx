const PATHS = {
  first: 'M7 5V19M19 5L10 12L19 19Z',
  previous: 'M17 5L7 12L17 19Z',
  next: 'M7 5L17 12L7 19Z',
  stepBack: 'M11 6L3 12L11 18ZM21 6L13 12L21 18Z',
  stepOn: 'M3 6L11 12L3 18ZM13 6L21 12L13 18Z',
  larger: 'M12 5V19M5 12H19',
  smaller: 'M5 12H19',
  whole: 'M5 9V5H9M15 5H19V9M19 15V19H15M9 19H5V15',
  settings:
    'M12 8.500A3.500 3.500 0 1 1 12 15.500A3.500 3.500 0 1 1 12 8.500M12 3V6M12 18V21M3 12H6M18 12H21M5.600 5.600L7.800 7.800M16.200 16.200L18.400 18.400M5.600 18.400L7.800 16.200M16.200 7.800L18.400 5.600',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign on a button; the button has the words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
