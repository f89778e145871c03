// Messages to all clients when the people at a table agree on something, in games with hidden
// hands.
import './all-games.ts';
import { recordGame } from '@pangaea/rules/conformance';
import { replay, type Viewer } from '@pangaea/rules/kernel';
import { trial } from '@pangaea/rules/trials/gaia';
import { expect, test } from 'vitest';
import { agree } from '../src/rules/agree.ts';
import { show } from '../src/rules/show.ts';
import type { Happened } from '../src/rules/telling.ts';
import { happenedIn } from '../src/tables/shown-games.ts';

const { game } = trial;
const found = recordGame(trial, 5, 0, { players: 3 });
if (found === undefined) throw new Error('the scenario is refused');
const { commands } = found;
const fed = commands.findIndex((line) => line.includes(' feed '));
/** A game of Gaia whose last move is public. */
const record = { ...found, commands: commands.slice(0, fed + 1) };
const fairness = { seed: record.seed, salt: 'salt' };
const table = 'one';

test('each is told the position through its own eyes, now and later', () => {
  expect(fed).toBeGreaterThan(0);
  const agreed = { kind: 'back', seat: 1, to: fed } as const;
  const reply = agree({ table, record, agreed, fairness });
  if (reply.result !== 'agreed') throw new Error(reply.refusal.code);
  expect(reply).toMatchObject({ command: `1 back ${fed}`, over: false });
  const then = replay(game, { ...record, commands: commands.slice(0, fed) });
  if (!then.ok) throw new Error('a game of the kit is refused');
  expect(reply.deciders).toBe(game.deciders(then.value));
  const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
  expect(reply.texts).toHaveLength(viewers.length);
  const whole = { ...record, commands: [...record.commands, reply.command] };
  for (const [at, viewer] of viewers.entries()) {
    const told = JSON.parse(reply.texts[at]) as Happened;
    expect(told).toMatchObject({ from: fed + 1, version: fed + 2 });
    expect(told.steps[0].position).toEqual(
      JSON.parse(JSON.stringify(game.toJson(game.view(then.value, viewer)))),
    );
    expect(reply.texts[at]).not.toContain(record.seed);
    const shown = show({ record: whole, viewer, to: fed + 2, fairness });
    if (!shown.ok) throw new Error(shown.refusal.code);
    const part = { table, from: fed + 1, version: fed + 2 };
    expect(JSON.parse(happenedIn(shown, part))).toEqual(told);
  }
});

test('the end that all agree on tells the seed, and nobody is asked any more', () => {
  const reply = agree({ table, record, agreed: { kind: 'stop', seat: 2 }, fairness });
  if (reply.result !== 'agreed') throw new Error(reply.refusal.code);
  expect(reply).toMatchObject({ command: '2 stop', over: true, deciders: 0 });
  for (const text of reply.texts) {
    const told = JSON.parse(text) as Happened;
    expect(told).toMatchObject({ deciders: [], fairness });
    expect(told).not.toHaveProperty('outcome');
  }
});

test('there is no way back behind a card', () => {
  const before = { ...record, commands: commands.slice(0, 1) };
  const agreed = { kind: 'back', seat: 0, to: 0 } as const;
  expect(agree({ table, record: before, agreed, fairness })).toMatchObject({
    result: 'refused',
    refusal: { code: 'back-shown' },
  });
});
