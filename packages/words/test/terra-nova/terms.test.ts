// The Japanese terms are those of the Japanese rulebook.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERRA_NOVA } from '../../src/terra-nova/index.ts';

const { ja } = TERRA_NOVA;

test('pieces, terrains, tiles', () => {
  expect(ja.buildings).toMatchObject({
    house: '家',
    'trading-post': '交易所',
    'left-palace': '左の宮殿',
    'right-palace': '右の宮殿',
  });
  expect(Object.values(ja.terrains)).toEqual(['沼地', '湖', '森', '荒野', '砂漠']);
  expect(ja.terms).toMatchObject({
    faction: '勢力',
    homeTerrain: '拠点地形',
    shovel: 'スコップ',
    coins: 'コイン',
    power: 'パワー',
    sailing: '船舶値',
    bridge: '橋',
    reach: '到達範囲内',
    bonusTile: 'ボーナスタイル',
    roundTile: 'ラウンド得点計算タイル',
    town: '町',
    townTile: '町タイル',
    powerActions: 'パワーアクション',
    specialAction: '特別アクション',
    pass: 'パス',
    vp: '勝利点',
    startPlayer: 'スタートプレイヤー',
  });
});

test('factions', () => {
  expect(ja.factions).toEqual({
    leprechauns: 'レプラコーン',
    inventors: 'インベーター',
    'water-sprites': 'ウォーター・スプライト',
    'sea-dogs': 'シー・ドッグ',
    fairies: 'フェアリー',
    druids: 'ドルイド',
    golems: 'ゴーレム',
    'fire-sprites': 'ファイア・スプライト',
    'sun-worshippers': 'サン・ウォーシッパー',
    'sand-cats': 'サンド・キャット',
  });
});

test('words that the rulebook does not use', () => {
  const folder = new URL('../../src/terra-nova/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(texts.join('\n')).toContain('勢力');
  // A mat is 勢力マット; and インベーター is the printed word.
  for (const wrong of ['勢力ボード', 'インベンター', 'インベスター']) {
    expect(texts.join('\n')).not.toContain(wrong);
  }
});

test('Japanese sentences hold no Latin words but notation', () => {
  const who = { seat: () => 'ゴーレム', player: () => '席0' };
  const said = [
    ja.events.coins({ type: 'coins', seat: 0, amount: 3, cause: 'income-houses' }, who),
    ja.events.transformed(
      { type: 'transformed', seat: 0, hex: 'E5', from: 'lake', to: 'swamp', shovels: 2, bought: 1 },
      who,
    ),
    ja.events.town(
      { type: 'town', seat: 0, tile: 'vp', hex: 'A1', buildings: ['A1', 'A2', 'A3', 'A4'] },
      who,
    ),
    ja.refusals['not-in-reach']({ hex: 'E5', sailing: 1 }, who),
    ja.refusals['not-enough-coins']({ cost: 14, coins: 9 }, who),
  ];
  expect(said.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);
  expect(said[4]).toBe('14コインが必要ですが、9コインしかありません。');
});
