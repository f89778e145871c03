import { kindOf } from '@pangaea/rules/kernel';
import { KIND, landOf, QUESTION } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { draftOn, legalMoves, sendable } from '../../../src/game/draft.ts';
import { chainsOn } from '../../../src/terra-mystica/game/chains.ts';
import { after, GAME, TERRA_MYSTICA_PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { decider, newTable } from '../tables.ts';

const FACTIONS = [
  ['nomads', 'giants', 'darklings'],
  ['mermaids', 'halflings', 'dwarves'],
] as const;

const ASKED = [QUESTION.spades, QUESTION.town, QUESTION.turn];

test('a whole way can be made, leaves the hex as it says, and the one that gives up least comes first', () => {
  const paid = new Set<number>();
  const ids = new Set<string>();
  for (const factions of FACTIONS) {
    let state = newTable({ factions, players: 3 });
    for (let step = 0; GAME.outcome(state) === undefined && step < 240; step++) {
      const seat = decider(state);
      const isTurn = state.top() === QUESTION.turn;
      for (let hex = 0; isTurn && hex < state.table.map.size; hex += 6) {
        const chains = chainsOn(state, seat, hex);
        for (const { id, moves } of chains) {
          const draft = draftOn(TERRA_MYSTICA_PAGE, state, seat, moves);
          if (!draft.ok) throw new Error(moves.map((m) => GAME.notation.print(state, m)).join());
          ids.add(id);
          for (const move of moves) paid.add(kindOf(move));
          expect(draft.value.state.terrain(hex)).toBe(landOf(state, seat));
          const built = moves.filter((move) => kindOf(move) === KIND.build).length;
          expect(built).toBe(id === 'dwelling' ? 1 : 0);
          // No further choice is needed, unless spades are left, a town is founded, or the next
          // turn belongs to the same player.
          const asks = draft.value.open && sendable(draft.value) === undefined;
          if (asks) expect(ASKED).toContain(draft.value.state.top());
        }
        const order = chains.map(({ id }) => id);
        expect(order).toEqual(order.toSorted());
      }
      const legal = legalMoves(GAME, state, seat);
      ({ state } = after(state, seat, legal[(step * 13) % legal.length]));
    }
  }
  expect(ids).toEqual(new Set(['dwelling', 'land']));
  for (const kind of [KIND.burn, KIND.power, KIND.transform, KIND.build]) {
    expect(paid).toContain(kind);
  }
});

test('land that is own already has no such way, and neither has what is asked in between', () => {
  let state = newTable({ factions: ['nomads', 'witches'], players: 2 });
  for (let step = 0; step < 200 && GAME.outcome(state) === undefined; step++) {
    const seat = decider(state);
    for (let hex = 0; hex < state.table.map.size; hex += 5) {
      const isOwn = state.terrain(hex) === landOf(state, seat);
      if (isOwn || state.top() !== QUESTION.turn) expect(chainsOn(state, seat, hex)).toEqual([]);
    }
    const legal = legalMoves(GAME, state, seat);
    ({ state } = after(state, seat, legal[(step * 7) % legal.length]));
  }
});
