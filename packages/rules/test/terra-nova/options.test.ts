import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION, HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';
import { terraNova } from '../../src/terra-nova/game.ts';
import {
  DEFAULT_RULINGS,
  RULING_VALUES,
  RULINGS,
  STANDING_ORDERS,
} from '../../src/terra-nova/options.ts';
import { FACTIONS, TERRAINS } from '../../src/terra-nova/vocabulary.ts';
import { begin } from './rule-table.ts';

const { options } = terraNova();

/** The code of the refusal, and its option. */
function refused(given: unknown): unknown {
  const read = options(given);
  return read.ok ? 'accepted' : [read.error.code, read.error.params.option];
}

describe('options', () => {
  it('are all optional', () => {
    expect(options({})).toEqual({
      ok: true,
      value: {
        rulesVersion: '2026-11-22',
        edition: 'house-2',
        players: 4,
        factions: 'choice',
        startPlayer: 'random',
        startPower: 'edition',
        turnOrder: 'clockwise',
        twoPlayerVariant: 'none',
        rulings: DEFAULT_RULINGS,
      },
    });
  });

  it('of older rules mean what they meant: the edition and the rulings of their day', () => {
    const older = { rulesVersion: '2026-11-20' };
    const then = { ...DEFAULT_RULINGS, plannersIcon: 'terrain-showing' };
    expect(DEFAULT_RULINGS.plannersIcon).toBe('any-empty');
    expect(options(older)).toMatchObject({ value: { edition: 'house-1', rulings: then } });
    expect(options({ ...older, rulings: { riverTown: 'all-groups' } })).toMatchObject({
      value: { rulings: { ...then, riverTown: 'all-groups' } },
    });
    const named = { edition: 'house-2', rulings: { plannersIcon: 'any-empty' } };
    expect(options({ ...older, ...named })).toMatchObject({ ok: true, value: named });
  });

  it('give new tables the newest edition and the first value of each ruling', () => {
    expect(options({})).toMatchObject({
      value: { edition: HOUSE_EDITION.id, rulings: DEFAULT_RULINGS },
    });
  });

  it('name any edition that ships', () => {
    for (const { id } of HOUSE_EDITIONS) {
      expect(options({ edition: id })).toMatchObject({ ok: true, value: { edition: id } });
      expect(begin({ edition: id }).state.table.edition.id).toBe(id);
    }
  });

  it('refuse what they do not know', () => {
    for (const given of [undefined, null, 7, 'four', []]) {
      expect(refused(given)).toEqual(['options-malformed', undefined]);
    }
    expect(refused({ colour: 'red' })).toEqual(['option-unknown', 'colour']);
    expect(refused({ rulings: { R1: 'owner' } })).toEqual(['option-unknown', 'rulings.R1']);
    expect(refused({ rulings: [] })).toEqual(['options-malformed', undefined]);
  });

  it('refuse values out of their list', () => {
    for (const players of [1, 5, '2', 2.5]) {
      expect(refused({ players })).toEqual(['option-value', 'players']);
    }
    expect(refused({ players: 3, startPlayer: 3 })).toEqual(['option-value', 'startPlayer']);
    expect(refused({ startPlayer: 'me' })).toEqual(['option-value', 'startPlayer']);
    expect(refused({ startPower: '2/2/4' })).toEqual(['option-value', 'startPower']);
    expect(refused({ turnOrder: 'random' })).toEqual(['option-value', 'turnOrder']);
    expect(refused({ edition: 'printed' })).toEqual(['option-value', 'edition']);
    expect(refused({ twoPlayerVariant: 'solo' })).toEqual(['option-value', 'twoPlayerVariant']);
    expect(refused({ rulings: { bridgeAdjacency: 'nobody' } })).toEqual([
      'option-value',
      'rulings.bridgeAdjacency',
    ]);
  });

  it('spread eight tokens as 3/5/0, and no other number', () => {
    const nine = { ...HOUSE_EDITION, id: 'nine', powerTokens: 9 };
    const read = (startPower: string, edition: string) =>
      terraNova([nine]).options({ startPower, edition }).ok;
    expect([read('3/5/0', 'house-1'), read('3/5/0', 'nine')]).toEqual([true, false]);
    expect(read('edition', 'nine')).toBe(true);
  });

  it('know every value of every ruling', () => {
    for (const name of RULINGS) {
      for (const value of RULING_VALUES[name]) {
        const read = options({ rulings: { [name]: value } });
        expect(read).toMatchObject({ ok: true, value: { rulings: { [name]: value } } });
      }
    }
  });

  it('know every standing order', () => {
    expect(STANDING_ORDERS).toEqual(['ask', 'all', 'keep', 'vp-first']);
  });
});

describe('factions by the options', () => {
  it('are given by seat and tell the number of players', () => {
    const table = begin({ factions: ['golems', 'druids', 'inventors'], startPlayer: 1 });
    expect([0, 1, 2].map((seat) => table.faction(seat))).toEqual(['golems', 'druids', 'inventors']);
    expect(table.deciders()).toEqual([1]);
    expect(table.asked()).toEqual(['place']);
  });

  it('have one colour each, and as many as players', () => {
    expect(refused({ factions: ['golems', 'fire-sprites'] })).toEqual(['option-value', 'factions']);
    expect(refused({ factions: ['golems', 'golems'] })).toEqual(['option-value', 'factions']);
    expect(refused({ players: 3, factions: ['golems', 'druids'] })).toEqual([
      'option-value',
      'factions',
    ]);
    expect(refused({ factions: ['golems', 'nomads'] })).toEqual(['option-value', 'factions']);
    expect(refused({ factions: 'mine' })).toEqual(['option-value', 'factions']);
  });

  it('are drawn mat by mat, every side of every mat', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const table = begin({ players: 4, factions: 'random' }, seed);
      const drawn = [0, 1, 2, 3].map((seat) => table.faction(seat));
      const homes = [0, 1, 2, 3].map((seat) => TERRAINS[table.state.home(seat)]);
      expect(new Set(homes).size).toBe(4);
      for (const faction of drawn) seen.add(faction ?? '');
      expect(table.asked()).toEqual(['place']);
    }
    expect(seen).toEqual(new Set(FACTIONS));
  });
});
