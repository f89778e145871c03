import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { serve } from './running.ts';

const HERE = { kind: 'person', here: true };
const STUCK_RULES = {
  program: new URL('./stuck-rules.ts', import.meta.url),
  deadlineMs: 1_500,
  startMs: 4_000,
  workers: 2,
};

test('rules that hang or die are replaced; other tables go on, and so does this one', async () => {
  const { port } = await serve(undefined, { pool: STUCK_RULES });
  const ann = new Browser(port);
  const [stuck, other] = [
    (await ann.create([HERE, HERE])).body.id,
    (await ann.create([HERE, HERE])).body.id,
  ];
  for (const [command, code] of [
    ['hang', 'rules-deadline'],
    ['die', 'rules-failed'],
  ]) {
    let answered = false;
    const hanging = ann.segment(stuck, 0, 0, [command]).finally(() => {
      answered = true;
    });
    const health = await ann.ask('/api/health');
    expect(health.status).toBe(200);
    if (command === 'hang') {
      const { version } = await ann.game(other);
      expect((await ann.segment(other, 0, version, ['order keep'])).status).toBe(200);
      expect(answered).toBe(false);
    }
    expect(await hanging).toMatchObject({ status: 503, body: { refusal: { code, params: {} } } });
  }
  expect((await ann.game(stuck)).version).toBe(0);
  expect((await ann.segment(stuck, 0, 0, ['order keep'])).status).toBe(200);
});

test('a worker that the machine lets not work gets more time, but not for ever', async () => {
  const program = new URL('./sleeping-rules.ts', import.meta.url);
  const pool = { program, workers: 1, deadlineMs: 150, longestMs: 60_000 };
  const patient = await serve(undefined, { pool });
  const ann = new Browser(patient.port);
  const { id } = (await ann.create([HERE, HERE])).body;
  expect((await ann.segment(id, 0, 0, ['order keep'])).status).toBe(200);
  expect((await ann.segment(id, 0, 1, ['sleep 600'])).status).toBe(422);

  const hasty = await serve(undefined, { pool: { ...pool, longestMs: 3_000 } });
  const ben = new Browser(hasty.port);
  const { id: other } = (await ben.create([HERE, HERE])).body;
  expect((await ben.segment(other, 0, 0, ['order keep'])).status).toBe(200);
  expect(await ben.segment(other, 0, 1, ['sleep 30000'])).toMatchObject({
    status: 503,
    body: { refusal: { code: 'rules-deadline' } },
  });
});

test('only the job that hangs is refused, not those that were handed over with it', async () => {
  const { port } = await serve(undefined, { pool: { ...STUCK_RULES, workers: 1 } });
  const ann = new Browser(port);
  const made: string[] = [];
  while (made.length < 6) made.push((await ann.create([HERE, HERE])).body.id);
  const sent = await Promise.all(
    made.map((id, n) => ann.segment(id, 0, 0, [n === 2 ? 'hang' : 'order keep'])),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 503, 200, 200, 200]);
});

test('a bot that does not answer is stopped, and its table goes on', async () => {
  const program = new URL('./stuck-bot.ts', import.meta.url);
  const botPool = { program, budgetMs: 50, graceMs: 100, processes: 1, startMs: 500 };
  const { port, close } = await serve(undefined, { botPool });
  const ann = new Browser(port);
  const bot = { kind: 'bot', level: 'strong' };
  await ann.create([bot, bot]);
  const stream = await ann.listen();
  await stream.until(({ data }) => data.version === 2);
  expect((await ann.ask('/api/health')).status).toBe(200);
  await close();
  const all = execFileSync('ps', ['-A', '-o', 'ppid=,args=']).toString().split('\n');
  const own = all.filter((line) => Number.parseInt(line, 10) === process.pid);
  expect(own.join('\n')).not.toContain('test/stuck-bot.ts');
});
