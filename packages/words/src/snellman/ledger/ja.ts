import type { SnellmanWords } from '../shape.ts';

export const ledger: SnellmanWords['ledger'] = {
  'faction-not-playing': ({ faction }) => `${faction}はこのゲームに参加していません。`,
  'spades-missing': ({ needed, dug }) =>
    `スコップが${needed}本必要ですが、手元にあるのは${dug}本です。`,
  'too-many-dug': ({ spades, most }) =>
    `スコップ${spades}本分は支払えません。支払えるのは${most}本分です。`,
  'spades-left': ({ left }) =>
    `建設の前に、用意したスコップを使い切る必要があります（残り${left}本）。`,
  'conversion-rate': ({ give, get }) => `${give}と${get}は交換できません。`,
  'not-due': ({ what, count }) =>
    `${what}×${count}は今得られるものではなく、手での修正もできません。`,
  'no-action-yet': () => '「done」の前にアクションが必要です。',
  'written-by-table': ({ command }) =>
    `「${command}」はサイトが自動で書くもので、プレイヤーの命令ではありません。`,
  'not-in-notation': ({ what }) => `このサイトの記法では書けません：${what}。`,
  'not-in-turn-of-site': () =>
    'サイトでは、パスや隣接プレイヤーの返答の後に手番を続けられず、この手を別の時に移すこともできません。',
  'beside-the-rules': () => 'サイトでは行えましたが、ゲームの手では表せません。',
  'map-unknown': ({ map }) => `「${map}」というマップはありません。`,
  'setup-missing': () => '勢力が2つ以上選ばれていません。',
  'score-missing': () => '得点タイルが指定されていません。',
  'faction-twice': ({ faction }) => `${faction}が2回選ばれています。`,
  'tile-not-removable': ({ tile }) =>
    `${tile}は取り除けません。取り除けるのはボーナスカードだけです。`,
  'final-tile-twice': ({ one, other }) =>
    `最終得点タイルは1枚ですが、${one}と${other}の2枚が指定されています。`,
  'site-option-unplayable': ({ option }) => `設定「${option}」のゲームは再現できません。`,
};
