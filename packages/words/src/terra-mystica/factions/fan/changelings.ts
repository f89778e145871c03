import { named } from '../../../named.ts';
import { terrains as enTerrains } from '../../en/terrains.ts';
import type { FanFactionWords } from '../../fan-words.ts';
import { terrains as jaTerrains } from '../../ja/terrains.ts';

const CYCLE = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;

/**
 * The letter of the piece that a change of a row moves: four spaces, two bits each, are stored in
 * one number.
 */
function letterIn(change: number): string {
  let colour = Math.abs(change);
  while (colour % 4 === 0 && colour > 0) colour /= 4;
  return ['', 'A', 'B', 'C'][colour];
}

/**
 * A colour as a number in a picture: the terrain of the circle plus 1, or 0 before it is chosen.
 */
const enOf = (colour: number) => (colour === 0 ? 'not yet chosen' : enTerrains[CYCLE[colour - 1]]);
const jaOf = (colour: number) => (colour === 0 ? '未定' : jaTerrains[CYCLE[colour - 1]]);

const enRow = (name: string, piece: string) => ({
  name,
  told: (seat: string, change: number) =>
    change < 0
      ? `${seat} took a ${piece} of colour ${letterIn(change)} off the board.`
      : `${seat} put a ${piece} of colour ${letterIn(change)} back on the board.`,
});

const jaRow = (name: string, piece: string) => ({
  name,
  told: (seat: string, change: number) =>
    change < 0
      ? `${seat}が勢力ボードから${letterIn(change)}色の${piece}を取りました。`
      : `${seat}が${letterIn(change)}色の${piece}を勢力ボードに戻しました。`,
});

const enColour = (letter: string) => ({
  name: `colour ${letter}`,
  told: (seat: string, change: number) =>
    `${seat} has pieces of ${enTerrains[CYCLE[change - 1]]} as colour ${letter}.`,
});

const jaColour = (letter: string) => ({
  name: `${letter}色`,
  told: (seat: string, change: number) =>
    `${seat}の${letter}色は${jaTerrains[CYCLE[change - 1]]}になりました。`,
});

