import { readFileSync } from 'node:fs';
import type { GameRecord } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import type { PageOrders } from '../../src/game/page-game.ts';
import { localTable } from '../../src/table/local.ts';
import type { Player, TablePort } from '../../src/table/port.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';

/** A complete game; seat 0 is the person. */
const GAME: GameRecord = JSON.parse(
  readFileSync(new URL('../../bench/presses/games/four-dealt.json', import.meta.url), 'utf8'),
);
const ALL: PageOrders = { endsTurn: true, freePower: true };
const NONE: PageOrders = { endsTurn: false, freePower: false };
const NEVER = () => new Promise<never>(() => undefined);

/** The table after a number of commands; its bots never answer. */
function open(commands: number, orders: PageOrders, isRecorded = false): TablePort {
  const players = Array.from(
    { length: 4 },
    (_, seat): Player =>
      seat === 0 ? { kind: 'here', name: 'Ada' } : { kind: 'bot', level: 'beginner' },
  );
  const record = { ...GAME, commands: GAME.commands.slice(0, commands) };
  const kept = new Map<string, string>();
  const port = localTable(
    TERRA_MYSTICA_PAGE,
    { id: '1', changed: 1, players, record, isRecorded },
    {
      shelf: {
        length: 0,
        key: () => null,
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      botClient: { ask: NEVER, close: () => undefined },
      hintClient: { analyse: NEVER, close: () => undefined },
      settings: { budgetMs: 1, paceMs: () => 0 },
      orders: () => orders,
      now: () => 2,
      chance: () => 1,
      // At once.
      later: (work) => work(),
    },
  );
  if ('code' in port) throw new Error(port.code);
  return port;
}

const stepsOf = (port: TablePort) => port.current().as(0).steps;
/** The first index of a command after a command of somebody else. */
const placeOf = (command: string) =>
  GAME.commands.findIndex(
    (line, at) => line.startsWith(`0 ${command}`) && !GAME.commands[at - 1].startsWith('0 '),
  );

describe('at a table of this device', () => {
  test.each(['take-power p2 1', 'end'])(
    '%s is done unasked, unless it was ordered otherwise',
    (command) => {
      const at = placeOf(command);
      expect(at).toBeGreaterThan(0);
      const asked = open(at, NONE);
      expect(stepsOf(asked).length).toBe(at);
      const unasked = open(at, ALL);
      expect(stepsOf(unasked).length).toBeGreaterThan(at);
      expect(stepsOf(unasked)[at]).toMatchObject({ seat: 0, command });
      // A game that is only watched does not change.
      expect(stepsOf(open(at, ALL, true)).length).toBe(at);
    },
  );

  test('a decision that was taken back is asked again, until something is played', async () => {
    const at = placeOf('end');
    const port = open(at, ALL);
    expect(stepsOf(port)[at].command).toBe('end');
    expect(await port.back?.(0, at)).toBe(undefined);
    const [last] = stepsOf(port).slice(-1);
    expect(last.agreed).toEqual({ kind: 'back', seat: 0, to: at });
    expect(port.current().deciders).toBe(1);
  });
});
