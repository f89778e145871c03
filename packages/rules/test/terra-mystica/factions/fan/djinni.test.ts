import { describe, expect, it } from 'vitest';
import { beginFan, withFan } from './fan-table.ts';

describe('Djinni', () => {
  it('[4.1] begin with two steps on a cult, without power, and three lamps', () => {
    const table = beginFan({ factions: ['djinni', 'witches'] });
    expect(table.legal(0)).toEqual(['cult fire', 'cult water', 'cult earth', 'cult air']);
    table.play('0 cult earth');
    expect(table.told(0)).toEqual(['+2 earth ability']);
    expect(table.state.kept(0, 0)).toBe(3);
  });

  it('[4.1] also when chosen and auctioned', () => {
    const chosen = beginFan({ players: 2 }).play('0 faction djinni');
    expect(chosen.asked()).toEqual(['cult']);
    const sold = beginFan({ players: 2, factions: 'auction' });
    sold.play('0 nominate djinni', '1 nominate witches', '0 bid witches 0', '1 bid djinni 0');
    expect([sold.deciders(), sold.asked()]).toEqual([[1], ['cult']]);
  });

  const own = (mine: object = {}, rest: object = {}, other: object = {}) =>
    withFan('djinni', { dwellings: 'E6', ...mine }, { passed: [1], ...rest }, other);

  it('[4.2] a lamp exchanges two markers without power', () => {
    const table = own({ cults: { fire: 1, air: 6 } }).play('0 ability lamp fire air');
    expect(table.told(0).sort()).toEqual(['+5 fire ability', '-5 air ability']);
    expect([table.cult(0, 'fire'), table.cult(0, 'air')]).toEqual([6, 1]);
    expect(table.happened('kept')).toMatchObject([{ what: 'lamps', amount: -1 }]);
    expect(table.power(0)).toBe('12/0/0');
  });

  it('[4.2] three times a game; two markers at different heights', () => {
    const table = own({ cults: { fire: 1, air: 6 } });
    for (let n = 0; n < 3; n++) table.play('0 ability lamp fire air', '0 end');
    expect(table.refusal('0 ability lamp fire air')).toBe('ability-impossible');
    const level = own({ cults: { fire: 4, air: 4 } });
    expect(level.refusal('0 ability lamp fire air')).toBe('ability-impossible');
    expect(level.refusal('0 ability lamp air water')).toBe('ability-impossible');
    expect(level.refusal('0 ability lamp fire fire')).toBe('ability-impossible');
    expect(level.refusal('0 ability lamp fire water')).toBe('');
  });

  it('[4.3] a marker on 10 goes only where nobody else stands on 10', () => {
    const mine = { cults: { water: 10, earth: 4 } } as const;
    const taken = own(mine, {}, { cults: { earth: 10 } });
    expect(taken.refusal('0 ability lamp water earth')).toBe('ability-impossible');
    expect(taken.refusal('0 ability lamp fire water')).toBe('');
    const free = own(mine).play('0 ability lamp water earth');
    expect([free.cult(0, 'water'), free.cult(0, 'earth'), free.keys(0)]).toEqual([4, 10, 0]);
    // Others may reach the space that was left, with a key.
    const next = own(mine, { passed: [] }, { cults: { water: 9 }, keys: 1, priests: 1 });
    next.play('0 ability lamp water earth', '0 end', '1 priest water 1');
    expect(next.cult(1, 'water')).toBe(10);
  });

  it('[4.2] steps made again over a space bring its power again; rewards see the new heights', () => {
    const table = own({ cults: { fire: 6, air: 1 }, priests: 1 }).play('0 ability lamp fire air');
    table.play('0 end', '0 priest fire 2');
    expect(table.total(0, 'power', 'cult-track')).toBe(1);
    const reward = own({ cults: { water: 4, air: 0 } }, { tile: 'SCORE3' });
    reward.play('0 ability lamp water air', '0 end');
    expect(reward.passAll().total(0, 'priests', 'cult-reward')).toBe(0);
  });

  it('[4.4] with the stronghold passing scores priests on the cult board, in the last round too', () => {
    const sent = { fire: '0 1', air: '2' } as const;
    const mine = { stronghold: 'E6', dwellings: '', sent, priests: 1 } as const;
    for (const round of [1, 6]) {
      const table = own(mine, { round }).play('0 priest water 1', '0 end');
      table.play(round === 6 ? '0 pass none' : '0 pass BON1');
      expect(table.total(0, 'vp', 'stronghold')).toBe(3);
    }
    expect(own({ sent }).play('0 pass BON1').total(0, 'vp')).toBe(0);
  });
});
