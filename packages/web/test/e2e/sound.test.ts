// Sounds: their wave forms in the browser, and the moments at which the page makes them.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SOUNDS, type Sound } from '../../src/play/sound/sounds.ts';
import type { Place } from '../../src/play/sound/voices.ts';
import { newGame } from './new-game.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const FOLDER = join(import.meta.dirname, '../../src/play/sound');

interface Measured {
  readonly peak: number;
  readonly rms: number;
  /** Seconds until the sound is softer than a thousandth. */
  readonly seconds: number;
  /** The middle of its spectrum, in hertz. */
  readonly centre: number;
}

interface Voices {
  readonly VOICES: Readonly<Record<Sound, (place: Place) => void>>;
}

/** Runs in the page: makes each sound at its highest pitch, and measures the result. */
async function measure(code: string): Promise<Record<string, Measured>> {
  const { VOICES }: Voices = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const rate = 44_100;
  const measured: Record<string, Measured> = {};
  for (const [name, voice] of Object.entries(VOICES)) {
    const audio = new OfflineAudioContext(1, rate * 3, rate);
    voice({ audio, out: audio.destination, at: 0, pitch: 1.06 });
    const samples = (await audio.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const end = samples.findLastIndex((each) => Math.abs(each) > 0.001);
    const sounding = samples.subarray(0, end + 1);
    const rms = Math.sqrt(sounding.reduce((sum, each) => sum + each * each, 0) / (end + 1));
    let [weight, sum] = [0, 0];
    for (let hertz = 60; hertz < 14_000; hertz *= 1.06) {
      let [real, imaginary] = [0, 0];
      for (let at = 0; at < Math.min(end, 8192); at++) {
        real += samples[at] * Math.cos((2 * Math.PI * hertz * at) / rate);
        imaginary += samples[at] * Math.sin((2 * Math.PI * hertz * at) / rate);
      }
      const power = (real * real + imaginary * imaginary) * hertz;
      weight += power;
      sum += power * hertz;
    }
    measured[name] = { peak, rms, seconds: (end + 1) / rate, centre: sum / weight };
  }
  return measured;
}

/**
 * The shortest and the longest duration in seconds, and the range for the middle of the spectrum.
 */
const EXPECTED: Readonly<Record<Sound, readonly [number, number, number, number]>> = {
  bell: [0.8, 2.3, 300, 1500],
  page: [0.3, 0.6, 1000, 6000],
  hall: [0.1, 0.3, 120, 900],
  wood: [0.04, 0.15, 350, 1800],
  earth: [0.08, 0.3, 80, 1500],
  coin: [0.1, 0.3, 2500, 6500],
  stone: [0.03, 0.15, 600, 3500],
  card: [0.03, 0.12, 2000, 6000],
};

test('no sound is cut off, long or shrill', { timeout: 60_000 }, async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ at: BLANK });
  const code = stripTypeScriptTypes(readFileSync(join(FOLDER, 'voices.ts'), 'utf8'));
  const measured = await page.evaluate(measure, code);
  expect(Object.keys(measured).sort()).toEqual([...SOUNDS].sort());
  for (const sound of SOUNDS) {
    const { peak, rms, seconds, centre } = measured[sound];
    const [shortest, longest, low, high] = EXPECTED[sound];
    expect(peak, sound).toBeLessThan(0.6);
    expect(peak, sound).toBeGreaterThan(0.03);
    expect(rms, sound).toBeGreaterThan(0.004);
    expect(seconds, sound).toBeGreaterThan(shortest);
    expect(seconds, sound).toBeLessThan(longest);
    expect(centre, sound).toBeGreaterThan(low);
    expect(centre, sound).toBeLessThan(high);
  }
});

/** Runs in the page: counts started sounds. Sound is on, unless somebody has turned it off. */
function countStarts(): void {
  const heard = { starts: 0, contexts: 0 };
  Object.assign(window, { heard });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    heard.starts++;
    return start.apply(this, when);
  };
  // The test driver counts as a person who clicks.
  let hasBeenActive = false;
  const press = () => {
    hasBeenActive = true;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  const { AudioContext } = window;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      heard.contexts++;
    }
  };
  // After a reload it is in the state in which the page left it.
  if (localStorage.getItem('heard') !== null) return;
  localStorage.setItem('heard', '');
  const kept = JSON.parse(localStorage.getItem('pangaea.preferences') ?? '{}');
  localStorage.setItem('pangaea.preferences', JSON.stringify({ ...kept, sound: true }));
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { starts: number; contexts: number } }).heard);

test('a piece is heard once, after the first press, and not with sound off', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-nova'),
    before: countStarts,
  });
  await page.locator('.dock-mine').waitFor();
  expect(await heard(page)).toEqual({ starts: 0, contexts: 0 });

  const draft = async () => {
    await page.locator('[data-action="upgrade"]').click();
    await page.locator('.cell.lit').first().click();
    await page.locator('[data-send]').waitFor();
  };
  await draft();
  await expect.poll(async () => (await heard(page)).starts).toBeGreaterThan(0);
  expect((await heard(page)).contexts).toBe(1);

  // One click turns it off, for this device and for ever.
  await page.locator('.tool-sound').click();
  await page.locator('[data-undo]').click();
  await page.locator('.drafted').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.tool-silence').waitFor();
  await draft();
  // When sound is on again, two knocks of three tones each are heard; the silent draft adds none.
  await page.locator('.tool-silence').click();
  await expect.poll(() => heard(page)).toEqual({ starts: 6, contexts: 1 });
  expect(faults).toEqual([]);
});
