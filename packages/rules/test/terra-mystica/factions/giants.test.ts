import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Giants’ Cave of Wisdom', () => {
  it('needs a temple, then a step on the exchange track', () => {
    const none = withLandscapes('giants', { dwellings: 'E6' });
    none.play('0 transform E5 wasteland short');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
    const table = withLandscapes('giants', { temples: 'E6' });
    table.play('0 transform E5 wasteland short', '0 landscape E5');
    expect(table.asked()).toEqual(['advance-exchange', 'decline']);
    expect(table.branch().play('0 decline').told(0)).toEqual([]);
    table.play('0 advance-exchange');
    expect([table.state.exchange(0), table.told(0)]).toEqual([1, ['+6 vp exchange']]);
    expect(table.happened('exchange')).toMatchObject([{ cause: 'landscape' }]);
    const done = withLandscapes('giants', { temples: 'E6', exchange: 2 });
    done.play('0 transform E5 wasteland short').play('0 landscape E5');
    expect([done.state.exchange(0), done.told(0)]).toEqual([2, []]);
  });
});
