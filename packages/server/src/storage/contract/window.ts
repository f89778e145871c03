/** Several seats are asked at once and in secret, and answer independently of each other. */
export interface StoredWindow {
  /** The version at which it opened; what was decided since are answers in it. */
  readonly from: number;
  /** When it closes, in milliseconds since 1970; 0 when all have answered, however late. */
  readonly closes: number;
}
