import type { Rulings } from './rulings-en.ts';

export const rulingsJa: Rulings = {
  bridgeAdjacency: {
    question: '橋は誰にとって2つのヘクスを隣接させるか',
    usual: '全員にとって',
    other: '橋の持ち主だけ',
  },
  returnedBonusTiles: {
    question: '同じラウンドに戻されたボーナスタイルを取れるか',
    usual: '取れる',
    other: '他に残っていないときだけ',
  },
  lastRoundSwap: {
    question: '最終ラウンドにボーナスタイルを交換するか',
    usual: 'する（コインも得る）',
    other: 'しない',
  },
  sailingTileAtTrackEnd: {
    question: '船舶トラックの終点での船舶値の町タイル',
    usual: '残りのボーナスを得る',
    other: '選べない',
  },
  transformWithoutHouse: {
    question: '勢力マットに家がなくても変換できるか',
    usual: 'できる',
    other: 'できない',
  },
  freeShovel: {
    question: '無料のスコップは使わなければならないか',
    usual: '必要なヘクスで使う',
    other: '建設だけでもよい',
  },
  golemsTwoShovels: {
    question: 'ゴーレムの左の宮殿と無料のスコップ2本',
    usual: 'どの地形でも2ヘクス',
    other: '印刷された距離のまま',
  },
  riverTown: {
    question: 'シー・ドッグの河川の町がつなぐもの',
    usual: '2つのグループ',
    other: '河川ヘクスの周りのすべて',
  },
  plannersIcon: {
    question: '計画者：あとから置く中立の家の場所',
    usual: '空いていればどれでも',
    other: '元の地形のままのヘクス',
  },
  severalTowns: {
    question: '必要な町値を下げる宮殿で設立される町',
    usual: '条件を満たすグループごとに1つ',
    other: '1つだけ',
  },
  neutralHouses: {
    question: '中立の家の意味',
    usual: '交易所のコストだけ',
    other: '領土の順位にも数える',
  },
  freeUpgradeScores: {
    question: 'シー・ドッグの無料の改良はラウンド得点計算タイルの対象か',
    usual: '対象',
    other: '対象外',
  },
  sunWorshippersHouse: {
    question: 'サン・ウォーシッパーのアクションは家の建設と見なされるか',
    usual: '建設したとき',
    other: '常に',
  },
  inventorsAction: {
    question: 'インベーターの宮殿アクションの回数',
    usual: '何回でも',
    other: 'ラウンドに1回',
  },
};
