import type { Language } from '@pangaea/words';
import type { GameHelp } from '../screen.ts';

/** The effects of the keys of the terminal in this game. */
export const HELP: Readonly<Record<Language, GameHelp>> = {
  en: {
    mats: 'the rules in short, and what the power cards do',
    orders: 'standing orders: whether protection is played without asking',
    ordersHead: 'Standing orders; type one as it stands here:',
    board: [
      'On the map: the land of each tile (P plains, F forest, S sea, D desert, M mountain, W swamp),',
      'behind it *4 for four animals, or the number of its city and the needs met, as in #07:3.',
      '· can take a tile. Columns are x, rows are y: “nature sea 1 0” lays a tile at (1, 0).',
      'Below the map each city with its needs (+ met, - not) and the meeples on it.',
    ],
  },
  ja: {
    mats: 'ルールのあらましとパワーカードの効果',
    orders: '自動指示：防護を使うかどうかに自動で答える',
    ordersHead: '自動指示（この通りに入力します）：',
    board: [
      '地図の見方：土地の種類（平 平原、砂 砂漠、沼 沼地、森・海・山）、*4 は動物トークン4個、',
      '#07:3 は都市07とその満足度。· には土地タイルを置けます。横が x、縦が y で、「nature sea 1 0」は',
      '(1, 0)に海を置きます。地図の下は各都市に必要なもの（+ 満たされている、- いない）と人コマです。',
    ],
  },
};
