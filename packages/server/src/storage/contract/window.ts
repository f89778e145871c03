/**
 * A window: several seats are asked at once and in secret, and their answers do not depend on each
 * other.
 */
export interface StoredWindow {
  /** The version at which it opened; moves decided since then are answers in it. */
  readonly from: number;
  /** The time when it closes, in milliseconds since 1970; 0 if it waits for all answers. */
  readonly closes: number;
}
