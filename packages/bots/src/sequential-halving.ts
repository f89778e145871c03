/** One of several choices that are compared by the means of their samples. */
export interface Contender {
  sum: number;
  looks: number;
}

/** How contenders are sampled. */
export interface Looks<C extends Contender> {
  /**
   * Whether there is another sample before the worse contenders are dropped; the first sample is
   * number 0.
   */
  goesOn(time: number): boolean;
  /**
   * Samples each contender once.
   * @returns false when this was the last sample, for example because time is up
   */
  look(contenders: readonly C[]): boolean;
  /** The number of contenders that continue: at least one, and not all. */
  keep(count: number): number;
}

/**
 * Sequential halving: all contenders are sampled equally often, then the worse half is dropped, and
 * so on, so that most samples go to contenders that are hard to distinguish.
 * @param contenders at least one
 * @returns the best by the samples for which there was time; the first of equal ones
 */
export function sequentialHalving<C extends Contender>(
  contenders: readonly C[],
  looks: Looks<C>,
): C {
  let left = [...contenders];
  for (let time = 0; left.length > 1; time++) {
    let goesOn = true;
    while (goesOn && looks.goesOn(time)) goesOn = looks.look(left);
    left.sort((one, other) => other.sum / other.looks - one.sum / one.looks);
    left = left.slice(0, goesOn ? looks.keep(left.length) : 1);
  }
  return left[0];
}
