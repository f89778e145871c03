import { BUILDINGS } from '@pangaea/rules/terra-mystica';

/** The numbers of what can be built, as states hold them; 0 is nothing. */
export const [, DWELLING, TRADING_POST, TEMPLE, STRONGHOLD, SANCTUARY] = BUILDINGS.map(
  (_, number) => number,
);
