/** The columns of a row: what the table shows of a faction. */
export interface Standing {
  readonly vp: number;
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly bowls: readonly [number, number, number];
  /** Fire, water, earth, air. */
  readonly cults: readonly [number, number, number, number];
}

/** `5/7/0` as numbers, when there are so many. */
export function readBowls(text: string): Standing['bowls'] | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{1,2})$/.exec(text);
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** `0/1/1/0` as numbers, when there are so many. */
export function readCults(text: string): Standing['cults'] | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (match === null) return undefined;
  return [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])];
}
