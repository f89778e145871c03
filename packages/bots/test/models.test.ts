import { describe, expect, it } from 'vitest';
import mystica from '../src/terra-mystica/model.json' with { type: 'json' };
import type { Worths as MysticaWorths } from '../src/terra-mystica/model.ts';
import { MODEL as MYSTICA } from '../src/terra-mystica/model.ts';
import nova from '../src/terra-nova/model.json' with { type: 'json' };
import type { Worths as NovaWorths } from '../src/terra-nova/model.ts';
import { MODEL as NOVA } from '../src/terra-nova/model.ts';

/** The compiler refuses a file with a weight that its judge does not know. */
const MYSTICA_NAMES: readonly (keyof MysticaWorths)[] = Object.keys(
  mystica.worths,
) as (keyof typeof mystica.worths)[];
const NOVA_NAMES: readonly (keyof NovaWorths)[] = Object.keys(
  nova.worths,
) as (keyof typeof nova.worths)[];

describe.each([
  ['Terra Mystica', MYSTICA, MYSTICA_NAMES],
  ['Terra Nova', NOVA, NOVA_NAMES],
])('the model of %s', (_game, { provenance, worths }, names) => {
  it('has positive worths, so that they can be changed by factors', () => {
    for (const [name, worth] of Object.entries(worths)) expect(worth, name).toBeGreaterThan(0);
  });

  it('says of each of its worths where it comes from', () => {
    const told = new Set(provenance.flatMap((each) => each.worths));
    expect([...told].sort()).toEqual([...names].sort());
    for (const { matches, note, playedBy } of provenance) {
      expect(`${playedBy} ${note}`).toMatch(/\b[0-9a-f]{8}\b/);
      for (const { won, games } of matches) expect(won).toBeLessThanOrEqual(games);
    }
  });
});
