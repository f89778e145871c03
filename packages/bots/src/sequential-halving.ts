/** One of several choices that are compared by the mean of what was found in looks at them. */
export interface Contender {
  sum: number;
  looks: number;
}

/** How contenders are looked at. */
export interface Looks<C extends Contender> {
  /** Whether there is another look before the worse ones are given up for this time, the first being 0. */
  goesOn(time: number): boolean;
  /** Looks once at each. @returns false when that was the last look, be it that there was no time for it */
  look(contenders: readonly C[]): boolean;
  /** How many of so many go on: at least one, and fewer. */
  keep(count: number): number;
}

/**
 * Sequential halving: all contenders are looked at equally often, then the worse half is given up, and so on, so that most
 * looks go to those between which it is hard to choose.
 * @param contenders at least one
 * @returns the best by the looks that there was time for; of equal ones the first
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
