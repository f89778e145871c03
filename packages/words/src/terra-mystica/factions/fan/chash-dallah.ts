import { descriptions as enDescriptions } from '../../en/descriptions.ts';
import { names as enNames } from '../../en/names.ts';
import type { FanFactionWords } from '../../fan-words.ts';
import { descriptions as jaDescriptions } from '../../ja/descriptions.ts';
import { names as jaNames } from '../../ja/names.ts';
import { thingNames } from '../../things.ts';

const enThing = thingNames({ ...enDescriptions, specialActions: enNames.specialActions });
const jaThing = thingNames({ ...jaDescriptions, specialActions: jaNames.specialActions });

export const en = {
  name: 'Chash Dallah',
  ability:
    'An income track of four spaces: as an action a step costs 2 workers and 2 coins and scores 1, 2, 3, 4 VP. Income: a worker on space 1, 2 coins on 2, a worker on 3, 2 coins on 4, all of those reached. A spade always costs 3 workers.',
  stronghold: 'Power actions may be paid with as many coins as they cost power, all or nothing.',
  reconstructed:
    'The order of workers and coins on the track, and that there is no spade track, rest on one source.',
  moves: {
    'advance-income': {
      name: 'a step on the income track',
      label: () => 'advance on the income track for 2 workers and 2 coins',
    },
    'power-for-coins': {
      name: 'a power action for coins',
      label: (action) => `take the power action “${enThing(action, {})}” for coins`,
    },
  },
  kept: {
    'income-track': {
      name: 'income track',
      told: (seat, amount) => `${seat} advanced ${amount} on the income track.`,
    },
  },
  stored: {
    'income-track': {
      name: 'Income track',
      told: (space) => `space ${space} of 4`,
      notes: [
        'Everything from the first space up to the marker is part of the income of each round.',
        'An action moves the marker one space for 2 workers and 2 coins; the points are scored at once.',
      ],
    },
  },
  because: { 'track-ended': 'You are at the end of the income track.' },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'インコ男',
  ability:
    '4スペースの収入トラックを持つ。アクションとして2労働者と2コインで1スペース進み、1/2/3/4勝利点を得る。到達したスペースの収入をすべて得る（1：1労働者、2：2コイン、3：1労働者、4：2コイン）。スコップは常に3労働者。',
  stronghold:
    'パワーアクションを、パワーと同じ数のコインで支払える（混ぜて支払うことはできない）。',
  reconstructed:
    'トラックの労働者とコインの順番、交換効率トラックがないことは、1つの資料だけに基づく。',
  moves: {
    'advance-income': {
      name: '収入トラックの改良',
      label: () => '2労働者と2コインで収入トラックを進める',
    },
    'power-for-coins': {
      name: 'コインでのパワーアクション',
      label: (action) => `コインでパワーアクション「${jaThing(action, {})}」を行う`,
    },
  },
  kept: {
    'income-track': {
      name: '収入トラック',
      told: (seat, amount) => `${seat}が収入トラックを${amount}スペース進みました。`,
    },
  },
  stored: {
    'income-track': {
      name: '収入トラック',
      told: (space) => `4スペース中${space}`,
      notes: [
        '最初のスペースからマーカーまでのすべてが、ラウンドごとの収入に加わる。',
        'アクションとして2労働者と2コインで1スペース進め、すぐに勝利点を得る。',
      ],
    },
  },
  because: { 'track-ended': '収入トラックの終わりに達しています。' },
};
