/** The time of the server's clock; the clock of a device may differ by hours. */
export interface ServerTime {
  /** @param date the `date` header of an answer; null if it has none */
  readonly hear: (date: string | null) => void;
  /** Milliseconds since 1970; by the clock of the device until the server's time is known. */
  readonly now: () => number;
}

/**
 * @param device the clock of the device
 * @param steady a clock that is never set, in milliseconds since any moment
 */
export function serverTime(device: () => number, steady: () => number): ServerTime {
  let heard: { readonly at: number; readonly time: number } | undefined;
  return {
    hear: (date) => {
      const time = Date.parse(date ?? '');
      if (!Number.isNaN(time)) heard = { at: steady(), time };
    },
    now: () => (heard === undefined ? device() : heard.time + steady() - heard.at),
  };
}

/** The clock of this page's server, known from each of its answers. */
export const SERVER_TIME: ServerTime = serverTime(
  () => Date.now(),
  () => performance.now(),
);
