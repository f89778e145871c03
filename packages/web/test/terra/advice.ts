import { expect, test } from 'vitest';

/** Advice in the form of both hex games. */
export interface Advice {
  readonly is: string;
}

interface Position {
  round(): number;
}

/** The advice before one command of a game. */
export interface Advised<S> {
  readonly state: S;
  readonly seat: number;
  readonly advice: readonly Advice[];
}

/**
 * Laws for the advice of both hex games.
 * @param turns kinds of advice in which a turn begins or continues
 * @param confirming the advice to a person who only has to confirm
 */
export function adviceTests<S extends Position>(
  advised: readonly Advised<S>[],
  turns: readonly Advised<S>[],
  confirming: () => readonly Advice[],
): void {
  test('on every turn what the round scores is told, in the first round also how one wins', () => {
    expect(turns.length).toBeGreaterThan(10);
    for (const { state, advice } of turns) {
      expect(advice.some(({ is }) => is === 'round')).toBe(true);
      expect(advice[0].is === 'aim').toBe(state.round() === 1);
    }
    expect(confirming()).toEqual([{ is: 'confirm' }]);
  });

  test('explanations name no move: those come from a bot, and only if no other people play', () => {
    expect(advised.some(({ advice }) => advice.length > 0)).toBe(true);
    for (const { advice } of advised) {
      for (const each of advice) {
        expect(each).not.toHaveProperty('move');
        expect(each).not.toHaveProperty('target');
      }
    }
  });
}
