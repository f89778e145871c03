import { describe, expect, it } from 'vitest';
import { FAN_WITNESSES } from './fan-witness/index.ts';
import { watched } from './fan-witness/play.ts';

/** Games with each faction; `PANGAEA_SOAK=2000` for a long run. */
const GAMES = Math.max(60, Number(process.env.PANGAEA_SOAK ?? 0));
const PATIENCE = 30_000 + GAMES * 200;

describe('fan factions, written down a second time without their code', () => {
  for (const witness of FAN_WITNESSES) {
    it(
      `${witness.id} does what every statement says, and each is put to the test`,
      () => {
        const { broken, seen } = watched(witness, GAMES);
        expect(broken.slice(0, 10)).toEqual([]);
        expect(Object.keys(witness.clauses).filter((clause) => !seen.has(clause))).toEqual([]);
        expect([...seen.keys()].filter((clause) => !(clause in witness.clauses))).toEqual([]);
      },
      PATIENCE,
    );
  }
});
