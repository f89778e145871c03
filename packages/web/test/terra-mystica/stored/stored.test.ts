import {
  BUILDINGS,
  FAN_FACTION_IDS,
  factionKit,
  incomeOf,
  NONE,
  RESOURCES,
  type State,
} from '@pangaea/rules/terra-mystica';
import { LANGUAGES } from '@pangaea/words';
import { FAN_WORDS } from '@pangaea/words/terra-mystica/fan';
import { describe, expect, test } from 'vitest';
import { CRESTS } from '../../../src/terra-mystica/crests/index.ts';
import { FAN_CRESTS, FAN_STORES } from '../../../src/terra-mystica/fan/looks.ts';
import { boardOf as factionBoardOf } from '../../../src/terra-mystica/game/board.ts';
import { boardOf } from '../../../src/terra-mystica/game/position.ts';
import { describeHex } from '../../../src/terra-mystica/play/describe.ts';
import { FAN_SPEECHES } from '../fan/tables.ts';
import { begun, definitionOf, EDITIONS, FANS, OWN, play, setUp } from './tables.ts';

const ALL_CRESTS = { ...CRESTS, ...FAN_CRESTS };

/** Code names and gaps, and in Japanese any word in Latin letters. */
const FAULTS = {
  en: /undefined|NaN|[a-z]-[a-z]+-[a-z]|\[object/,
  ja: /undefined|NaN|[a-z]{2,}|\[object/,
} as const;

function storesOf(faction: (typeof FANS)[number]) {
  return FAN_STORES[faction] ?? { pockets: [], board: [] };
}

describe.each(FANS)('%s', (faction) => {
  const stores = storesOf(faction);
  const { pockets, board, rows, internal = {}, onHex, octagons = {} } = stores;

  test('every pocket is shown, or is internal for a reason', () => {
    for (const edition of EDITIONS) {
      const { kept = [] } = definitionOf(faction, edition).start;
      // A pocket of another edition is empty.
      expect([0, pockets.length]).toContain(kept.length);
    }
    expect(definitionOf(faction, 'on').start.kept ?? []).toHaveLength(pockets.length);
    const shown = [...board.flatMap(({ shows }) => shows), ...(rows?.shows ?? [])];
    expect(new Set([...shown, ...Object.keys(internal)])).toEqual(new Set(pockets));
    expect(shown.filter((name) => name in internal)).toEqual([]);
    for (const reason of Object.values(internal)) expect(reason.length).toBeGreaterThan(10);
  });

  test('pockets stand at their places, and nothing else is stored on the map', () => {
    const wrong = new Set<string>();
    for (const [place, edition] of EDITIONS.entries()) {
      const state = setUp(faction, edition, place + 3);
      const sums = new Map<string, number>();
      const start = definitionOf(faction, edition).start.kept ?? [];
      for (const at of start.keys()) add(sums, pockets[at], state.kept(OWN, at));
      play(state, (s, events) => {
        for (const event of events) {
          if (event.type === 'kept' && event.seat === OWN) add(sums, event.what, event.amount);
        }
        const now = new Map<string, number>();
        for (const at of start.keys()) add(now, pockets[at], s.kept(OWN, at));
        for (const [name, sum] of sums) {
          if (now.get(name) !== sum) wrong.add(`${name} holds ${now.get(name)}, was told ${sum}`);
        }
        if (hasNumbers(s) && onHex?.shows.includes('numbers') !== true) wrong.add('numbers');
        if (hasMarks(s) && onHex?.shows.includes('marks') !== true) wrong.add('marks');
        return false;
      });
    }
    expect([...wrong]).toEqual([]);
  });

  test('its actions once per round are octagons with a name', () => {
    const once = EDITIONS.flatMap((edition) =>
      (definitionOf(faction, edition).abilities ?? [])
        .filter((ability) => ability.once === true)
        .map(({ name }) => name),
    );
    expect(new Set(Object.keys(octagons))).toEqual(new Set(once));
    for (const language of LANGUAGES) {
      for (const name of once) {
        expect(FAN_WORDS[language][faction].moves[name].name).not.toMatch(FAULTS[language]);
      }
    }
  });

  test.each(LANGUAGES)('its stored things are told and explained (%s)', (language) => {
    const words = FAN_WORDS[language][faction];
    expect(Object.keys(words.stored ?? {}).sort()).toEqual(board.map(({ id }) => id).sort());
    const texts = new Set<string>();
    const names = new Set<string>();
    for (const edition of EDITIONS) {
      play(
        setUp(faction, edition, 5),
        (s) => {
          for (const { id, picture } of board) {
            const { numbers } = picture(s, OWN) ?? {};
            const said = words.stored?.[id];
            if (numbers !== undefined && said !== undefined) texts.add(said.told(...numbers));
          }
          for (const { id, count } of boardOf(s, ALL_CRESTS, FAN_STORES).hexes.flatMap(
            ({ stored = [] }) => stored,
          )) {
            names.add(id);
            texts.add(words.onHex?.[id]?.(count) ?? 'undefined');
          }
          return false;
        },
        9,
      );
    }
    for (const { name, notes } of Object.values(words.stored ?? {})) {
      for (const text of [name, ...notes]) texts.add(text);
      for (const note of notes) expect(note).toMatch(/[.。]$/);
    }
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(FAULTS[language]);
    }
    for (const id of names) expect(Object.keys(words.onHex ?? {})).toContain(id);
    expect(onHex === undefined).toBe(words.onHex === undefined);
  });
});

test('every fan faction is looked at', () => {
  expect(FANS).toEqual([...FAN_FACTION_IDS]);
});

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

function hexes(state: State): readonly number[] {
  return [...state.table.map.names.keys()];
}

function hasNumbers(state: State): boolean {
  return hexes(state).some((hex) => state.owner(hex) === OWN && state.tag(hex) > 0);
}

function hasMarks(state: State): boolean {
  return hexes(state).some((hex) => factionKit.HEX_MARKS.has(state, OWN, hex));
}

function pictureOf(faction: (typeof FANS)[number], state: State, id: string) {
  const found = storesOf(faction).board.find((each) => each.id === id);
  return found?.picture(state, OWN);
}

test('Chash Dallah: the spaces of the track bring what the engine pays', () => {
  for (const edition of EDITIONS) {
    const state = begun('chash-dallah', edition);
    const paid = () => RESOURCES.map((_, resource) => incomeOf(state, OWN, resource));
    let before = paid().map(() => 0);
    for (let space = 0; space <= 4; space++) {
      state.keep(OWN, 0, space);
      const now = paid();
      const picture = pictureOf('chash-dallah', state, 'income-track');
      if (picture?.kind !== 'track') throw new Error('no track');
      expect(picture.at).toBe(space);
      const { coins = 0, workers = 0 } = picture.spaces[space].income;
      if (space > 0) {
        expect([coins, workers]).toEqual([now[0] - before[0], now[1] - before[1]]);
        expect(picture.spaces[space].vp).toBe(space);
      } else expect(coins).toBe(edition === 'on' ? 0 : 2);
      before = now;
    }
  }
});

test('Changelings: pieces of three colours on their rows and on the map', () => {
  let seen = 0;
  play(setUp('changelings', 'on', 2), (s) => {
    if (s.faction(OWN) === NONE) return false;
    const found = factionBoardOf(s, OWN, s, FAN_STORES);
    const rows = found?.rows ?? [];
    for (const { building, slots } of rows) {
      const kind = BUILDINGS.indexOf(building);
      const left = slots.filter(({ isCovered }) => isCovered).length;
      const ninth = building === 'dwelling' && s.kept(OWN, 4) > 0 ? 1 : 0;
      const strongholds = s.onMap(OWN, BUILDINGS.indexOf('stronghold'));
      const all = building === 'dwelling' ? 8 + strongholds : slots.length;
      expect(left + (strongholds > 0 ? ninth : 0) + s.onMap(OWN, kind)).toBe(all);
    }
    if (s.kept(OWN, 0) === 0 || s.kept(OWN, 1) === 0) return false;
    const colours = new Set(
      rows.flatMap(({ slots }) => slots.map(({ piece }) => piece?.colour)).filter(Boolean),
    );
    expect(colours.has('violet')).toBe(false);
    for (const hex of boardOf(s, ALL_CRESTS, FAN_STORES).hexes) {
      if (hex.owner !== OWN || hex.stands === 'none') continue;
      seen++;
      expect(hex.things).toEqual([{ kind: 'ring', count: expect.any(Number), colour: 'violet' }]);
      expect(hex.colour).not.toBe('violet');
    }
    return false;
  });
  expect(seen).toBeGreaterThan(50);
});

test('Changelings: the first dwelling has the colour of A, the second that of B', () => {
  const state = begun('changelings');
  const own = boardOf(state, ALL_CRESTS, FAN_STORES).hexes.filter(({ owner }) => owner === OWN);
  const colours = pictureOf('changelings', state, 'colours');
  if (colours?.kind !== 'colours') throw new Error('no colours');
  expect(own.map(({ shows }) => shows).sort()).toEqual(colours.terrains.slice(0, 2).sort());
});

test('Kingdom of Ember: stacks have their height, town tiles their place', () => {
  const state = begun('kingdom-of-ember');
  const [hex] = hexes(state).filter((each) => state.owner(each) === OWN);
  factionKit.HEX_NUMBER.set(state, hex, 5);
  factionKit.HEX_MARKS.add(state, OWN, hex, 'town-tile', undefined);
  expect(boardOf(state, ALL_CRESTS, FAN_STORES).hexes[hex].things).toEqual([
    { kind: 'tiles', count: 5, colour: 'orange' },
    { kind: 'plaque', count: 1, colour: 'orange' },
  ]);
  state.keep(OWN, 0, 3);
  expect(pictureOf('kingdom-of-ember', state, 'removed-priests')).toMatchObject({ count: 3 });
  expect(
    pictureOf('kingdom-of-ember', begun('kingdom-of-ember', 'bga-2024-07'), 'removed-priests'),
  ).toBeUndefined();
});

test('a hex is described with what lies on it', () => {
  const state = begun('kingdom-of-ember');
  const [hex] = hexes(state).filter((each) => state.owner(each) === OWN);
  factionKit.HEX_NUMBER.set(state, hex, 5);
  factionKit.HEX_MARKS.add(state, OWN, hex, 'town-tile', undefined);
  const shown = boardOf(state, ALL_CRESTS, FAN_STORES).hexes[hex];
  const name = () => 'X';
  for (const speech of FAN_SPEECHES) {
    const { onHex } = FAN_WORDS[speech.language]['kingdom-of-ember'];
    const said = describeHex(speech, { seat: name, full: name, player: name }, shown, false);
    expect(said).toContain(onHex?.tiles(5));
    expect(said).toContain(onHex?.['town-tile'](1));
  }
});

test('Children of the Wyrm: tokens on rivers', () => {
  const state = begun('children-of-the-wyrm');
  const river = hexes(state).findIndex((hex) => !state.isLand(hex));
  factionKit.HEX_MARKS.add(state, OWN, river, 'wyrm-token', undefined);
  expect(boardOf(state, ALL_CRESTS, FAN_STORES).hexes[river]).toMatchObject({
    terrain: 'river',
    things: [{ kind: 'stone', count: 1, colour: 'black' }],
  });
});

test('Firewalkers: the blocker on the points track, and what can be spent', () => {
  const state = begun('firewalkers');
  expect(
    boardOf(state, ALL_CRESTS, FAN_STORES).seats.find(({ seat }) => seat === OWN)?.blocker,
  ).toBe(16);
  expect(pictureOf('firewalkers', state, 'blocker')).toMatchObject({
    space: 16,
    points: 20,
    numbers: [16, 4],
  });
  expect(factionBoardOf(state, OWN, state, FAN_STORES)?.rows[2].slots.map(({ vp }) => vp)).toEqual([
    0, 2, 0,
  ]);
});

test('Geologists: the ring, its marker, and the terrains beside it are open', () => {
  const state = begun('geologists');
  const picture = pictureOf('geologists', state, 'circle');
  if (picture?.kind !== 'circle') throw new Error('no circle');
  expect(picture.ring).toBe(state.home(OWN));
  expect(picture.marked).toBe(1 << picture.ring);
  const beside = [(picture.ring + 1) % 7, (picture.ring + 6) % 7];
  expect(picture.open).toBe(beside.reduce((bits, terrain) => bits | (1 << terrain), 0));
  for (let terrain = 0; terrain < 7; terrain++) state.keep(OWN, terrain, 0);
  expect(pictureOf('geologists', state, 'circle')).toMatchObject({ open: 1 << picture.ring });
});

test('Treasurers, Djinni, Goblins, Atlanteans: what they begin with', () => {
  const treasury = begun('treasurers');
  treasury.keep(OWN, 1, 4);
  expect(pictureOf('treasurers', treasury, 'treasury')).toMatchObject({
    goods: { coins: treasury.kept(OWN, 0), workers: 4, priests: treasury.kept(OWN, 2) },
  });
  expect(pictureOf('djinni', begun('djinni'), 'lamps')).toMatchObject({ count: 3, of: 3 });
  expect(pictureOf('goblins', begun('goblins'), 'goblin-tokens')).toMatchObject({ count: 2 });
  expect(pictureOf('goblins', begun('goblins', 'bga-2024-07'), 'goblin-tokens')).toMatchObject({
    count: 1,
  });
  const rewards = pictureOf('atlanteans', begun('atlanteans'), 'atlantean-rewards');
  expect(rewards).toMatchObject({ power: 3, numbers: [3, 0] });
});

test('the Enlightened: tokens are counted when there are more than others have', () => {
  const state = begun('the-enlightened');
  expect(pictureOf('the-enlightened', state, 'tokens')).toBeUndefined();
  factionKit.gainTokens(state, OWN, 5, 0, 'conversion', undefined);
  expect(pictureOf('the-enlightened', state, 'tokens')).toMatchObject({ count: 17 });
});

test('Snow Shamans: tracks are shown without a price', () => {
  const found = factionBoardOf(begun('snow-shamans'), OWN);
  expect(found?.shipping).toMatchObject({ price: undefined, isBought: false });
  expect(found?.spades).toMatchObject({ price: undefined, isBought: false });
});

test('a dwelling on a river stands on piles', () => {
  const state = begun('selkies');
  const river = hexes(state).findIndex((hex) => !state.isLand(hex));
  factionKit.putDwelling(state, OWN, river, undefined);
  expect(boardOf(state, ALL_CRESTS, FAN_STORES).hexes[river]).toMatchObject({
    building: 'river-house',
  });
});
