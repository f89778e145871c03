import axe from 'axe-core';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test('a turn is typed: completed, refused in words, taken back, confirmed', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  const typed = Promise.withResolvers<void>();
  await page.route('**/typed-line-*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  // The text field does not exist yet when the letters are typed.
  await page.keyboard.type('/build A1');
  typed.resolve();
  const line = page.getByRole('combobox', { name: 'Command' });
  await expect.poll(() => line.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await line.inputValue()).toBe('build A1');
  await page.keyboard.press('Enter');
  const refusal = page.locator('.refused .refusal');
  await expect.poll(() => refusal.innerText()).toMatch(/^A1 /);
  await line.fill('build Z99');
  await page.keyboard.press('Enter');
  await expect.poll(() => refusal.innerText()).toBe('There is no hex “Z99”.');
  await line.fill('foo');
  await page.keyboard.press('Enter');
  await expect.poll(() => refusal.innerText()).toBe('There is no command “foo”.');
  await page.keyboard.press('Escape');
  expect(await line.inputValue()).toBe('');

  await page.keyboard.type('pass');
  // A person who continues to type has read the refusal.
  await expect.poll(() => refusal.innerText()).toBe('');
  await page.keyboard.press('Enter');
  await page.locator('.command-said', { hasText: '“pass” can mean: pass ' }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[role="option"][aria-selected="true"]').innerText()).toMatch(/^pass /);
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: unknown[] };
  expect(violations).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  await page.keyboard.type('u');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor({ state: 'detached' });

  await page.keyboard.type('sai');
  await page.keyboard.press('Enter');
  expect(await page.locator('.drafted').innerText()).toContain('Sailing +1');
  await page.keyboard.press('Enter');
  // In the next turn the line is in the same state: it has the focus.
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('[data-steps]')?.dataset.steps) > 4,
  );
  await page.locator('.dock-mine').waitFor();
  await expect.poll(() => line.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});

test('the Enter that ends the choice of characters drafts nothing, in whatever order it comes', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await page.keyboard.press('/');
  const line = page.getByRole('combobox', { name: 'Command' });
  await line.fill('sail');
  const drafted = page.locator('.drafted');
  // Safari sends the key event after the choice is made, with the number of a key that was handled.
  await line.evaluate((input) => {
    const enter = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'sail' }));
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  // Other browsers send it while the choice is being made.
  await line.evaluate((input) => {
    const enter = { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true };
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  expect(await drafted.count()).toBe(0);
  expect(await line.inputValue()).toBe('sail');
  await line.press('Enter');
  await drafted.waitFor();
  expect(faults).toEqual([]);
});

test('on a telephone the line is folded away, and opens', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({
    width: 390,
    height: 844,
    touch: true,
    language: 'ja',
    kept: newGame('terra-nova'),
  });
  await page.locator('.dock-mine').waitFor();
  const line = page.getByRole('combobox', { name: 'コマンド' });
  expect(await line.count()).toBe(0);
  await page.locator('.type-open').tap();
  await line.fill('ｓａｉｌ');
  await page.locator('[role="option"]').first().tap();
  await page.locator('.drafted').waitFor();
});
