import { describe, expect, it } from 'vitest';
import { EDITION_FAULTS, gaia, loadEdition, RECONSTRUCTION } from '../../src/gaia/index.ts';
import { changed, placeOf, placesOf } from '../data-file/changes.ts';

function faults(json: unknown): string[] {
  const read = loadEdition(json);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`);
}

/** The edition with other values at some places. */
function edition(changes: Readonly<Record<string, unknown>>): unknown {
  let json: unknown = RECONSTRUCTION;
  for (const [pointer, to] of Object.entries(changes)) json = changed(json, placeOf(pointer), to);
  return json;
}

describe('the built-in edition', () => {
  it('[GA-15-1] is accepted as it is', () => {
    const read = loadEdition(JSON.parse(JSON.stringify(RECONSTRUCTION)));
    expect(read).toEqual({ ok: true, value: RECONSTRUCTION });
  });

  it('[GA-15-2] follows the pattern of the known cards', () => {
    const { cityCards } = RECONSTRUCTION;
    const sets = new Set(cityCards.map(({ needs }) => [...needs].sort().join()));
    expect(sets.size).toBe(18);
    for (const { base, needs } of cityCards) expect(needs).not.toContain(base);
    expect(cityCards.filter(({ source }) => source === 'outside').map(({ id }) => id)).toEqual([
      'city-05',
      'city-07',
      'city-08',
      'city-18',
    ]);
    expect(cityCards.some(({ base }) => base === 'sea')).toBe(false);
  });
});

describe('a corrected edition', () => {
  it('[GA-15-3] is loaded and can be played', () => {
    const json = edition({ '/id': 'mine', '/cityCards/0/needs/0': 'sea' });
    const read = loadEdition(json);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const game = gaia([read.value]);
    expect(game.options({ edition: 'mine' }).ok).toBe(true);
    expect(gaia().options({ edition: 'mine' }).ok).toBe(false);
  });

  it('may have 19 cities', () => {
    const nineteen = [...RECONSTRUCTION.cityCards, { ...RECONSTRUCTION.extraCity, id: 'city-20' }];
    expect(faults(edition({ '/cityCards': nineteen }))).toEqual([]);
  });

  it('may have 48 power cards, disasters included', () => {
    const powerCards = { sun: 9, rain: 9, earthquake: 9, tornado: 9, protection: 5 };
    expect(faults(edition({ '/powerCards': powerCards }))).toEqual([]);
  });

  it.each([
    [{ '/cityCards/3/id': 'city-01' }, '/cityCards/3/id id-twice'],
    [{ '/extraCity/id': 'city-01' }, '/extraCity/id id-twice'],
    [{ '/objectives/3/id': 'goal-1' }, '/objectives/3/id id-twice'],
    [{ '/powerObjectives/1/id': 'goal-1' }, '/powerObjectives/1/id id-twice'],
    [{ '/cityCards/0/needs/0': 'animal' }, '/cityCards/0/needs/3 need-twice'],
    [{ '/animalCards/star': 3 }, '/animalCards wrong-number-of-cards'],
    [{ '/natureCards/sea': 16 }, '/natureCards too-many-cards'],
    [
      { '/powerCards': { sun: 9, rain: 9, earthquake: 9, tornado: 9, protection: 6 } },
      '/powerCards too-many-cards',
    ],
    [
      {
        '/startHand/nature': 3,
        '/natureCards': { plains: 2, forest: 2, sea: 2, desert: 2, mountain: 2, swamp: 2 },
      },
      '/natureCards too-few-cards',
    ],
    [
      { '/powerCards': { sun: 1, rain: 1, earthquake: 1, tornado: 1, protection: 1 } },
      '/powerCards too-few-cards',
    ],
    [{ '/objectives/0/cards': {} }, '/objectives/0/cards objective-empty'],
    [{ '/objectives/0/cards/sea': 8 }, '/objectives/0/cards/sea objective-not-possible'],
    [
      {
        '/powerObjectives/0/powerCards': 12,
        '/powerCards': { sun: 1, rain: 5, earthquake: 1, tornado: 1, protection: 1 },
      },
      '/powerObjectives/0/powerCards objective-not-possible',
    ],
    [{ '/objectives': RECONSTRUCTION.objectives.slice(1) }, '/objectives wrong-length'],
    [{ '/herd': 5, '/animalTokens': 4 }, '/herd herd-above-tokens'],
    [{ '/handLimit': 3 }, '/startHand hand-above-limit'],
    [{ '/startHand/power': 3 }, '/startHand/power hand-above-limit'],
    [{ '/cityCards/0/needs/0': 'lake' }, '/cityCards/0/needs/0 unknown-word'],
    [{ '/cityCards/0/base': 'animal' }, '/cityCards/0/base unknown-word'],
    [{ '/cityCards/0/id': 'sun' }, '/cityCards/0/id bad-text'],
    [{ '/herd': 1.5 }, '/herd not-whole'],
    [{ '/herd': 0 }, '/herd out-of-range'],
    [{ '/herd': 'four' }, '/herd wrong-type'],
    [{ '/herd': undefined }, '/herd missing-key'],
    [{ '/flock': 4 }, '/flock unknown-key'],
  ])('[GA-15-4] is refused with %j', (changes, fault) => {
    expect(faults(edition(changes))).toContain(fault);
  });

  it('names every fault, and no check breaks on a file that has no shape', () => {
    for (const place of placesOf(RECONSTRUCTION)) {
      for (const to of [null, -1, 'x', [], {}, undefined]) {
        const json = changed(RECONSTRUCTION, place, to);
        for (const text of faults(json)) {
          expect(EDITION_FAULTS).toContain(text.split(' ')[1]);
        }
      }
    }
    expect(faults(null)).toEqual([' wrong-type']);
  });
});
