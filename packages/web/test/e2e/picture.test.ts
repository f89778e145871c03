// The end of a game as a picture: made in the browser and saved; a browser that cannot make it says so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAIA_ENDED, MYSTICA_ENDED } from './ended.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const PATIENT = { timeout: 90_000 };

test('a game that is over is saved as a picture', PATIENT, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: MYSTICA_ENDED(), language: 'ja' });
  const save = page.locator('[data-picture="save"]');
  await save.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('pangaea-terra-mystica.png');
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2400, 1260]);
  // Map, crests and words are on it: an empty picture would be far smaller.
  expect(picture.length).toBeGreaterThan(150_000);
  await page.getByText('画像を保存しました。').waitFor();
  expect(faults).toEqual([]);
});

/** Runs in the page: the system refuses to share pictures; later none can be made at all. */
function refusePictures(): void {
  Object.defineProperty(navigator, 'canShare', { value: () => true });
  Object.defineProperty(navigator, 'share', {
    value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
}

test('a browser that refuses says so, and what works instead', PATIENT, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: GAIA_ENDED(), before: refusePictures });
  await page.locator('[data-picture="share"]').click();
  await page.getByText('It can be saved instead.').waitFor();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (tell) => tell(null);
  });
  await page.locator('[data-picture="save"]').click();
  await page.getByText('This browser makes no picture.').waitFor();
  expect(faults).toEqual([]);
});
