import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../src/gaia/feature-names.ts';
import { FINISH_FEATURES } from '../../src/gaia/finish.ts';
import { MODEL, PARTS } from '../../src/gaia/model.ts';

describe('the model', () => {
  it('has a worth for each feature and for nothing else', () => {
    expect(Object.keys(MODEL.basic)).toEqual([...FEATURES]);
    expect(Object.keys(MODEL.advanced)).toEqual([...FEATURES]);
    expect(Object.keys(MODEL.finish)).toEqual([...FINISH_FEATURES]);
  });

  it('says where each of its parts comes from', () => {
    expect(Object.keys(MODEL.provenance)).toEqual([...PARTS]);
    for (const part of PARTS) {
      const { playedBy, matches, note } = MODEL.provenance[part];
      expect(`${playedBy} ${note}`).toMatch(/\b[0-9a-f]{8}\b/);
      for (const { won, games } of matches) expect(won).toBeLessThanOrEqual(games);
    }
  });
});
