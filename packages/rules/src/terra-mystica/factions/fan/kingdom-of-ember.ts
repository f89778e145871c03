import { addHex, clearHexes, hasHex, nextHex, uniteInto, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { hexName } from '../../../terra/check/geography.ts';
import { ask, askedNow } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { isOwn } from '../../check/geography.ts';
import { needsCycleTerrain, needsEmptyLand, needsPriests } from '../../check/needs.ts';
import type { Sink } from '../../events.ts';
import { addPriests, gainPower } from '../../goods/gains.ts';
import { HEX_MARKS, HEX_NUMBER, pockets } from '../../goods/pockets.ts';
import { findGroup } from '../../land/groups.ts';
import { isHomeOfOther } from '../../land/homes.ts';
import { moveStructure, splitTowns } from '../../land/relocate.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { setTerrain } from '../../spades/spades.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { DWELLING } from '../../structures/building-kinds.ts';
import { ALL_GROUPS, LOOK_FOR_TOWNS } from '../../towns/look-for-towns.ts';
import { BUILDINGS, CYCLE, VOLCANO } from '../../vocabulary.ts';
import { needsQuestion } from './asked.ts';
import { mostValuable, tilesArriving } from './kingdom-of-ember.check.ts';

/**
 * The questions: a stack flows on; the place of a town tile; a tile under a dwelling, or under any
 * structure.
 */
const ASKS = { flowOn: 0, townTile: 1, underDwelling: 2, underAny: 3 } as const;
/**
 * Volcano tiles under an own structure. A hex that a stack has left still has one, as its terrain
 * shows.
 */
const HEIGHT = HEX_NUMBER;
const MOST_TILES = 31;
/** Hexes with an own town tile. */
const TOWNS = HEX_MARKS;
const POCKETS = pockets({ 'removed-priests': [0] });
const REMOVED = POCKETS.named['removed-priests'];
const STRONGHOLD_TILES = 2;

/** Puts another volcano tile under a structure. */
function addTile(s: State, seat: Seat, hex: number, sink: Sink): void {
  HEIGHT.set(s, hex, HEIGHT.of(s, hex) + 1);
  sink?.push({ type: 'marked', seat, hex: hexName(s, hex), what: 'volcano-tile' });
}

/** Lists the own structures that can get another tile. */
function addOwn(s: State, seat: Seat, onlyDwellings: boolean, add: (hex: number) => void): void {
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (onlyDwellings && s.building(hex) !== DWELLING) continue;
    if (HEIGHT.of(s, hex) < MOST_TILES) add(hex);
  }
}

