import { named } from '../../../named.ts';
import { terrains as enTerrains } from '../../en/terrains.ts';
import type { FanFactionWords } from '../../fan-words.ts';
import { terrains as jaTerrains } from '../../ja/terrains.ts';

const CYCLE = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;

type Pockets = FanFactionWords['kept'];

const enKept: Pockets = Object.fromEntries(
  CYCLE.map((id) => [
    `marker-${id}`,
    {
      name: `marker on ${enTerrains[id]}`,
      told: (seat: string, amount: number) =>
        amount > 0
          ? `${seat} put a marker on ${enTerrains[id]}.`
          : `${seat} took the marker off ${enTerrains[id]}.`,
    },
  ]),
);

const jaKept: Pockets = Object.fromEntries(
  CYCLE.map((id) => [
    `marker-${id}`,
    {
      name: `${jaTerrains[id]}のマーカー`,
      told: (seat: string, amount: number) =>
        amount > 0
          ? `${seat}が${jaTerrains[id]}にマーカーを置きました。`
          : `${seat}が${jaTerrains[id]}のマーカーを取り除きました。`,
    },
  ]),
);

export const en = {
  name: 'Geologists',
  ability:
    'They choose a colour: ring and first marker on their circle of terrains. They never transform. A dwelling is built on a terrain without a marker beside one with a marker, and puts one there; when all seven lie they are all taken away, and the next dwelling stands on the terrain of the ring. A spade gained takes a marker off an end of the arc or puts one beside it.',
  stronghold: 'Once a round the same as for a spade.',
  reconstructed: 'All costs and incomes of the board are reconstructed.',
  moves: {
    'geologist-spade': {
      name: 'a marker for a spade',
      label: (id) => `change the marker of ${named(enTerrains, id)}`,
    },
    'geologist-marker': {
      name: 'a marker',
      label: (id) => `change the marker of ${named(enTerrains, id)} as the action`,
    },
  },
  kept: enKept,
  stored: {
    circle: {
      name: 'Markers on the circle of terrains',
      told: (markers) => `${markers} of 7`,
      notes: [
        'Dwellings are built on a terrain without a marker beside one with a marker, and put one there.',
        'When all seven lie they are taken away; then only the terrain of the ring is open.',
      ],
    },
  },
  because: {
    'not-beside': 'No marker lies beside this terrain.',
    inside: 'Only a marker at an end of the arc can be taken away.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '地質学者',
  ability:
    '色を1つ選び、変換サイクルのその地形にリングと最初のマーカーを置く。地形は変換できない。マーカーのある地形に隣り合い、マーカーのない地形に住居を建て、そこにマーカーを置く。7つすべてに置かれたら全部取り除き、次の住居はリングの地形に建てる。スコップを得るたびに、端のマーカーを1つ取り除くか、マーカーの隣に1つ置く。',
  stronghold: '1ラウンドに1回、スコップを得たときと同じことができる。',
  reconstructed: '勢力ボードのコストと収入はすべて推定である。',
  moves: {
    'geologist-spade': {
      name: 'スコップによるマーカー',
      label: (id) => `${named(jaTerrains, id)}のマーカーを置くか取り除く`,
    },
    'geologist-marker': {
      name: 'マーカー',
      label: (id) => `アクションとして${named(jaTerrains, id)}のマーカーを置くか取り除く`,
    },
  },
  kept: jaKept,
  stored: {
    circle: {
      name: '変換サイクルのマーカー',
      told: (markers) => `7個中${markers}個`,
      notes: [
        'マーカーのある地形の隣で、マーカーのない地形に住居を建てられる。建てるとそこにマーカーを置く。',
        '7つすべてに置かれたら全部取り除き、次はリングの地形だけに建てられる。',
      ],
    },
  },
  because: {
    'not-beside': 'この地形の隣にマーカーがありません。',
    inside: '取り除けるのは端にあるマーカーだけです。',
  },
};
