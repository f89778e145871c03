import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Firewalkers',
  ability:
    'Volcano faction. A blocker lies 4 spaces behind their points. A hex in reach becomes a volcano for 4 VP, for 6 where it is home terrain of another player; nobody pays below the blocker, not for the power of neighbours either. Each spade gained moves it 4 back. At any time of the own turn it goes a space forward for 1 power.',
  stronghold: 'Whenever they pass: 1 VP for each group of their structures.',
  reconstructed: 'The incomes of the board rest on one source.',
  moves: {
    firewalk: {
      name: 'a volcano for victory points',
      label: (hex) => `make ${hex} a volcano for victory points`,
    },
    chase: {
      name: 'the blocker forward for 1 power',
      label: () => 'move the blocker forward for 1 power',
    },
  },
  kept: {
    blocker: {
      name: 'blocker',
      told: (seat, amount) =>
        amount < 0
          ? `The blocker of ${seat} went ${-amount} back.`
          : `The blocker of ${seat} went ${amount} forward.`,
    },
  },
  stored: {
    blocker: {
      name: 'Blocker',
      told: (space, left) => `on ${space} of the points track, ${left} VP to spend`,
      notes: [
        'Victory points can be paid down to the space of the blocker: 4 for a volcano, 6 on home terrain of another player, or for power of neighbours.',
        'It may be moved one space forward for 1 power, as far as the own points. Each spade gained moves it 4 back.',
      ],
    },
  },
  because: {
    'blocker-at-points': 'The blocker has reached your points.',
    'no-room': 'All your power tokens lie in bowl III.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '火渡り',
  ability:
    '火山の勢力。勝利点マーカーの4スペース後方にブロッカーを置く。届くヘクスを4勝利点（他のプレイヤーの拠点地形なら6）で溶岩に変換する。ブロッカーより後ろまでは支払えない（隣接パワーも同じ）。得たスコップ1つごとにブロッカーが4スペース後退する。自分の手番中いつでも、ブロッカーを1スペース前進させて1パワー。',
  stronghold: 'パスするたびに、自分の建物のグループ1つにつき1勝利点。',
  reconstructed: '勢力ボードの収入は1つの資料だけに基づく。',
  moves: {
    firewalk: {
      name: '勝利点での溶岩への変換',
      label: (hex) => `勝利点を支払い${hex}を溶岩に変換する`,
    },
    chase: {
      name: 'ブロッカーの前進',
      label: () => 'ブロッカーを前進させて1パワーを得る',
    },
  },
  kept: {
    blocker: {
      name: 'ブロッカー',
      told: (seat, amount) =>
        amount < 0
          ? `${seat}のブロッカーが${-amount}スペース後退しました。`
          : `${seat}のブロッカーが${amount}スペース前進しました。`,
    },
  },
  stored: {
    blocker: {
      name: 'ブロッカー',
      told: (space, left) => `勝利点トラックの${space}、支払える勝利点${left}`,
      notes: [
        '勝利点はブロッカーのスペースまで支払える。火山化に4、他のプレイヤーの拠点地形なら6、隣接パワーにも。',
        '自分の勝利点までなら、1スペース進めるごとに1パワーを得る。得たスコップ1つごとに4スペース戻る。',
      ],
    },
  },
  because: {
    'blocker-at-points': 'ブロッカーは勝利点マーカーに達しています。',
    'no-room': 'パワーコマがすべてトレイⅢにあります。',
  },
};
