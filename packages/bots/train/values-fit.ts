import { type NetSizes, type NetWeights, roundRows, rowsOf } from '../src/learned/net.ts';

/** What a net learns from: what it was told of positions, and what came of them. */
export interface Lessons {
  readonly count: number;
  /** By lesson: where its inputs begin; one more for the end of the last. */
  readonly starts: Uint32Array;
  /** Inputs that are not 0: their rows (`rowOf`), and what they are. */
  readonly rows: Uint16Array;
  readonly values: Int16Array;
  readonly stages: Uint8Array;
  /** Points that came later. */
  readonly targets: Float32Array;
}

/** One of several lessons, by its number. */
export interface Lesson {
  readonly lessons: Lessons;
  readonly lesson: number;
}

/** Points that count as 1 inside of the net. */
const UNIT = 10;
const DECAY_1 = 0.9;
const DECAY_2 = 0.999;
/** A surprise counts no more than this, in units. */
const MOST_SURPRISE = 3;

/** Numbers that are learned, and what Adam keeps of each. */
class Block {
  readonly numbers: Float32Array;
  readonly slopes: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;

  constructor(length: number) {
    this.numbers = new Float32Array(length);
    this.slopes = new Float32Array(length);
    this.means = new Float32Array(length);
    this.squares = new Float32Array(length);
  }

  step(rate: number, time: number): void {
    const { numbers, slopes, means, squares } = this;
    const one = 1 / (1 - DECAY_1 ** time);
    const two = 1 / (1 - DECAY_2 ** time);
    for (let at = 0; at < numbers.length; at++) {
      const slope = slopes[at];
      means[at] = DECAY_1 * means[at] + (1 - DECAY_1) * slope;
      squares[at] = DECAY_2 * squares[at] + (1 - DECAY_2) * slope * slope;
      numbers[at] -= (rate * means[at] * one) / (Math.sqrt(squares[at] * two) + 1e-8);
    }
    slopes.fill(0);
  }
}

/** A net that learns (Adam, mean squared surprise). */
export class LearningNet {
  readonly #sizes: NetSizes;
  readonly #scales: Float32Array;
  readonly #rows: Block;
  readonly #middle: Block;
  readonly #bias: Block;
  readonly #out: Block;
  readonly #sums: Float32Array;
  readonly #slopes: Float32Array;
  readonly #units: Float32Array;
  readonly #unitSlopes: Float32Array;
  #time = 0;

