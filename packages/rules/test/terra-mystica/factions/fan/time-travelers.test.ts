import { describe, expect, it } from 'vitest';
import { ROUND_TILES, type RoundTile } from '../../../../src/terra-mystica/index.ts';
import { withFan } from './fan-table.ts';

/** The given tiles are in all six rounds; seat 0 builds a dwelling. */
function building(round: number, tiles: readonly RoundTile[]): readonly string[] {
  const terrain = { plains: 'E5' } as const;
  const table = withFan('time-travelers', { dwellings: 'E6' }, { round, terrain });
  for (const [place, tile] of tiles.entries()) {
    table.state.setRoundTile(place + 1, ROUND_TILES.indexOf(tile));
  }
  return table
    .play('0 build E5')
    .told(0)
    .filter((line) => line.endsWith('round-tile'));
}

describe('Time Travelers', () => {
  // SCORE3 and SCORE5 reward dwellings.
  it.each([
    [2, ['SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7', 'SCORE8'], ['+2', '+2']],
    [1, ['SCORE4', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8', 'SCORE5'], ['+2', '+2']],
    [6, ['SCORE3', 'SCORE4', 'SCORE6', 'SCORE7', 'SCORE8', 'SCORE2'], ['+2']],
    [6, ['SCORE4', 'SCORE2', 'SCORE6', 'SCORE7', 'SCORE3', 'SCORE5'], ['+2']],
    [2, ['SCORE4', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8', 'SCORE5'], []],
  ] as const)('[12.1] score by the tiles before and after round %i: %o', (round, tiles, points) => {
    expect(building(round, tiles)).toEqual(points.map((each) => `${each} vp round-tile`));
  });

  /** The cleanup of round 2 with spades for water, between two rounds that reward spades. */
  const cleanup = () => {
    const mine = { dwellings: 'E6', cults: { water: 4 } } as const;
    const table = withFan('time-travelers', mine, { round: 2, tile: 'SCORE1' });
    table.state.setRoundTile(2, ROUND_TILES.indexOf('SCORE6'));
    return table.passAll();
  };

  it('[12.2] the cult reward is that of the round', () => {
    const given = cleanup().happened('spades');
    expect(given).toMatchObject([{ seat: 0, amount: 1, cause: 'cult-reward' }]);
  });

  it('[12.2] in the cleanup nothing scores', () => {
    const table = cleanup().play('0 transform E5 plains short');
    expect(table.happened('transformed')).toMatchObject([{ bought: 0, spades: 1 }]);
    expect(table.total(0, 'vp')).toBe(0);
  });

  it('[12.3] the stronghold moves up to four tokens from bowl I to III, once a round', () => {
    const mine = { stronghold: 'E6', power: '2/5/0' } as const;
    const table = withFan('time-travelers', mine, { passed: [1] });
    expect(table.legal(0, 'ability')).toEqual(['time-jump 1 -', 'time-jump 2 -']);
    expect(table.refusal('0 ability time-jump 3 -')).toBe('too-many-times');
    expect(table.refusal('0 ability time-jump 0 -')).toBe('too-many-times');
    table.play('0 ability time-jump 2 -');
    expect(table.power(0)).toBe('0/5/2');
    expect(table.play('0 end').refusal('0 ability time-jump 1 -')).toBe('ability-used');
    const more = withFan('time-travelers', { stronghold: 'E6', power: '12/0/0' });
    expect(more.refusal('0 ability time-jump 5 -')).toBe('too-many-times');
    expect(more.play('0 ability time-jump 4 -').power(0)).toBe('8/0/4');
  });

  it('[12.0] have no exchange track', () => {
    const table = withFan('time-travelers', { dwellings: 'E6', priests: 3 });
    expect(table.refusal('0 advance-exchange')).toBe('no-track');
  });
});
