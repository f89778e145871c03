import type { Outcome, Seat } from '@pangaea/rules/kernel';
import type { PointsMatch } from '../src/provenance.ts';

/**
 * The result of one game of a match, for the seat with the new numbers among seats with the old
 * ones.
 */
export interface Upshot {
  /** 1 for a victory; if several seats are first, the share of one of them. */
  readonly won: number;
  /** Points above the mean of the other seats. */
  readonly ahead: number;
}

export function upshotOf({ vp, rank }: Outcome, own: Seat): Upshot {
  const winners = rank.filter((place) => place === 1).length;
  const others = vp.reduce((sum, each) => sum + each, 0) - vp[own];
  return { won: rank[own] === 1 ? 1 / winners : 0, ahead: vp[own] - others / (vp.length - 1) };
}

/** A match in the form that is stored with the numbers. */
export function matchOf(
  upshots: readonly Upshot[],
  told: Pick<PointsMatch, 'level' | 'players' | 'positions' | 'over'>,
): PointsMatch {
  const games = upshots.length;
  const sum = (what: keyof Upshot) => upshots.reduce((all, each) => all + each[what], 0);
  return { ...told, games, won: shortened(sum('won')), ahead: shortened(sum('ahead') / games) };
}

/** The report of a match. */
export function tellMatch({ level, players, won, games, ahead }: PointsMatch): string {
  return `${level}, ${players} players: won ${won} of ${games}, ${ahead} points ahead\n`;
}

function shortened(value: number): number {
  return Number(value.toFixed(2));
}
