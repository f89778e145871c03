import { expect, test } from 'vitest';
import { GAIA_PAGE } from '../../../src/gaia/game/page-game.ts';
import { SCENES as GAIA } from '../../../src/gaia/game/scenes.ts';
import type { AnyPageGame } from '../../../src/game/page-game.ts';
import type { Gain, ScenesOf } from '../../../src/play/face/scene.ts';
import { SCENE_MESSAGES, sayGains } from '../../../src/shell/scenes/messages.ts';
import { outlineOf, type Spot } from '../../../src/shell/scenes/outline.ts';
import { TERRA_MYSTICA_PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { SCENES as MYSTICA } from '../../../src/terra-mystica/game/scenes.ts';
import { TERRA_NOVA_PAGE } from '../../../src/terra-nova/game/page-game.ts';
import { SCENES as NOVA } from '../../../src/terra-nova/game/scenes.ts';
import { playedOut } from '../../game/played-out.ts';

const GAMES: readonly (readonly [string, AnyPageGame, ScenesOf, number])[] = [
  ['terra-nova', TERRA_NOVA_PAGE, NOVA, 5],
  ['terra-mystica', TERRA_MYSTICA_PAGE, MYSTICA, 6],
  ['gaia', GAIA_PAGE, GAIA, 0],
];

/** The income that each seat gets when a round begins, by kind. */
const total = (gains: readonly (readonly Gain[])[]) =>
  gains.flat().reduce((sum, { amount }) => sum + amount, 0);

test.each(GAMES)(
  'in %s every town and city is a moment, and every round opens once',
  (id, game, scenes, rounds) => {
    const factions = id === 'terra-nova' ? { factions: 'first-game' } : {};
    const { opening, steps } = playedOut(game, { players: 3, ...factions });
    let opened = 0;
    for (const events of [opening, ...steps.map((step) => step.events)]) {
      const moments = scenes.moments(events, events);
      const great = events.filter(({ type }) => type === 'town' || type === 'objective');
      const shown = moments.filter(({ kind }) => kind === 'town' || kind === 'objective');
      expect(shown.length).toBe(great.length);
      for (const { places } of moments) expect(places.length).toBeGreaterThan(0);
      const begun = scenes.opening?.(events, events, 3);
      if (begun === undefined) continue;
      opened++;
      expect(begun.round).toBe(opened);
      const paid = events.reduce((sum, event) => {
        const { cause, amount } = event as { readonly cause?: string; readonly amount?: number };
        return sum + (cause?.startsWith('income-') ? (amount ?? 0) : 0);
      }, 0);
      expect(total(begun.income)).toBe(paid);
    }
    expect(opened).toBe(rounds);
  },
);

test('goods are said in both languages', () => {
  const gains = [
    { what: 'coin', amount: 1 },
    { what: 'power', amount: 2 },
  ] as const;
  expect(sayGains(SCENE_MESSAGES.en, gains)).toBe('1 coin, 2 power');
  expect(sayGains(SCENE_MESSAGES.ja, gains)).toBe('1コイン、2パワー');
});

test('a line goes round places that touch, and round each group of others', () => {
  const hex = (x: number, y: number): Spot => ({ x, y, width: 52, height: 60, isHex: true });
  const corners = (path: string) => path.split(/[ML]/).filter(Boolean).length;
  expect(corners(outlineOf([hex(0, 0)]))).toBe(6);
  // Two hexes beside each other share a side.
  expect(corners(outlineOf([hex(0, 0), hex(52, 0)]))).toBe(10);
  expect(outlineOf([hex(0, 0), hex(52, 0)]).match(/M/g)?.length).toBe(1);
  expect(outlineOf([hex(0, 0), hex(300, 0)]).match(/M/g)?.length).toBe(2);
});
