import type { Lost } from '@pangaea/rules/terra-nova';

export const coins = (amount: number) => `${amount}コイン`;
export const powerOf = (amount: number) => `${amount}パワー`;
export const vpOf = (amount: number) => `${amount}勝利点`;
export const gain = ({ coins: c, power: p }: { coins?: number; power?: number }) =>
  [...(c ? [coins(c)] : []), ...(p ? [powerOf(p)] : [])].join('と');

export function lostOf(what: 'power' | Lost, amount: number): string {
  switch (what) {
    case 'power':
      return powerOf(amount);
    case 'coins':
      return coins(amount);
    case 'shovels':
      return `スコップ${amount}本`;
    case 'sailing':
      return '船舶値の上昇';
  }
}
