import { describe, expect, it } from 'vitest';
import { FAN_FACTIONS } from '../../src/terra-mystica/index.ts';
import { flawsOf, isFound } from './fan-witness/flaws.ts';
import { FAN_WITNESSES } from './fan-witness/index.ts';
import { watched } from './fan-witness/play.ts';

const { PANGAEA_SOAK: soak } = process.env;
/** The highest number of games with each faction; `PANGAEA_SOAK=2000` for a long run. */
const GAMES = Math.max(40, Number(soak ?? 0));
/**
 * Every way to choose factions is among them. No more games are played after every clause was
 * tested.
 */
const LEAST = soak === undefined ? 20 : GAMES;
const PATIENCE = 60_000 + GAMES * 200;

describe('fan factions, written down a second time without their code', () => {
  it('are all of them', () => {
    const ids = FAN_WITNESSES.map(({ id }) => id);
    expect([...ids].sort()).toEqual(FAN_FACTIONS.on.map(({ id }) => id).sort());
  });

  for (const witness of FAN_WITNESSES) {
    it(
      `${witness.id} does what every statement says, and each is put to the test`,
      () => {
        const { broken, seen } = watched(witness, LEAST, GAMES);
        expect(broken.slice(0, 10)).toEqual([]);
        expect(Object.keys(witness.clauses).filter((clause) => !seen.has(clause))).toEqual([]);
        expect([...seen.keys()].filter((clause) => !(clause in witness.clauses))).toEqual([]);
      },
      PATIENCE,
    );
  }

  for (const witness of FAN_WITNESSES) {
    it(
      `${witness.id}: flaws planted in it are found`,
      () => {
        const definition = FAN_FACTIONS.on.find(({ id }) => id === witness.id);
        if (definition === undefined) throw new Error(`no ${witness.id}`);
        const flaws = flawsOf(definition);
        expect(flaws.length).toBeGreaterThan(5);
        const left = flaws.filter((flaw) => !isFound(witness, flaw, GAMES));
        expect(left.map(({ name }) => name)).toEqual([]);
      },
      PATIENCE,
    );
  }
});
