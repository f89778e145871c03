import { firstSeat, Moves, seedFromNumber } from '@pangaea/rules/kernel';
import { beforeAll, expect, test } from 'vitest';
import { loadPlayed } from '../src/games.ts';
import { BotHost, type HostQuestion } from '../src/host.ts';
import type { PlayedGame } from '../src/index.ts';

const SEED = seedFromNumber(3);
let played: PlayedGame;
let question: HostQuestion;

beforeAll(async () => {
  played = await loadPlayed('terra-nova');
  const { game } = played.book;
  const options = game.options({ players: 2, startPlayer: 0 });
  const table = options.ok ? game.setup(options.value, seedFromNumber(1)) : options;
  if (!table.ok) throw new Error(table.error.code);
  const seat = firstSeat(game.deciders(table.value));
  const position = JSON.parse(JSON.stringify(game.toJson(game.view(table.value, seat))));
  question = { game: 'terra-nova', position, seat, level: 'strong', budgetMs: 1e9 };
});

/** A host with a clock that advances by a millisecond whenever it is read. */
function hostOf(load: () => Promise<PlayedGame> = async () => played): BotHost {
  let now = 0;
  return new BotHost(
    (game) => (game === 'terra-nova' ? load() : undefined),
    () => now++,
  );
}

function legalIn(commands: readonly string[]): boolean {
  const { game } = played.book;
  const read = game.fromJson(question.position);
  if (!read.ok) return false;
  return commands.every((command) => {
    const move = game.notation.parse(read.value, command);
    if (!move.ok || game.check(read.value, question.seat, move.value) !== 0) return false;
    game.apply(read.value, question.seat, move.value);
    return true;
  });
}

/** Another legal command, even if it is not worth considering. */
function other(than: string): string {
  const { game } = played.book;
  const read = game.fromJson(question.position);
  if (!read.ok) throw new Error(read.error.code);
  const moves = new Moves();
  game.legal(read.value, question.seat, moves);
  const words = moves.toArray().map((move) => game.notation.print(read.value, move));
  return words.filter((word) => word !== than)[0];
}

test('a bot of a level decides; the same seed gives the same commands', async () => {
  const decided = await hostOf().decide(question, SEED);
  expect(decided.ok && decided.value.length > 0 && legalIn(decided.value)).toBe(true);
  expect(await hostOf().decide(question, SEED)).toEqual(decided);
});

test.each([
  [{ game: 'chess' }, 'game-unknown'],
  [{ level: 'grandmaster' }, 'level-unknown'],
  [{ edition: '{}' }, 'edition-refused'],
  [{ position: {} }, 'position-refused'],
  [{ seat: 1 }, 'not-to-decide'],
] as const)('%j is refused: %s', async (wrong, error) => {
  const asked = { ...question, ...wrong };
  expect(await hostOf().decide(asked, SEED)).toEqual({ ok: false, error });
});

test('a level whose net cannot be loaded is played by the intermediate one, and tried anew', async () => {
  const asked: string[] = [];
  const failing: PlayedGame = {
    ...played,
    bot: (level) => {
      asked.push(level);
      return level === 'strong' ? Promise.reject(new Error('no net')) : played.bot(level);
    },
  };
  const host = hostOf(async () => failing);
  for (let n = 0; n < 2; n++) expect((await host.decide(question, SEED)).ok).toBe(true);
  // The intermediate one is kept.
  expect(asked).toEqual(['strong', 'intermediate', 'strong']);
});

test('a game that cannot be loaded is loaded anew when it is asked for again', async () => {
  let asked = 0;
  const host = hostOf(() =>
    asked++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve(played),
  );
  await expect(host.decide(question, SEED)).rejects.toThrow('gone');
  expect((await host.decide(question, SEED)).ok).toBe(true);
  expect((await host.decide(question, SEED)).ok).toBe(true);
  expect(asked).toBe(2);
});

test('decisions are told in commands, named ones among them', async () => {
  const hint = await hostOf().analyse(question, []);
  if (!hint.ok) throw new Error(hint.error);
  expect(hint.value.by).toBe('lines');
  expect(structuredClone(hint.value)).toEqual(hint.value);
  for (const { commands, line } of hint.value.choices) {
    expect(legalIn(commands)).toBe(true);
    expect(line[0]).toEqual({ seat: question.seat, command: commands[0] });
  }
  const commands = [other(hint.value.choices[0].commands[0])];
  const named = await hostOf().analyse(question, [commands], 1);
  if (!named.ok) throw new Error(named.error);
  expect(named.value.choices).toHaveLength(2);
  expect(named.value.choices.find(({ isNamed }) => isNamed)?.commands).toEqual(commands);
  expect(await hostOf().analyse(question, [['pass']])).toEqual({
    ok: false,
    error: 'command-refused',
  });
  expect(await hostOf().analyse(question, [[]])).toEqual({ ok: false, error: 'command-refused' });
});

test('when the time is over it tells what there was time for', async () => {
  const hurried = await hostOf().analyse({ ...question, budgetMs: 0 }, []);
  expect(hurried.ok && hurried.value.by).toBe('turn');
});
