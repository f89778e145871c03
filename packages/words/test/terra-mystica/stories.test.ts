// Whole games are told without a gap.
import { firstSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Event, FACTIONS, NONE, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { TERRA_MYSTICA, tellEvent, type Who } from '../../src/terra-mystica/index.ts';
import { TRACES } from '../same-shape.ts';

const GAMES = 80;
/** Events that random games hardly ever come to. */
const RARE: ReadonlySet<string> = new Set([
  'range',
  'land-bridge',
  'bridge-moved',
  'moved',
  'favour-returned',
  'card-returned',
  'extra-card',
  'kept',
]);
const game = terraMystica();

/** The events of a random game. */
function eventsOf(index: number): readonly Event[] {
  const choices = ['choice', 'random-boards', 'auction', 'fast-auction', 'choice'];
  const options = game.options({
    players: 2 + (index % 4),
    factions: choices[index % choices.length],
    rules: index % 3 === 0 ? 'snellman' : 'standard',
    map: (['base', 'lakes', 'fjords', 'fire-and-ice'] as const)[index % 4],
    fireAndIce: true,
    finalTile: 'random',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
    dropping: index % 7 === 0,
    landscapes: index % 5 === 0 ? 'random' : true,
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const events: Event[] = [];
  const set = game.setup(options.value, seedFromNumber(index), events);
  if (!set.ok) throw new Error(set.error.code);
  const state = set.value;
  const random = Random.fromSeed(seedFromNumber(index));
  const moves = new Moves();
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    const orders = random.below(80) === 0;
    const count = orders ? game.orders(state, seat, moves) : game.legal(state, seat, moves);
    game.apply(state, seat, moves.at(random.below(count)), events);
  }
  return events;
}

test('every event of random games has a sentence in both languages', () => {
  const seen = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const names = new Map<number, string>();
    for (const event of eventsOf(index)) {
      if (event.type === 'faction') names.set(event.seat, event.faction);
      seen.add(event.type);
      for (const language of LANGUAGES) {
        const { factions } = TERRA_MYSTICA[language];
        const who: Who = {
          player: (seat) => `#${seat}`,
          seat: (seat) => {
            const faction = FACTIONS.find((id) => id === names.get(seat));
            return faction === undefined ? `#${seat}` : factions[faction];
          },
        };
        const text = tellEvent(language, event, who);
        expect(text).toMatch(/[.。]$/);
        expect(text).not.toMatch(TRACES);
        if ('seat' in event && event.seat !== NONE) {
          const isNamed =
            text.includes(who.player(event.seat)) || text.includes(who.seat(event.seat));
          expect(isNamed, text).toBe(true);
        }
      }
    }
  }
  const unseen = Object.keys(TERRA_MYSTICA.en.events).filter((type) => !seen.has(type));
  expect(unseen.filter((type) => !RARE.has(type))).toEqual([]);
});

test('and so has every rare one', () => {
  const who = { seat: () => 'X', player: () => 'Y' };
  for (const language of LANGUAGES) {
    const range = tellEvent(language, { type: 'range', seat: 0, to: 3, cause: 'town-tile' }, who);
    expect(range).toMatch(/X.*3.*[.。]$/);
    const bridge = tellEvent(language, { type: 'land-bridge', seat: 0, to: 'E5' }, who);
    expect(bridge).toMatch(/X.*E5.*[.。]$/);
    const told = (event: Event) => tellEvent(language, event, who);
    for (const type of ['bridge-moved', 'moved'] as const) {
      expect(told({ type, seat: 0, from: 'E5', to: 'E6' })).toMatch(/X.*E5.*E6.*[.。]$/);
    }
    const tile = told({ type: 'favour-returned', seat: 0, tile: 'FAV5' });
    expect(tile).toMatch(/X.*FAV5.*[.。]$/);
    const card = told({ type: 'card-returned', seat: 0, card: 'BON4' });
    expect(card).toMatch(/X.*BON4.*[.。]$/);
    expect(told({ type: 'extra-card', card: 'BON4' })).toMatch(/BON4.*[.。]$/);
    const kept = { type: 'kept', seat: 0, what: 'lamps' } as const;
    expect(told({ ...kept, amount: 2 })).toMatch(/X.*[.。]$/);
    expect(told({ ...kept, amount: -2 })).toMatch(/2.*[.。]$/);
  }
});
