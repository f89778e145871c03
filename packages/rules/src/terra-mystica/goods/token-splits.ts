/** The highest number of power tokens that leave the bowls at once. */
const MOST_TOKENS = 5;

/** The ways to take tokens from the three bowls, up to five in all, the fewest tokens first. */
export const TOKEN_SPLITS: readonly (readonly [number, number, number])[] = tokenSplits();

function tokenSplits(): (readonly [number, number, number])[] {
  const splits: (readonly [number, number, number])[] = [];
  for (let total = 1; total <= MOST_TOKENS; total++) {
    for (let one = total; one >= 0; one--) {
      for (let two = total - one; two >= 0; two--) splits.push([one, two, total - one - two]);
    }
  }
  return splits;
}
