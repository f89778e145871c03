import { expect, test } from 'vitest';
import { loadAhead } from '../src/ahead.ts';
import { recordGame } from '../src/conformance/index.ts';
import { GAME_IDS, type GameId } from '../src/games.ts';
import { type Condition, playLine, replay, seatsOf } from '../src/kernel/index.ts';

async function rulesOf(id: GameId) {
  const rules = await loadAhead(id);
  if (rules === undefined) throw new Error(`no conditions of ${id}`);
  return rules;
}

test.each(GAME_IDS)('conditions of %s follow the board, as the seat sees it', async (id) => {
  const { trial } = await import(`../src/trials/${id}.trial.ts`);
  const { game } = trial;
  const rules = await rulesOf(id);
  const record = recordGame(trial, 7, 0, { players: 3 }, 'mixed');
  if (record === undefined) throw new Error('the scenario is refused');
  let turns = 0;
  const said = new Map<string, Set<boolean>>();
  const wrong: unknown[] = [];
  const look = (state: unknown, at: number) => {
    for (const seat of seatsOf(game.deciders(state))) {
      if (rules.isTurn(state, seat)) turns += 1;
    }
    const seat = at % 3;
    const seen = game.view(state, seat);
    for (const condition of rules.named(state, seat)) {
      const holds = rules.holds(state, seat, condition);
      // Every named place and thing can be set, and reveals nothing that the seat does not see.
      if (holds === undefined || holds !== rules.holds(seen, seat, condition))
        wrong.push(condition);
      if ((condition.is === 'free' || condition.is === 'goods') && !holds) wrong.push(condition);
      said.set(condition.is, (said.get(condition.is) ?? new Set()).add(holds === true));
    }
    const more = rules
      .named(state, seat)
      .flatMap((each): Condition[] =>
        each.is === 'goods' ? [{ ...each, least: each.least + 1 }] : [],
      );
    for (const each of more) if (rules.holds(state, seat, each) !== false) wrong.push(each);
  };
  const end = replay(game, record, (state, _events, index) => look(state, index));
  if (!end.ok) throw new Error('a game of the kit is refused');
  expect(wrong).toEqual([]);
  expect(turns).toBeGreaterThan(10);
  expect(said.get('free')).toEqual(new Set([true]));
  if (id !== 'gaia') {
    for (const is of ['action', 'there', 'passed'] as const) {
      expect(said.get(is), is).toEqual(new Set([true, false]));
    }
  }
});

test.each(GAME_IDS)('a place of %s is free until something is built or laid there', async (id) => {
  const { trial } = await import(`../src/trials/${id}.trial.ts`);
  const { game } = trial;
  const rules = await rulesOf(id);
  const record = recordGame(trial, 7, 0, { players: 3 }, 'mixed');
  if (record === undefined) throw new Error('the scenario is refused');
  const word = id === 'terra-nova' ? 'place' : id === 'gaia' ? 'nature' : 'place';
  const at = record.commands.findIndex((line) => line.split(' ')[1] === word);
  const named = record.commands[at].split(' ').slice(2);
  const place = id === 'gaia' ? `${named.at(-2)},${named.at(-1)}` : named[0];
  const before = replay(game, { ...record, commands: record.commands.slice(0, at) });
  if (!before.ok) throw new Error('a game of the kit is refused');
  const state = before.value;
  expect(rules.holds(state, 0, { is: 'free', place })).toBe(true);
  expect(playLine(game, state, record.commands[at], undefined)).toBeUndefined();
  expect(rules.holds(state, 0, { is: 'free', place })).toBe(false);
});

test.each(GAME_IDS)('a condition of %s that names nothing is none', async (id) => {
  const { trial } = await import(`../src/trials/${id}.trial.ts`);
  const rules = await rulesOf(id);
  const record = recordGame(trial, 7, 0, { players: 3 }, 'mixed');
  const state = replay(trial.game, { ...record, commands: [] } as never);
  if (!state.ok) throw new Error('a game of the kit is refused');
  const none: readonly Condition[] = [
    { is: 'free', place: 'Z99' },
    { is: 'free', place: '99,99' },
    { is: 'action', action: 'ACT99' },
    { is: 'there', what: 'toString' },
    { is: 'goods', goods: 'toString', least: 0 },
    { is: 'passed', seat: 0 },
    { is: 'passed', seat: 7 },
  ];
  expect(none.map((each) => rules.holds(state.value, 0, each))).toEqual(none.map(() => undefined));
});
