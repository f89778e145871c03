import { type NetSizes, type NetWeights, roundRows, rowsOf } from '../src/learned/net.ts';

/** Positions from which a net learns: their inputs, and the results that followed. */
export interface Lessons {
  readonly count: number;
  /** By lesson: the index of its first input; at the end the number of all inputs. */
  readonly starts: Uint32Array;
  /** Inputs that are not 0: their rows (`rowOf`) and their values. */
  readonly rows: Uint16Array;
  readonly values: Int16Array;
  readonly stages: Uint8Array;
  /** The points that followed, to be learned. */
  readonly targets: Float32Array;
}

/** One lesson, by its number. */
export interface Lesson {
  readonly lessons: Lessons;
  readonly lesson: number;
}

/** One unit of the net's output, in points. */
const UNIT = 10;
const DECAY_1 = 0.9;
const DECAY_2 = 0.999;
/** A larger surprise is cut to this, in units. */
const MOST_SURPRISE = 3;

/** The share of a moving average that is kept at each step. */
const AVERAGE_DECAY = 0.999;
/**
 * The lessons of a step are divided into this many shares. Each share is summed up by one thread,
 * so the sums do not depend on the number of threads.
 */
export const SHARES = 4;

/**
 * The numbers of a net and those of its training. Threads that train a net together share this
 * memory.
 */
export interface NetMemory {
  /** The numbers of all layers, one layer after the other. */
  readonly numbers: Float32Array;
  /** Moving averages of the numbers; the net is used with these. */
  readonly averages: Float32Array;
  /** The two moving averages that Adam keeps for each number. */
  readonly means: Float32Array;
  readonly squares: Float32Array;
  /** By share of the lessons: the slopes of all numbers. */
  readonly slopes: readonly Float32Array[];
  /** By share of the lessons: the sum of the squares of surprises. */
  readonly surprises: Float64Array;
}

/** The first index of each layer's numbers, and the count of all numbers. */
function layout({ first, second, stages, ...rows }: NetSizes) {
  const middle = rowsOf(rows) * (first + 1);
  const bias = middle + stages * first * second;
  const out = bias + stages * second;
  return { middle, bias, out, length: out + stages * (second + 1) };
}

/** Memory that threads can share. */
export function netMemory(sizes: NetSizes): NetMemory {
  const { length } = layout(sizes);
  const floats = () => new Float32Array(new SharedArrayBuffer(length * 4));
  return {
    numbers: floats(),
    averages: floats(),
    means: floats(),
    squares: floats(),
    slopes: Array.from({ length: SHARES }, floats),
    surprises: new Float64Array(new SharedArrayBuffer(SHARES * 8)),
  };
}

/** The numbers of a net, or their slopes, by layer. */
interface Layers {
  readonly rows: Float32Array;
  readonly middle: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
}

function layersOf(all: Float32Array, sizes: NetSizes): Layers {
  const { middle, bias, out } = layout(sizes);
  return {
    rows: all.subarray(0, middle),
    middle: all.subarray(middle, bias),
    bias: all.subarray(bias, out),
    out: all.subarray(out),
  };
}

/** A net in training (Adam, mean squared surprise). */
export class LearningNet {
  readonly #sizes: NetSizes;
  readonly #scales: Float32Array;
  readonly #memory: NetMemory;
  readonly #layers: Layers;
  readonly #slopes: readonly Layers[];
  readonly #sums: Float32Array;
  readonly #back: Float32Array;
  readonly #units: Float32Array;
  readonly #unitSlopes: Float32Array;
  /** The number of steps made so far. */
  time = 0;

  /**
   * @param scales by row
   * @param memory used as it is; all 0 before `begin` or `load`
   */
  constructor(sizes: NetSizes, scales: readonly number[], memory = netMemory(sizes)) {
    this.#sizes = sizes;
    this.#scales = Float32Array.from(scales, (scale) => 1 / scale);
    this.#memory = memory;
    this.#layers = layersOf(memory.numbers, sizes);
    this.#slopes = memory.slopes.map((each) => layersOf(each, sizes));
    this.#sums = new Float32Array(sizes.first + 1);
    this.#back = new Float32Array(sizes.first + 1);
    this.#units = new Float32Array(sizes.second);
    this.#unitSlopes = new Float32Array(sizes.second);
  }

