import type { Cause } from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import type { Seen } from './seen.ts';

/** Coins, workers, priests, points, power. */
type Goods = readonly [number, number, number, number, number];

/** Causes that belong to something other than the ability that led to it. */
const OTHERS: readonly Cause[] = [
  ...(['shipping', 'round-tile', 'favour-tile', 'town-tile', 'cult-track', 'neighbour'] as const),
  ...(['final-fire', 'final-water', 'final-earth', 'final-air'] as const),
  ...(['final-network', 'final-tile', 'final-resources'] as const),
];
const GOODS = ['coins', 'workers', 'priests', 'vp', 'power'] as const;

function goodsOf(seen: Seen): number[] {
  const now = seen.untilSomethingEnds();
  return GOODS.map((good) =>
    OTHERS.reduce((sum, cause) => sum - now.sum(good, cause), now.sum(good)),
  );
}

const nothing = (): Goods => [0, 0, 0, 0, 0];
/** Goods that another statement compares, and nothing else. */
const only =
  (...good: (typeof GOODS)[number][]) =>
  (seen: Seen): Goods => {
    const found = goodsOf(seen);
    const [coins, workers, priests, vp, power] = GOODS.map((each, place) =>
      good.includes(each) ? found[place] : 0,
    );
    return [coins, workers, priests, vp, power];
  };

/** The gains and the price of each ability, without those that come later by another question. */
const GIVES: Readonly<Record<string, (seen: Seen) => Goods>> = {
  'advance-income': (seen) => [-2, -2, 0, seen.own('vp'), 0],
  'power-for-coins': only('coins', 'workers', 'priests'),
  'coins-to-tokens': (seen) => [-Number(seen.words[2]), 0, 0, 0, 0],
  'four-power': () => [0, 0, 0, 0, 4],
  lamp: nothing,
  deposit: (seen) => {
    const amount = -Number(seen.words[3]);
    const of = (good: string) => (good === seen.words[2] ? amount : 0);
    return [of('coins'), of('workers'), of('priests'), 0, 0];
  },
  'priest-bridge': () => [0, 0, -1, 0, 0],
  'bridge-dwelling': only('coins', 'workers'),
  'bridge-dwelling-with-spades': only('coins', 'workers'),
  'move-bridge': () => [0, 0, 0, 3, 0],
  'lay-town-tile': nothing,
  'wisp-spade': nothing,
  'wisp-dwelling': nothing,
  'exchange-favour': () => [2, 0, 0, 0, 0],
  prospect: only('coins'),
  'time-jump': nothing,
  'goblin-reward': only('coins', 'workers', 'power'),
  'wyrm-token': nothing,
  'wyrm-second-token': nothing,
  'geologist-spade': nothing,
  'geologist-marker': nothing,
  'piece-colour': nothing,
  'ninth-dwelling': nothing,
  'return-to-row': nothing,
  'return-to-ninth': nothing,
  'river-dwelling': () => [-2, -2, 0, 2, 0],
  'river-dwelling-instead': () => [-2, -2, 0, 2, 0],
  'far-spade': nothing,
  'shaman-step': nothing,
  'shaman-dwelling': nothing,
  firewalk: only('vp'),
  chase: () => [0, 0, 0, 0, 1],
  'raise-lava': () => [0, 0, -1, 0, 1],
  'volcano-tile': nothing,
  'lava-flow': nothing,
  'lava-flow-on': nothing,
  'lay-under-strongest': nothing,
};

/** An ability has exactly the described gains and price. */
export function watchAbility(seen: Seen, account: Account): void {
  const { before, me } = seen;
  const { abilities = [] } = before.table.factions[before.faction(me)];
  if (abilities.length === 0) account.reached('abilities');
  if (!seen.plays('ability')) return;
  const [, name] = seen.words;
  account.same('abilities', `goods of ${name}`, GIVES[name]?.(seen) ?? 'not known', goodsOf(seen));
}
