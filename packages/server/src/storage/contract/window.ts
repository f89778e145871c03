/**
 * A window: several seats are asked at once and in secret, and answer independently of each other.
 */
export interface StoredWindow {
  /** The version at which it opened; moves decided since then are answers in it. */
  readonly from: number;
  /** When it closes, in milliseconds since 1970; 0 where it waits for all answers. */
  readonly closes: number;
}
