import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { emptyFolder, serveFile } from './running.ts';

const portOfFile = serveFile();
const CLI = resolve(import.meta.dirname, '../../cli/src/main.ts');
const HERE = { kind: 'person', here: true };

test('the public data of a running game are enough to replay it without the seed', async () => {
  const ann = new Browser(portOfFile());
  const options = { factions: 'random', twoPlayerVariant: 'planners' };
  const { body } = await ann.create([HERE, HERE], options);
  // After so few moves no game is over, whatever random moves are played.
  for (let turn = 0; turn < 20; turn++) {
    const { position, deciders, version } = await ann.game(body.id, '?from=0');
    const [seat] = deciders;
    const command = ann.anyCommand(position, seat, turn) ?? '';
    expect((await ann.segment(body.id, seat, version, [command])).status).toBe(200);
  }
  const { start, steps, position } = await ann.game(body.id);
  expect(steps.some((step) => step.position !== undefined)).toBe(true);
  const { game, rulesVersion, viewer } = body;
  const file = join(emptyFolder(), 'report.json');
  const report = {
    game,
    rulesVersion,
    viewer,
    start: start?.position,
    commands: steps.map(({ seat, command }) => `${seat} ${command}`),
    revealed: steps.flatMap((step, index) =>
      step.position === undefined ? [] : [{ after: index + 1, position: step.position }],
    ),
  };
  writeFileSync(file, JSON.stringify(report));
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'replay', file, '--json'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const replayed = JSON.parse(stdout);
  expect(replayed.position).toEqual((position as { position: unknown }).position);
  expect(replayed).not.toHaveProperty('seed');
});
