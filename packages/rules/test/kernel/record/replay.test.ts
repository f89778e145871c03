import { describe, expect, test } from 'vitest';
import { recordGame } from '../../../src/conformance/index.ts';
import {
  type GameRecord,
  parseRecord,
  parseSeed,
  printCommand,
  replay,
} from '../../../src/kernel/index.ts';
import { layout, type ToyEvent, toyGame } from '../../conformance/toy-game.ts';
import { toySubject } from '../../conformance/toy-subject.ts';

function recorded(): GameRecord {
  const record = recordGame(toySubject, 3, 1);
  if (record === undefined) throw new Error('the scenario is refused');
  return record;
}

const record = recorded();
const fault = (change: Partial<GameRecord>) => {
  const played = replay(toyGame, { ...record, ...change });
  return played.ok ? undefined : [played.error.index, played.error.refusal.code];
};

describe('a record', () => {
  test('survives JSON', () => {
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
  });

  test('without options has the defaults; other fields are left out', () => {
    const { options: _, ...rest } = record;
    const parsed = parseRecord({ ...rest, comment: 'a fine game' });
    expect(parsed).toEqual({ ok: true, value: { ...rest, options: {} } });
  });

  test.each([
    ['nothing', null, ''],
    ['a text', 'record', ''],
    ['an unnamed game', { ...record, game: undefined }, 'game'],
    ['rules without a version', { ...record, rulesVersion: 1 }, 'rulesVersion'],
    ['a seed that is a number', { ...record, seed: 42 }, 'seed'],
    ['no commands', { ...record, commands: undefined }, 'commands'],
    ['commands in one text', { ...record, commands: '0 done' }, 'commands'],
    ['commands that are no text', { ...record, commands: [1] }, 'commands'],
  ])('is refused when it is %s', (_what, json, field) => {
    expect(parseRecord(json)).toEqual({
      ok: false,
      error: { code: 'record-malformed', params: { field } },
    });
  });
});

describe('a record in which something was taken back', () => {
  const seats = (commands: readonly string[]) => replay(toyGame, { ...record, commands });
  /**
   * The first move whose result everybody could have foreseen, by the number of moves before it.
   */
  const open = record.commands.findIndex(
    (_, count) => seats([...record.commands.slice(0, count + 1), `0 back ${count}`]).ok,
  );
  const before = record.commands.slice(0, open + 1);

  test('is the game without it', () => {
    const back = [...before, `1 back ${open}`];
    const [left, right] = [seats(back), seats(before.slice(0, -1))];
    expect(left.ok && right.ok && toyGame.difference(left.value, right.value)).toEqual([]);
    const whole = seats([...back, ...record.commands.slice(open)]);
    const plain = seats(record.commands);
    expect(whole.ok && plain.ok && toyGame.difference(whole.value, plain.value)).toEqual([]);
  });

  test('goes nowhere else, and not on after it was ended', () => {
    const refused = (commands: readonly string[]) => {
      const played = seats(commands);
      return played.ok ? undefined : [played.error.index, played.error.refusal.code];
    };
    const at = before.length;
    expect(refused([...before, `0 back ${at}`])).toEqual([at, 'back-nowhere']);
    expect(refused([...before, '9 back 0'])).toEqual([at, 'command-malformed']);
    expect(refused([...before, '0 stop', '0 back 0'])).toEqual([at, 'agreed-too-late']);
    expect(refused([...before, '0 stop'])).toBeUndefined();
    expect(refused([...record.commands, '0 stop'])?.[1]).toBe('agreed-too-late');
    // Bids are made in secret.
    expect(refused([...record.commands.slice(0, 1), '0 back 0'])?.[1]).toMatch(/^back-s/);
  });
});

