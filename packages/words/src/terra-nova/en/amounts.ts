import type { Lost } from '@pangaea/rules/terra-nova';

export const coins = (amount: number) =>
  Math.abs(amount) === 1 ? `${amount} coin` : `${amount} coins`;
export const powerOf = (amount: number) => `${amount} power`;
export const vpOf = (amount: number) => `${amount} VP`;
export const gain = ({ coins: c, power: p }: { coins?: number; power?: number }) =>
  [...(c ? [coins(c)] : []), ...(p ? [powerOf(p)] : [])].join(', ');

export function lostOf(what: 'power' | Lost, amount: number): string {
  switch (what) {
    case 'power':
      return powerOf(amount);
    case 'coins':
      return coins(amount);
    case 'shovels':
      return amount === 1 ? '1 shovel' : `${amount} shovels`;
    case 'sailing':
      return 'a step of the sailing value';
  }
}
