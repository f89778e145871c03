/** The time by the clock of the server, which the clock of a device may miss by hours. */
export interface ServerTime {
  /** @param date the header of that name of an answer; null where it has none */
  readonly hear: (date: string | null) => void;
  /** Milliseconds since 1970; by the clock of the device until the server was heard. */
  readonly now: () => number;
}

/** @param device the clock of the device @param steady a clock that nobody sets, in milliseconds from anywhere */
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

/** That of this page's server: every answer tells it. */
export const SERVER_TIME: ServerTime = serverTime(
  () => Date.now(),
  () => performance.now(),
);
