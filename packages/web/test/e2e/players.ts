// People who play through the page: by mouse, by touch, or by keyboard only.
import type { Locator, Page } from 'playwright-core';

/** A way to click things: by mouse or by touch. */
export interface Hand {
  press(target: Locator): Promise<void>;
}

export const mouse: Hand = { press: (target) => target.click() };
export const thumb: Hand = { press: (target) => target.tap() };

/** Whether the tests play and check everything, not only a sample. */
export const IS_SOAK = process.env.PANGAEA_SOAK !== undefined;

/** How often a kind of control is reached by Tab; with `PANGAEA_SOAK` set, always. */
const REACHED_BY_TAB = IS_SOAK ? Number.POSITIVE_INFINITY : 1;

/** More than the tab stops of any page: the largest tables have 160. */
const MOST_TABS = 300;

/** Where the focus is, while an element is looked for. */
function focusSeenFrom(wanted: Element) {
  const at = document.activeElement;
  const attributes = [...(at?.attributes ?? [])]
    .filter(({ name }) => /^(id|class|data-.*|aria-label)$/.test(name))
    .map(({ name, value }) => `[${name}="${value}"]`);
  return {
    isThere: wanted.isConnected,
    isFocused: wanted === at,
    stop: `${at?.localName}${attributes.join('')}`,
  };
}

/**
 * Presses Tab until the target has the focus, then Enter. Never clicks. Each Tab repaints the whole
 * table, so a kind of control that was reached before gets the focus directly.
 */
export function keyboard(page: Page): Hand {
  const reached = new Map<string, number>();
  return {
    press: async (target) => {
      let wanted = await find(target);
      const kind = await wanted.evaluate(({ tagName, classList, dataset: { action } }) =>
        [tagName, action ?? classList[0]].join(' '),
      );
      const times = reached.get(kind) ?? 0;
      reached.set(kind, times + 1);
      if (times >= REACHED_BY_TAB) await wanted.focus();
      const stops: string[] = [];
      while (stops.length <= MOST_TABS) {
        const { isThere, isFocused, stop } = await wanted.evaluate(focusSeenFrom);
        stops.push(stop);
        if (isFocused) {
          await page.keyboard.press('Enter');
          return;
        }
        // The page may have drawn it anew.
        if (!isThere) wanted = await find(target, stops);
        await page.keyboard.press('Tab');
      }
      throw new Error(`the keyboard does not reach ${target}: ${walked(stops)}`);
    },
  };
}

async function find(target: Locator, stops: readonly string[] = []) {
  const found = await target.elementHandle().catch((cause: unknown) => {
    throw new Error(`${target} is not on the page; ${walked(stops)}`, { cause });
  });
  if (found === null) throw new Error(`there is no ${target}`);
  return found;
}

/** Names the places where the focus was: each once, the last one first. */
function walked(stops: readonly string[]): string {
  const places = [...new Set(stops.toReversed())];
  return `the focus was at ${places.length} places, the last one first:\n${places.join('\n')}`;
}

/** Selects a choice from the list, which is folded if its places are marked on the map. */
export async function pressListed(page: Page, hand: Hand, choice: Locator): Promise<void> {
  const folded = page.locator('.as-list:not([open]) > summary');
  await choice.waitFor({ state: 'attached' });
  // A control that appears under the finger after a tap does not react to the next tap immediately.
  while ((await folded.count()) > 0) await hand.press(folded);
  await hand.press(choice);
}

/**
 * Chooses one of a few values of a form, away from the elements at the lower edge of the window.
 */
export async function pick(radio: Locator): Promise<void> {
  await radio.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await radio.check({ force: true });
}

/** The number of steps of the game on the page. */
export function steps(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-steps');
}

/**
 * Records the position of the map's frame before every paint from now on, until the page is left.
 * @returns the positions, each once; a single one if it never moved
 */
export async function watchFrame(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const places = new Set<string>();
    const look = () => {
      const box = document.querySelector('.table-map .map')?.getBoundingClientRect();
      if (box !== undefined) places.add([box.x, box.y, box.width, box.height].join(' '));
      requestAnimationFrame(look);
    };
    look();
    return places;
  });
  return () => seen.evaluate((places) => [...places]);
}

/**
 * Waits for the own turn or the end. A seat that has passed waits until the others have finished
 * the round: only a minute without any step of theirs is a fault.
 */
