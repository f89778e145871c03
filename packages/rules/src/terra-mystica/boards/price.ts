/** What a structure costs. */
export interface Price {
  workers: number;
  coins: number;
  priests: number;
  vp: number;
}