  /**
   * Draws the first numbers of the net.
   * @param random gives numbers from 0 to 1
   */
  begin(random: () => number): this {
    const { first, second } = this.#sizes;
    const { rows, middle, out } = this.#layers;
    const spread = (numbers: Float32Array, width: number) => {
      for (let at = 0; at < numbers.length; at++) numbers[at] = (2 * random() - 1) * width;
    };
    spread(rows, 0.15);
    for (let at = first; at < rows.length; at += first + 1) rows[at] = 0;
    spread(middle, Math.sqrt(3 / first));
    spread(out, Math.sqrt(3 / second));
    // All stages begin with the same numbers.
    for (let at = first * second; at < middle.length; at++) {
      middle[at] = middle[at - first * second];
    }
    for (let at = 0; at < out.length; at++) {
      if (at % (second + 1) === second) out[at] = 0;
      else if (at > second) out[at] = out[at - second - 1];
    }
    this.#memory.averages.set(this.#memory.numbers);
    return this;
  }

  /** Gives the net the weights of a finished one, without the numbers of its training. */
  take(weights: NetWeights): this {
    const { first } = this.#sizes;
    const { rows, middle, bias, out } = this.#layers;
    const width = first + 1;
    for (const [row, direct] of weights.direct.entries()) {
      const scale = this.#scales[row];
      for (let unit = 0; unit < first; unit++) {
        rows[row * width + unit] = weights.rows[row * first + unit] / scale;
      }
      rows[row * width + first] = direct / scale / UNIT;
    }
    middle.set(weights.middle);
    bias.set(weights.bias);
    out.set(weights.out.map((number) => number / UNIT));
    this.#memory.averages.set(this.#memory.numbers);
    return this;
  }

  /** The output for a lesson, in points. */
  output(lessons: Lessons, lesson: number): number {
    return this.#forward(lessons, lesson) * UNIT;
  }