describe('a replay', () => {
  test('gives the end of the game', () => {
    const played = replay(toyGame, record);
    expect(played.ok && toyGame.outcome(played.value)).toBeDefined();
  });

  test('shows every command with its events, the same as played by hand', () => {
    const seed = parseSeed(record.seed);
    const options = toyGame.options(record.options);
    if (!seed.ok || !options.ok) throw new Error('refused');
    const set = toyGame.setup(options.value, seed.value);
    if (!set.ok) throw new Error('refused');
    const state = set.value;
    let watched = 0;
    replay(toyGame, record, (now, events, index) => {
      expect(index).toBe(watched++);
      const [seat, ...words] = record.commands[index].split(' ');
      const move = toyGame.notation.parse(state, words.join(' '));
      const made: ToyEvent[] = [];
      if (move.ok) toyGame.apply(state, Number(seat), move.value, made);
      expect(events).toEqual(made);
      expect(toyGame.difference(state, now)).toEqual([]);
    });
    expect(watched).toBe(record.commands.length);
  });

  test('of no commands is the set-up', () => {
    const played = replay(toyGame, { ...record, commands: [] });
    expect(played.ok && played.value.bidding).toBe(true);
  });

  test('goes by the rules of the record, and by the newest where they are not told apart', () => {
    const commands = ['0 bid 1', '1 bid 1'];
    const drawn = (change: Partial<GameRecord>) => {
      const played = replay(toyGame, { ...record, options: {}, commands, ...change });
      if (!played.ok) throw new Error(played.error.refusal.code);
      return layout.entriesOf(played.value.buffers, 'owner')[0] - 1;
    };
    expect(drawn({ rulesVersion: '1' })).toBe(1);
    expect(drawn({ rulesVersion: '2' })).toBe(0);
    expect(drawn({ rulesVersion: '1', options: { rulesVersion: '1' } })).toBe(1);
    expect(fault({ rulesVersion: '1', options: { rulesVersion: '2' } })).toEqual([
      -1,
      'record-malformed',
    ]);
  });

  test('is refused when the record is for something else', () => {
    expect(fault({ game: 'chess' })).toEqual([-1, 'record-other-game']);
    expect(fault({ rulesVersion: '0' })).toEqual([-1, 'record-other-rules']);
    expect(fault({ options: { players: 9 } })).toEqual([-1, 'option-value']);
    expect(fault({ seed: '42' })).toEqual([-1, 'seed-malformed']);
  });

  test('is refused when the set-up is', () => {
    const picky = {
      ...toyGame,
      setup: () => ({ ok: false as const, error: { code: 'no-table', params: {} } }),
    };
    expect(replay(picky, record)).toEqual({
      ok: false,
      error: { index: -1, refusal: { code: 'no-table', params: {} } },
    });
  });

  test.each([
    ['done', 'command-malformed'],
    ['0', 'command-malformed'],
    ['-1 bid 0', 'command-malformed'],
    ['0x0 bid 0', 'command-malformed'],
    ['100 bid 0', 'command-malformed'],
    ['0 fly', 'command-unknown'],
    ['0 bid', 'argument-missing'],
    ['0 bid 9', 'argument-unknown'],
    ['0 bid 0 0', 'argument-surplus'],
    ['0 done', 'other-phase'],
  ])('stops at %j: %s', (command, code) => {
    expect(fault({ commands: ['1 bid 0', command, '0 bid 0'] })).toEqual([1, code]);
  });

  test('knows no seat twice by another number', () => {
    const lax = { ...toyGame, check: () => 0 };
    for (const command of [`${record.commands.length} bid 0`, '32 bid 0', '99 bid 0']) {
      const played = replay(lax, { ...record, commands: [command] });
      expect(played.ok ? undefined : played.error.refusal.code).toBe('command-malformed');
    }
  });

  test('reads what printCommand writes, with doubled blanks too', () => {
    expect(printCommand(1, 'bid 0')).toBe('1 bid 0');
    const played = replay(toyGame, { ...record, commands: ['  1   bid  0 '] });
    expect(played.ok && played.value.hasBid(1)).toBe(true);
  });
});