export const en = {
  name: 'Changelings',
  ability:
    'They choose a colour A, which is their home terrain, and two colours B and C that nobody has when all others are known. The next dwelling is always the leftmost piece of its row and stands on terrain of its own colour; transformations lead to that. An upgrade keeps the colour: the leftmost trading post or temple must have it; the stronghold is B, the sanctuary A.',
  stronghold:
    'A ninth dwelling may be built at any time; its space brings 2 workers while it is uncovered. A dwelling that becomes a trading post goes back there or to the row, as they like.',
  reconstructed:
    'The order of the pieces, and all costs and incomes but those of the ninth dwelling, are reconstructed.',
  moves: {
    'piece-colour': {
      name: 'a colour of pieces',
      label: (id) => `choose pieces of ${named(enTerrains, id)}`,
    },
    'ninth-dwelling': {
      name: 'the ninth dwelling',
      label: () => 'take the action with the ninth dwelling as the next one',
    },
    'return-to-row': {
      name: 'a dwelling back to the row',
      label: () => 'put the dwelling back into the row',
    },
    'return-to-ninth': {
      name: 'a dwelling back to the ninth space',
      label: () => 'put the dwelling back on the ninth space',
    },
  },
  kept: {
    'colour-b': enColour('B'),
    'colour-c': enColour('C'),
    'dwelling-row': enRow('row of dwellings', 'dwelling'),
    'ninth-dwelling': enRow('ninth dwelling', 'ninth dwelling'),
    'trading-post-row': enRow('row of trading posts', 'trading post'),
    'temple-row': enRow('row of temples', 'temple'),
    'ninth-next': {
      name: 'the ninth dwelling is next',
      told: (seat: string, change: number) =>
        change > 0
          ? `${seat} has the ninth dwelling as the next one in this action.`
          : `The next dwelling of ${seat} is the leftmost again.`,
    },
  },
  stored: {
    colours: {
      name: 'Colours of the pieces',
      told: (a, b, c) => `A ${enOf(a)}, B ${enOf(b)}, C ${enOf(c)}`,
      notes: [
        'A dwelling stands on terrain of its own colour, and an upgrade keeps the colour. Only A is the home terrain.',
        'The leftmost piece of a row is the next one. The ring under a structure shows whose it is.',
      ],
    },
    ninth: {
      name: 'Ninth dwelling',
      told: (colour, isNext) =>
        colour === 0
          ? 'on the map'
          : `colour ${'ABC'[colour - 1]}${isNext === 1 ? ', the next one in this action' : ''}`,
      notes: [
        'With the stronghold it may be built at any time. Its space brings 2 workers while it is uncovered.',
      ],
    },
  },
  onHex: {
    colour: (colour) => `colour ${'ABC'[colour - 1]}`,
  },
  because: {
    'not-asked': 'You are asked something else now.',
    'no-colour': 'This terrain is no colour of pieces.',
    'colour-taken': 'Somebody has this colour, or you have chosen it already.',
    'ninth-empty': 'The ninth dwelling is on the map.',
    'ninth-is-next': 'The ninth dwelling is the next one already.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'チェンジリング',
  ability:
    '色Aを選び、それが拠点地形になる。全員の色が決まった後、残った色からBとCを選ぶ。新しい住居は常に列の左端のコマで、そのコマの色の地形に建て、地形変換もその地形を目標とする。改築は同じ色のまま行う。左端の交易所・寺院がその色でなければならず、砦はB、聖域はAである。',
  stronghold:
    '9つ目の住居をいつでも建てられ、その場所が空いている間は収入が2労働者増える。交易所に改築した住居は、その場所か列のどちらかに戻す。',
  reconstructed: 'コマの並びと、9つ目の住居以外のコストと収入はすべて推定である。',
  moves: {
    'piece-colour': {
      name: 'コマの色',
      label: (id) => `${named(jaTerrains, id)}の色のコマを選ぶ`,
    },
    'ninth-dwelling': {
      name: '9つ目の住居',
      label: () => '9つ目の住居を次の住居としてアクションを行う',
    },
    'return-to-row': {
      name: '住居を列に戻す',
      label: () => '住居を列に戻す',
    },
    'return-to-ninth': {
      name: '住居を9つ目の場所に戻す',
      label: () => '住居を9つ目の場所に戻す',
    },
  },
  kept: {
    'colour-b': jaColour('B'),
    'colour-c': jaColour('C'),
    'dwelling-row': jaRow('住居の列', '住居'),
    'ninth-dwelling': jaRow('9つ目の住居', '9つ目の住居'),
    'trading-post-row': jaRow('交易所の列', '交易所'),
    'temple-row': jaRow('寺院の列', '寺院'),
    'ninth-next': {
      name: '次は9つ目の住居',
      told: (seat, change) =>
        change > 0
          ? `このアクションでは${seat}の次の住居は9つ目の住居です。`
          : `${seat}の次の住居は再び左端の住居です。`,
    },
  },
  stored: {
    colours: {
      name: 'コマの色',
      told: (a, b, c) => `A ${jaOf(a)}、B ${jaOf(b)}、C ${jaOf(c)}`,
      notes: [
        '住居はそのコマの色の地形に建て、改築しても色は変わらない。拠点地形はAだけである。',
        '列の左端が次のコマである。建物の下の輪が持ち主を示す。',
      ],
    },
    ninth: {
      name: '9つ目の住居',
      told: (colour, isNext) =>
        colour === 0
          ? 'マップ上'
          : `${'ABC'[colour - 1]}色${isNext === 1 ? '、このアクションの次の住居' : ''}`,
      notes: ['砦があればいつでも建てられる。その場所が空いている間は収入が2労働者増える。'],
    },
  },
  onHex: {
    colour: (colour) => `${'ABC'[colour - 1]}色`,
  },
  because: {
    'not-asked': 'いま選ぶのは別のことです。',
    'no-colour': 'この地形の色のコマはありません。',
    'colour-taken': 'この色は誰かが使っているか、すでに選んでいます。',
    'ninth-empty': '9つ目の住居はすでにマップにあります。',
    'ninth-is-next': '次の住居はすでに9つ目の住居です。',
  },
};
