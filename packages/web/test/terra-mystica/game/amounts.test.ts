import { readFileSync } from 'node:fs';
import { argA, type GameRecord, packMove, replay } from '@pangaea/rules/kernel';
import { KIND, QUESTION, type State } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { draftOn, legalMoves } from '../../../src/game/draft.ts';
import { amountsIn } from '../../../src/terra/game/amounts.ts';
import { actionsFor } from '../../../src/terra-mystica/game/actions.ts';
import { waysToPay } from '../../../src/terra-mystica/game/chains.ts';
import { EXCHANGES } from '../../../src/terra-mystica/game/exchanges.ts';
import { GAME, TERRA_MYSTICA_PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { usualOf } from '../../../src/terra-mystica/game/usual.ts';
import { begun, copyOf } from './positions.ts';

function draft(state: State, moves: readonly number[]) {
  const drafted = draftOn(TERRA_MYSTICA_PAGE, state, 0, moves);
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.error));
  return drafted.value;
}

test('power burnt for an octagon can be more, but not less than the octagon needs', () => {
  const state = copyOf(begun(['swarmlings', 'witches']));
  expect(state.top()).toBe(QUESTION.turn);
  state.setBowls(0, 0, 5, 2);
  const priest = packMove(KIND.power, 1);
  const moves = waysToPay(state, 0, priest) ?? [];
  expect(moves.map((move) => GAME.notation.print(state, move))).toEqual(['burn 1', 'power ACT2']);
  const [burnt, ...rest] = amountsIn(draft(state, moves), EXCHANGES);
  expect(rest).toEqual([]);
  expect(burnt).toMatchObject({ at: 0, amount: 1, less: undefined });
  expect(burnt.more).toEqual({ move: packMove(KIND.burn, 2) });
  const [most] = amountsIn(draft(state, [packMove(KIND.burn, 2), priest]), EXCHANGES);
  // With five tokens in bowl II, burning is possible twice.
  expect(most).toMatchObject({ amount: 2, less: { move: packMove(KIND.burn, 1) } });
  expect(most.more).toBe(undefined);
});

test('an exchange that nothing needs can be dropped, but not where nothing else is drafted', () => {
  const state = copyOf(begun(['swarmlings', 'witches']));
  state.setBowls(0, 2, 2, 5);
  const convert = legalMoves(GAME, state, 0).find(
    (move) => GAME.notation.print(state, move) === 'convert power-to-coins 1',
  );
  if (convert === undefined) throw new Error('nothing can be exchanged');
  expect(EXCHANGES.of(convert, 2)).toBe(packMove(KIND.convert, argA(convert), 2));
  const [alone] = amountsIn(draft(state, [convert]), EXCHANGES);
  expect(alone.less).toBe(undefined);
  const [before] = amountsIn(draft(state, [convert, packMove(KIND.power, 1)]), EXCHANGES);
  expect(before.less).toEqual({ move: undefined });
});

test('a trading post becomes what people of the faction usually build of it', () => {
  for (const [name, line, building] of [
    ['two-fire-and-ice', '0 upgrade B1 stronghold', 'stronghold'],
    ['three-chosen', '0 upgrade E10 temple', 'temple'],
  ]) {
    const file = new URL(`../../../bench/presses/games/${name}.json`, import.meta.url);
    const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
    const commands = record.commands.slice(0, record.commands.indexOf(line));
    const played = replay(GAME, { ...record, commands });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const state = played.value;
    const hex = state.table.map.names.indexOf(line.split(' ')[2]);
    const choices = actionsFor(state, 0)
      .flatMap((action) => action.choices)
      .filter(({ target }) => target.on === 'hex' && target.at === hex);
    expect(choices.length).toBe(2);
    const usual = usualOf(state, 0, choices);
    if (usual === undefined) throw new Error('nothing is usual');
    expect(GAME.notation.decode(state, usual.move)).toMatchObject({ building });
    expect(usualOf(state, 0, [...choices, { ...usual, move: KIND.pass }])).toBe(undefined);
  }
});
