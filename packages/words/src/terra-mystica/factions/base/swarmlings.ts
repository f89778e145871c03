import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Swarmlings',
  ability: 'Many goods to begin with, dear structures. 3 workers for each town founded.',
  stronghold: 'Once per round a dwelling becomes a trading post for nothing.',
  landscape: {
    name: 'Breeding Ground',
    text: 'Needs the sanctuary. Its town has further town tiles at power 14, 21 and 28 (12, 18, 24 with the favour tile for towns of 6).',
  },
  specialActions: {
    ACTS: 'a free trading post',
  },
  rulings: {
    townGrowth: 'towns that grow at the Breeding Ground',
  },
  pending: {
    'free-trading-post': 'the dwelling for the free trading post',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'スウォームリング',
  ability: '最初の資源が多く、建物は高い。町を設立するたびに3労働者。',
  stronghold: 'ラウンドに1回、住居を無料で交易所に改築できる。',
  landscape: {
    name: '繁殖場',
    text: '前提：聖域。これを含む町は、パワー14・21・28（パワー値6で町になる恩恵タイルがあれば12・18・24）で町タイルをさらに得る。',
  },
  specialActions: {
    ACTS: '無料の交易所',
  },
  rulings: {
    townGrowth: '繁殖場で大きくなる町',
  },
  pending: {
    'free-trading-post': '交易所に替える住居の選択',
  },
};
