import { named } from '../../../named.ts';
import type { FanFactionWords } from '../../fan-words.ts';

const EN_REWARDS = {
  dwelling: '1 power for each dwelling',
  'trading-post': '2 coins for each trading post',
  temple: '1 worker for each temple',
  stronghold: 'cult steps for stronghold and sanctuary',
  sanctuary: '2 cult steps for the sanctuary',
} as const;

const JA_REWARDS: Readonly<Record<keyof typeof EN_REWARDS, string>> = {
  dwelling: '住居1つにつき1パワー',
  'trading-post': '交易所1つにつき2コイン',
  temple: '神殿1つにつき1労働者',
  stronghold: '砦と聖域による教団のスペース',
  sanctuary: '聖域による教団の2スペース',
};

export const en = {
  name: 'Goblins',
  ability:
    'They begin with 2 tokens (with the numbers of 2024: 1), and get one for each temple and sanctuary. As an action a token brings, by the structures of one kind on the map: 1 power for each dwelling, 2 coins for each trading post, 1 worker for each temple, or 1 cult step for the stronghold and 2 on one cult for the sanctuary.',
  stronghold: 'A token for each town tile from then on.',
  moves: {
    'goblin-reward': {
      name: 'a reward for a token',
      label: (building) => `give a token for ${named(EN_REWARDS, building)}`,
    },
  },
  kept: {
    'goblin-tokens': {
      name: 'tokens',
      told: (seat, amount) =>
        amount < 0 ? `${seat} used ${-amount} token.` : `${seat} got ${amount} token.`,
    },
  },
  stored: {
    'goblin-tokens': {
      name: 'Goblin tokens',
      told: (left) => `${left}`,
      notes: [
        'As an action one token pays for every structure of a kind on the map: 1 power for a dwelling, 2 coins for a trading post, 1 worker for a temple, 1 cult step for the stronghold and 2 on one cult for the sanctuary.',
        'A temple or the sanctuary brings a token and, once the stronghold stands, so does each town tile.',
      ],
    },
  },
  because: {
    'no-token': 'You have no token left.',
    'none-on-map': 'You have no structure of that kind on the map.',
    'with-stronghold': 'Stronghold and sanctuary are one kind: name the stronghold.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'ゴブリン',
  ability:
    '特殊マーカー2つ（2024年の数値では1つ）で始め、神殿または聖域を建てるたびに1つ得る。アクションとして1つ支払い、マップ上の1種類の建物から報酬を得る：住居1つにつき1パワー、交易所1つにつき2コイン、神殿1つにつき1労働者、または砦で教団1スペースと聖域で1つの教団を2スペース。',
  stronghold: '以後、町タイルを得るたびに特殊マーカー1つ。',
  moves: {
    'goblin-reward': {
      name: '特殊マーカーの報酬',
      label: (building) => `特殊マーカー1つで報酬を得る（${named(JA_REWARDS, building)}）`,
    },
  },
  kept: {
    'goblin-tokens': {
      name: '特殊マーカー',
      told: (seat, amount) =>
        amount < 0
          ? `${seat}が特殊マーカーを${-amount}つ使いました。`
          : `${seat}が特殊マーカーを${amount}つ得ました。`,
    },
  },
  stored: {
    'goblin-tokens': {
      name: 'ゴブリントークン',
      told: (left) => `${left}個`,
      notes: [
        'アクションとしてトークン1個で、マップ上の1種類の建物ごとに報酬を得る。住居1パワー、交易所2コイン、寺院1労働者、砦は教団1スペース、聖域は1つの教団を2スペース。',
        '寺院か聖域を建てるたびにトークン1個。砦があれば、町タイルを得るたびにも1個。',
      ],
    },
  },
  because: {
    'no-token': '特殊マーカーが残っていません。',
    'none-on-map': 'その種類の自分の建物がマップにありません。',
    'with-stronghold': '砦と聖域は合わせて1種類です。砦を指定してください。',
  },
};
