import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Shapeshifters',
  ability:
    'When a neighbour takes power from a building of theirs, a power token may be bought. When all refuse: 1 power.',
  stronghold: 'Once per round another home terrain, for power or power tokens.',
  landscape: {
    name: 'Ghost Polestar',
    text: 'Once, for nothing: another home terrain that is nobody else’s.',
  },
  specialActions: {
    ACTH5: 'another home terrain, for power',
    ACTH6: 'another home terrain, for power tokens',
    STAR: 'another home terrain, for nothing',
  },
  lost: {
    token: 'the power token',
  },
  topics: {
    token: 'power token for VP',
  },
  pending: {
    'new-home': 'the choice of a home terrain',
    'remove-tokens': 'which power tokens leave the game',
    token: 'whether a power token is bought',
  },
  moves: {
    'buy-token': { kind: 'Buy a power token', label: () => 'buy a power token for bowl III' },
    'remove-tokens': {
      kind: 'Power tokens leave the game',
      label: ({ tokens }) => `give up ${tokens} tokens of bowls I/II/III`,
    },
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'シェイプシフター',
  ability: '自分の建設で相手がパワーを得たら、パワーコマを1個買える。全員が辞退したら1パワー。',
  stronghold: 'ラウンドに1回、パワーかパワーコマを払って拠点地形を変えられる。',
  landscape: {
    name: '幽霊極星',
    text: '1回だけ、無料で、対戦相手の拠点地形以外に自分の拠点地形を変える。',
  },
  specialActions: {
    ACTH5: 'パワーを使って拠点地形を変更',
    ACTH6: 'パワーコマを破棄して拠点地形を変更',
    STAR: '無料で拠点地形を変更',
  },
  lost: {
    token: 'パワーコマ',
  },
  topics: {
    token: '勝利点とパワーコマの交換',
  },
  pending: {
    'new-home': '拠点地形の選択',
    'remove-tokens': '破棄するパワーコマの選択',
    token: 'パワーコマを得るかどうかの選択',
  },
  moves: {
    'buy-token': { kind: 'パワーコマを得る', label: () => '勝利点を払ってパワーコマを得る' },
    'remove-tokens': {
      kind: 'パワーコマの破棄',
      label: ({ tokens }) => `トレイⅠ/Ⅱ/Ⅲのパワーコマ${tokens}個を破棄する`,
    },
  },
};
