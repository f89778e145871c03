/** The columns of a row: the goods of a faction that the table shows. */
export interface Standing {
  readonly vp: number;
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly bowls: readonly [number, number, number];
  /** Fire, water, earth, air. */
  readonly cults: readonly [number, number, number, number];
}

/** Reads the three bowls, such as `5/7/0`; undefined for any other text. */
export function readBowls(text: string): Standing['bowls'] | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{1,2})$/.exec(text);
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Reads the steps on the four cults, such as `0/1/1/0`; undefined for any other text. */
export function readCults(text: string): Standing['cults'] | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (match === null) return undefined;
  return [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])];
}
export const COLUMNS = ['vp', 'coins', 'workers', 'priests', 'bowls', 'cults'] as const;
export type Column = (typeof COLUMNS)[number];

/** One column as the row shows it. */
export function showColumn(standing: Standing, column: Column): string {
  const value = standing[column];
  return typeof value === 'number' ? String(value) : value.join('/');
}

/** The columns that are not the same in two rows. */
export function differingColumns(left: Standing, right: Standing): readonly Column[] {
  return COLUMNS.filter((column) => showColumn(left, column) !== showColumn(right, column));
}
