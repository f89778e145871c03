import { describe, expect, it } from 'vitest';
import { type Player, position } from '../rule-table.ts';
import { witches } from './positions.ts';

type Mine = Omit<Player, 'faction'>;

/** Witches with priests, against a player who holds space 10 of air. */
const praying = (mine: Mine) =>
  position({
    players: [
      { faction: 'witches', dwellings: 'F4', priests: 3, ...mine },
      { faction: 'engineers', cults: { air: 10 } },
    ],
    passed: [1],
  });

describe('space 10 of a cult', () => {
  it('[FAQ 35] is closed without a key', () => {
    const table = praying({ cults: { fire: 9 } }).play('0 priest fire 1');
    expect(table.cult(0, 'fire')).toBe(9);
    expect(table.told(0)).toEqual(['-1 priests priest-sent', 'lost 1 steps']);
  });

  it('[FAQ 35] takes one key each time, and gives 3 power', () => {
    const table = praying({ cults: { fire: 9, water: 9 }, keys: 1 }).play('0 priest fire 1');
    expect(table.told(0)).toEqual([
      '-1 priests priest-sent',
      '+1 fire priest-sent',
      '-1 keys cult-track',
      '+3 power cult-track',
    ]);
    table.play('0 end', '0 priest water 1');
    expect([table.cult(0, 'fire'), table.cult(0, 'water'), table.keys(0)]).toEqual([10, 9, 0]);
    const two = praying({ cults: { fire: 9, water: 9 }, keys: 2 });
    two.play('0 priest fire 1', '0 end', '0 priest water 1');
    expect([two.cult(0, 'fire'), two.cult(0, 'water'), two.keys(0)]).toEqual([10, 10, 0]);
  });

  it('[FAQ 35] a new town opens the next one', () => {
    const table = position({
      players: [
        {
          faction: 'witches',
          dwellings: 'F4 G2',
          tradingPosts: 'F3 E6',
          priests: 1,
          cults: { water: 9 },
        },
        { faction: 'engineers' },
      ],
      passed: [1],
    }).play('0 upgrade F4 trading-post', '0 town TW1', '0 end', '0 priest water 1');
    expect([table.cult(0, 'water'), table.keys(0)]).toEqual([10, 0]);
  });

  it('[FAQ 35] has room for one player; the key is kept', () => {
    const table = praying({ cults: { air: 9 }, keys: 1 }).play('0 priest air 3');
    expect([table.cult(0, 'air'), table.keys(0)]).toEqual([9, 1]);
  });

  it('[FAQ 39] a key that fits is used: nobody may stay on 9', () => {
    const table = praying({
      cults: { fire: 9, water: 9 },
      keys: 1,
      tradingPosts: 'E7',
    }).play('0 upgrade E7 temple', '0 favour FAV9');
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([10, 0]);
    expect(table.asked()).toContain('end');
    const far = praying({ cults: { fire: 8 }, keys: 1 }).play('0 priest fire 3');
    expect([far.cult(0, 'fire'), far.keys(0)]).toEqual([10, 0]);
  });

  it('[FAQ 39] only among several cults at once its owner chooses', () => {
    const table = position({
      players: [
        {
          faction: 'witches',
          dwellings: 'F4 G2',
          tradingPosts: 'F3 E6',
          cults: { fire: 9, earth: 9, air: 4 },
        },
        { faction: 'engineers' },
      ],
    }).play('0 upgrade F4 trading-post', '0 town TW5');
    expect(table.asked()).toEqual(['cult']);
    expect(table.legal(0)).toEqual(['cult fire', 'cult earth']);
    table.play('0 cult earth');
    const steps = (['fire', 'water', 'earth', 'air'] as const).map((cult) => table.cult(0, cult));
    expect([steps, table.keys(0)]).toEqual([[9, 1, 10, 5], 0]);
  });
});

