import { describe, expect, it } from 'vitest';
import { circleDistance } from '../../../src/terra-nova/board/shovels.ts';
import { TERRAINS } from '../../../src/terra-nova/vocabulary.ts';
import { type Player, type Position, position } from '../rule-table.ts';

const lakes = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'water-sprites', ...player }, { faction: 'leprechauns' }],
    ...rest,
  });

describe('make habitable and build', () => {
  it('[TN-7-1] builds a house on empty home terrain in reach for 4 coins', () => {
    const table = lakes({ houses: 'B3', sailing: 1 });
    expect(table.legal(0, 'build')).toEqual(['C2']);
    table.play('0 build C2');
    expect(table.told(0)).toEqual(['-4 coins build']);
    expect(table.on('C2')).toBe('0 house');
    expect(table.state.houses(0)).toBe(6);
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-7-2] needs a house on the mat', () => {
    const all = 'B3 A1 A2 A3 A4 B1 B2 B4';
    expect(lakes({ houses: all, sailing: 1 }).refusal('0 build C2')).toBe('no-house-left');
  });

  it('[TN-7-3] needs reach, an empty hex, home terrain and 4 coins', () => {
    const table = lakes({ houses: 'B3' });
    expect(table.refusal('0 build C2')).toBe('not-in-reach');
    expect(table.refusal('0 build C4')).toBe('not-home-terrain');
    expect(table.refusal('0 build B3')).toBe('not-empty');
    expect(table.refusal('0 build C3')).toBe('not-land');
    expect(lakes({ houses: 'B3', sailing: 1, coins: 3 }).refusal('0 build C2')).toBe(
      'not-enough-coins',
    );
  });

  it('[TN-1-3] terrains next to each other on the circle are one shovel apart, all others two', () => {
    const distances = TERRAINS.map((_, from) => TERRAINS.map((_, to) => circleDistance(from, to)));
    expect(TERRAINS).toEqual(['swamp', 'lake', 'forest', 'wasteland', 'desert']);
    expect(distances).toEqual([
      [0, 1, 2, 2, 1],
      [1, 0, 1, 2, 2],
      [2, 1, 0, 1, 2],
      [2, 2, 1, 0, 1],
      [1, 2, 2, 1, 0],
    ]);
  });

  it('[TN-7-4] transforms for 6 coins a shovel, one or two, always into home terrain', () => {
    const one = lakes({ houses: 'B3' }).play('0 transform B4', '0 decline');
    expect(one.told(0)).toEqual(['-6 coins shovel']);
    expect(one.terrain('B4')).toBe('lake');
    const two = lakes({ houses: 'B3' }).play('0 transform B2', '0 decline');
    expect(two.told(0)).toEqual(['-12 coins shovel']);
    expect(two.terrain('B2')).toBe('lake');
  });

  it('[TN-7-4] needs all the shovels at once, an empty hex in reach, foreign terrain', () => {
    const poor = lakes({ houses: 'B3', coins: 11 });
    expect(poor.legal(0, 'transform')).toEqual(['A3', 'B4']);
    expect(poor.refusal('0 transform B2')).toBe('not-enough-coins');
    expect(poor.refusal('0 transform B1')).toBe('not-in-reach');
    const home = lakes({ houses: 'B3', sailing: 1 });
    expect(home.refusal('0 transform C2')).toBe('already-home-terrain');
    expect(home.legal(0, 'transform')).toEqual(['A3', 'A4', 'B2', 'B4', 'C4']);
    const beside = position({
      players: [
        { faction: 'water-sprites', houses: 'B3' },
        { faction: 'golems', houses: 'B2' },
      ],
    });
    expect(beside.refusal('0 transform B2')).toBe('not-empty');
  });

  it('[TN-7-5] example: Water Sprites make a lake of wasteland for 12 coins and build for 4', () => {
    const table = lakes({ houses: 'B3', coins: 16 });
    table.play('0 transform C4', '0 build C4');
    expect(table.told(0)).toEqual(['-12 coins shovel', '-4 coins build']);
    expect(table.coins(0)).toBe(0);
    expect(table.on('C4')).toBe('0 house');
    expect(table.terrain('C4')).toBe('lake');
    expect(table.state.houses(0)).toBe(6);
  });

  it('[TN-7-6] the house is optional and goes on the hex just transformed', () => {
    const table = lakes({ houses: 'B3', sailing: 1 });
    table.play('0 transform B4');
    expect(table.legal(0)).toEqual(['decline', 'build B4']);
    expect(table.refusal('0 build C2')).toBe('not-just-transformed');
    table.play('0 decline');
    expect(table.on('B4')).toBe('none');
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-7-6] is not asked for without 4 coins or a house', () => {
    expect(lakes({ houses: 'B3', coins: 9 }).play('0 transform B4').deciders()).toEqual([1]);
    const all = lakes({ houses: 'B3 A1 A2 A3 A4 B1 B2 C1' });
    expect(all.play('0 transform B4').deciders()).toEqual([1]);
  });

  it('[TN-7-7] a hex transformed without building is home terrain from then on, for everybody', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3' },
        { faction: 'golems', houses: 'B2' },
        { faction: 'sun-worshippers', houses: 'A4' },
      ],
    });
    table.play('0 transform C4', '0 decline', '1 pass D');
    // Desert to lake takes two shovels; desert to wasteland would have taken one.
    table.play('2 transform B4', '2 decline');
    expect(table.told(2)).toEqual(['-12 coins shovel']);
    expect(table.legal(0, 'build')).toEqual(['C4']);
    table.play('0 build C4');
    expect(table.told(0)).toEqual(['-4 coins build']);
  });

  it('[TN-7-7] others transform such a hex from what it shows', () => {
    const table = position({
      players: [
        { faction: 'golems', houses: 'B2' },
        { faction: 'water-sprites', houses: 'A2' },
      ],
      terrain: { forest: 'B3' },
    });
    table.play('0 transform B3', '0 decline');
    expect(table.told(0)).toEqual(['-6 coins shovel']);
  });

  it('[TN-7-8] the house round tile gives 2 VP for every house built', () => {
    const built = lakes({ houses: 'B3', sailing: 1 }, { scored: 'house' }).play('0 build C2');
    expect(built.told(0)).toEqual(['-4 coins build', '+2 vp round-tile']);
    const after = lakes({ houses: 'B3' }, { scored: 'house' });
    after.play('0 transform B4', '0 build B4');
    expect(after.told(0)).toEqual(['-6 coins shovel', '-4 coins build', '+2 vp round-tile']);
    const declined = lakes({ houses: 'B3' }, { scored: 'house' });
    expect(declined.play('0 transform B4', '0 decline').vp(0)).toBe(0);
  });

  it('[TN-7-9] the shovel round tile gives 2 VP for every shovel used', () => {
    const one = lakes({ houses: 'B3' }, { scored: 'shovel' }).play('0 transform B4');
    expect(one.told(0)).toEqual(['-6 coins shovel', '+2 vp round-tile']);
    const two = lakes({ houses: 'B3' }, { scored: 'shovel' }).play('0 transform B2');
    expect(two.told(0)).toEqual(['-12 coins shovel', '+4 vp round-tile']);
  });

  it('[TN-7-10] neighbours get power for the house, not for the transformation', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3' },
        { faction: 'golems', houses: 'B2' },
      ],
    });
    table.play('0 transform C4', '0 decline');
    expect(table.told(1)).toEqual([]);
    const built = position({
      players: [
        { faction: 'water-sprites', houses: 'B3' },
        { faction: 'golems', houses: 'B2' },
      ],
    });
    built.play('0 transform A3', '0 build A3');
    expect(built.told(1)).toEqual(['+1 power neighbour']);
  });

  it('[TN-7-11] one hex and one house per action', () => {
    const table = lakes({ houses: 'B3', sailing: 1, power: '0/0/8' });
    table.play('0 transform B4', '0 build B4');
    expect(table.refusal('0 transform A3')).toBe('action-already-taken');
    expect(table.refusal('0 build C2')).toBe('action-already-taken');
  });
});