async function ownTurnOrEnd(page: Page): Promise<void> {
  const wanted = page.locator('.result, .dock-mine').first();
  for (;;) {
    const before = await steps(page);
    const failed = await wanted.waitFor({ timeout: 60_000 }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failed === undefined) return;
    if ((await steps(page)) === before) throw failed;
  }
}

/** Actions to try in a turn, in this order, before passing, by game. */
export const WISHES = {
  'terra-nova': ['upgrade', 'palace', 'build', 'transform', 'sail', 'power:P4', 'special'],
  'terra-mystica': ['upgrade', 'build', 'dig', 'priest', 'power', 'advance-shipping', 'special'],
} as const;

/** Enough segments for all questions before the first round, and for reaching the second one. */
export const A_BEGINNING = 10;
/**
 * The `most` of `playToTheEnd` if another test plays such a game to its end; with `PANGAEA_SOAK`
 * set, no limit.
 */
export const WHOLE_IN_SOAK = IS_SOAK ? Number.POSITIVE_INFINITY : A_BEGINNING;

/**
 * After this many segments a game continues with passes only; with `PANGAEA_SOAK` set, each round
 * is played in full.
 */
const IN_FULL = WHOLE_IN_SOAK;

interface Playing {
  /** Called after each segment. */
  readonly between?: (sent: number) => Promise<void>;
  /** Words of actions to try in this order; if left out, those of Terra Nova. */
  readonly wishes?: readonly string[];
  /** The highest number of segments; if left out, the game is played to its end. */
  readonly most?: number;
}

/**
 * Plays until the game is over: a few actions each round, then passes.
 * @param board whether places are chosen on the map (otherwise in the list)
 * @returns the number of sent segments
 */
export async function playToTheEnd(
  page: Page,
  hand: Hand,
  board: boolean,
  { between, wishes = WISHES['terra-nova'], most = Number.POSITIVE_INFINITY }: Playing = {},
): Promise<number> {
  let sent = 0;
  let tried = 0;
  let unnamed = false;
  const count = (selector: string) => page.locator(selector).count();
  const first = (selector: string) => page.locator(selector).first();
  for (let step = 0; step < 900; step++) {
    await ownTurnOrEnd(page);
    if ((await count('.result')) > 0) return sent;
    if ((await count('[data-send]')) > 0) {
      const before = await steps(page);
      await hand.press(first('[data-send]'));
      const gone = page.locator(`.table:not([data-steps="${before}"])`);
      // A tap immediately after another one is the second of a double tap, and confirms nothing.
      const isSent = await gone.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      if (!isSent) continue;
      sent++;
      await between?.(sent);
      if (sent >= most) return sent;
      continue;
    }
    if ((await count('.hex-choice .choice')) > 0) await hand.press(first('.hex-choice .choice'));
    else if ((await count('.choices')) > 0) await choose();
    else if ((await count('[data-action="decline"]')) > 0) await decide();
    else await act();
  }
  const seen = await page.locator('.table').innerText();
  throw new Error(`the game did not end; at last the table showed: ${seen}`);

  async function choose() {
    const lit = board ? page.locator('.cell.lit') : undefined;
    if (lit !== undefined && (await lit.count()) > 0) await hand.press(lit.first());
    else await pressListed(page, hand, first('.choices .choice:not([aria-disabled="true"])'));
  }

  async function decide() {
    const open = ':not([aria-disabled="true"])';
    const own = page.locator(`[data-action="build"]${open}, [data-action^="ability:"]${open}`);
    await hand.press((await own.count()) > 0 ? own.first() : first('[data-action="decline"]'));
  }

  async function act() {
    tried++;
    const isPassing = tried % 4 === 0 || sent >= IN_FULL;
    const wished = isPassing ? [] : [wishes[tried % wishes.length], ...wishes];
    const open = (id: string) => `[data-action="${id}"]:not([aria-disabled="true"])`;
    const ids = [...wished, 'pass', 'take-power', 'end'];
    // A question that no wish names is answered when it is seen a second time: at first the turn
    // may just have continued.
    const asked = '.dock-mine [data-action]:not([aria-disabled="true"])';
    for (const wanted of [...ids.map(open), ...(unnamed ? [asked] : [])]) {
      if ((await count(wanted)) === 0) continue;
      unnamed = false;
      await hand.press(first(wanted));
      return;
    }
    unnamed = true;
    await page.waitForTimeout(50);
  }
}
