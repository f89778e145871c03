/** Whether tokens only went from bowl to bowl: the sum of gains and losses of the bowls is 0. */
export function isMoved(bowls: readonly number[]): boolean {
  return bowls.reduce((sum, tokens) => sum + tokens, 0) === 0;
}

/** `+2`, `−2`, `0`. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
