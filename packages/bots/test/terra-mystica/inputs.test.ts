import { NONE, type terraMystica, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import { makeBot } from '../../src/index.ts';
import type { NetFile } from '../../src/learned/net-file.ts';
import { TERRA_MYSTICA_INPUTS } from '../../src/terra-mystica/inputs.ts';
import { judgeOf } from '../../src/terra-mystica/judge.ts';
import { learned } from '../../src/terra-mystica/learned.ts';
import net from '../../src/terra-mystica/net.json' with { type: 'json' };
import { inputTests } from '../learned/inputs.ts';
import { tablesOf } from '../played.ts';

const game = terraMysticaBook.game as ReturnType<typeof terraMystica>;
const FILE: NetFile = net;
const judge = judgeOf('intermediate');

inputTests({
  game,
  inputs: TERRA_MYSTICA_INPUTS,
  judge,
  evaluator: learned(game, judge),
  file: FILE,
  tables: [
    { players: 4, map: 'base', miniTownTiles: true, miniBonusCard: true, miniRoundTile: true },
    { players: 5, map: 'lakes', fireAndIce: true, finalTile: 'random', landscapes: true },
    { players: 3, map: 'fjords', fireAndIce: true, finalTile: 'random' },
    { players: 2, map: 'revised-base', fireAndIce: true, turnOrder: 'clockwise' },
    { players: 4, map: 'fire-and-ice', fireAndIce: true, landscapes: true },
    { players: 5, map: 'base', fireAndIce: true, fanFactions: 'on' },
  ],
});

it.each(['base', 'fjords'])('of groups tell which bridge there is, on %s', (map) => {
  const { begin, play } = tablesOf(game);
  const inputs = TERRA_MYSTICA_INPUTS;
  const bot = makeBot(game, judge, 'intermediate');
  const state = begin({ players: 4, map }, 3);
  // Other options: cached data must be dropped.
  const elsewhere = begin({ players: 2, map: 'lakes', factions: ['witches', 'nomads'] }, 1);
  const bridges = [...state.table.map.bridges.keys()];
  const told = new Int32Array(inputs.names.length + inputs.own.names.length);
  const write = (seat: number, bridge: number) => {
    state.setBridgeOwner(bridge, seat);
    inputs.write(state, seat, told);
    state.setBridgeOwner(bridge, NONE);
    return Int32Array.from(told);
  };
  let different = 0;
  play(state, Array(4).fill(bot), 300, (seat) => {
    if (state.round() < 2 || state.bridgesLeft(seat) < 3) return true;
    state.setBridgesLeft(seat, 2);
    const own = bridges.filter((each) => {
      const { a, b } = state.table.map.bridges[each];
      return state.owner(a) === seat || state.owner(b) === seat;
    });
    const found = own.map((bridge) => write(seat, bridge));
    for (const [place, bridge] of own.entries()) {
      inputs.write(elsewhere, 0, told);
      expect(found[place]).toEqual(write(seat, bridge));
      if (place > 0 && found[place].some((each, at) => each !== found[place - 1][at])) different++;
    }
    state.setBridgesLeft(seat, 3);
    return true;
  });
  expect(different).toBeGreaterThan(5);
});
