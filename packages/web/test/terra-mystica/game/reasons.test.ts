import {
  type BOARDS,
  CYCLE,
  FACTION_DEFINITIONS,
  type FactionId,
  KIND,
  landPrice,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { whyNotOn } from '../../../src/terra/game/reasons.ts';
import { REASONS } from '../../../src/terra-mystica/game/reasons.ts';
import { begun } from './positions.ts';

const TRANSFORM = { kind: KIND.transform };

/** A first turn of a faction that has nothing to pay for spades. */
function poor(faction: FactionId): State {
  const other = faction === 'witches' ? 'engineers' : 'witches';
  const state = begun([faction, boardOf(faction) === boardOf(other) ? 'mermaids' : other]);
  state.addWorkers(0, -state.workers(0));
  state.setPriests(0, 0);
  state.setBowls(0, 0, 0, 0);
  return state;
}

function boardOf(faction: FactionId): (typeof BOARDS)[number] {
  const found = FACTION_DEFINITIONS.find(({ id }) => id === faction);
  if (found === undefined) throw new Error(faction);
  return found.board;
}

/** Steps between two terrains on the short way, counted around the printed circle. */
function stepsBetween(one: Terrain, other: Terrain): number {
  const circle = ['plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland', 'desert'];
  const apart = Math.abs(circle.indexOf(one) - circle.indexOf(other));
  return Math.min(apart, circle.length - apart);
}

/** An empty hex in reach of the seat. */
function hexInReach(state: State): number {
  for (let hex = 0; hex < state.table.map.size; hex++) {
    const why = whyNotOn(REASONS, state, 0, TRANSFORM, 'hex', hex);
    if (why?.code === 'too-many-spades') return hex;
  }
  throw new Error('nothing in reach');
}

const DIGGING = FACTION_DEFINITIONS.filter(({ spades }) => spades.pay !== 'nothing').map(
  ({ id }) => id as FactionId,
);

test.each(DIGGING)('of %s a reason tells the spades of the wheel, for every terrain', (faction) => {
  const state = poor(faction);
  const hex = hexInReach(state);
  const home = TERRAINS[state.home(0)];
  for (let terrain = 0; terrain < CYCLE; terrain++) {
    state.setTerrain(hex, terrain);
    const shows = TERRAINS[terrain];
    const isIce = TERRAINS[state.groundOf(0)] === 'ice';
    if (shows === home && !isIce) continue;
    // A hex that reaches the start terrain becomes ice, and this takes one spade.
    const steps = Math.max(1, stepsBetween(shows, home));
    const spades = faction === 'giants' ? 2 : steps;
    expect(landPrice(state, 0, terrain), shows).toBe(spades);
    expect(whyNotOn(REASONS, state, 0, TRANSFORM, 'hex', hex), shows).toMatchObject({
      code: 'too-many-spades',
      params: { terrain: isIce ? 'ice' : home, spades, most: 0 },
    });
  }
});

test('land of volcanoes is told by its price, and land that never changes by none', () => {
  const acolytes = begun(['acolytes', 'witches']);
  expect(landPrice(acolytes, 0, TERRAINS.indexOf('desert'))).toBe(3);
  expect(landPrice(acolytes, 0, TERRAINS.indexOf('forest'))).toBe(4);
  expect(landPrice(acolytes, 0, TERRAINS.indexOf('volcano'))).toBe(0);
  const dragonlords = begun(['dragonlords', 'witches']);
  expect(landPrice(dragonlords, 0, TERRAINS.indexOf('desert'))).toBe(1);
  expect(landPrice(dragonlords, 0, TERRAINS.indexOf('forest'))).toBe(2);
  const riverwalkers = begun(['riverwalkers', 'witches']);
  for (const terrain of ['desert', 'lakes', 'wasteland'] as const) {
    const index = TERRAINS.indexOf(terrain);
    const isLocked = ((riverwalkers.locked(0) >> index) & 1) !== 0;
    expect(landPrice(riverwalkers, 0, index), terrain).toBe(isLocked ? undefined : 0);
  }
  expect(landPrice(dragonlords, 1, TERRAINS.indexOf('volcano'))).toBe(undefined);
});
