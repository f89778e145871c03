import { expect, test } from 'vitest';
import { type Seat, seedFromNumber } from '../../src/kernel/index.ts';
import {
  BUILDINGS,
  type Building,
  FACTION_DEFINITIONS,
  PHASE,
  QUESTION,
  TERRAINS,
  terraMystica,
} from '../../src/terra-mystica/index.ts';
import { deriveAll } from '../../src/terra-mystica/land/reach.ts';
import { OWN_FACTIONS } from './own-factions/index.ts';

const GAME = terraMystica([], [...FACTION_DEFINITIONS, ...OWN_FACTIONS]);

/**
 * Kingdom of Ember in the action phase: structures by hex, with a number of volcano tiles under
 * each.
 */
function ember(structures: Readonly<Record<string, readonly [Building, number]>>) {
  const options = GAME.options({ factions: ['kingdom-of-ember', 'witches'], fireAndIce: true });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const set = GAME.setup(options.value, seedFromNumber(1));
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  const s = set.value;
  while (s.depth() > 0) s.pop();
  s.setHome(0, TERRAINS.indexOf('swamp'));
  for (const [name, [building, tiles]] of Object.entries(structures)) {
    const hex = s.table.map.indexOf.get(name) ?? -1;
    s.setOwner(hex, 0);
    s.setBuilding(hex, BUILDINGS.indexOf(building));
    s.addOnMap(0, BUILDINGS.indexOf(building), 1);
    s.setTerrain(hex, TERRAINS.indexOf('volcano'));
    s.setTag(hex, tiles);
  }
  s.enterPhase(PHASE.actions);
  s.setRound(1);
  s.setTurn(0);
  s.push(QUESTION.turn, 0);
  deriveAll(s);
  const play = (seat: Seat, text: string) => {
    const move = GAME.notation.parse(s, text);
    if (!move.ok) throw new Error(text);
    expect(GAME.explain(s, seat, move.value).code, text).toBe('');
    GAME.apply(s, seat, move.value);
  };
  return { s, play };
}

test('a structure that moves on founds no town on the hex between', () => {
  const { s, play } = ember({
    D1: ['stronghold', 1],
    E2: ['trading-post', 1],
    E3: ['trading-post', 1],
    D3: ['dwelling', 3],
  });
  play(0, 'ability flow D3 D2');
  play(0, 'ability flow-on D2 C1');
  expect(s.top()).not.toBe(QUESTION.town);
});
