import {
  firstSeat,
  type Game,
  type GameEvent,
  Moves,
  type Random,
  type Seat,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { LANGUAGES, type Language } from '@pangaea/words';
import { describe, expect, test } from 'vitest';
import type { Screen } from '../../src/screen/screen.ts';
import { columns } from '../../src/screen/text.ts';

/** Texts that no line may contain: the traces of a missing fact. */
const TRACES = /undefined|NaN|\[object|\bnull\b|Infinity/;
export const STYLE = { width: 100, colour: false };

/** Gets every decision of a game. */
export type Visit<S> = (state: S, seat: Seat, moves: Moves) => void;

/**
 * Plays a random game.
 * @returns its end
 */
export function walkGame<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  given: unknown,
  random: Random,
  seed: number,
  visit: Visit<S>,
): S {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(seed));
  if (!set.ok) throw new Error(set.error.code);
  const moves = new Moves();
  const state = set.value;
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    game.legal(state, seat, moves);
    visit(state, seat, moves);
    game.apply(state, seat, moves.at(random.below(moves.count)));
  }
  return state;
}

export interface ScreenParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  screen(language: Language): Screen<S, E>;
  walk(index: number, visit: Visit<S>): S;
  /** The number of games, and the decisions at which the table is checked. */
  readonly games: number;
  readonly every: number;
  /** Whether details are needed to distinguish the items of a menu. */
  readonly details: boolean;
  /** More conditions on the texts of a table: its text and its question. */
  table(state: S, text: string, question: string): void;
  /** Checks the end of a game. */
  over?(state: S): void;
}

/**
 * Every position of random games can be shown, to every viewer what that viewer may see, in both
 * languages.
 */
export function screenTests<S, O, E extends GameEvent>(parts: ScreenParts<S, O, E>): void {
  const { game, games, walk } = parts;

  describe.each(LANGUAGES)('%s', (language) => {
    const screen = parts.screen(language);

    test('the menu has every legal move once, and says something about it', () => {
      for (let index = 0; index < games; index++) {
        walk(index, (s, seat, moves) => {
          const view = game.view(s, seat);
          const groups = screen.menu(view, seat, moves);
          const items = groups.flatMap((group) => group.items);
          expect(items.map(({ move }) => move).sort()).toEqual(moves.toArray().sort());
          for (const { heading, items: inside } of groups) {
            const texts = inside.map(({ text, details = [] }) =>
              [heading, text, ...(parts.details ? details : [])].join(' '),
            );
            expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
            for (const { text, outcome, details = [] } of inside) {
              expect([heading, text, outcome, ...details].join(' ')).not.toMatch(TRACES);
            }
          }
          expect(game.difference(view, game.view(s, seat))).toEqual([]);
        });
      }
    });

    test('the table fits its width and shows what lies on it', () => {
      for (let index = 0; index < games; index++) {
        let decisions = 0;
        const over = walk(index, (s, seat) => {
          if (decisions++ % parts.every > 0) return;
          const lines = screen.table(game.view(s, seat), seat, STYLE);
          const text = lines.join('\n');
          expect(text).not.toMatch(TRACES);
          expect(lines.filter((line) => columns(line) > STYLE.width)).toEqual([]);
          parts.table(s, text, screen.question(s));
        });
        parts.over?.(over);
        const end = screen.table(over, undefined, STYLE).join('\n');
        expect(end + screen.scores(over, [], STYLE).join('\n')).not.toMatch(TRACES);
      }
    });

    test('a move is reported with what it brought', () => {
      for (let index = games; index < games + 8; index++) {
        walk(index, (s, seat, moves) => {
          const after = game.slot(s);
          game.copy(s, after);
          const events: E[] = [];
          game.apply(after, seat, moves.at(0), events);
          const lines = screen.report(s, seat, moves.at(0), events, after);
          expect(lines[0]).toContain(screen.name(s, seat));
          expect(lines.join('\n')).not.toMatch(TRACES);
        });
      }
    });
  });
}
