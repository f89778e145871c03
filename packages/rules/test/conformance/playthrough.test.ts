import { expect, test } from 'vitest';
import { fingerprint, playthrough, recordGame, type Telling } from '../../src/conformance/index.ts';
import { replay } from '../../src/kernel/index.ts';
import { layout, type ToyState, toyGame } from './toy-game.ts';
import { toySubject } from './toy-subject.ts';

const telling: Telling<ToyState> = {
  chapter: (state) => `round ${state.u8[layout.at.round]}`,
  digest: (state) => [`coins ${layout.entriesOf(state.buffers, 'coins').subarray(0, state.seats)}`],
};

function record() {
  const recorded = recordGame(toySubject, 1, 0);
  if (recorded === undefined) throw new Error('the scenario is refused');
  return recorded;
}

test('a game is told command by command', async () => {
  const told = playthrough(toyGame, record(), telling);
  expect(told.ok).toBe(true);
  if (told.ok) await expect(told.value).toMatchFileSnapshot('golden/lanterns.txt');
});

test('an unfinished game says so', () => {
  const { commands, ...rest } = record();
  const told = playthrough(toyGame, { ...rest, commands: commands.slice(0, 3) }, telling);
  expect(told.ok && told.value.endsWith('unfinished\n')).toBe(true);
});

test('a record that is refused says where', () => {
  const { commands, ...rest } = record();
  const told = playthrough(toyGame, { ...rest, commands: [...commands, '0 done'] }, telling);
  expect(told).toEqual({
    ok: false,
    error: { index: commands.length, refusal: { code: 'game-over', params: { seat: 0 } } },
  });
  expect(playthrough(toyGame, { ...rest, commands, seed: 'none' }, telling).ok).toBe(false);
  expect(playthrough(toyGame, { ...rest, commands, options: { players: 9 } }, telling).ok).toBe(
    false,
  );
});

test('the fingerprint sees every field', () => {
  const set = toyGame.setup(
    { rulesVersion: '2', players: 2, startCoins: 2 },
    record().seed as never,
  );
  if (!set.ok) throw new Error('set-up refused');
  const before = fingerprint(toyGame, set.value);
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  set.value.u8[layout.at.shy + 1] = 1;
  expect(fingerprint(toyGame, set.value)).not.toBe(before);
});

test('records of a seed are the same, of the given options when there are any', () => {
  expect(recordGame(toySubject, 2, 3)).toEqual(recordGame(toySubject, 2, 3));
  expect(recordGame(toySubject, 2, 3, { players: 4 })?.options).toEqual({ players: 4 });
  expect(recordGame(toySubject, 2, 3, { players: 9 })).toBeUndefined();
});

test('records of the mixed players hold their orders and can be played again', () => {
  const records = [0, 1, 2, 3, 4].map((index) =>
    recordGame(toySubject, 2, index, undefined, 'mixed'),
  );
  expect(records).toEqual(
    [0, 1, 2, 3, 4].map((index) => recordGame(toySubject, 2, index, undefined, 'mixed')),
  );
  expect(records.flatMap((each) => each?.commands ?? []).join()).toContain(' order');
  for (const each of records) expect(each && replay(toyGame, each).ok).toBe(true);
});
