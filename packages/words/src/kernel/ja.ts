import { named } from '../named.ts';
import type { KernelRefusals } from './shape.ts';

/** Names of arguments, as commands have them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  action: 'パワーアクション',
  base: '土地',
  bridge: '橋スペース',
  card: 'カード',
  city: '都市',
  deck: '山札',
  deserts: '砂漠になる方角',
  direction: '方角',
  faction: '勢力',
  hex: 'ヘクス',
  land: '土地',
  objective: '目標カード',
  one: 'ヘクス',
  order: '自動指示',
  other: 'ヘクス',
  palace: '宮殿',
  power: 'パワー数',
  river: '河川ヘクス',
  tile: 'タイル',
  times: '回数',
  x: 'x座標',
  y: 'y座標',
};

export const ja: KernelRefusals = {
  'seed-malformed': ({ text }) => `シードは16進数32桁です。「${text}」は使えません。`,
  'command-malformed': () => 'コマンドとして読み取れません。',
  'command-unknown': ({ command }) => `「${command}」というコマンドはありません。`,
  'argument-missing': ({ argument }) => `${named(ARGUMENTS, argument)}の指定がありません。`,
  'argument-unknown': ({ argument, value }) =>
    `「${value}」という${named(ARGUMENTS, argument)}はありません。`,
  'argument-surplus': ({ argument }) => `「${argument}」は余分です。`,
  'options-malformed': () => 'ゲームの設定を読み取れません。',
  'option-unknown': ({ option }) => `「${option}」という設定はありません。`,
  'option-value': ({ option, value }) => `設定「${option}」に ${value} は指定できません。`,
  'position-malformed': ({ field }) => `局面を読み取れません（${field || '全体'}）。`,
  'record-malformed': ({ field }) => `記録を読み取れません（${field || '全体'}）。`,
  'record-other-game': ({ game }) => `別のゲーム「${game}」の記録です。`,
  'record-other-rules': ({ rules }) => `別の版のルール（${rules}）で遊んだ記録です。`,
  'rules-not-newest': ({ rules, newest }) =>
    `新しいテーブルでは最新のルール（${newest}）を使います。${rules}のルールは、それで始まったテーブルと記録のためのものです。`,
  'segment-ended': () => '途中で他のプレイヤーの選択が必要でした。',
  'back-nowhere': ({ to }) => `${to}手目に戻っても、取り消される手はありません。`,
  'back-shown': () => 'それ以降に公開された情報があるため、戻せません。',
  'back-secret': () => 'それ以降に秘密の選択があった（または今行われている）ため、戻せません。',
  'agreed-too-late': () => 'その時点でゲームは終了していました。',
};
