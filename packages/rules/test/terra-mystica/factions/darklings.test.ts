import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Darklings’ Camp', () => {
  it('needs the stronghold, scores as a dwelling', () => {
    const none = withLandscapes('darklings', { dwellings: 'E6', priests: 3 });
    none.play('0 transform F3 swamp short');
    expect(none.refusal('0 landscape F3')).toBe('landscape-needs');
    const mine = { stronghold: 'E6', priests: 3, favours: 'FAV11' } as const;
    const table = withLandscapes('darklings', mine, { tile: 'SCORE3' });
    table.play('0 transform E7 swamp short').play('0 landscape E7');
    expect(table.told(0).sort()).toEqual(['+2 vp favour-tile', '+2 vp round-tile']);
    expect(table.state.onMap(0, 1)).toBe(0);
    const passing = withLandscapes('darklings', { ...mine, card: 'BON9', landscape: 'E5' });
    expect(passing.play('0 pass BON1').total(0, 'vp', 'bonus-card')).toBe(1);
  });
});
