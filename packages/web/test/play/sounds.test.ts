import type { GameEvent } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { soundOf as gaiaSound } from '../../src/gaia/game/sounds.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { SOUNDS, type Sound, type SoundOf, soundsOf } from '../../src/play/sound/sounds.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { soundOf as mysticaSound } from '../../src/terra-mystica/game/sounds.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { soundOf as novaSound } from '../../src/terra-nova/game/sounds.ts';
import { playedOut } from '../game/played-out.ts';

/** The sounds that everybody at a table would hear, by the type of the event. */
const HEARD: Readonly<Record<string, readonly Sound[]>> = {
  built: ['wood', 'hall'],
  bridge: ['wood'],
  transformed: ['earth'],
  town: ['bell'],
  round: ['page'],
  tile: ['earth'],
  objective: ['bell'],
  meeples: ['wood'],
  'game-over': ['bell'],
};

const GAMES: readonly (readonly [AnyPageGame, object, SoundOf, readonly Sound[]])[] = [
  [TERRA_NOVA_PAGE, { factions: 'first-game', players: 3 }, novaSound as SoundOf, SOUNDS],
  [
    TERRA_MYSTICA_PAGE,
    { players: 3 },
    mysticaSound as SoundOf,
    SOUNDS.filter((each) => each !== 'hall'),
  ],
  [GAIA_PAGE, { players: 3 }, gaiaSound as SoundOf, ['bell', 'hall', 'wood', 'earth', 'card']],
];

test.each(GAMES.map(([game, ...rest]) => [game.id, game, ...rest] as const))(
  'in %s every event is struck once, and each sound is heard',
  (_, game, options, soundOf, all) => {
    const { steps } = playedOut(game, { ...options });
    const seen = new Set<Sound>();
    for (const { events } of steps) {
      for (const event of events as readonly GameEvent[]) {
        const struck = soundsOf([event], soundOf);
        const due = HEARD[event.type];
        if (due !== undefined) expect(due, event.type).toContain(struck[0]?.sound);
        expect(struck.length).toBeLessThanOrEqual(1);
        for (const { sound, times } of struck) {
          seen.add(sound);
          expect(times).toBe(1);
        }
      }
      const heard = new Map(soundsOf(events, soundOf).map(({ sound, times }) => [sound, times]));
      for (const [sound, times] of heard) {
        const own = events.filter((event: GameEvent) => soundOf(event) === sound);
        expect(times).toBe(own.length);
      }
      const silent = SOUNDS.filter((sound) => !heard.has(sound));
      const left = events.filter((event: GameEvent) =>
        silent.some((each) => soundOf(event) === each),
      );
      if (left.length > 0) expect(heard.size).toBe(4);
    }
    expect([...seen].sort()).toEqual([...all].sort());
  },
);

test('payments and things that do not move are silent, a large building is deep', () => {
  expect(novaSound({ type: 'coins', seat: 0, amount: -3, cause: 'build' })).toBe(undefined);
  expect(mysticaSound({ type: 'coins', seat: 0, amount: 2, cause: 'build' })).toBe('coin');
  const built = { type: 'built', seat: 0, hex: 'A1', replaced: 'trading-post' } as const;
  expect(mysticaSound({ ...built, building: 'stronghold' })).toBe('hall');
  expect(mysticaSound({ ...built, building: 'temple' })).toBe('wood');
  const full = { type: 'power', seat: 0, amount: 2, toTwo: 0, toThree: 0, lost: 2 } as const;
  expect(mysticaSound({ ...full, cause: 'neighbour' })).toBe(undefined);
});

test('of too many the most telling are kept, as they came', () => {
  const soundOf: SoundOf = ({ type }) => type as Sound;
  const events = ['card', 'stone', 'coin', 'coin', 'wood', 'bell'].map((type) => ({ type }));
  expect(soundsOf(events, soundOf)).toEqual([
    { sound: 'stone', times: 1 },
    { sound: 'coin', times: 2 },
    { sound: 'wood', times: 1 },
    { sound: 'bell', times: 1 },
  ]);
});
