import { type Event, KIND, placeAt } from '@pangaea/rules/gaia';
import { kindOf } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { freshIn } from '../../../src/gaia/game/fresh.ts';
import { goalsOf } from '../../../src/gaia/game/goals.ts';
import { announcedIn, foresee, foreseeEffect, outlookOf } from '../../../src/gaia/game/outlook.ts';
import { GAIA_PAGE } from '../../../src/gaia/game/page-game.ts';
import { mostTakenOver, placedBy, turnStops } from '../../../src/gaia/game/progress.ts';
import { GAME } from '../../../src/gaia/game/rules.ts';
import { worldOf } from '../../../src/gaia/game/world.ts';
import { draftOutlook } from '../../../src/gaia/play/draft-outlook.ts';
import { draftOn, legalMoves } from '../../../src/game/draft.ts';
import { laidOut } from './laid-out.ts';

/**
 * City 18 needs plains, swamp, sea, mountain and has plains and swamp; city 05 beside the swamp
 * needs two plains, desert and mountain.
 */
const TABLE = laidOut({
  options: { mode: 'disasters' },
  world: {
    '0 0': 'forest',
    '1 0': 'plains',
    '0 1': 'swamp',
    '2 0': 'desert',
    '1 1': 'desert',
  },
  cities: { '0 0': { id: 'city-18', by: [1] } },
  hand: ['nature-sea', 'rain', 'sun', 'lightning', 'tornado'],
  other: ['protection', 'nature-swamp'],
});
const VIEW = GAME.view(TABLE, 0);

function read(text: string): number {
  const move = GAME.notation.parse(VIEW, text);
  if (!move.ok) throw new Error(text);
  return move.value;
}

test('a tile that raises a city takes it over: who places, who takes back', () => {
  const look = foresee(VIEW, 0, read('nature sea 0 -1'));
  expect(look.cities).toEqual([
    { city: 'city-18', place: placeAt(0, 0), from: 2, to: 3, destroyed: false },
  ]);
  expect(look.placed).toEqual([1, -1]);
  expect(foresee(VIEW, 0, read('nature sea 3 0')).cities).toEqual([]);
});

test('a city that is built tells the needs that it finds, also when they change at once', () => {
  const view = GAME.view(
    laidOut({
      options: { mode: 'disasters' },
      world: { '0 0': 'forest', '1 0': 'plains', '0 1': 'swamp', '0 -1': 'sea', '-1 0': 'desert' },
      hand: ['city-18', 'sun'],
    }),
    0,
  );
  const [build] = legalMoves(GAME, view, 0).filter((move) => kindOf(move) === KIND.city);
  const [city] = foresee(view, 0, build).cities;
  expect(city).toEqual({
    city: 'city-18',
    place: city.place,
    from: undefined,
    to: 3,
    destroyed: false,
  });
  const drafted = draftOn<typeof view, Event>(GAIA_PAGE, view, 0, [build]);
  if (!drafted.ok) throw new Error(drafted.error.code);
  expect(draftOutlook(drafted.value).look.cities).toEqual([city]);
  const dried = draftOn<typeof view, Event>(GAIA_PAGE, view, 0, [build, read('sun 0 1')]);
  if (!dried.ok) throw new Error(dried.error.code);
  expect(draftOutlook(dried.value).look.cities).toEqual([{ ...city, to: 2 }]);
});

test('a power card is foreseen as if nobody protects, from a view too', () => {
  const look = foresee(VIEW, 0, read('sun 0 1'));
  expect(look.cities).toEqual([
    { city: 'city-18', place: placeAt(0, 0), from: 2, to: 1, destroyed: false },
  ]);
  expect(look.placed).toEqual([0, -1]);
  const struck = foresee(VIEW, 0, read('lightning 0 0'));
  expect(struck.cities).toEqual([
    { city: 'city-18', place: placeAt(0, 0), from: 2, to: 0, destroyed: true },
  ]);
});

test('a draft that ends with a power card is told beyond the point where it stops', () => {
  const drafted = draftOn<typeof VIEW, Event>(GAIA_PAGE, VIEW, 0, [
    read('nature sea 0 -1'),
    read('sun 0 1'),
  ]);
  if (!drafted.ok) throw new Error(drafted.error.code);
  expect(drafted.value.open).toBe(false);
  const { look, isUnsure } = draftOutlook(drafted.value);
  expect(isUnsure).toBe(true);
  expect(look.cities).toEqual([
    { city: 'city-18', place: placeAt(0, 0), from: 2, to: 2, destroyed: false },
  ]);
  expect(look.placed).toEqual([1, -1]);
});

test('a draft with a power card that nobody can cancel goes on, and is told for sure', () => {
  const view = GAME.view(
    laidOut({
      options: { mode: 'disasters' },
      world: { '0 0': 'forest', '0 1': 'swamp' },
      hand: ['sun', 'nature-sea'],
      other: ['nature-sea'],
    }),
    0,
  );
  const drafted = draftOn<typeof view, Event>(GAIA_PAGE, view, 0, [read('sun 0 1')]);
  if (!drafted.ok) throw new Error(drafted.error.code);
  expect(drafted.value.open).toBe(true);
  const { look, isUnsure } = draftOutlook(drafted.value);
  expect(isUnsure).toBe(false);
  expect(look.events).toContainEqual(expect.objectContaining({ type: 'changed' }));
});

