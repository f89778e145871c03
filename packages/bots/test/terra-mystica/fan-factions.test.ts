// Bots play every game with fan factions to its end, and the value of stored things is checked.
import {
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  type FactionDefinition,
  terraMystica,
} from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import { LEVELS, makeBot } from '../../src/index.ts';
import { TERRA_MYSTICA_JUDGE } from '../../src/terra-mystica/index.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica([], FACTION_DEFINITIONS, FAN_FACTIONS);
const { begin, chance, play } = tablesOf(game);
const MAPS = ['base', 'revised-base', 'lakes', 'fjords', 'fire-and-ice'];

/** Tables with as many different colours as possible, until each fan faction has been at one. */
function tables(): readonly (readonly string[])[] {
  const left = new Set<FactionDefinition>(FAN_FACTIONS.on);
  const found: string[][] = [];
  while (left.size > 0) {
    const table: FactionDefinition[] = [];
    for (const each of [...left, ...FACTION_DEFINITIONS]) {
      const isTaken = table.some(({ board }) => board === each.board);
      if (table.length < 4 && !isTaken) table.push(each);
    }
    for (const each of table) left.delete(each);
    found.push(table.map(({ id }) => id));
  }
  return found;
}

it.each(tables().map((factions, place) => ({ factions, place })))(
  'play at a table of $factions',
  ({ factions, place }) => {
    for (const level of LEVELS) {
      const options = {
        factions,
        map: MAPS[place % MAPS.length],
        fanFactions: place % 2 === 0 ? 'on' : 'bga-2024-07',
        fireAndIce: true,
        landscapes: true,
      };
      const state = begin(options, 3);
      const bots = factions.map(() => makeBot(game, TERRA_MYSTICA_JUDGE, level));
      play(state, bots, 60);
      expect(game.outcome(state)?.vp).toHaveLength(factions.length);
    }
  },
);

it.each(['random-boards', 'auction', 'fast-auction'])('begin by %s', (factions) => {
  const state = begin({ players: 5, factions, fanFactions: 'on', fireAndIce: true }, 4);
  const bot = makeBot(game, TERRA_MYSTICA_JUDGE, 'intermediate');
  play(state, Array(5).fill(bot), 60);
  expect(game.outcome(state)?.vp).toHaveLength(5);
});

it.each([
  ['treasurers', 0, 4],
  ['goblins', 0, 1],
  ['djinni', 0, 1],
] as const)('the stored things of %s have a value', (faction, pocket, amount) => {
  const state = begin({ factions: [faction, 'witches'], fanFactions: 'on' }, 5);
  play(state, [chance, chance], 0, () => state.round() === 0);
  const into = new Float64Array(5);
  TERRA_MYSTICA_JUDGE.judge(state, into);
  const before = into[0];
  state.keep(0, pocket, state.kept(0, pocket) + amount);
  TERRA_MYSTICA_JUDGE.judge(state, into);
  expect(into[0]).toBeGreaterThan(before);
});
