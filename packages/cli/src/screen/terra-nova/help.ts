import type { Language } from '@pangaea/words';
import type { GameHelp } from '../screen.ts';

/** The effects of the keys of the terminal in this game. */
export const HELP: Readonly<Record<Language, GameHelp>> = {
  en: {
    mats: 'what the factions can do',
    orders: 'standing orders: what happens to your power when a round ends',
    ordersHead: 'Standing orders; type one as it stands here:',
    board: [
      'On the board: name of the hex, its terrain (S swamp, L lake, F forest, W wasteland, D desert,',
      '~ river), then the seat and its building: h house, t trading post, L and R palaces, n neutral',
      'house; * in a town. On rivers: bridges = / \\ with the seat of their owner.',
    ],
  },
  ja: {
    mats: '各勢力の能力',
    orders: '自動指示：ラウンド終了時に自分のパワーをどうするか',
    ordersHead: '自動指示（この通りに入力します）：',
    board: [
      'ゲームボードの見方：ヘクス名、地形（S 沼地、L 湖、F 森、W 荒野、D 砂漠、~ 河川）、席と建物',
      '（h 家、t 交易所、L 左の宮殿、R 右の宮殿、n 中立の家）、* は町。河川の = / \\ は橋とその持ち主の席。',
    ],
  },
};
