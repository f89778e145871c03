/** The price of a structure. */
export interface Price {
  workers: number;
  coins: number;
  priests: number;
  vp: number;
}