  #forward({ starts, rows: inputs, values, stages }: Lessons, lesson: number): number {
    const { first, second } = this.#sizes;
    const sums = this.#sums;
    const units = this.#units;
    const { rows, middle, bias, out } = this.#layers;
    const width = first + 1;
    sums.fill(0);
    for (let at = starts[lesson]; at < starts[lesson + 1]; at++) {
      const place = inputs[at];
      const value = values[at] * this.#scales[place];
      const row = place * width;
      for (let unit = 0; unit < width; unit++) sums[unit] += value * rows[row + unit];
    }
    const stage = stages[lesson];
    for (let unit = 0; unit < second; unit++) units[unit] = bias[stage * second + unit];
    let at = stage * first * second;
    for (let unit = 0; unit < first; unit++) {
      const value = sums[unit];
      if (value > 0) for (let to = 0; to < second; to++) units[to] += value * middle[at + to];
      at += second;
    }
    const atOut = stage * (second + 1);
    let sum = sums[first] + out[atOut + second];
    for (let unit = 0; unit < second; unit++) {
      if (units[unit] > 0) sum += units[unit] * out[atOut + unit];
    }
    return sum;
  }

  /**
   * Learns from several lessons at once.
   * @param rate the largest change of a number
   * @returns the mean square of surprises, in points
   */
  learn(batch: readonly Lesson[], rate: number): number {
    for (let share = 0; share < SHARES; share++) this.addSlopes(share, batch);
    this.step(rate, 0, 1);
    return this.surprise / batch.length;
  }

  /** Adds up the slopes for a share of the lessons. */
  addSlopes(share: number, batch: readonly Lesson[]): void {
    let squares = 0;
    for (let at = share; at < batch.length; at += SHARES) {
      const { lessons, lesson } = batch[at];
      const surprise = this.#forward(lessons, lesson) - lessons.targets[lesson] / UNIT;
      squares += surprise * surprise;
      const slope = Math.max(-MOST_SURPRISE, Math.min(MOST_SURPRISE, surprise)) / batch.length;
      this.#backward(lessons, lesson, slope, this.#slopes[share]);
    }
    this.#memory.surprises[share] = squares;
  }

  /** The sum of the squares of surprises in the last step, in points. */
  get surprise(): number {
    return this.#memory.surprises.reduce((sum, each) => sum + each) * UNIT * UNIT;
  }

  /**
   * Moves one part of the numbers against the slopes of all shares. The numbers are divided into
   * `parts`, one for each thread.
   */
  step(rate: number, part: number, parts: number): void {
    const { numbers, averages, means, squares, slopes } = this.#memory;
    this.time++;
    const one = rate / (1 - DECAY_1 ** this.time);
    const two = 1 / (1 - DECAY_2 ** this.time);
    const kept = Math.min(AVERAGE_DECAY, this.time / (this.time + 10));
    const end = Math.floor((numbers.length * (part + 1)) / parts);
    for (let at = Math.floor((numbers.length * part) / parts); at < end; at++) {
      let slope = 0;
      for (let share = 0; share < SHARES; share++) {
        slope += slopes[share][at];
        slopes[share][at] = 0;
      }
      means[at] = DECAY_1 * means[at] + (1 - DECAY_1) * slope;
      squares[at] = DECAY_2 * squares[at] + (1 - DECAY_2) * slope * slope;
      numbers[at] -= (means[at] * one) / (Math.sqrt(squares[at] * two) + 1e-8);
      averages[at] += (1 - kept) * (numbers[at] - averages[at]);
    }
  }

  #backward(
    { starts, rows: inputs, values, stages }: Lessons,
    lesson: number,
    slope: number,
    into: Layers,
  ): void {
    const { first, second } = this.#sizes;
    const sums = this.#sums;
    const units = this.#units;
    const slopes = this.#back;
    const unitSlopes = this.#unitSlopes;
    const { middle, out } = this.#layers;
    const { rows: rowSlopes, middle: middleSlopes, bias: biasSlopes, out: outSlopes } = into;
    const width = first + 1;
    const stage = stages[lesson];
    const atOut = stage * (second + 1);
    outSlopes[atOut + second] += slope;
    for (let unit = 0; unit < second; unit++) {
      if (units[unit] > 0) {
        outSlopes[atOut + unit] += slope * units[unit];
        const back = slope * out[atOut + unit];
        unitSlopes[unit] = back;
        biasSlopes[stage * second + unit] += back;
      } else unitSlopes[unit] = 0;
    }
    let at = stage * first * second;
    for (let unit = 0; unit < first; unit++) {
      const value = sums[unit];
      let back = 0;
      if (value > 0) {
        for (let to = 0; to < second; to++) {
          back += unitSlopes[to] * middle[at + to];
          middleSlopes[at + to] += unitSlopes[to] * value;
        }
      }
      slopes[unit] = back;
      at += second;
    }
    slopes[first] = slope;
    for (let each = starts[lesson]; each < starts[lesson + 1]; each++) {
      const place = inputs[each];
      const value = values[each] * this.#scales[place];
      const row = place * width;
      for (let unit = 0; unit < width; unit++) rowSlopes[row + unit] += value * slopes[unit];
    }
  }

  /** The net as it is used in play: output in points, inputs in whole numbers. */
  weights(): NetWeights {
    const { first } = this.#sizes;
    const inputs = rowsOf(this.#sizes);
    const width = first + 1;
    const rows = new Float32Array(inputs * first);
    const direct = new Float32Array(inputs);
    const averages = layersOf(this.#memory.averages, this.#sizes);
    for (let input = 0; input < inputs; input++) {
      const from = input * width;
      for (let unit = 0; unit < first; unit++) {
        rows[input * first + unit] = averages.rows[from + unit] * this.#scales[input];
      }
      direct[input] = averages.rows[from + first] * this.#scales[input] * UNIT;
    }
    roundRows(rows);
    roundRows(direct);
    return {
      ...this.#sizes,
      rows,
      direct,
      middle: Float64Array.from(averages.middle),
      bias: Float64Array.from(averages.bias),
      out: Float64Array.from(averages.out, (number) => number * UNIT),
    };
  }

  /** All numbers and those of Adam, so that the training can continue later. */
  save(): ArrayBuffer {
    const { numbers } = this.#memory;
    const kept = this.#kept();
    const saved = new Float32Array(1 + kept.length * numbers.length);
    saved[0] = this.time;
    for (const [place, each] of kept.entries()) saved.set(each, 1 + place * numbers.length);
    return saved.buffer;
  }

  load(buffer: ArrayBuffer): this {
    const saved = new Float32Array(buffer);
    this.time = saved[0];
    for (const [place, each] of this.#kept().entries()) {
      const from = 1 + place * each.length;
      each.set(saved.subarray(from, from + each.length));
    }
    return this;
  }

  #kept(): readonly Float32Array[] {
    const { numbers, averages, means, squares } = this.#memory;
    return [numbers, averages, means, squares];
  }
}