test('a seat that is asked in the window sees the effects of the card', () => {
  const next = GAME.slot(TABLE);
  GAME.copy(TABLE, next);
  GAME.apply(next, 0, read('sun 0 1'));
  const asked = GAME.view(next, 1);
  expect(announcedIn(asked)).toMatchObject({ power: 'sun', by: 0 });
  expect(foreseeEffect(asked)?.placed).toEqual([0, -1]);
  expect(announcedIn(VIEW)).toBeUndefined();
  GAME.copy(TABLE, next);
  GAME.apply(next, 0, read('tornado'));
  expect(foreseeEffect(GAME.view(next, 1))).toBeUndefined();
});

test('a city that changed places is told where it stands then', () => {
  const events: Event[] = [
    { type: 'swapped', x: 0, y: 0, withX: 0, withY: 1 },
    { type: 'needs', city: 'city-18', from: 2, to: 1 },
    { type: 'turn', seat: 1 },
    { type: 'needs', city: 'city-18', from: 1, to: 0 },
  ];
  expect(outlookOf(VIEW, events, VIEW).cities).toEqual([
    { city: 'city-18', place: placeAt(0, 1), from: 2, to: 1, destroyed: false },
  ]);
});

test('the world is told row by row, with the needs that are met and who stands there', () => {
  const { cells } = worldOf(VIEW);
  expect(cells.map(({ x, y }) => [y, x])).toEqual(
    cells.map(({ x, y }) => [y, x]).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]),
  );
  const city = cells.find(({ x, y }) => x === 0 && y === 0)?.city;
  expect(city?.needs).toEqual([
    { need: 'plains', met: true },
    { need: 'swamp', met: true },
    { need: 'sea', met: false },
    { need: 'mountain', met: false },
  ]);
  expect(city?.meeples).toEqual([0, 1]);
  expect(cells.filter(({ land }) => land === undefined)).toHaveLength(VIEW.freeCount());
});

test('events are marked at their places', () => {
  const fresh = freshIn(VIEW, [
    { type: 'tile', seat: 0, land: 'sea', x: 3, y: 0 },
    { type: 'meeples', seat: 1, amount: -1, city: 'city-18', cause: 'fall' },
  ]);
  expect([...fresh].toSorted()).toEqual([placeAt(0, 0), placeAt(3, 0)].toSorted());
});

test('objectives: what lies in front of a seat is ticked off, once for each card', () => {
  const s = GAME.view(TABLE, 0);
  s.setObjective(0, s.table.objectiveIds.indexOf('goal-1'));
  s.setObjective(1, s.table.objectiveIds.indexOf('power-goal-1'));
  s.setNatureInFront(0, 2, 1);
  s.setNatureInFront(0, 0, 3);
  s.setPowersInFront(0, 0, 2);
  const [lands, powers] = goalsOf(s, 0);
  expect(lands.asks).toEqual(['plains', 'plains', 'sea', 'sea']);
  expect(lands.has).toEqual([true, true, true, false]);
  expect(powers.has).toEqual([true, true, false, false]);
  s.setCompletedBy(0, 1);
  expect(goalsOf(s, 0)[0]).toMatchObject({ by: 1, has: [] });
});

test('meeples placed are counted by where they lie, and turn by turn', () => {
  const events: Event[] = [
    { type: 'turn', seat: 0 },
    { type: 'meeples', seat: 0, amount: 2, city: 'city-18', cause: 'built' },
    { type: 'turn', seat: 1 },
    { type: 'meeples', seat: 0, amount: -1, city: 'city-18', cause: 'takeover' },
    { type: 'objective', seat: 1, objective: 'goal-1', nature: {}, powers: {} },
  ];
  expect(placedBy(events, 2)).toEqual({ cities: [1, 0], objectives: [0, 1] });
  expect(turnStops(events, 2)).toEqual([
    { values: [0, 0], moment: 0 },
    { values: [2, 0], moment: 2 },
    { values: [1, 1], moment: 5 },
  ]);
  expect(mostTakenOver(events, 2)).toEqual({ seat: 0, meeples: 1 });
  expect(mostTakenOver(events.slice(0, 3), 2)).toBeUndefined();
  const both = { ...events[3], seat: 1 } as Event;
  expect(mostTakenOver([...events, both], 2)).toBeUndefined();
});

test('where a power card is aimed is told for all of its tiles', () => {
  const aimed = (text: string) => {
    const next = GAME.slot(TABLE);
    GAME.copy(TABLE, next);
    GAME.apply(next, 0, read(text));
    return announcedIn(GAME.view(next, 1))?.places;
  };
  expect(aimed('sun 0 1')).toEqual([placeAt(0, 1)]);
  expect(aimed('lightning 0 0')).toEqual([placeAt(0, 0)]);
  expect(aimed('tornado')).toEqual([]);
  const quaking = laidOut({
    options: { mode: 'disasters' },
    world: { '0 0': 'mountain', '1 0': 'plains', '0 1': 'swamp' },
    hand: ['earthquake', 'eruption'],
    other: ['rain'],
  });
  for (const [text, places] of [
    ['earthquake 0 0 east', [placeAt(0, 0), placeAt(1, 0)]],
    ['earthquake 0 0 south', [placeAt(0, 0), placeAt(0, 1)]],
    ['eruption 0 0 east+south', [placeAt(0, 0), placeAt(1, 0), placeAt(0, 1)]],
  ] as const) {
    const next = GAME.slot(quaking);
    GAME.copy(quaking, next);
    GAME.apply(next, 0, read(text));
    expect(announcedIn(GAME.view(next, 1))?.places).toEqual(places);
  }
});
