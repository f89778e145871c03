export const coins = (amount: number) =>
  Math.abs(amount) === 1 ? `${amount} coin` : `${amount} coins`;
export const powerOf = (amount: number) => `${amount} power`;
export const vpOf = (amount: number) => `${amount} VP`;
export const gain = ({ coins: c, power: p }: { coins?: number; power?: number }) =>
  [...(c ? [coins(c)] : []), ...(p ? [powerOf(p)] : [])].join(', ');