const raise: Ability<State> = {
  name: 'raise-lava',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => {
    if (s.priests(seat) > 0) addOwn(s, seat, false, (hex) => into.add(hex));
  },
  check: (s, seat, hex, _two, reason) => {
    if (!isOwn(s, seat, hex)) return refuse('not-your-building', { hex: hexName(s, hex) }, reason);
    if (s.tag(hex) < MOST_TILES) return needsPriests(s, seat, 1, reason);
    return refuse('ability-impossible', { ability: 'raise-lava', because: 'too-high' }, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    addPriests(s, seat, -1, 'ability', sink);
    REMOVED.gain(s, seat, 1, sink);
    addTile(s, seat, hex, sink);
    gainPower(s, seat, 1, 'ability', sink);
  },
};

const FRONT = new Int32Array(WORDS);
const NEXT = new Int32Array(WORDS);
const SEEN = new Int32Array(WORDS);

/**
 * Lists the land hexes where a stack may stop next: beside it, or across rivers without structures.
 * The stack leaves a tile behind, and loses one tile for each river hex and one for home terrain of
 * another player.
 */
function addFlows(
  s: State,
  seat: Seat,
  from: number,
  add: (to: number, tiles: number) => void,
): void {
  const { map } = s.table;
  clearHexes(SEEN, 0);
  clearHexes(FRONT, 0);
  addHex(FRONT, 0, from);
  for (let left = HEIGHT.of(s, from) - 1; left > 0; left--) {
    clearHexes(NEXT, 0);
    for (let hex = nextHex(FRONT, 0, -1); hex >= 0; hex = nextHex(FRONT, 0, hex)) {
      uniteInto(NEXT, 0, map.adjacent, hex * WORDS);
    }
    clearHexes(FRONT, 0);
    for (let hex = nextHex(NEXT, 0, -1); hex >= 0; hex = nextHex(NEXT, 0, hex)) {
      if (hasHex(SEEN, 0, hex) || s.owner(hex) !== NONE) continue;
      addHex(SEEN, 0, hex);
      if (!s.isLand(hex)) addHex(FRONT, 0, hex);
      else if (s.terrain(hex) < CYCLE) {
        const tiles = isHomeOfOther(s, seat, s.terrain(hex)) ? left - 1 : left;
        if (tiles > 0) add(hex, tiles);
      }
    }
  }
}

/** The first step of a stack as the action of a turn, or a later step. */
function flowing(name: string, when: 'action' | 'question'): Ability<State> {
  return {
    name,
    when,
    args: ['hex', 'hex'],
    list: (s, seat, into) => {
      const now = when === 'question' ? askedNow(s) : undefined;
      if (now !== undefined && now.question !== ASKS.flowOn) return;
      const own = SETS.own + seat * WORDS;
      for (let from = nextHex(s.i32, own, -1); from >= 0; from = nextHex(s.i32, own, from)) {
        if (now !== undefined && from !== now.p) continue;
        if (!TOWNS.has(s, seat, from)) addFlows(s, seat, from, (to) => into.add(from, to));
      }
    },
    check: (s, seat, from, to, reason) => {
      const no = (because: string) =>
        refuse('ability-impossible', { ability: name, because }, reason);
      if (when === 'question') {
        const wrong = needsQuestion(s, name, ASKS.flowOn, reason);
        if (wrong !== LEGAL) return wrong;
        if (from !== askedNow(s).p) return no('other-stack');
      }
      if (!isOwn(s, seat, from)) {
        return refuse('not-your-building', { hex: hexName(s, from) }, reason);
      }
      if (TOWNS.has(s, seat, from)) return no('town-tile');
      const wrong = needsEmptyLand(s, to, reason) || needsCycleTerrain(s, to, reason);
      if (wrong !== LEGAL) return wrong;
      return tilesArriving(s, seat, from, to) > 0 ? LEGAL : no('too-few-tiles');
    },
    apply: (s, seat, from, to, sink) => {
      if (when === 'action') s.push(LOOK_FOR_TOWNS.number, seat, ALL_GROUPS);
      flow(s, seat, from, to, sink);
    },
  };
}

/**
 * A stack flows together with its structure; the town that it leaves keeps the structures connected
 * with its tile.
 */
function flow(s: State, seat: Seat, from: number, to: number, sink: Sink): void {
  let tiles = 0;
  addFlows(s, seat, from, (hex, left) => {
    if (hex === to) tiles = left;
  });
  setTerrain(s, seat, to, VOLCANO, 0, 0, sink);
  moveStructure(s, seat, from, to, sink);
  HEIGHT.set(s, from, 0);
  HEIGHT.set(s, to, tiles);
  splitTowns(s, seat, s.i32, TOWNS.at(seat));
  if (tiles > 1) ask(s, seat, ASKS.flowOn, true, to);
}

const GROUP = new Int32Array(WORDS);

/**
 * A town tile is placed under a structure with the highest value in the town; if several have that
 * value, the player chooses.
 */
const layTile: Ability<State> = {
  name: 'lay-under-strongest',
  when: 'question',
  args: ['hex'],
  list: (s, seat, into) => {
    const { question, p } = askedNow(s);
    if (question === ASKS.townTile) addStrongest(s, seat, p, (hex) => into.add(hex));
  },
  check: (s, seat, hex, _two, reason) => {
    const wrong = needsQuestion(s, 'lay-under-strongest', ASKS.townTile, reason);
    if (wrong !== LEGAL || mostValuable(s, seat, askedNow(s).p).includes(hex)) return wrong;
    const no = { ability: 'lay-under-strongest', because: 'not-strongest' };
    return refuse('ability-impossible', no, reason);
  },
  apply: (s, seat, hex, _two, sink) => TOWNS.add(s, seat, hex, 'town-tile', sink),
};

/** Lists the structures with the highest value in the group of a given structure. */
function addStrongest(s: State, seat: Seat, town: number, add: (hex: number) => void): void {
  findGroup(s, seat, town, GROUP);
  const worth = (hex: number) =>
    s.table.value[s.faction(seat) * BUILDINGS.length + s.building(hex)];
  let most = 0;
  for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) {
    most = Math.max(most, worth(hex));
  }
  for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) {
    if (worth(hex) === most) add(hex);
  }
}

