import { gaia } from '@pangaea/rules/gaia';
import type { AnyGame } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { terraNova } from '@pangaea/rules/terra-nova';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawnOf } from './drawn.ts';
import { type Chance, chancesOf, typed } from './every-kind.ts';
import { keep, show } from './kept-table.ts';
import { IS_SOAK } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

/** A laptop, a telephone. */
const SIZES = [
  [1366, 657],
  [390, 844],
] as const;

/**
 * With `PANGAEA_SOAK` set: a telephone in landscape, and sizes from an enlarged page to a very wide
 * screen.
 */
const MORE_SIZES = [
  [844, 390],
  [1280, 720],
  [1024, 768],
  [720, 450],
  [360, 640],
  [2560, 1080],
] as const;

const sizes = IS_SOAK ? [...SIZES, ...MORE_SIZES] : SIZES;
/** A run tests one of this many kinds of commands; with `PANGAEA_SOAK` set, all of them. */
const KINDS_FOR_ONE = IS_SOAK ? 1 : 3;

const POWER_ACTIONS = ['power P3', 'power P4', 'power-shovel', 'power-bridge'];

interface Row {
  readonly name: string;
  readonly game: AnyGame;
  /**
   * Options of tables, with the kinds of commands that the test looks for at each (see
   * `chancesOf`).
   */
  readonly tables: readonly {
    readonly given: Readonly<Record<string, unknown>>;
    readonly kinds: readonly string[];
    readonly wishes?: readonly string[];
  }[];
}

const GAMES: readonly Row[] = [
  {
    name: 'Terra Nova',
    game: terraNova() as AnyGame,
    tables: [
      {
        given: { players: 3, factions: 'choice' },
        kinds: [
          'faction',
          'place',
          'take',
          'build',
          'transform',
          'upgrade',
          'palace',
          'sail',
          'bridge',
          ...POWER_ACTIONS,
          'special',
          'bonus-shovel',
          'exchange',
          'exchange-vp',
          'pass',
          'town',
          'end',
          'decline',
          'edge-house',
          'river-town',
        ],
      },
    ],
  },
  {
    name: 'Terra Mystica',
    game: terraMystica() as AnyGame,
    tables: [
      {
        given: { players: 3 },
        kinds: [
          'faction',
          'place',
          'take',
          'build',
          'transform',
          'upgrade',
          'advance-shipping',
          'advance-exchange',
          'priest',
          'special',
          'bridge',
          'cult',
          'favour',
          'burn',
          'convert',
          'decline',
          'pass',
          'end',
          'skip-build',
          'skip-transform',
        ],
      },
      { given: { players: 3, factions: 'auction' }, kinds: ['nominate', 'bid'] },
      { given: { players: 3, factions: 'fast-auction' }, kinds: ['seal'] },
      { given: { players: 4, landscapes: 'random' }, kinds: ['landscape'] },
      {
        given: { players: 3 },
        kinds: ['town', 'ordain'],
        wishes: ['build', 'upgrade', 'transform', 'take-power'],
      },
    ],
  },
  {
    name: 'Gaia',
    game: gaia() as AnyGame,
    tables: [
      {
        given: { players: 3, mode: 'disasters' },
        kinds: [
          'draw',
          'take',
          'nature',
          'animals',
          'city',
          'discard',
          'keep',
          'feed',
          'objective',
          'rain',
          'sun',
          'lightning',
          'earthquake',
          'eruption',
          'tornado',
          'let',
          'protect',
          'exhaust',
          'settle',
        ],
      },
    ],
  },
];

const MINUTES = { timeout: 300_000 };

test.for(GAMES)(
  'the Confirm button is inside the window at one place, the map too, and no button of map and head is covered: $name',
  MINUTES,
  async ({ game, tables }, context) => {
    needBrowser(context);
    const { page, faults } = await stage.open();
    const places = new Map<string, string>();
    const frames = new Map<string, string>();
    const wrong: string[] = [];
    const chances = tables.flatMap(({ given, kinds, wishes }) =>
      chancesOf(game, given, drawnOf(kinds, Math.ceil(kinds.length / KINDS_FOR_ONE)), wishes),
    );
    for (const [number, chance] of chances.entries()) {
      await open(page, chance);
      for (const command of typed(game, chance)) {
        await draft(page, command);
        if ((await page.locator('[data-send]').count()) > 0) break;
      }
      // To the size and back: each change of size is a separate layout.
      for (const [width, height] of number % 2 === 0 ? sizes : sizes.toReversed()) {
        await page.setViewportSize({ width, height });
        const seen = await confirmOn(page);
        const size = `${width}×${height}`;
        const known = places.get(size) ?? seen.box;
        places.set(size, known);
        const frame = frames.get(size) ?? seen.frame;
        frames.set(size, frame);
        if (seen.frame !== frame) wrong.push(`${chance.kind} at ${size}: the map moved`);
        if (!seen.canSend) wrong.push(`${chance.kind} at ${size}: cannot be sent`);
        if (!seen.isInside)
          wrong.push(`${chance.kind} at ${size}: outside the window, ${seen.box}`);
        for (const name of seen.covered) wrong.push(`${chance.kind} at ${size}: ${name}`);
        if (!seen.isOnTop) wrong.push(`${chance.kind} at ${size}: covered by ${seen.over}`);
        if (seen.box !== known) wrong.push(`${chance.kind} at ${size}: ${seen.box}, not ${known}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** Shows a table at which the command is possible; the page stays loaded. */
async function open(page: Page, { record, seat }: Chance): Promise<void> {
  await show(page, keep(record, [seat]));
  await page.locator('.dock-mine').waitFor();
}

/** Types a command, which is possible for every kind of command. */
async function draft(page: Page, command: string): Promise<void> {
  const drafted = page.locator('.drafted li:not(.crumb-more)');
  const before = await drafted.count();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Command' }).fill(command);
  await page.keyboard.press('Enter');
  await expect.poll(() => drafted.count(), { message: command }).toBe(before + 1);
  await page.keyboard.press('Escape');
}

/** The positions in the window of the *Confirm* button, and of the frame of the map. */
function confirmOn(page: Page) {
  return page.evaluate(async () => {
    // The page learns the size of the window before a frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const button = document.querySelector('.confirm');
    if (button === null) throw new Error('nothing confirms');
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map((edge) => edge.toFixed(1)).join(' ');
    };
    const map = document.querySelector('.table-map .map');
    if (map === null) throw new Error('no map');
    const { top, left, right, bottom } = button.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const besides = [...document.querySelectorAll('.zoom button, .table-head button')];
    const covered = besides.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A sheet or the typed line covers the map on purpose.
      const isUnder = on?.closest('.sheet, .command') != null;
      if (box.width === 0 || on === null || isUnder || each.contains(on)) return [];
      const name = each.getAttribute('aria-label') ?? each.className;
      return [`${name} is covered by ${on.tagName} ${on.getAttribute('class')}`];
    });
    return {
      covered,
      canSend: button.matches('[data-send]'),
      isInside: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
      isOnTop: over !== null && button.contains(over),
      over: over?.className ?? '',
      box: boxOf(button),
      frame: boxOf(map),
    };
  });
}
