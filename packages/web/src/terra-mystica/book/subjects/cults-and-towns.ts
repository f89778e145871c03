import type { MysticaSubjects } from '../subject.ts';

/** Cults, favour tiles, towns. */
export const CULTS_AND_TOWNS: MysticaSubjects<'cults' | 'favours' | 'towns'> = {
  cults: {
    title: { en: 'Cults and priests', ja: '教団と司祭' },
    lead: {
      en: 'On the four cults you climb by **priests**, favour tiles and a few others. On the way there is power, at the end points.',
      ja: '4つの教団は、**司祭**や恩恵タイルで進みます。途中でパワー、終了時に勝利点を得ます。',
    },
    figures: [
      {
        shows: {
          draw: 'cults',
          peoples: ['halflings', 'witches'],
          cults: [
            [5, 3, 2, 0],
            [1, 7, 0, 4],
          ],
          priests: [[0], [1], [], []],
          round: 2,
        },
        title: { en: 'Priests below, markers above', ja: '下に司祭、上にマーカー' },
        isBroad: true,
      },
      {
        shows: {
          draw: 'rates',
          rates: [
            { from: [[3, 'cult']], to: [[1, 'power']] },
            { from: [[5, 'cult']], to: [[2, 'power']] },
            { from: [[7, 'cult']], to: [[2, 'power']] },
            {
              from: [
                [10, 'cult'],
                [1, 'key'],
              ],
              to: [[3, 'power']],
            },
          ],
        },
        title: { en: 'Power on the way', ja: '途中で得るパワー' },
        sum: { en: 'when a space is first reached', ja: '初めてそのスペースに達したとき' },
      },
    ],
    points: [
      {
        en: 'A priest that **stays** brings 3 steps, on the one first place of a cult, or 2, on three further ones.',
        ja: '**残す**司祭は、最初の1か所なら3スペース、ほかの3か所なら2スペース進みます。',
      },
      {
        en: 'A priest that **goes back** to the supply brings 1 step, and can be had again.',
        ja: 'サプライに**戻す**司祭は1スペース進み、また得ることができます。',
      },
      {
        en: 'The **top space** needs a key (from a town), and only one people stands there. Steps that are not possible are lost.',
        ja: '**最後のスペース**には町の鍵が要り、1人だけが入れます。進めない分は失われます。',
      },
      {
        en: 'Each round one cult pays: see **Tile of the round**.',
        ja: '各ラウンド、1つの教団が褒賞を出します。**ラウンドの得点タイル**を見てください。',
      },
    ],
    beside: [
      {
        title: { en: 'At the end, in each cult', ja: '終了時、教団ごとに' },
        figure: {
          draw: 'rates',
          rates: [{ from: [[8, 'vp']] }, { from: [[4, 'vp']] }, { from: [[2, 'vp']] }],
        },
        points: [
          {
            en: 'First, second, third. Who shares a place shares the points, rounded down.',
            ja: '1位、2位、3位です。同じ順位の人は点を分け、端数は切り捨てます。',
          },
        ],
      },
    ],
    found: { en: 'priest key fire water earth air steps top', ja: '司祭 鍵 火 水 土 風 頂点' },
  },
  favours: {
    title: { en: 'Favour tiles', ja: '恩恵タイル' },
    lead: {
      en: 'With each **temple** and with the **sanctuary** you take a favour tile, and keep it for the whole game.',
      ja: '**神殿**を建てるたび、また**聖域**を建てたとき、恩恵タイルを1枚取り、最後まで持ちます。',
    },
    figures: [
      {
        shows: {
          draw: 'favours',
          tiles: [
            'FAV1',
            'FAV2',
            'FAV3',
            'FAV4',
            'FAV5',
            'FAV6',
            'FAV7',
            'FAV8',
            'FAV9',
            'FAV10',
            'FAV11',
            'FAV12',
          ],
        },
        title: { en: 'The twelve kinds', ja: '12種類' },
        sum: {
          en: '3 steps: one tile each · 2 and 1 steps: three each',
          ja: '3スペースは各1枚、2と1は各3枚',
        },
        isWide: true,
      },
    ],
    points: [
      {
        en: 'Every tile brings **steps on its cult** at once; those with fewer steps do something lasting besides.',
        ja: 'どのタイルもすぐに**教団を進めます**。進む数の少ないタイルには、長く続く効果があります。',
      },
      {
        en: 'Of each kind you may have **one**.',
        ja: '同じ種類は**1人1枚**までです。',
      },
      {
        en: 'The tile with fire 2 lowers the size of towns to 6, and may found one at once.',
        ja: '火2のタイルがあれば町は6でできます。取った瞬間に町ができることもあります。',
      },
      {
        en: 'The Chaos Magicians take two each time.',
        ja: 'カオスマジシャンは毎回2枚取ります。',
      },
    ],
    found: { en: 'favor temple sanctuary tile', ja: '神殿 聖域 恩恵' },
  },
  towns: {
    title: { en: 'Towns', ja: '町' },
    lead: {
      en: '**Four or more** adjacent buildings of yours with a power value of **7 or more** together become a town at once.',
      ja: '直接隣接する自分の建物が**4つ以上**で、パワー値の合計が**7以上**になると、その場で町ができます。',
    },
    figures: [
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'F5 F6 G4 G5 E9 F7 G6 r30',
          stands: {
            F5: ['dwelling', 0],
            F6: ['dwelling', 0],
            G4: ['trading-post', 0],
            G5: ['dwelling', 0],
          },
          marks: 'values',
        },
        title: { en: 'Not yet a town', ja: 'まだ町ではない' },
        sum: { en: '1 + 1 + 2 + 1 = 5', ja: '1＋1＋2＋1＝5' },
        tone: 'no',
      },
      {
        shows: {
          draw: 'map',
          peoples: ['halflings', 'witches'],
          hexes: 'F5 F6 G4 G5 E9 F7 G6 r30',
          stands: {
            F5: ['dwelling', 0],
            F6: ['trading-post', 0],
            G4: ['temple', 0],
            G5: ['stronghold', 0],
          },
          towns: ['F5'],
          marks: 'values',
        },
        title: { en: 'A town', ja: '町になった' },
        sum: { en: '1 + 2 + 2 + 3 = 8', ja: '1＋2＋2＋3＝8' },
        tone: 'yes',
      },
    ],
    points: [
      {
        en: 'With a **sanctuary** among them three buildings are enough; the value stays 7.',
        ja: '**聖域**があれば建物は3つで足ります。値は7のままです。',
      },
      {
        en: 'A **bridge** makes buildings adjacent; ships do not.',
        ja: '**橋**で結んだ建物は隣接します。船舶では隣接しません。',
      },
      {
        en: 'The favour tile “towns from 6” lowers 7 to 6, for old groups, too.',
        ja: '恩恵タイル「町は6から」があれば、前からのグループも6で町になります。',
      },
      {
        en: 'A building belongs to one town. What is added later joins it and founds nothing new.',
        ja: '建物は1つの町にだけ属します。あとで加えた建物も同じ町に入り、新しい町にはなりません。',
      },
      {
        en: 'It cannot be refused. When all tiles are gone, no town is founded.',
        ja: '町は必ずできます。町タイルがなくなったら、それ以上の町はできません。',
      },
    ],
    beside: [
      {
        title: { en: 'What you get', ja: '町ができたら' },
        figure: { draw: 'towns', tiles: ['TW1', 'TW4', 'TW2', 'TW5', 'TW3'] },
        points: [
          {
            en: 'Choose a town tile: points, goods and a **key**. You need a key for the top space of a cult.',
            ja: '町タイルを1枚選び、勝利点と品物、**鍵**を得ます。鍵は教団の最後のスペースに要ります。',
          },
        ],
      },
    ],
    found: { en: 'city found key tile sanctuary power value', ja: '街 都市 鍵 町タイル パワー値' },
  },
};
