// The Japanese terms are those of the Japanese translation of the rules.
import { RECONSTRUCTION, RULES } from '@pangaea/rules/gaia';
import { expect, test } from 'vitest';
import { GAIA, tellEvent, tellRefusal } from '../../src/gaia/index.ts';

const { ja } = GAIA;
const WHO = { seat: () => 'あかね', edition: RECONSTRUCTION };

test('lands, cards, powers', () => {
  expect(Object.values(ja.lands)).toEqual(['平原', '森', '海', '砂漠', '山', '沼地']);
  expect(Object.values(ja.powers)).toEqual(['太陽', '雨', '地震', '竜巻', '防護', '雷', '噴火']);
  expect(ja.decks).toEqual({
    nature: '自然カード',
    life: '生命カード',
    power: 'パワーカード',
  });
  expect(ja.terms).toMatchObject({
    meeple: '人コマ',
    animalToken: '動物トークン',
    landTile: '土地タイル',
    lifeCard: '生命カード',
    animalCard: '動物カード',
    cityCard: '都市カード',
    objective: '目標カード',
    needsMet: '満足度',
    deck: '山札',
    display: '場',
    hand: '手札',
    stock: 'ストック',
    discarded: '捨て札',
    turn: '手番',
    feeding: '狩猟と食料消費',
    takeover: '都市の乗っ取り',
    fourNeeds: '4つの満足度',
  });
  expect(ja.modes.disasters).toContain('災害バリアント');
});

test('a city rises and falls', () => {
  const tell = (from: number, to: number) =>
    tellEvent('ja', { type: 'needs', city: 'city-07', from, to }, WHO);
  expect(tell(2, 3)).toBe('都市07の満足度が2から3に増加した。');
  expect(tell(3, 1)).toBe('都市07の満足度が3から1に減少した。');
});

test('the arguments of commands have Japanese names', () => {
  for (const { args } of RULES.codec.kinds) {
    for (const { name } of args) {
      const refusal = { code: 'argument-missing', params: { argument: name } };
      expect(tellRefusal('ja', refusal, WHO), name).not.toMatch(/[A-Za-z]{2,}/);
    }
  }
});

test('Japanese sentences hold no Latin words but ids', () => {
  const said = [
    tellEvent('ja', { type: 'drew', seat: 0, deck: 'power', card: 'protection' }, WHO),
    tellEvent(
      'ja',
      { type: 'meeples', seat: 0, amount: -2, city: 'city-07', cause: 'takeover' },
      WHO,
    ),
    tellEvent(
      'ja',
      { type: 'changed', x: 0, y: 1, from: 'swamp', to: 'plains', cause: 'sun' },
      WHO,
    ),
    tellRefusal(
      'ja',
      { code: 'too-few-needs', params: { city: 'city-07', met: 1, needed: 2 } },
      WHO,
    ),
  ];
  expect(said.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);
  expect(said).toEqual([
    'あかねは山札からパワーカード「防護」を引いた。',
    'あかねの人コマ2個が都市07から戻された（都市の乗っ取り）。',
    '(0, 1)が沼地から平原に変わった（太陽）。',
    'そこでは都市07の満足度が1です。2以上必要です。',
  ]);
});
