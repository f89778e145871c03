// The Japanese terms are those of the Japanese rules and their FAQ.
import { expect, test } from 'vitest';
import { TERRA_MYSTICA } from '../../src/terra-mystica/index.ts';
import { textsOf } from '../same-shape.ts';

const { en, ja } = TERRA_MYSTICA;

test('pieces, terrains, cults, tiles', () => {
  expect(Object.values(ja.buildings)).toEqual(['なし', '住居', '交易所', '神殿', '砦', '聖域']);
  expect(Object.values(ja.terrains).slice(0, 7)).toEqual([
    '砂漠',
    '平原',
    '沼地',
    '湖沼',
    '森林',
    '山岳',
    '荒地',
  ]);
  expect(Object.values(ja.cults)).toEqual(['火の教団', '水の教団', '土の教団', '風の教団']);
  expect(ja.terms).toMatchObject({
    faction: '勢力',
    homeTerrain: '拠点地形',
    workers: '労働者',
    priests: '司祭',
    spade: 'スコップ',
    powerToken: 'パワーコマ',
    vp: '勝利点',
    bonusCard: 'ボーナスカード',
    favourTile: '恩恵タイル',
    townTile: '町タイル',
    roundTile: '得点タイル',
    specialAction: '特別アクション',
  });
});

test('factions', () => {
  expect(ja.factions).toMatchObject({
    auren: 'オウレン',
    witches: 'ウィッチ',
    fakirs: 'ファキア',
    nomads: 'ノマド',
    'chaos-magicians': 'カオスマジシャン',
    giants: 'ジャイアント',
    swarmlings: 'スウォームリング',
    mermaids: 'マーメイド',
    dwarves: 'ドワーフ',
    engineers: 'エンジニア',
    halflings: 'ハーフリング',
    cultists: 'カルティスト',
    alchemists: 'アルケミスト',
    darklings: 'ダークリング',
    'ice-maidens': 'アイス・メイデン',
    yetis: 'イエティ',
    dragonlords: 'ドラゴンロード',
    acolytes: 'アコライト',
    shapeshifters: 'シェイプシフター',
    riverwalkers: 'リバーウォーカー',
  });
});

test('one thing has one name: no English term has two Japanese forms', () => {
  const japanese = new Map(textsOf(ja));
  const forms = new Map<string, Map<string, string>>();
  for (const [path, text] of textsOf(en)) {
    const lists = /^\/(terms|terrains|factions|buildings|cults|tracks)\//;
    if (!lists.test(path)) continue;
    const seen = forms.get(text) ?? new Map();
    seen.set(japanese.get(path), path);
    forms.set(text, seen);
  }
  const several = [...forms].filter(([, seen]) => seen.size > 1);
  expect(several).toEqual([]);
});

test('no word that the Japanese rules do not use for these things', () => {
  const strangers = /種族|宗教|家を|宮殿|沼沢|ボーナスタイル|船舶値|魔力|湖沼地|荒野|セトルメント/;
  // A printed name: the Palace of the Cults.
  const printed = ja.landscapes.cultists.name;
  const found = [...textsOf(ja)].filter(([, text]) => text !== printed && strangers.test(text));
  expect(found).toEqual([]);
});

test('Japanese sentences hold no Latin words but notation', () => {
  const who = { seat: () => 'オウレン', player: () => '席0' };
  const said = [
    ja.events.coins({ type: 'coins', seat: 0, amount: -3, cause: 'upgrade' }, who),
    ja.events.cult(
      { type: 'cult', seat: 0, cult: 'air', steps: 2, to: 5, cause: 'favour-tile' },
      who,
    ),
    ja.refusals['not-in-reach']({ hex: 'E5', shipping: 1 }, who),
    ja.refusals['not-enough-workers']({ cost: 4, workers: 1 }, who),
    ja.moves['take-power'].label({ from: 'p1', power: '3' }, who),
  ];
  expect(said.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);
  expect(said[3]).toBe('4労働者が必要ですが、1労働者しかありません。');
});
