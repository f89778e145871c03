// Two people play one game during a week: nights, a weekend, a day off, the end of summer time, a
// server that was down.
import { expect, test } from 'vitest';
import { clockOf, HOUR, move, PATIENT, sitDown } from './clocked.ts';
import { FalseClock } from './false-clock.ts';
import { emptyFolder, serve } from './running.ts';

const [ANN, BEN] = [0, 1];
const A_DAY = { kind: 'slow', days: 1, out: 'bot', level: 'beginner' };
/** The date: in Europe clocks are set back in the night to Sunday, 25 October. */
const THURSDAY = Date.UTC(2026, 9, 22, 6);
const ANNS = {
  zone: 'Europe/Berlin',
  night: { from: '22:00', to: '07:00' },
  weekend: [6, 7],
  daysOff: [],
};
const BENS = {
  zone: 'Asia/Tokyo',
  night: { from: '23:00', to: '07:00' },
  weekend: [],
  daysOff: ['2026-10-23'],
};

/** Times are UTC; Berlin is two hours ahead before the Sunday and one after it, Tokyo nine. */
test('a slow game of two over a week', async () => {
  const folder = emptyFolder();
  const scene = await sitDown(A_DAY, {}, folder, THURSDAY);
  const { id, seats, look } = scene;
  let { clock } = scene;
  const until = (day: number, hour: number) =>
    clock.pass(Date.UTC(2026, 9, day, hour) - clock.now());
  const told = async (seat: number) => {
    const said = clockOf(await look(), seat);
    return { ...said, left: Number(said?.left) / HOUR };
  };
  /** Plays for every seat that is asked, at least once, until it is the turn of one of the two. */
  const playTo = async (seat: number) => {
    do {
      const [asked] = (await look()).deciders;
      await move(scene, asked);
    } while ((await look()).deciders[0] !== seat);
  };
  await seats[ANN].ask('/api/hours', ANNS);
  await seats[BEN].ask('/api/hours', BENS);

  // Friday, one o'clock at night in Tokyo, where Ben has the day off: his day begins on Saturday at
  // seven.
  await until(22, 16);
  await playTo(BEN);
  expect(await told(BEN)).toMatchObject({ left: 54, warned: false });
  // Ben may play at any time.
  await until(23, 6);
  await playTo(ANN);
  // Friday, six in the evening in Berlin: the time runs until Monday at six, which is one hour more
  // because the clocks change.
  await until(23, 16);
  await playTo(ANN);
  expect(await told(ANN)).toMatchObject({ left: 73, warned: false });

  // After ten hours without a server the end would be at four in the morning; it moves to seven.
  await until(24, 22);
  expect(await told(ANN)).toMatchObject({ left: 43, warned: false });
  await scene.close();
  clock = new FalseClock(Date.UTC(2026, 9, 25, 8));
  const { port } = await serve(folder, {
    now: clock.now,
    after: clock.after,
    elapsed: clock.now,
    botPool: { budgetMs: 20 },
  });
  for (const browser of seats) browser.base = `http://127.0.0.1:${port}`;
  expect(await told(ANN)).toMatchObject({ left: 46, warned: false, over: false });

  // Ben does not answer on Monday, gets a warning twelve hours before the end, and has grace until
  // his morning.
  await until(26, 9);
  await playTo(BEN);
  expect(await told(BEN)).toMatchObject({ left: 24, warned: false });
  await until(26, 22);
  await expect.poll(() => told(BEN), PATIENT).toMatchObject({ left: 11, warned: true });
  await until(27, 21);
  expect(await told(BEN)).toMatchObject({ left: 0, over: false });
  expect((await look()).seats[BEN]).not.toHaveProperty('standIn');
  await until(27, 22);
  const botPlays = () =>
    expect
      .poll(async () => {
        await clock.pass(1_000);
        const { seats, deciders } = await look();
        return [seats[BEN].standIn, deciders];
      }, PATIENT)
      .toEqual(['beginner', [ANN]]);
  await botPlays();
  expect(await told(ANN)).toMatchObject({ warned: false, over: false });

  // The bot plays on until Ben is back and plays himself.
  await until(28, 8);
  const { version } = await look();
  await move(scene, ANN);
  await botPlays();
  expect((await look()).version).toBeGreaterThan(version + 1);
  await until(28, 12);
  await seats[BEN].ask(`/api/tables/${id}/return`, {});
  await move(scene, ANN);
  await clock.pass(HOUR);
  expect((await look()).deciders).toEqual([BEN]);
  expect((await look()).seats[BEN]).not.toHaveProperty('standIn');
  expect(await told(BEN)).toMatchObject({ left: 23 });

  await until(29, 7);
  for (let asked = [BEN]; asked.length > 0; asked = [...(await look()).deciders]) {
    await move(scene, asked[0]);
  }
  const { over, clock: last } = await look();
  expect(over).toBe(true);
  expect(last?.seats.map(({ runs }) => runs)).toEqual([false, false]);
});
