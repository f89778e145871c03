import type { Game, GameEvent } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import type { Target } from '../../src/terra/game/choices.ts';

/** Advice as both hex games give it. */
export type Advice = { readonly is: string } & Partial<{
  readonly move: number;
  readonly vp: number;
  readonly target: Target;
}>;

interface Position {
  readonly table: { readonly map: { readonly names: readonly string[] } };
  round(): number;
  vp(seat: number): number;
}

/** What is advised before one command of a game. */
export interface Advised<S> {
  readonly state: S;
  readonly seat: number;
  readonly advice: readonly Advice[];
}

/**
 * What holds of the advice of both hex games.
 * @param turns those in which a turn begins or goes on
 * @param confirming what is advised to a person who has nothing left but to confirm
 */
export function adviceTests<S extends Position, O, E extends GameEvent>(
  game: Game<S, O, E>,
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

  test('where an advised move leads is what its command names', () => {
    const named = advised.flatMap(({ state, advice }) =>
      advice.flatMap(({ move, target }) =>
        move !== undefined && target?.on === 'hex'
          ? [{ command: game.notation.print(state, move), name: state.table.map.names[target.at] }]
          : [],
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const { command, name } of named) expect(command.split(' ')).toContain(name);
  });

  test('a move that is advised for its points is legal and brings them', () => {
    const scores = advised.flatMap(({ state, seat, advice }) =>
      advice.flatMap((each) => (each.is === 'scores' ? [{ state, seat, ...each }] : [])),
    );
    expect(scores.length).toBeGreaterThan(0);
    for (const { state, seat, move = -1, vp = Number.NaN } of scores) {
      expect(game.check(state, seat, move)).toBe(0);
      const then = game.slot(state);
      game.copy(state, then);
      game.apply(then, seat, move);
      expect(then.vp(seat)).toBe(state.vp(seat) + vp);
    }
  });
}
