import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Dragonlords',
  ability:
    'No spades: an empty hex in reach becomes a volcano for a power token, 2 on somebody’s home terrain. Spades gained become power tokens.',
  stronghold: 'As many power tokens as players.',
  landscape: {
    name: 'Lava Pool',
    text: 'Needs the sanctuary. From the next round on a new power token in bowl III each round.',
  },
  moves: {
    erupt: {
      kind: 'A volcano for power tokens',
      label: ({ hex, tokens }) => `make ${hex} a volcano for ${tokens} tokens of bowls I/II/III`,
    },
    'tokens-first': {
      kind: 'Tokens before the town tile',
      label: () => 'take the tokens of the stronghold before the town tile',
    },
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ドラゴンロード',
  ability:
    'スコップはなく、パワーコマ1個（誰かの拠点地形なら2個）を捨てて、届く空き地を溶岩にする。得たスコップはパワーコマになる。',
  stronghold: 'プレイヤー人数分のパワーコマを得る。',
  landscape: {
    name: '溶岩池',
    text: '前提：聖域。次のラウンドから、ラウンドごとにパワーコマ1個をトレイIIIに得る。',
  },
  moves: {
    erupt: {
      kind: 'パワーコマを破棄して溶岩に変換',
      label: ({ hex, tokens }) =>
        `トレイⅠ/Ⅱ/Ⅲのパワーコマ${tokens}個を破棄して${hex}を溶岩に変換する`,
    },
    'tokens-first': {
      kind: '町タイルより先にパワーコマ',
      label: () => '町タイルより先に砦のパワーコマを得る',
    },
  },
};
