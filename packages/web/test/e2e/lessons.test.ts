// The guided first games, as a newcomer plays them: by following the ring, and by clicking
// something else.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { oneOf } from './drawn.ts';
import { type Hand, keyboard, steps, thumb } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

/** More clicks than any lesson takes. */
const MOST = 110;
/** Marks the element in the ring. */
const RINGED = 'data-test-ringed';

const GAMES = ['terra-mystica', 'terra-nova', 'gaia'] as const;

/** One randomly chosen lesson, by touch or by keyboard; with `PANGAEA_SOAK` set, each lesson both ways. */
const LESSONS = GAMES.flatMap((game) => [[game, 'thumb'] as const, [game, 'keyboard'] as const]);
const lessonsBy = (hand: 'thumb' | 'keyboard') =>
  oneOf('lesson', LESSONS).flatMap(([game, by]) => (by === hand ? [game] : []));
const [BY_THUMB, BY_KEYS] = [lessonsBy('thumb'), lessonsBy('keyboard')];
/** A long limit: three times the usual time on a busy machine. */
const PATIENCE = { timeout: 120_000 };

/** A telephone in Japanese, and a laptop in English. */
const PHONE = { language: 'ja', width: 390, height: 844, touch: true } as const;
const LAPTOP = { language: 'en', width: 1366, height: 657 } as const;

/** A button that a lesson does not ask for in its first task. */
const OTHER = {
  'terra-mystica': '.cell.lit',
  'terra-nova': '.cell.lit',
  gaia: '[data-action="draw:nature"]',
} as const;

/** Later steps in which a wrong choice follows right ones, and the number of choices that stay drafted. */
const LATER: Readonly<Record<string, { readonly drafted: number; readonly wrong: string }>> = {
  'terra-mystica temple': { drafted: 1, wrong: '.dock .choices .choice' },
  'terra-nova town': { drafted: 2, wrong: '.dock .choices .choice' },
};

const NOT_YET = { en: 'Not yet', ja: 'それはあとで' } as const;

/** The step that the card shows. */
const stepOf = (page: Page) => page.locator('.teacher').getAttribute('data-lesson-step');

/**
 * Marks the element in the ring as soon as the ring stops moving.
 * @returns whether there is one
 */
async function markRinged(page: Page): Promise<boolean> {
  return page.evaluate(async (mark) => {
    const frame = () => new Promise(requestAnimationFrame);
    const boxOf = () => {
      const ring = document.querySelector<HTMLElement>('.teacher-ring:not([hidden])');
      const box = ring?.getBoundingClientRect();
      return box && ([box.x + box.width / 2, box.y + box.height / 2] as const);
    };
    // The time after which the ring is updated.
    const until = performance.now() + 260;
    let at = boxOf();
    while (performance.now() < until) {
      await frame();
      const now = boxOf();
      if (now?.join() !== at?.join()) at = now;
    }
    for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    const found =
      at && document.elementFromPoint(at[0], at[1])?.closest('button, a, [role=button]');
    found?.setAttribute(mark, '');
    return found != null;
  }, RINGED);
}

/** The cells of a map are one stop of the Tab key: arrow keys move between them. */
function byKeys(page: Page): Hand {
  const keys = keyboard(page);
  return {
    press: async (target) => {
      if ((await target.getAttribute('tabindex')) !== '-1') return keys.press(target);
      await target.focus();
      await page.keyboard.press('Enter');
    },
  };
}

/**
 * Does the task of the card, click by click.
 * @param each called before each click
 */
async function follow(page: Page, hand: Hand, each: (step: string | null) => Promise<void>) {
  for (let presses = 0; presses < MOST; presses++) {
    const step = await stepOf(page);
    await each(step);
    if (step === 'end') return;
    const next = page.locator('[data-lesson="next"]');
    if ((await next.count()) > 0) await hand.press(next);
    else if (await markRinged(page)) await hand.press(page.locator(`[${RINGED}]`));
  }
  throw new Error(`the lesson stays at ${await stepOf(page)}: ${await page.innerText('.teacher')}`);
}

/** Scrolls to a choice, and waits until the page does not scroll to the ring any more. */
async function stayInSight(choice: Element): Promise<void> {
  const topOf = () => choice.getBoundingClientRect().top;
  choice.scrollIntoView({ block: 'nearest' });
  let top = topOf();
  for (let frames = 0; frames < 20; frames++) {
    await new Promise(requestAnimationFrame);
    if (topOf() === top) continue;
    choice.scrollIntoView({ block: 'nearest' });
    top = topOf();
    frames = 0;
  }
}

/**
 * Makes a wrong choice after right ones: the card answers it, and the right ones stay drafted.
 * @returns whether the lesson is at a step for that
 */
async function pressWrongLater(
  page: Page,
  hand: Hand,
  game: string,
  step: string | null,
): Promise<boolean> {
  const { drafted, wrong } = LATER[`${game} ${step}`] ?? { drafted: 0, wrong: '' };
  const moves = page.locator('.drafted .crumb-undo');
  if (drafted === 0 || (await moves.count()) !== drafted) return false;
  await markRinged(page);
  const choice = page.locator(`${wrong}:not([${RINGED}])`).first();
  await choice.evaluate(stayInSight);
  await hand.press(choice);
  const language = (await page.locator('html').getAttribute('lang')) as 'en' | 'ja';
  await expect.poll(() => page.locator('.teacher h2').innerText()).toBe(NOT_YET[language]);
  expect(await moves.count()).toBe(drafted);
  return true;
}

