import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, it } from 'vitest';
import {
  CarriedNet,
  type NetSizes,
  type NetWeights,
  roundRows,
  rowOf,
  rowsOf,
} from '../../src/learned/net.ts';
import { readNet } from '../../src/learned/net-file.ts';
import { TERRA_NOVA_INPUTS } from '../../src/terra-nova/inputs.ts';
import { netFileOf } from '../../train/net-file.ts';

const SIZES: NetSizes = { shared: 9, own: 3, kinds: 4, first: 16, second: 8, stages: 3 };

function netOf(seed: number): NetWeights {
  const random = Random.fromSeed(seedFromNumber(seed));
  const some = (count: number) =>
    Float64Array.from({ length: count }, () => random.below(4001) / 1000 - 2);
  const { first, second, stages } = SIZES;
  const rows = Float32Array.from(some(rowsOf(SIZES) * first));
  const direct = Float32Array.from(some(rowsOf(SIZES)));
  roundRows(rows);
  roundRows(direct);
  return {
    ...SIZES,
    rows,
    direct,
    middle: some(stages * first * second),
    bias: some(stages * second),
    out: some(stages * (second + 1)),
  };
}

/** The formula, sum by sum. */
function outputOf(net: NetWeights, inputs: Int32Array, kind: number, stage: number): number {
  const { first, second, rows, direct, middle, bias, out } = net;
  const at = Array.from(inputs, (_, input) => rowOf(net, input, kind));
  const hidden = Array.from({ length: first }, (_, unit) =>
    Math.max(
      0,
      at.reduce((sum, row, input) => sum + inputs[input] * rows[row * first + unit], 0),
    ),
  );
  let sum = at.reduce((all, row, input) => all + inputs[input] * direct[row], 0);
  for (let unit = 0; unit < second; unit++) {
    const value = hidden.reduce(
      (all, each, from) => all + each * middle[(stage * first + from) * second + unit],
      bias[stage * second + unit],
    );
    sum += Math.max(0, value) * out[stage * (second + 1) + unit];
  }
  return sum + out[stage * (second + 1) + second];
}

function questions(count: number, seed: number) {
  const random = Random.fromSeed(seedFromNumber(seed));
  return Array.from({ length: count }, () => ({
    inputs: Int32Array.from({ length: SIZES.shared + SIZES.own }, () => random.below(40) - 5),
    kind: random.below(SIZES.kinds),
    stage: random.below(SIZES.stages),
  }));
}

describe('a net', () => {
  it('is what the formula says, for seats of every kind and at every stage', () => {
    const weights = netOf(1);
    const net = new CarriedNet(weights);
    for (const { inputs, kind, stage } of questions(200, 2)) {
      expect(net.output(inputs, kind, stage)).toBeCloseTo(
        outputOf(weights, inputs, kind, stage),
        8,
      );
    }
  });

  it('says the same to the last bit whatever it was asked before', () => {
    const weights = netOf(3);
    const carried = new CarriedNet(weights);
    for (const { inputs, kind, stage } of questions(500, 4)) {
      const fresh = new CarriedNet(weights).output(inputs, kind, stage);
      expect(carried.output(inputs, kind, stage)).toBe(fresh);
    }
  });

  it('has layers of whole multiples of eight units', () => {
    expect(() => new CarriedNet({ ...netOf(5), second: 12 })).toThrow(/odd sizes/);
  });
});

describe('the file of a net', () => {
  const provenance = { games: 1, seed: 1, playedBy: [], matches: [], note: '' };
  const weights = netOf(6);
  const file = JSON.parse(JSON.stringify(netFileOf(TERRA_NOVA_INPUTS, weights, provenance)));
  const read = readNet(file);

  it.each(['rows', 'direct', 'middle', 'bias', 'out'] as const)('has all of %s', (block) => {
    expect(read[block]).toHaveLength(weights[block].length);
    for (const [at, number] of weights[block].entries()) {
      expect(Math.abs(read[block][at] - number)).toBeLessThan(2 ** -12);
    }
  });

  it('keeps the first layer as it was, which is summed without an error', () => {
    expect(read.rows).toEqual(weights.rows);
    expect(read.direct).toEqual(weights.direct);
    const { shared, own, kinds, first, second, stages } = read;
    expect({ shared, own, kinds, first, second, stages }).toEqual(SIZES);
  });
});
