export const coins = (amount: number) => `${amount}コイン`;
export const powerOf = (amount: number) => `${amount}パワー`;
export const vpOf = (amount: number) => `${amount}勝利点`;
export const gain = ({ coins: c, power: p }: { coins?: number; power?: number }) =>
  [...(c ? [coins(c)] : []), ...(p ? [powerOf(p)] : [])].join('と');