function layTownTile(s: State, seat: Seat, town: number, sink: Sink): void {
  const strongest: number[] = [];
  addStrongest(s, seat, town, (hex) => strongest.push(hex));
  if (strongest.length > 1) ask(s, seat, ASKS.townTile, false, town);
  else TOWNS.add(s, seat, strongest[0], 'town-tile', sink);
}

/** Removed priests come back, `most` at most. */
function takeBack(s: State, seat: Seat, most: number, sink: Sink): void {
  const back = Math.min(most, REMOVED.of(s, seat));
  REMOVED.gain(s, seat, -back, sink);
  addPriests(s, seat, back, 'ability', sink);
}

/** A volcano tile comes under a structure, because of a spade, an upgrade or the stronghold. */
const layVolcano: Ability<State> = {
  name: 'volcano-tile',
  when: 'question',
  args: ['hex'],
  list: (s, seat, into) => {
    const { question } = askedNow(s);
    if (question !== ASKS.underDwelling && question !== ASKS.underAny) return;
    addOwn(s, seat, question === ASKS.underDwelling, (hex) => into.add(hex));
  },
  check: (s, seat, hex, _two, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'volcano-tile', because }, reason);
    const { question } = askedNow(s);
    if (question === ASKS.flowOn || question === ASKS.townTile) return no('not-asked');
    if (!isOwn(s, seat, hex)) return refuse('not-your-building', { hex: hexName(s, hex) }, reason);
    if (question === ASKS.underDwelling && BUILDINGS[s.building(hex)] !== 'dwelling') {
      return no('no-dwelling');
    }
    return s.tag(hex) < MOST_TILES ? LEGAL : no('too-high');
  },
  apply: (s, seat, hex, _two, sink) => addTile(s, seat, hex, sink),
};

const GIVEN = {
  id: 'kingdom-of-ember',
  board: 'volcano',
  secondBoard: true,
  home: 'volcano',
  dwelling: { income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } },
  stronghold: { coins: 8, income: { power: [0, 5] } },
  sanctuary: { coins: 8 },
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  landscape: NO_LANDSCAPE,
} as const;
const CULTS = { fire: 1, earth: 1 } as const;
const FLOW = [flowing('lava-flow', 'action'), flowing('lava-flow-on', 'question'), layTile];

/** Kingdom of Ember: volcano tiles for priests, in stacks that flow and carry their structures. */
export const kingdomOfEmber = board<State>({
  ...GIVEN,
  start: { cults: CULTS, kept: POCKETS.start },
  abilities: [raise, ...FLOW],
  hooks: {
    placed: (s, _seat, hex) => HEIGHT.set(s, hex, 1),
    built: (s, _seat, hex, _building, before) => {
      if (before === 0) HEIGHT.set(s, hex, 1);
    },
    townFounded: (s, seat, hex, _tile, sink) => layTownTile(s, seat, hex, sink),
    priestsAway: (s, seat) => REMOVED.of(s, seat),
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      takeBack(s, seat, spades, sink);
      return true;
    },
    strongholdBuilt: (s, seat, sink) => takeBack(s, seat, REMOVED.of(s, seat), sink),
  },
});

/**
 * The faction of July 2024: tiles come with spades, upgrades and the stronghold, and cost no
 * priests.
 */
export const kingdomOfEmber202407 = board<State>({
  ...GIVEN,
  start: { cults: CULTS },
  abilities: [...FLOW, layVolcano],
  hooks: {
    placed: (s, _seat, hex) => HEIGHT.set(s, hex, 1),
    built: (s, seat, hex, _building, before, sink) => {
      if (before === 0) HEIGHT.set(s, hex, 1);
      else {
        gainPower(s, seat, 1, 'ability', sink);
        ask(s, seat, ASKS.underDwelling, true);
      }
    },
    townFounded: (s, seat, hex, _tile, sink) => layTownTile(s, seat, hex, sink),
    spadesGained: (s, seat, spades) => {
      for (let n = 0; n < spades; n++) ask(s, seat, ASKS.underDwelling, true);
      return true;
    },
    strongholdBuilt: (s, seat) => {
      for (let n = 0; n < STRONGHOLD_TILES; n++) ask(s, seat, ASKS.underAny, true);
    },
    mayUpgrade: (s, _seat, hex) => s.building(hex) !== DWELLING || HEIGHT.of(s, hex) === 1,
  },
  checks: {
    mayBecome: (s, _seat, hex) => BUILDINGS[s.building(hex)] !== 'dwelling' || s.tag(hex) === 1,
  },
});