describe('priests sent', () => {
  it('[FAQ 36] although not all steps can be made', () => {
    const key = praying({ cults: { fire: 9 }, keys: 1 }).play('0 priest fire 2');
    expect(key.told(0)).toContain('+1 fire priest-sent');
    expect(key.told(0)).toContain('lost 1 steps');
    expect(key.happened('priest-placed')).toMatchObject([{ cult: 'fire', space: 1 }]);
    const none = praying({ cults: { fire: 9 } }).play('0 priest fire 2');
    expect([none.cult(0, 'fire'), none.priests(0)]).toEqual([9, 2]);
    expect(none.happened('priest-placed')).toMatchObject([{ cult: 'fire', space: 1 }]);
  });

  it('[FAQ 37] make at most the steps of the space', () => {
    const table = praying({ cults: { fire: 8 } }).play('0 priest fire 3');
    expect(table.cult(0, 'fire')).toBe(9);
    expect(table.told(0)).toEqual([
      '-1 priests priest-sent',
      'lost 2 steps',
      '+1 fire priest-sent',
    ]);
  });

  it('[FAQ 38] may come back to the supply for one step, whether spaces are free or not', () => {
    const full = position({
      players: [
        { faction: 'witches', dwellings: 'F4', priests: 3, sent: { fire: '0 1 2 3' } },
        { faction: 'engineers' },
      ],
      passed: [1],
    });
    expect(full.legal(0, 'priest').filter((move) => move.startsWith('fire'))).toEqual(['fire 1']);
    expect(full.refusal('0 priest fire 3')).toBe('no-space-for-priest');
    expect(full.refusal('0 priest fire 2')).toBe('no-space-for-priest');
    // Seven priests in all: three in hand, four on the board. The priest that returns can be used
    // again.
    full.play('0 priest fire 1');
    expect([full.cult(0, 'fire'), full.priests(0)]).toEqual([1, 2]);
    expect(full.happened('priest-placed')).toEqual([]);
    full.play('0 end', '0 pass BON1', '0 end');
    expect(full.priests(0)).toBe(2);
    const free = witches({ priests: 1 });
    expect(free.legal(0, 'priest').filter((move) => move.startsWith('air'))).toEqual([
      'air 1',
      'air 2',
      'air 3',
    ]);
  });

  it('[FAQ 38] and can be gained again', () => {
    const table = witches({ priests: 3, sent: { fire: '0 1 2 3' }, power: '0/0/3' });
    const lost = table.branch().play('0 power ACT2');
    expect(lost.told(0)).toEqual(['-3 power power-action', 'lost 1 priests']);
    table.play('0 priest water 1', '0 end', '0 power ACT2');
    expect(table.told(0)).toContain('+1 priests power-action');
  });

  it('[FAQ 62] to a cult where the own marker is on 10, to take the space', () => {
    const table = praying({ cults: { fire: 10 } });
    for (const steps of [1, 2, 3]) {
      const sent = table.branch().play(`0 priest fire ${steps}`);
      expect(sent.cult(0, 'fire')).toBe(10);
      expect(sent.state.priestsPlaced(0)).toBe(steps > 1 ? 1 : 0);
    }
    table.play('0 priest fire 3', '0 end');
    expect(table.refusal('0 priest fire 3')).toBe('no-space-for-priest');
    expect(table.priests(0)).toBe(2);
  });

  const auren = (mine: Mine) =>
    position({
      players: [{ faction: 'auren', stronghold: 'F4', ...mine }, { faction: 'engineers' }],
    }).play('0 special ACTA');

  it('[FAQ 84] the Auren’s two steps need a key for space 10 too', () => {
    const without = auren({ cults: { fire: 8 } }).play('0 cult fire');
    expect(without.cult(0, 'fire')).toBe(9);
    const key = auren({ cults: { fire: 8 }, keys: 1 }).play('0 cult fire');
    expect([key.cult(0, 'fire'), key.keys(0)]).toEqual([10, 0]);
  });

  it('[FAQ 85] and both are made on one cult', () => {
    const table = auren({});
    expect(table.legal(0)).toEqual(['cult fire', 'cult water', 'cult earth', 'cult air']);
    for (const cult of ['fire', 'water', 'earth', 'air'] as const) {
      const after = table.branch().play(`0 cult ${cult}`);
      expect(after.told(0)).toEqual([`+2 ${cult} special-action`]);
      expect(after.asked()).toContain('end');
    }
  });
});
