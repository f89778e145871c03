/** The tracks, as bits. */
export const TRACK = { shipping: 1, exchange: 2 } as const;
