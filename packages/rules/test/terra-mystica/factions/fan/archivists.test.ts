import { describe, expect, it } from 'vitest';
import { CARD } from '../../../../src/terra-mystica/index.ts';
import type { RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

const inGame = (table: RuleTable) =>
  [...Array(10).keys()].filter((card) => {
    return [CARD.beside, CARD.held].some((where) => table.state.cardWhere(card) === where);
  }).length;

describe('Archivists', () => {
  it('[3.1] bring one more bonus card into the game, known before cards are chosen', () => {
    for (const players of [2, 3, 4, 5]) {
      const factions = ['archivists', 'witches', 'dwarves', 'mermaids', 'giants'].slice(0, players);
      const table = beginFan({ factions });
      expect(inGame(table)).toBe(players + 4);
      expect(table.happened('extra-card')).toHaveLength(1);
    }
    const without = beginFan({ factions: ['fakirs', 'witches'] });
    expect(inGame(without)).toBe(5);
  });

  it('[3.1] also when they were chosen or auctioned, never when they only could have been', () => {
    const chosen = beginFan({ players: 2 });
    chosen.play('0 faction archivists');
    expect(inGame(chosen)).toBe(5);
    expect(inGame(chosen.play('1 faction witches'))).toBe(6);
    expect(inGame(beginFan({ players: 2 }).play('0 faction fakirs', '1 faction witches'))).toBe(5);
    const sold = beginFan({ players: 2, factions: 'auction' });
    sold.play('0 nominate archivists', '1 nominate witches', '0 bid witches 0');
    expect(inGame(sold)).toBe(5);
    expect(inGame(sold.play('1 bid archivists 0'))).toBe(6);
  });

  it('[3.2] get no cult reward of any kind', () => {
    for (const tile of ['SCORE2', 'SCORE1'] as const) {
      const mine = { dwellings: 'E6', cults: { earth: 8, fire: 8 } } as const;
      const table = withFan('archivists', mine, { tile }, { cults: { earth: 8, fire: 8 } });
      table.passAll();
      expect(table.told(0).filter((line) => line.endsWith('cult-reward'))).toEqual([]);
      expect(table.happened('spades').filter(({ seat }) => seat === 0)).toEqual([]);
    }
  });

  const passing = (stronghold: string, rest: object = {}) =>
    withFan(
      'archivists',
      { dwellings: 'E6', stronghold, power: '12/0/0' },
      { cardCoins: { BON1: 2, BON2: 3, BON4: 1 }, beside: 'BON1 BON2 BON4', ...rest },
    );

  it('[3.3] coins on the card that they take bring 2 power each besides', () => {
    const table = passing('').play('0 pass BON1');
    expect(table.told(0)).toEqual(['+2 coins card-coins', '+4 power card-coins']);
  });

  it('[3.4] with the stronghold they take two, none of those given back in this pass', () => {
    const table = passing('E5').play('0 pass BON2');
    const extra = table.legal(0, 'take').filter((card) => !['BON1', 'BON4'].includes(card));
    expect(extra).toEqual(['BON5']);
    expect(table.refusal('0 take BON3')).toBe('card-not-available');
    table.play('0 take BON4');
    expect(table.told(0)).toEqual(['+1 coins card-coins', '+2 power card-coins']);
    table.play('0 end');
    // The next player may take the returned card.
    expect(table.legal(1, 'pass')).toEqual(['BON1', 'BON3', 'BON5']);
  });

  it('[3.4] they may leave the second out, and all they held lies beside the board again', () => {
    const one = passing('E5').play('0 pass BON2', '0 decline', '0 end');
    expect([one.card(0), one.state.card2(0)]).toEqual(['BON2', 255]);
    expect(one.legal(1, 'pass')).toContain('BON3');
    const two = passing('E5', { passed: [1], beside: 'BON1 BON2 BON9' });
    two.play('0 pass BON1', '0 take BON2', '0 end', '1 pass BON3', '1 end');
    two.play('0 pass BON9', '0 decline', '0 end');
    expect([two.card(0), two.state.card2(0)]).toEqual(['BON9', 255]);
    expect(two.legal(1, 'pass')).toEqual(expect.arrayContaining(['BON1', 'BON2']));
  });

  it('[3.4] by rules older than 2026-11-28 they had to take it', () => {
    const rules = { options: { rulesVersion: '2026-11-22' } };
    const table = passing('E5', rules).play('0 pass BON2');
    expect(table.refusal('0 decline')).toBe('nothing-to-decline');
    expect(table.legal(0, 'decline')).toEqual([]);
  });

  it('[3.4] a stronghold of this round counts', () => {
    const table = withFan('archivists', { tradingPosts: 'E6' }, { passed: [1] });
    table.play('0 upgrade E6 stronghold', '0 end', `0 pass ${table.legal(0, 'pass')[0] ?? 'BON1'}`);
    expect(table.asked()).toEqual(['decline', 'take']);
  });

  it('[3.4] both cards score, give income and their actions', () => {
    const table = passing('E5', { passed: [1], beside: 'BON1 BON2 BON9' });
    table.play('0 pass BON1', '0 take BON2', '0 end');
    expect([table.state.card(0), table.state.card2(0)]).toEqual([0, 1]);
    table.play('1 pass BON3', '1 end');
    const actions = table.legal(0, 'special');
    expect(actions).toEqual(['BON1', 'BON2']);
    const scoring = passing('E5', { passed: [1], beside: 'BON9 BON6 BON1' });
    scoring.play('0 pass BON9', '0 take BON6', '0 end', '1 pass BON3', '1 end', '0 pass BON1');
    expect(scoring.total(0, 'vp', 'bonus-card')).toBe(5);
  });

  it('[3.4] in the last round both score and none is taken', () => {
    const table = passing('E5', { passed: [1], beside: 'BON9 BON6 BON1', round: 5 });
    table.play('0 pass BON9', '0 take BON6', '0 end', '1 pass none', '1 end');
    table.play('0 pass none');
    expect(table.total(0, 'vp', 'bonus-card')).toBe(5);
    expect(table.total(0, 'power', 'card-coins')).toBe(0);
  });
});
