import { argA, argB, kindOf, packMove } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import type { Exchanges } from '../../terra/game/amounts.ts';

/**
 * The exchanges of goods. The amount of a burning is the number of its tokens, that of another
 * exchange its number.
 */
export const EXCHANGES: Exchanges = {
  amountOf: (move) =>
    kindOf(move) === KIND.burn
      ? argA(move)
      : kindOf(move) === KIND.convert
        ? argB(move)
        : undefined,
  of: (move, amount) =>
    kindOf(move) === KIND.burn
      ? packMove(KIND.burn, amount)
      : packMove(KIND.convert, argA(move), amount),
};
