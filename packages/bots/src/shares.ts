/**
 * The largest number of things among which a change is shared exactly: each additional thing
 * doubles the work.
 */
const MOST = 12;

/**
 * Shares a change of a function among the things that changed (Shapley values): each gets its mean
 * contribution over all orders in which the things can change one after the other. The sum of the
 * shares is the whole change.
 * @param count the number of things, at most 12
 * @param worthOf the function; its argument has the changed things as bits
 */
export function sharesOf(count: number, worthOf: (changed: number) => number): readonly number[] {
  if (count > MOST) throw new RangeError(`${count} things are too many`);
  const sets = 1 << count;
  const values = new Float64Array(sets);
  for (let set = 0; set < sets; set++) values[set] = worthOf(set);
  const weights = weightsOf(count);
  const shares = new Array<number>(count).fill(0);
  for (let set = 0; set < sets; set++) {
    const size = bitsOf(set);
    for (let thing = 0; thing < count; thing++) {
      const bit = 1 << thing;
      if ((set & bit) !== 0) continue;
      shares[thing] += weights[size] * (values[set | bit] - values[set]);
    }
  }
  return shares;
}

/**
 * By the number of earlier changes: the share of all orders in which a thing comes next after
 * exactly these.
 */
function weightsOf(count: number): readonly number[] {
  const weights: number[] = [];
  let weight = 1 / count;
  for (let before = 0; before < count; before++) {
    weights.push(weight);
    weight *= (before + 1) / (count - 1 - before);
  }
  return weights;
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let left = set; left !== 0; left &= left - 1) bits++;
  return bits;
}
