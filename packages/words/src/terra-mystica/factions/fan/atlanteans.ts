import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Atlanteans',
  ability:
    'They begin with the stronghold instead of dwellings, placed last of all; it is a town at once. As an action, as often as they like: a bridge for 2 workers. When that town first reaches power 7: a step of shipping; 10: two steps on each cult; 16: 20 VP.',
  stronghold: 'It stands from the start.',
  reconstructed: 'The price of a step on the exchange track rests on one source.',
  moves: {},
  kept: {
    'atlantean-rewards': {
      name: 'rewards of the first town',
      told: (seat) => `The first town of ${seat} reached the power for its next reward.`,
    },
  },
  because: {},
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'アトランティス人',
  ability:
    '住居の代わりに砦を最後に初期配置し、それはすぐに町になる。アクションとして何度でも、2労働者で橋を架ける。その町のパワー値が初めて7に達したら船舶1段階、10で各教団2スペース、16で20勝利点。',
  stronghold: '砦は最初から置かれている。',
  reconstructed: '交換効率トラックのコストは1つの資料だけに基づく。',
  moves: {},
  kept: {
    'atlantean-rewards': {
      name: '最初の町のボーナス',
      told: (seat) => `${seat}の最初の町が次のボーナスのパワー値に達しました。`,
    },
  },
  because: {},
};
