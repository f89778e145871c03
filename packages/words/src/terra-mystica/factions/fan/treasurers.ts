import { named } from '../../../named.ts';
import type { FanFactionWords } from '../../fan-words.ts';

const EN_GOODS = { coins: 'coins', workers: 'workers', priests: 'priests' } as const;
const JA_GOODS = { coins: 'コイン', workers: '労働者', priests: '司祭' } as const;

export const en = {
  name: 'Treasurers',
  ability:
    'Coins, workers and priests of the income may go into the treasury, where they are of no use. Before the next income twice as much comes back.',
  stronghold: 'The same with whatever comes in, at the moment when it does.',
  moves: {
    deposit: {
      name: 'the treasury',
      label: (good, amount) => `put ${amount} ${named(EN_GOODS, good)} into the treasury`,
    },
  },
  kept: {
    treasury: {
      name: 'treasury',
      told: (seat, amount) =>
        amount < 0
          ? `${-amount} came out of the treasury of ${seat}.`
          : `${seat} put ${amount} into the treasury.`,
    },
    received: {
      name: 'what may be put into the treasury',
      told: (seat, amount) =>
        amount < 0
          ? `${seat} may put ${-amount} less into the treasury.`
          : `${seat} may put ${amount} more into the treasury.`,
    },
  },
  stored: {
    treasury: {
      name: 'Treasury',
      told: (coins, workers, priests) =>
        `${coins} coins, ${workers} workers, ${priests} priests put away`,
      notes: [
        'Before the next income all of it comes back doubled; until then it cannot be used.',
        'Priests in it count to the seven: of those that come back the supply gives as many as it has.',
      ],
    },
  },
  because: {
    power: 'Power cannot be put into the treasury.',
    none: 'Say how much you put into the treasury.',
    'not-received': 'Only what came in just now may be put into the treasury.',
    full: 'The treasury holds no more of it.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '出納官',
  ability:
    '収入として得たコイン、労働者、司祭を宝物庫に入れられる（そこでは使えない）。次の収入の前に2倍になって戻る。',
  stronghold: '収入以外で得たものも、得たその時に宝物庫に入れられる。',
  moves: {
    deposit: {
      name: '宝物庫',
      label: (good, amount) => `${named(JA_GOODS, good)}${amount}を宝物庫に入れる`,
    },
  },
  kept: {
    treasury: {
      name: '宝物庫',
      told: (seat, amount) =>
        amount < 0
          ? `${seat}の宝物庫から${-amount}が出ました。`
          : `${seat}が宝物庫に${amount}を入れました。`,
    },
    received: {
      name: '宝物庫に入れられる資源',
      told: (seat, amount) =>
        amount < 0
          ? `${seat}が宝物庫に入れられる資源が${-amount}減りました。`
          : `${seat}は資源をさらに${amount}宝物庫に入れられます。`,
    },
  },
  stored: {
    treasury: {
      name: '宝物庫',
      told: (coins, workers, priests) => `コイン${coins}、労働者${workers}、司祭${priests}を保管中`,
      notes: [
        '次の収入の前に、すべて2倍になって戻る。それまでは使えない。',
        '保管中の司祭も7個に数える。戻るときに得られるのは、残っている司祭の数まで。',
      ],
    },
  },
  because: {
    power: 'パワーは宝物庫に入れられません。',
    none: '宝物庫に入れる数を指定してください。',
    'not-received': 'いま得た資源だけを宝物庫に入れられます。',
    full: '宝物庫にこれ以上は入りません。',
  },
};
