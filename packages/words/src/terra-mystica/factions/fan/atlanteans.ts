import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Atlanteans',
  ability:
    'They begin with the stronghold instead of dwellings, placed last of all; it is a town at once. As an action, as often as they like: a bridge for 2 workers. When that town first reaches power 7: a step of shipping; 10: two steps on each cult; 16: 20 VP.',
  stronghold: 'It stands from the start.',
  reconstructed: 'The price of a step on the spade track rests on one source.',
  moves: {},
  kept: {
    'atlantean-rewards': {
      name: 'rewards of the first town',
      told: (seat) => `The first town of ${seat} reached the power for its next reward.`,
    },
  },
  stored: {
    'atlantean-rewards': {
      name: 'Rewards of the first town',
      told: (power, given) => `power ${power}, ${given} of 3 rewards taken`,
      notes: [
        'Counted is the power of everything directly connected with the stronghold.',
        'Power 7: a step on the shipping track, with its points. 10: two steps on each cult. 16: 20 VP. Each comes once.',
      ],
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
  stored: {
    'atlantean-rewards': {
      name: '最初の町の報酬',
      told: (power, given) => `パワー値${power}、報酬3つ中${given}つ獲得`,
      notes: [
        '砦と直接つながっている建物すべてのパワー値を数える。',
        'パワー値7：船舶レベルを1改良する（勝利点も得る）。10：全教団で2スペース。16：20勝利点。それぞれ1回だけ。',
      ],
    },
  },
  because: {},
};
