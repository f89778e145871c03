import {
  firstSeat,
  type Game,
  type GameEvent,
  Moves,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/language.ts';
import { TRACES } from './same-shape.ts';

/** A game by chance. */
export interface ChanceGame {
  readonly options: object;
  readonly seed: number;
  /** One of this number of moves is a standing order. */
  readonly orders: number;
}

/** The events of a random game, with a standing order from time to time. */
export function eventsOf<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  { options: given, seed, orders }: ChanceGame,
): readonly E[] {
  const options = game.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const events: E[] = [];
  const set = game.setup(options.value, seedFromNumber(seed), events);
  if (!set.ok) throw new Error(set.error.code);
  const state = set.value;
  const random = Random.fromSeed(seedFromNumber(seed));
  const moves = new Moves();
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    const isOrder = random.below(orders) === 0;
    const count = isOrder ? game.orders(state, seat, moves) : game.legal(state, seat, moves);
    game.apply(state, seat, moves.at(random.below(count)), events);
  }
  return events;
}

/** The names of the seats: numbers, or factions as soon as they are chosen. */
interface Who {
  seat(seat: number): string;
  player(seat: number): string;
}

export interface StoryParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly games: number;
  options(index: number): object;
  /** The same as in `ChanceGame`. */
  readonly orders: number;
  readonly words: Readonly<
    Record<
      Language,
      { readonly events: object; readonly factions: Readonly<Record<string, string>> }
    >
  >;
  tell(language: Language, event: E, who: Who): string;
  /** The names that an event may use for its seat. */
  names(event: E, who: Who, seat: number): readonly string[];
  /** Stands for no seat. */
  readonly none: number;
  /** A pattern that no sentence may contain: codes are for typing, not for sentences. */
  readonly codes?: RegExp;
  /** Events that occur very seldom in random games. */
  readonly rare: ReadonlySet<string>;
}

/** Complete games of factions are described without gaps. */
export function storyTests<S, O, E extends GameEvent>(parts: StoryParts<S, O, E>): void {
  test('every event of random games has a sentence in both languages', () => {
    const seen = new Set<string>();
    for (let index = 0; index < parts.games; index++) {
      const names = new Map<number, string>();
      const told = { options: parts.options(index), seed: index, orders: parts.orders };
      for (const event of eventsOf(parts.game, told)) {
        const { seat, faction } = event as { seat?: number; faction?: string };
        if (event.type === 'faction' && seat !== undefined) names.set(seat, String(faction));
        seen.add(event.type);
        for (const language of LANGUAGES) {
          const who: Who = {
            player: (each) => `#${each}`,
            seat: (each) => parts.words[language].factions[names.get(each) ?? ''] ?? `#${each}`,
          };
          const text = parts.tell(language, event, who);
          expect(text).toMatch(/[.。]$/);
          expect(text).not.toMatch(TRACES);
          if (parts.codes !== undefined) expect(text).not.toMatch(parts.codes);
          if (seat === undefined || seat === parts.none) continue;
          const isNamed = parts.names(event, who, seat).some((name) => text.includes(name));
          expect(isNamed, text).toBe(true);
        }
      }
    }
    const unseen = Object.keys(parts.words.en.events).filter((type) => !seen.has(type));
    expect(unseen.filter((type) => !parts.rare.has(type))).toEqual([]);
    expect([...seen].filter((type) => !Object.hasOwn(parts.words.en.events, type))).toEqual([]);
  });
}
