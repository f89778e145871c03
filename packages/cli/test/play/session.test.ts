import { type GameRecord, Moves, replay, seedFromNumber } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { Session } from '../../src/play/session.ts';

const game = terraNova();
const SEED = seedFromNumber(5);

function begin() {
  const options = game.options({ players: 2, factions: 'first-game', startPlayer: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, SEED);
  if (!set.ok) throw new Error(set.error.code);
  const { rulesVersion } = options.value;
  const head = { game: game.id, rulesVersion, options: options.value, seed: SEED };
  return new Session(game, head, set.value, { commands: [], events: [] });
}

function move(session: ReturnType<typeof begin>, text: string) {
  const parsed = game.notation.parse(session.state, text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

test('a draft can be taken back move by move until it is sent', () => {
  const session = begin();
  const start = session.state;
  session.draft(0, move(session, 'exchange 1'));
  session.draft(0, move(session, 'exchange 2'));
  expect(session.drafted).toBe(2);
  expect(session.record().commands).toEqual([]);
  expect(game.difference(start, session.state)).not.toEqual([]);
  session.undo();
  session.undo();
  expect(session.undo()).toBeUndefined();
  expect(game.difference(start, session.state)).toEqual([]);
});

test('sent moves are in the record, and its replay leads to the same position', () => {
  const session = begin();
  session.draft(0, move(session, 'exchange 1'));
  session.draft(0, move(session, 'pass A'));
  expect(session.mayGoOn(0)).toBe(true);
  session.draft(0, move(session, 'end'));
  expect(session.mayGoOn(0)).toBe(false);
  session.send();
  expect(session.drafted).toBe(0);
  const record: GameRecord = session.record();
  expect(record.commands).toEqual(['0 exchange 1', '0 pass A', '0 end']);
  expect(session.events.some(({ type }) => type === 'passed')).toBe(true);
  const replayed = replay(game, record);
  expect(replayed.ok && game.difference(replayed.value, session.state)).toEqual([]);
});

test('a draft that is forgotten leaves nothing behind', () => {
  const session = begin();
  const start = session.state;
  session.draft(0, move(session, 'sail'));
  session.forget();
  expect(session.state).toBe(start);
  const moves = new Moves();
  expect(game.legal(session.state, 0, moves)).toBeGreaterThan(0);
});