/** Clicks another button, and a choice that it offers, until the card answers. */
async function pressOther(page: Page, hand: Hand, game: (typeof GAMES)[number]) {
  const asked = await page.locator('.teacher-now').innerText();
  const before = await steps(page);
  if (game === 'gaia' && (await page.locator('.tab-bar').count()) > 0) {
    await hand.press(page.locator('[data-tab="side"]'));
  }
  await markRinged(page);
  await hand.press(page.locator(`${OTHER[game]}:not([${RINGED}])`).last());
  const offered = page.locator('.hex-choice .choice');
  if ((await offered.count()) > 0) await hand.press(offered.first());
  const title = page.locator('.teacher h2');
  const language = (await page.locator('html').getAttribute('lang')) as 'en' | 'ja';
  await expect.poll(() => title.innerText()).toBe(NOT_YET[language]);
  // The card still shows the same task, and nothing was drafted or played.
  expect(await page.locator('.teacher-now').innerText()).toContain(asked);
  expect(await page.locator('.drafted').count()).toBe(0);
  expect(await steps(page)).toBe(before);
  if (game === 'gaia' && (await page.locator('.tab-bar').count()) > 0) {
    await hand.press(page.locator('[data-tab="map"]'));
  }
}

test.for(BY_THUMB)('%s is learned by thumb, in Japanese', PATIENCE, async (game, context) => {
  needBrowser(context);
  const { page, faults } = await stage.open(PHONE);
  await thumb.press(page.locator(`[data-learn-first="${game}"]`));
  await page.locator('.teacher').waitFor();
  let isTried = false;
  let wasWrong = game === 'gaia';
  await follow(page, thumb, async (step) => {
    // The sentence with the task must be completely visible.
    const isWhole = await page.locator('.teacher-now').evaluate((asks) => {
      const words = asks.closest('.teacher-words')?.getBoundingClientRect();
      return words !== undefined && asks.getBoundingClientRect().bottom <= words.bottom + 1;
    });
    expect(isWhole, `${step}`).toBe(true);
    wasWrong ||= await pressWrongLater(page, thumb, game, step);
    if (isTried || (await page.locator('[data-lesson="show"]').count()) === 0) return;
    isTried = true;
    await pressOther(page, thumb, game);
  });
  expect(wasWrong).toBe(true);
  // After a lesson the newcomer plays a game alone, with hints.
  await thumb.press(page.locator('[data-lesson="play"]'));
  await page.locator('[data-table]:not([data-table^="lesson"])').waitFor();
  expect(await page.locator('.teacher').count()).toBe(0);
  const kept = await page.evaluate(() => Object.entries(localStorage));
  const table = kept.find(([key]) => key.startsWith('pangaea.table.'))?.[1] ?? '';
  expect(table).toContain('first-game');
  expect(JSON.parse(kept.find(([key]) => key === 'pangaea.preferences')?.[1] ?? '{}').hints).toBe(
    true,
  );
  expect(faults).toEqual([]);
});

test.for(BY_KEYS)('%s is learned by keyboard, in English', PATIENCE, async (game, context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ ...LAPTOP, at: `#/learn/${game}` });
  const keys = byKeys(page);
  await page.locator('.teacher').waitFor();
  let isTried = false;
  let isLeft = false;
  let wasWrong = game === 'gaia';
  await follow(page, keys, async (step) => {
    // The card must not cover anything that it mentions.
    const isOver = await page.evaluate(() => {
      const ring = document.querySelector('.teacher-ring:not([hidden])')?.getBoundingClientRect();
      const card = document.querySelector('.teacher')?.getBoundingClientRect();
      if (ring === undefined || card === undefined) return false;
      const y = ring.y + ring.height / 2;
      const x = ring.x + ring.width / 2;
      return x > card.left && x < card.right && y > card.top && y < card.bottom;
    });
    expect(isOver, `${step}`).toBe(false);
    // Nor does its task cover its text. An answer may be longer, and then it scrolls.
    const cut = await page.evaluate((notYet) => {
      if (document.querySelector('.teacher h2')?.textContent === notYet) return undefined;
      const text = document.querySelector<HTMLElement>('.teacher-told > p:not(.teacher-now)');
      return text === null || text.scrollHeight <= text.clientHeight + 1
        ? undefined
        : text.innerText;
    }, NOT_YET.en);
    expect(cut, `${step}`).toBeUndefined();
    wasWrong ||= await pressWrongLater(page, keys, game, step);
    if ((await page.locator('[data-lesson="show"]').count()) === 0) return;
    if (!isTried) {
      isTried = true;
      await pressOther(page, keys, game);
    } else if (!isLeft && step !== 'home' && step !== 'first-turn') {
      isLeft = true;
      await leaveAndComeBack(page, keys, game);
    }
  });
  expect(wasWrong).toBe(true);
  expect(faults).toEqual([]);
});

/** Leaves a lesson and returns to the same step; a step is skipped, repeated and shown. */
async function leaveAndComeBack(page: Page, hand: Hand, game: string) {
  const step = await stepOf(page);
  await hand.press(page.locator('[data-lesson="leave"]'));
  await hand.press(page.locator(`[data-lesson-of="${game}"]`));
  await page.locator(`[data-lesson-step="${step}"]`).waitFor();
  await hand.press(page.locator('[data-lesson="skip"]'));
  await page.locator(`[data-lesson-step]:not([data-lesson-step="${step}"])`).waitFor();
  await hand.press(page.locator('[data-lesson="back"]'));
  await page.locator(`[data-lesson-step="${step}"]`).waitFor();
  await hand.press(page.locator('[data-lesson="show"]'));
  await page.locator('.drafted').first().waitFor();
}
