import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Enlightened',
  ability:
    'Spades are paid with power of bowl III. A coin buys a new power token for bowl I, as often as they like. Temples, stronghold and sanctuary cost priests. The power of the cults is doubled (with the numbers of 2024: it is not, and dwellings bring more).',
  stronghold: 'Conversions of power give two. Once a round: 4 power.',
  reconstructed:
    'The price of the stronghold (4 coins and a priest) and the power of the dwellings are not certain.',
  moves: {
    'coins-to-tokens': {
      name: 'power tokens for coins',
      label: (coins) => `buy ${coins} power tokens for as many coins`,
    },
    'four-power': { name: '4 power', label: () => 'get 4 power' },
  },
  kept: {},
  stored: {
    tokens: {
      name: 'Power tokens',
      told: (tokens) => `${tokens} in the bowls`,
      notes: [
        'Other factions have 12 at most. A coin buys one more into bowl I, as often as wished.',
      ],
    },
  },
  because: {
    none: 'Say how many tokens you buy.',
    'no-tokens': 'There are no more power tokens.',
    'no-room': 'All your power tokens lie in bowl III.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '覚者',
  ability:
    'スコップはトレイⅢのパワーで払う。1コインで新しいパワーコマ1個をトレイⅠに何度でも置ける。神殿、砦、聖域には司祭が要る。教団トラックで得るパワーは2倍（2024年の数値では2倍にならず、住居の収入が増える）。',
  stronghold: 'パワーの変換で2つずつ得る。1ラウンドに1回、4パワー。',
  reconstructed: '砦のコスト（4コインと司祭1個）と住居のパワーは確かではない。',
  moves: {
    'coins-to-tokens': {
      name: 'コインでのパワーコマ',
      label: (coins) => `${coins}コインでパワーコマを${coins}個得る`,
    },
    'four-power': { name: '4パワー', label: () => '4パワーを得る' },
  },
  kept: {},
  stored: {
    tokens: {
      name: 'パワーコマ',
      told: (tokens) => `トレイに合計${tokens}個`,
      notes: ['他の勢力は最大12個。1コインでトレイIに1個を、何度でも加えられる。'],
    },
  },
  because: {
    none: 'パワーコマの数を指定してください。',
    'no-tokens': 'パワーコマはもうありません。',
    'no-room': 'パワーコマがすべてトレイⅢにあります。',
  },
};
