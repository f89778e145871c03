// Complete games are described without gaps.
import { type Event, NONE, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { TERRA_MYSTICA, tellEvent } from '../../src/terra-mystica/index.ts';
import { storyTests } from '../stories.ts';

/** Events that occur very seldom in random games. */
const RARE: ReadonlySet<string> = new Set([
  'range',
  'land-bridge',
  'bridge-moved',
  'moved',
  'favour-returned',
  'card-returned',
  'extra-card',
  'kept',
  'marked',
]);
/** Tiles, cards and actions by their typed codes. */
const CODES = /\b(ACT|BON|FAV|SCORE|TW)\w/;
const CHOICES = ['choice', 'random-boards', 'auction', 'fast-auction', 'choice'];
const MAPS = ['base', 'lakes', 'fjords', 'fire-and-ice'];

storyTests({
  game: terraMystica(),
  games: 80,
  options: (index) => ({
    players: 2 + (index % 4),
    factions: CHOICES[index % CHOICES.length],
    rules: index % 3 === 0 ? 'snellman' : 'standard',
    map: MAPS[index % 4],
    fireAndIce: true,
    finalTile: 'random',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
    dropping: index % 7 === 0,
    landscapes: index % 5 === 0 ? 'random' : true,
  }),
  orders: 80,
  words: TERRA_MYSTICA,
  codes: CODES,
  tell: tellEvent,
  names: (_, who, seat) => [who.player(seat), who.seat(seat)],
  none: NONE,
  rare: RARE,
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
    const tokens = { type: 'tokens', seat: 0, cause: 'ability' } as const;
    expect(told({ ...tokens, bowls: [-4, 0, 4] })).toMatch(/X.*−4\/0\/\+4.*[.。]$/);
    expect(told({ ...tokens, bowls: [-1, 0, -1] })).toMatch(/X.*1\/0\/1.*[.。]$/);
    const tile = told({ type: 'favour-returned', seat: 0, tile: 'FAV5' });
    expect(tile).toMatch(/X.*6.*[.。]$/);
    const card = told({ type: 'card-returned', seat: 0, card: 'BON4' });
    expect(card).toMatch(/X.*\+1.*[.。]$/);
    expect(told({ type: 'extra-card', card: 'BON4' })).toMatch(/\+1.*[.。]$/);
    expect(told({ type: 'marked', seat: 0, hex: 'E5', what: 'x' })).toMatch(/X.*E5.*[.。]$/);
    const kept = { type: 'kept', seat: 0, what: 'lamps' } as const;
    expect(told({ ...kept, amount: 2 })).toMatch(/X.*[.。]$/);
    expect(told({ ...kept, amount: -2 })).toMatch(/2.*[.。]$/);
  }
});
