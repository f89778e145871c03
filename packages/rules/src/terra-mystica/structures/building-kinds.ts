/** Places of the structures in `BUILDINGS`. */
export const DWELLING = 1;
export const TRADING_POST = 2;
export const TEMPLE = 3;
export const STRONGHOLD = 4;
export const SANCTUARY = 5;
