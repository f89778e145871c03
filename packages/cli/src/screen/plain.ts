import { argA, type Game, type GameEvent, kindOf, type Refusal } from '@pangaea/rules/kernel';
import type { MenuItem, Screen } from './screen.ts';

/**
 * A game that has no sentences and no drawings of its own yet: moves in notation, events and refusals
 * by their codes with the facts beside them. The same in every language.
 */
export function plainScreen<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  title: string,
): Screen<S, E> {
  const label = (state: S, move: number) => game.notation.print(state, move);
  const tell = (_state: S, event: E) => facts(event.type, event);
  return {
    title,
    name: (_state, seat) => `${seat}`,
    table: (state) => {
      const outcome = game.outcome(state);
      return outcome === undefined ? [] : scoreLines(outcome.vp, outcome.rank);
    },
    map: () => [],
    mats: () => [],
    question: () => '',
    isNewTurn: () => true,
    menu: (state, _seat, moves) => {
      const groups = new Map<number, MenuItem[]>();
      for (const move of moves.toArray()) {
        const group = groups.get(kindOf(move)) ?? [];
        groups.set(kindOf(move), group);
        group.push({ move, text: label(state, move), outcome: '' });
      }
      return [...groups.values()].map((items) => ({
        heading: items[0].text.split(' ')[0],
        items: items.sort((one, other) => argA(one.move) - argA(other.move)),
      }));
    },
    report: (before, seat, move, events, after) => [
      `${seat} ${label(before, move)}`,
      ...events.map((event) => `  ${tell(after, event)}`),
    ],
    event: tell,
    refusal: (_state, refusal: Refusal) => facts(refusal.code, refusal.params),
    label,
    scores: (state) => {
      const outcome = game.outcome(state);
      return outcome === undefined ? [] : scoreLines(outcome.vp, outcome.rank);
    },
  };
}

function scoreLines(vp: readonly number[], rank: readonly number[]): string[] {
  return vp.map((points, seat) => `${seat}: ${points} VP (${rank[seat]})`);
}

/** A code and what belongs to it: `coins seat=1 amount=-4 cause=build`. */
export function facts(code: string, fields: object): string {
  const shown = Object.entries(fields)
    .filter(([name]) => name !== 'type')
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return [code, ...shown].join(' ');
}
