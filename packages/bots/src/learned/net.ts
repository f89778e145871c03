/** Sizes of a net: inputs, units of the two hidden layers, stages. */
export interface NetSizes {
  /** Inputs with weights common to all factions, and inputs with weights by faction. */
  readonly shared: number;
  readonly own: number;
  readonly kinds: number;
  readonly first: number;
  readonly second: number;
  readonly stages: number;
}

/**
 * The weights of a net with two hidden layers, of which the second and the output differ by stage
 * of the game: `output = direct · x + bias₃ + out · relu(bias₂ + second · relu(first · x))`. Rows
 * are stored one after the other.
 */
export interface NetWeights extends NetSizes {
  /** By input (`rowOf`): its weight for each unit of the first layer. */
  readonly rows: Float32Array;
  /** By input: its weight for the output. */
  readonly direct: Float32Array;
  /** By stage: by unit of the first layer, its weight for each unit of the second. */
  readonly middle: Float64Array;
  /** By stage: the bias of the second layer. */
  readonly bias: Float64Array;
  /** By stage: the weight of each unit of the second layer for the output, then its bias. */
  readonly out: Float64Array;
}

/** Rows of the first layer. */
export function rowsOf({ shared, own, kinds }: Pick<NetSizes, 'shared' | 'own' | 'kinds'>): number {
  return shared + own * kinds;
}

/** The row of an input for a seat of some faction. */
export function rowOf(
  { shared, kinds }: Pick<NetSizes, 'shared' | 'kinds'>,
  input: number,
  kind: number,
): number {
  return input < shared ? input : shared + (input - shared) * kinds + kind;
}

/**
 * Computes the output of a net for whole numbers as inputs. It remembers the first layer between
 * calls and computes only changed inputs. Sums are exact, since all numbers in `rows` are multiples
 * of 2⁻¹² (`roundRows`), so earlier calls make no difference to the result.
 */
export class CarriedNet {
  readonly #weights: NetWeights;
  readonly #inputs: Int32Array;
  /** Inputs that have changed since the last call: their rows and differences. */
  readonly #places: Int32Array;
  readonly #changes: Float64Array;
  readonly #sums: Float64Array;
  /** Units of the first layer that are above 0. */
  readonly #active: Int32Array;
  #straight = 0;
  #kind = 0;

  /** @param weights layers whose sizes are multiples of `UNROLLED` */
  constructor(weights: NetWeights) {
    const { shared, own, first, second } = weights;
    const inputs = shared + own;
    if (first % UNROLLED !== 0 || second % UNROLLED !== 0) throw new Error('odd sizes of a net');
    this.#weights = weights;
    this.#inputs = new Int32Array(inputs);
    this.#places = new Int32Array(inputs + own);
    this.#changes = new Float64Array(inputs + own);
    this.#sums = new Float64Array(first);
    this.#active = new Int32Array(first);
  }

  output(inputs: Int32Array, kind: number, stage: number): number {
    const changed = this.#findChanges(inputs, kind);
    const { first, second, middle, bias, out } = this.#weights;
    const active = this.#carry(changed);
    const sums = this.#sums;
    const units = this.#active;
    const from = stage * first * second;
    const atOut = stage * (second + 1);
    let sum = this.#straight + out[atOut + second];
    for (let to = 0; to < second; to += UNROLLED) {
      const atBias = stage * second + to;
      let a = bias[atBias];
      let b = bias[atBias + 1];
      let c = bias[atBias + 2];
      let d = bias[atBias + 3];
      let e = bias[atBias + 4];
      let f = bias[atBias + 5];
      let g = bias[atBias + 6];
      let h = bias[atBias + 7];
      for (let n = 0; n < active; n++) {
        const unit = units[n];
        const value = sums[unit];
        const at = from + unit * second + to;
        a += value * middle[at];
        b += value * middle[at + 1];
        c += value * middle[at + 2];
        d += value * middle[at + 3];
        e += value * middle[at + 4];
        f += value * middle[at + 5];
        g += value * middle[at + 6];
        h += value * middle[at + 7];
      }
      const o = atOut + to;
      if (a > 0) sum += a * out[o];
      if (b > 0) sum += b * out[o + 1];
      if (c > 0) sum += c * out[o + 2];
      if (d > 0) sum += d * out[o + 3];
      if (e > 0) sum += e * out[o + 4];
      if (f > 0) sum += f * out[o + 5];
      if (g > 0) sum += g * out[o + 6];
      if (h > 0) sum += h * out[o + 7];
    }
    return sum;
  }

  #findChanges(inputs: Int32Array, kind: number): number {
    const before = this.#inputs;
    const places = this.#places;
    const changes = this.#changes;
    const { shared, kinds } = this.#weights;
    let changed = 0;
    for (let input = 0; input < shared; input++) {
      const now = inputs[input];
      if (now === before[input]) continue;
      places[changed] = input;
      changes[changed++] = now - before[input];
      before[input] = now;
    }
    const isNew = kind !== this.#kind;
    for (let input = shared; input < before.length; input++) {
      const now = inputs[input];
      const was = before[input];
      if (now === was && !isNew) continue;
      const row = shared + (input - shared) * kinds;
      before[input] = now;
      if (isNew) {
        places[changed] = row + this.#kind;
        changes[changed++] = -was;
      }
      places[changed] = row + kind;
      changes[changed++] = isNew ? now : now - was;
    }
    this.#kind = kind;
    return changed;
  }

  /**
   * Updates the first layer to the present inputs.
   * @returns the number of active units
   */
  #carry(changed: number): number {
    const places = this.#places;
    const changes = this.#changes;
    const sums = this.#sums;
    const units = this.#active;
    const { rows, direct, first } = this.#weights;
    let straight = this.#straight;
    for (let n = 0; n < changed; n++) straight += changes[n] * direct[places[n]];
    this.#straight = straight;
    for (let unit = 0; unit < first; unit += UNROLLED) {
      let a = sums[unit];
      let b = sums[unit + 1];
      let c = sums[unit + 2];
      let d = sums[unit + 3];
      let e = sums[unit + 4];
      let f = sums[unit + 5];
      let g = sums[unit + 6];
      let h = sums[unit + 7];
      for (let n = 0; n < changed; n++) {
        const change = changes[n];
        const at = places[n] * first + unit;
        a += change * rows[at];
        b += change * rows[at + 1];
        c += change * rows[at + 2];
        d += change * rows[at + 3];
        e += change * rows[at + 4];
        f += change * rows[at + 5];
        g += change * rows[at + 6];
        h += change * rows[at + 7];
      }
      sums[unit] = a;
      sums[unit + 1] = b;
      sums[unit + 2] = c;
      sums[unit + 3] = d;
      sums[unit + 4] = e;
      sums[unit + 5] = f;
      sums[unit + 6] = g;
      sums[unit + 7] = h;
    }
    let active = 0;
    for (let unit = 0; unit < first; unit++) if (sums[unit] > 0) units[active++] = unit;
    return active;
  }
}

/** Units that are computed together. */
const UNROLLED = 8;
const STEPS = 4096;

/** Rounds numbers so that sums of whole multiples of them are exact. */
export function roundRows(rows: Float32Array): void {
  for (let at = 0; at < rows.length; at++) rows[at] = Math.round(rows[at] * STEPS) / STEPS;
}
