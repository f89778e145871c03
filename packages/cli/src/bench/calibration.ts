import { best, cpuTime } from './cpu.ts';

const TURNS = 20_000_000;

/** Nanoseconds for one pass of a loop of three shifts, for comparing machines and moments. */
export function calibrate(rounds: number): number {
  const word = new Int32Array(1);
  const spin = () => {
    let x = word[0] | 1;
    for (let turn = 0; turn < TURNS; turn++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    word[0] = x;
  };
  return best(rounds, () => cpuTime(spin)) / TURNS;
}
