import { describe, expect, test } from 'vitest';
import { type GameUnderTest, recordGame } from '../../../src/conformance/index.ts';
import {
  type AnyGame,
  HIDDEN_COMMAND,
  parseSeenRecord,
  replay,
  replaySeen,
  type SeenRecord,
  type SeenStep,
  seenRecord,
  type Viewer,
} from '../../../src/kernel/index.ts';
import { trial as gaiaTrial } from '../../../src/trials/gaia.trial.ts';
import { trial as terraNovaTrial } from '../../../src/trials/terra-nova.trial.ts';
import { toySubject } from '../../conformance/toy-subject.ts';

// biome-ignore lint/suspicious/noExplicitAny: games of two types that never meet.
type AnyTest = GameUnderTest<any, any, any>;

/**
 * A random game as a server sends it to a viewer: the view at the start and after every command.
 */
function seenBy(subject: AnyTest, viewer: Viewer): { seen: SeenRecord; end: unknown } {
  const game: AnyGame = subject.game;
  const record = recordGame(subject, 3, 1);
  if (record === undefined) throw new Error('the scenario is refused');
  const first = replay(game, { ...record, commands: [] });
  if (!first.ok) throw new Error(first.error.refusal.code);
  const steps: SeenStep<unknown>[] = [];
  let before = first.value;
  const end = replay(game, record, (state, _events, index) => {
    steps.push({ command: heard(before, record.commands[index]), state: game.view(state, viewer) });
    before = game.slot(state);
    game.copy(state, before);
  });
  function heard(state: unknown, line: string): string {
    const [seat, ...words] = line.split(' ');
    const move = game.notation.parse(state, words.join(' '));
    if (!move.ok) throw new Error(line);
    return game.hears(state, Number(seat), move.value, viewer) ? line : `${seat} ${HIDDEN_COMMAND}`;
  }
  if (!end.ok) throw new Error(end.error.refusal.code);
  return {
    seen: seenRecord(game, viewer, game.view(first.value, viewer), steps),
    end: game.toJson(game.view(end.value, viewer)),
  };
}

describe.each([
  ['toy', toySubject],
  ['terra-nova', terraNovaTrial],
  ['gaia', gaiaTrial],
] as const)('the record of a viewer of a game of %s', (_name, subject) => {
  const game: AnyGame = subject.game;

  test.each(['spectator', 0, 1] as const)('leads %s to the same view, through JSON', (viewer) => {
    const { seen, end } = seenBy(subject as AnyTest, viewer);
    const read = parseSeenRecord(JSON.parse(JSON.stringify(seen)));
    expect(read).toEqual({ ok: true, value: seen });
    const states: unknown[] = [];
    const played = replaySeen(game, seen, (state) => states.push(state));
    expect(played.ok && game.toJson(played.value)).toEqual(end);
    expect(states).toHaveLength(seen.commands.length);
  });

  test('holds no seed, and a command that is not legal is refused', () => {
    const { seen } = seenBy(subject as AnyTest, 'spectator');
    expect(Object.keys(seen)).not.toContain('seed');
    const wrong = { ...seen, commands: ['0 nonsense'], revealed: [] };
    const played = replaySeen(game, wrong);
    expect(played.ok ? undefined : played.error.index).toBe(0);
    for (const change of [{ game: 'go' }, { rulesVersion: 'old' }, { start: {} }]) {
      const refused = replaySeen(game, { ...seen, ...change });
      expect(refused.ok ? undefined : refused.error.index).toBe(-1);
    }
  });
});

test('another value is refused with the wrong field', () => {
  const fine = { game: 'g', rulesVersion: '1', viewer: 0, start: {}, commands: [], revealed: [] };
  expect(parseSeenRecord(fine).ok).toBe(true);
  for (const [change, field] of [
    [{ game: 1 }, 'game'],
    [{ rulesVersion: undefined }, 'rulesVersion'],
    [{ viewer: 'me' }, 'viewer'],
    [{ viewer: -1 }, 'viewer'],
    [{ start: undefined }, 'start'],
    [{ commands: [1] }, 'commands'],
    [{ revealed: [{ after: 1 }] }, 'revealed'],
    [{ revealed: [null] }, 'revealed'],
  ] as const) {
    const read = parseSeenRecord({ ...fine, ...change });
    expect(read.ok ? undefined : read.error.params).toEqual({ field });
  }
  expect(parseSeenRecord(null).ok).toBe(false);
});
