// Complete games are described without gaps, to each viewer as much as that viewer may know.
import { type Event, gaia, RECONSTRUCTION } from '@pangaea/rules/gaia';
import type { Viewer } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { GAIA, tellEvent, type Who } from '../../src/gaia/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { TRACES } from '../same-shape.ts';
import { eventsOf } from '../stories.ts';

const GAMES = 40;
const game = gaia();
const WHO: Who = { seat: (seat) => `<${seat}>`, edition: RECONSTRUCTION };
const MODES = ['basic', 'advanced', 'disasters'];

/** Things that the complete event names and the visible one does not. */
function hiddenIn(whole: Event, seen: Event, language: Language): string[] {
  const gone = Object.keys(whole).filter((key) => !(key in seen));
  return gone.flatMap((key) => {
    const value = (whole as unknown as Record<string, string | number | boolean>)[key];
    if (key === 'card') return [GAIA[language].card(String(value))];
    if (key === 'from') return [WHO.seat(Number(value))];
    if (key === 'order') {
      return [GAIA[language].orders[value as keyof (typeof GAIA)['en']['orders']]];
    }
    return [];
  });
}

test('every event of random games has a sentence for everybody, which tells no more than they heard', () => {
  const told = new Set<string>();
  const hidden = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const players = 2 + (index % 4);
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: players }, (_, seat) => seat)];
    const options = { players, mode: MODES[index % 3] };
    for (const whole of eventsOf(game, { options, seed: index, orders: 40 })) {
      told.add(whole.type);
      for (const viewer of viewers) {
        const event = game.seen(whole, viewer);
        for (const language of LANGUAGES) {
          const text = tellEvent(language, event, WHO);
          expect(text).toMatch(/[.。]$/);
          expect(text).not.toMatch(TRACES);
          if ('seat' in event) expect(text).toContain(WHO.seat(event.seat));
          for (const secret of hiddenIn(whole, event, language)) {
            hidden.add(whole.type);
            expect(text).not.toContain(secret);
          }
        }
      }
    }
  }
  expect([...told].sort()).toEqual(Object.keys(GAIA.en.events).sort());
  expect([...hidden].sort()).toEqual(['blown-away', 'drew', 'kept', 'order', 'stolen']);
});

describe.each(LANGUAGES)('%s', (language) => {
  const tell = (event: Event) => tellEvent(language, event, WHO);

  test('an answer is told to nobody who may not hear it', () => {
    const unknown = tell({ type: 'answered', seat: 1 });
    const protects = tell({ type: 'answered', seat: 1, protects: true });
    const lets = tell({ type: 'answered', seat: 1, protects: false });
    expect(new Set([unknown, protects, lets]).size).toBe(3);
    expect(unknown).not.toMatch(/protect|防護/);
  });

  test('both ends of the game', () => {
    const end = { type: 'game-over', seat: 2, rank: [2, 3, 1] } as const;
    const meeples = tell({ ...end, reason: 'meeples' });
    const cards = tell({ ...end, reason: 'exhaustion' });
    expect(meeples).not.toBe(cards);
    expect(meeples).toContain('<2>');
    expect(cards).toContain('<2>');
  });

  test('an objective tells what went with it', () => {
    const nature = tell({
      type: 'objective',
      seat: 0,
      objective: 'goal-1',
      nature: { sea: 2, plains: 3 },
      powers: {},
    });
    expect(nature).toMatch(/2 plains, 2 sea.*3 plains, 2 sea|平原×2・海×2.*平原×3・海×2/);
    const powers = tell({
      type: 'objective',
      seat: 0,
      objective: 'power-goal-2',
      nature: {},
      powers: { sun: 3, tornado: 1 },
    });
    expect(powers).toMatch(/4 power cards.*3 sun, tornado|パワーカード×4.*太陽×3・竜巻/);
  });

  test('animals come, are eaten and are driven away', () => {
    const at = { type: 'animals', seat: 0, x: 1, y: -1 } as const;
    const said = [
      tell({ ...at, amount: 4, cause: 'played' }),
      tell({ ...at, amount: -1, cause: 'eaten', city: 'city-07' }),
      tell({ ...at, amount: -3, cause: 'lightning' }),
    ];
    expect(said[0]).toMatch(/4.*\(1, -1\)|\(1, -1\).*4/);
    expect(said[1]).toMatch(/city 07|都市07/);
    expect(said[2]).toMatch(/lightning|雷/);
    expect(said.filter((text) => text.includes('-3') || text.includes('-1個'))).toEqual([]);
  });
});