  /**
   * @param scales by row
   * @param random numbers from 0 to 1 to begin with
   */
  constructor(sizes: NetSizes, scales: readonly number[], random: () => number) {
    const { first, second, stages } = sizes;
    const inputs = rowsOf(sizes);
    this.#sizes = sizes;
    this.#scales = Float32Array.from(scales, (scale) => 1 / scale);
    this.#rows = new Block(inputs * (first + 1));
    this.#middle = new Block(stages * first * second);
    this.#bias = new Block(stages * second);
    this.#out = new Block(stages * (second + 1));
    this.#sums = new Float32Array(first + 1);
    this.#slopes = new Float32Array(first + 1);
    this.#units = new Float32Array(second);
    this.#unitSlopes = new Float32Array(second);
    const spread = (block: Block, width: number) => {
      for (let at = 0; at < block.numbers.length; at++) {
        block.numbers[at] = (2 * random() - 1) * width;
      }
    };
    spread(this.#rows, 0.15);
    for (let input = 0; input < inputs; input++)
      this.#rows.numbers[input * (first + 1) + first] = 0;
    spread(this.#middle, Math.sqrt(3 / first));
    spread(this.#out, Math.sqrt(3 / second));
    // The same beginning at every stage.
    for (let at = first * second; at < this.#middle.numbers.length; at++) {
      this.#middle.numbers[at] = this.#middle.numbers[at - first * second];
    }
    for (let at = 0; at < this.#out.numbers.length; at++) {
      if (at % (second + 1) === second) this.#out.numbers[at] = 0;
      else if (at > second) this.#out.numbers[at] = this.#out.numbers[at - second - 1];
    }
  }

  /** Output for a lesson, in points. */
  output(lessons: Lessons, lesson: number): number {
    return this.#forward(lessons, lesson) * UNIT;
  }

  #forward({ starts, rows: inputs, values, stages }: Lessons, lesson: number): number {
    const { first, second } = this.#sizes;
    const sums = this.#sums;
    const units = this.#units;
    const rows = this.#rows.numbers;
    const middle = this.#middle.numbers;
    const bias = this.#bias.numbers;
    const out = this.#out.numbers;
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
   * Learns from some lessons at a time.
   * @param rate how far numbers move at most
   * @returns the mean square of what was surprising, in points
   */
  learn(batch: readonly Lesson[], rate: number): number {
    let squares = 0;
    for (const { lessons, lesson } of batch) {
      const surprise = this.#forward(lessons, lesson) - lessons.targets[lesson] / UNIT;
      squares += surprise * surprise;
      const slope = Math.max(-MOST_SURPRISE, Math.min(MOST_SURPRISE, surprise)) / batch.length;
      this.#backward(lessons, lesson, slope);
    }
    this.#time++;
    for (const block of [this.#rows, this.#middle, this.#bias, this.#out]) {
      block.step(rate, this.#time);
    }
    return (squares / batch.length) * UNIT * UNIT;
  }

  #backward(
    { starts, rows: inputs, values, stages }: Lessons,
    lesson: number,
    slope: number,
  ): void {
    const { first, second } = this.#sizes;
    const sums = this.#sums;
    const units = this.#units;
    const slopes = this.#slopes;
    const unitSlopes = this.#unitSlopes;
    const middle = this.#middle.numbers;
    const middleSlopes = this.#middle.slopes;
    const out = this.#out.numbers;
    const outSlopes = this.#out.slopes;
    const biasSlopes = this.#bias.slopes;
    const rowSlopes = this.#rows.slopes;
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

  /** The net as it is used in play: in points, for inputs that are whole numbers. */
  weights(): NetWeights {
    const { first } = this.#sizes;
    const inputs = rowsOf(this.#sizes);
    const width = first + 1;
    const rows = new Float32Array(inputs * first);
    const direct = new Float32Array(inputs);
    for (let input = 0; input < inputs; input++) {
      const from = input * width;
      for (let unit = 0; unit < first; unit++) {
        rows[input * first + unit] = this.#rows.numbers[from + unit] * this.#scales[input];
      }
      direct[input] = this.#rows.numbers[from + first] * this.#scales[input] * UNIT;
    }
    roundRows(rows);
    roundRows(direct);
    return {
      ...this.#sizes,
      rows,
      direct,
      middle: Float64Array.from(this.#middle.numbers),
      bias: Float64Array.from(this.#bias.numbers),
      out: Float64Array.from(this.#out.numbers, (number) => number * UNIT),
    };
  }

  /** All numbers, and what Adam knows, for going on later. */
  save(): ArrayBuffer {
    const blocks = [this.#rows, this.#middle, this.#bias, this.#out];
    const all = blocks.flatMap(({ numbers, means, squares }) => [numbers, means, squares]);
    const length = all.reduce((sum, each) => sum + each.length, 1);
    const saved = new Float32Array(length);
    saved[0] = this.#time;
    let at = 1;
    for (const each of all) {
      saved.set(each, at);
      at += each.length;
    }
    return saved.buffer;
  }

  load(buffer: ArrayBuffer): void {
    const saved = new Float32Array(buffer);
    this.#time = saved[0];
    let at = 1;
    for (const { numbers, means, squares } of [this.#rows, this.#middle, this.#bias, this.#out]) {
      for (const each of [numbers, means, squares]) {
        each.set(saved.subarray(at, at + each.length));
        at += each.length;
      }
    }
  }
}
