import { BUILDINGS } from '@pangaea/rules/terra-mystica';

/** Numbers of the structures, as in states; 0 is none. */
export const [, DWELLING, TRADING_POST, TEMPLE, STRONGHOLD, SANCTUARY] = BUILDINGS.map(
  (_, number) => number,
);
