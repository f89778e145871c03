import type { RefusalCode, RefusalParams } from '../../src/terra-nova/refusals.ts';
import { QUESTION } from '../../src/terra-nova/rules.ts';
import { PHASE, type State } from '../../src/terra-nova/state.ts';
import { TERRAINS } from '../../src/terra-nova/vocabulary.ts';
import type { HandMade } from './hand-made.ts';

type Reasons = Exclude<RefusalCode, ''>;
export interface Attempt {
  readonly made: HandMade;
  /** Further changes, after the pieces are placed. */
  readonly also?: (state: State) => void;
  /** The seat that is asked; if left out, seat 0. */
  readonly seat?: number;
  readonly command: string | number;
}
export interface Case<C extends RefusalCode> extends Attempt {
  readonly params: RefusalParams<C>;
}

const atTurn = (buildings: NonNullable<HandMade['buildings']>, rest: HandMade = {}): HandMade => ({
  ...rest,
  buildings,
});

/** A lake faction with a house between a river and five land hexes. */
export const LAKE = atTurn({ B3: '0 house' });
const golems = (rest: HandMade): HandMade => ({
  factions: ['golems', 'water-sprites'],
  buildings: { B2: '0 left-palace' },
  ...rest,
});
/** Four buildings with value 7 in two groups on both sides of C3. */
export const SEA_DOGS: HandMade = {
  factions: ['sea-dogs', 'golems'],
  buildings: {
    B3: '0 house',
    A4: '0 trading-post',
    C2: '0 trading-post',
    C1: '0 trading-post',
  },
};
const NEUTRAL: HandMade = {
  factions: ['druids', 'golems'],
  variant: 'gold-diggers',
  frame: [QUESTION['neutral-house'], 0, TERRAINS.indexOf('lake')],
};

/** For each code, positions and moves that are refused with it, and exactly the params reported. */
export const REFUSED: { readonly [C in Reasons]: readonly Case<C>[] } = {
  'not-a-move': [
    { made: LAKE, command: -1, params: { move: -1 } },
    { made: LAKE, command: 63, params: { move: 63 } },
    // `end` with an argument, `build` on hex 255, and a move with a bit above the arguments.
    { made: LAKE, command: 1 << 6, params: { move: 64 } },
    { made: LAKE, command: 5 | (255 << 6), params: { move: 16325 } },
    { made: LAKE, command: 1 << 30, params: { move: 1 << 30 } },
  ],
  'no-such-seat': [
    { made: LAKE, seat: 2, command: 'sail', params: { seat: 2, players: 2 } },
    { made: LAKE, seat: -1, command: 'order all', params: { seat: -1, players: 2 } },
    { made: LAKE, seat: 32, command: 'sail', params: { seat: 32, players: 2 } },
    { made: LAKE, seat: 0.5, command: 'sail', params: { seat: 0.5, players: 2 } },
  ],
  'game-over': [
    { made: { phase: PHASE.over }, command: 'sail', params: {} },
    { made: { phase: PHASE.over }, command: 'order all', params: {} },
  ],
  'not-your-decision': [
    { made: LAKE, seat: 1, command: 'sail', params: { seat: 1, deciders: '0' } },
    {
      made: { factions: ['druids', 'golems', 'sea-dogs'], frame: [QUESTION.exchange, 0b110] },
      command: 'end',
      params: { seat: 0, deciders: '1 2' },
    },
    {
      made: LAKE,
      also: (state) => state.setWaiting(true),
      command: 'sail',
      params: { seat: 0, deciders: '' },
    },
    {
      made: LAKE,
      also: (state) => state.pop(),
      command: 'sail',
      params: { seat: 0, deciders: '' },
    },
  ],
  'not-now': [
    { made: LAKE, command: 'end', params: { command: 'end', pending: 'turn' } },
    {
      made: { frame: [QUESTION.faction, 0] },
      command: 'build B3',
      params: { command: 'build', pending: 'faction' },
    },
    {
      made: { frame: [QUESTION['neutral-house'], 0, 1] },
      command: 'place B3',
      params: { command: 'place', pending: 'neutral-house' },
    },
    {
      made: { frame: [QUESTION['place-house'], 0] },
      command: 'build B3',
      params: { command: 'build', pending: 'place-house' },
    },
    {
      made: { frame: [QUESTION['bonus-tile'], 0] },
      command: 'pass D',
      params: { command: 'pass', pending: 'bonus-tile' },
    },
    {
      made: { frame: [QUESTION['after-action'], 0] },
      command: 'town vp',
      params: { command: 'town', pending: 'after-action' },
    },
    {
      made: { frame: [QUESTION['optional-house'], 0, 'A3'] },
      command: 'exchange 1',
      params: { command: 'exchange', pending: 'optional-house' },
    },
    {
      made: { frame: [QUESTION['second-shovel'], 0, 'A3'] },
      command: 'build A3',
      params: { command: 'build', pending: 'second-shovel' },
    },
    {
      made: { frame: [QUESTION['edge-house'], 0] },
      command: 'special A3',
      params: { command: 'special', pending: 'edge-house' },
    },
    {
      made: { frame: [QUESTION.town, 0] },
      command: 'end',
      params: { command: 'end', pending: 'town' },
    },
    {
      made: { frame: [QUESTION.exchange, 0b11] },
      command: 'sail',
      params: { command: 'sail', pending: 'exchange' },
    },
  ],
  'action-already-taken': [
    {
      made: { frame: [QUESTION['after-action'], 0] },
      command: 'sail',
      params: { command: 'sail' },
    },
    {
      made: { frame: [QUESTION['after-action'], 0] },
      command: 'pass D',
      params: { command: 'pass' },
    },
  ],
  'nothing-to-decline': [
    { made: LAKE, command: 'decline', params: { pending: 'turn' } },
    { made: { frame: [QUESTION.town, 0] }, command: 'decline', params: { pending: 'town' } },
  ],

  'faction-taken': [
    {
      made: { factions: [undefined, 'druids'], frame: [QUESTION.faction, 0] },
      command: 'faction druids',
      params: { faction: 'druids', by: 1 },
    },
  ],
  'colour-taken': [
    {
      made: { factions: [undefined, 'druids'], frame: [QUESTION.faction, 0] },
      command: 'faction fairies',
      params: { faction: 'fairies', colour: 'green', by: 1 },
    },
  ],
  'colour-neutral': [
    {
      made: {
        factions: [undefined, 'druids'],
        variant: 'planners',
        frame: [QUESTION.faction, 0],
      },
      also: (state) => state.setNeutral(TERRAINS.indexOf('desert')),
      command: 'faction sand-cats',
      params: { faction: 'sand-cats', colour: 'yellow' },
    },
  ],

  'not-land': [
    { made: LAKE, command: 'build C3', params: { hex: 'C3' } },
    { made: LAKE, command: 'transform C3', params: { hex: 'C3' } },
    { made: LAKE, command: 'power-shovel P5 C3', params: { hex: 'C3' } },
    { made: { frame: [QUESTION['place-house'], 0] }, command: 'place C3', params: { hex: 'C3' } },
    {
      made: { frame: [QUESTION['edge-house'], 0] },
      command: 'edge-house A5',
      params: { hex: 'A5' },
    },
    {
      made: { frame: [QUESTION['second-shovel'], 0] },
      command: 'transform C3',
      params: { hex: 'C3' },
    },
  ],
  'not-empty': [
    { made: LAKE, command: 'build B3', params: { hex: 'B3', building: 'house' } },
    {
      made: atTurn({ B3: '0 house', C4: '1 trading-post' }),
      command: 'transform C4',
      params: { hex: 'C4', building: 'trading-post' },
    },
    {
      made: atTurn({ B3: '0 house', B4: 'neutral-house' }),
      command: 'power-shovel P6 B4',
      params: { hex: 'B4', building: 'neutral-house' },
    },
    {
      made: { ...NEUTRAL, buildings: { B6: 'neutral-house' } },
      command: 'neutral B6',
      params: { hex: 'B6', building: 'neutral-house' },
    },
  ],
  'not-home-terrain': [
    {
      made: LAKE,
      command: 'build A3',
      params: { hex: 'A3', terrain: 'swamp', home: 'lake' },
    },
    {
      made: { frame: [QUESTION['place-house'], 0] },
      command: 'place A4',
      params: { hex: 'A4', terrain: 'desert', home: 'lake' },
    },
    {
      made: atTurn({ B3: '0 left-palace' }),
      command: 'special A3',
      params: { hex: 'A3', terrain: 'swamp', home: 'lake' },
    },
  ],
  'already-home-terrain': [
    { made: LAKE, command: 'transform A2', params: { hex: 'A2', terrain: 'lake' } },
    { made: LAKE, command: 'power-shovel P5 A2', params: { hex: 'A2', terrain: 'lake' } },
    { made: LAKE, command: 'power-shovel P6 A2', params: { hex: 'A2', terrain: 'lake' } },
    {
      made: { ...LAKE, bonusTile: 'D' },
      command: 'bonus-shovel A2',
      params: { hex: 'A2', terrain: 'lake' },
    },
    {
      made: { ...LAKE, terrain: { A3: 'lake' }, frame: [QUESTION['second-shovel'], 0, 'A3'] },
      command: 'transform A3',
      params: { hex: 'A3', terrain: 'lake' },
    },
    {
      made: { factions: ['sun-worshippers', 'golems'], buildings: { A4: '0 left-palace' } },
      command: 'special B1',
      params: { hex: 'B1', terrain: 'desert' },
    },
  ],
  'not-in-reach': [
    { made: LAKE, command: 'build C2', params: { hex: 'C2', sailing: 0 } },
    { made: { ...LAKE, sailing: 1 }, command: 'build E9', params: { hex: 'E9', sailing: 1 } },
    {
      made: { ...LAKE, bonusTile: 'C', sailing: 1 },
      command: 'transform I9',
      params: { hex: 'I9', sailing: 2 },
    },
    { made: LAKE, command: 'power-shovel P5 I1', params: { hex: 'I1', sailing: 0 } },
    {
      made: { factions: ['inventors', 'golems'], buildings: { A3: '0 left-palace' } },
      command: 'special I9',
      params: { hex: 'I9', sailing: 0 },
    },
    {
      made: { ...LAKE, frame: [QUESTION['second-shovel'], 0, 'A3'] },
      command: 'transform I1',
      params: { hex: 'I1', sailing: 0 },
    },
  ],
  'not-adjacent-by-land': [
    {
      // A bridge joins C4 and C2.
      made: {
        factions: ['sun-worshippers', 'golems'],
        buildings: { C4: '0 left-palace' },
        bridges: { 'C2-C4': 0 },
      },
      command: 'special C2',
      params: { hex: 'C2' },
    },
  ],
  'not-at-outer-edge': [
    {
      made: { frame: [QUESTION['edge-house'], 0] },
      command: 'edge-house C4',
      params: { hex: 'C4' },
    },
  ],
  'not-just-transformed': [
    {
      made: { ...LAKE, terrain: { A3: 'lake' }, frame: [QUESTION['optional-house'], 0, 'A3'] },
      command: 'build A2',
      params: { hex: 'A2' },
    },
  ],
  'too-many-shovels': [
    {
      made: { ...LAKE, frame: [QUESTION['second-shovel'], 0, 'A3'] },
      command: 'transform A4',
      params: { hex: 'A4', shovels: 2, left: 1 },
    },
    {
      made: golems({
        rulings: { golemsTwoShovels: 'printed-distance' },
        frame: [QUESTION['second-shovel'], 0, 'B1'],
      }),
      command: 'transform B3',
      params: { hex: 'B3', shovels: 2, left: 1 },
    },
  ],
  'no-house-icon': [
    { made: NEUTRAL, command: 'neutral A2', params: { hex: 'A2', terrain: 'lake' } },
    { made: NEUTRAL, command: 'neutral A3', params: { hex: 'A3', terrain: 'lake' } },
  ],
  'icon-terrain-changed': [
    {
      made: { ...NEUTRAL, terrain: { B3: 'forest' } },
      command: 'neutral B3',
      params: { hex: 'B3', terrain: 'lake', shows: 'forest' },
    },
  ],

  'no-house-left': [
    {
      made: { ...LAKE, terrain: { A3: 'lake' } },
      also: (state) => state.setHouses(0, 0),
      command: 'build A3',
      params: {},
    },
    {
      made: { ...LAKE, frame: [QUESTION['optional-house'], 0, 'A3'] },
      also: (state) => state.setHouses(0, 0),
      command: 'build A3',
      params: {},
    },
    {
      made: { frame: [QUESTION['edge-house'], 0] },
      also: (state) => state.setHouses(0, 0),
      command: 'edge-house A1',
      params: {},
    },
    {
      made: atTurn({ B3: '0 left-palace' }),
      also: (state) => state.setHouses(0, 0),
      command: 'special A2',
      params: {},
    },
  ],
  'no-trading-post-left': [
    { made: LAKE, also: (state) => state.setTradingPosts(0, 0), command: 'upgrade B3', params: {} },
    {
      made: {
        factions: ['sea-dogs', 'golems'],
        buildings: { A2: '0 right-palace', C2: '0 house' },
      },
      also: (state) => state.setTradingPosts(0, 0),
      command: 'special C2',
      params: {},
    },
    {
      made: { factions: ['inventors', 'golems'], buildings: { A3: '0 left-palace' } },
      also: (state) => state.setTradingPosts(0, 0),
      command: 'special A4',
      params: {},
    },
  ],
  'no-bridge-left': [
    {
      made: atTurn({ C2: '0 house' }, { bridgesLeft: 0 }),
      command: 'bridge C2-C4',
      params: {},
    },
    {
      made: atTurn({ C2: '0 house' }, { bridgesLeft: 0 }),
      command: 'power-bridge P1 C2-C4',
      params: {},
    },
  ],
  'not-enough-coins': [
    {
      made: { ...LAKE, terrain: { A3: 'lake' }, coins: 3 },
      command: 'build A3',
      params: { cost: 4, coins: 3 },
    },
    {
      made: {
        ...LAKE,
        terrain: { A3: 'lake' },
        coins: 3,
        frame: [QUESTION['optional-house'], 0, 'A3'],
      },
      command: 'build A3',
      params: { cost: 4, coins: 3 },
    },
    { made: { ...LAKE, coins: 5 }, command: 'transform A3', params: { cost: 6, coins: 5 } },
    { made: { ...LAKE, coins: 11 }, command: 'transform A4', params: { cost: 12, coins: 11 } },
    { made: { ...LAKE, coins: 9 }, command: 'upgrade B3', params: { cost: 10, coins: 9 } },
    {
      made: atTurn({ B3: '0 house', B2: '1 house' }, { coins: 6 }),
      command: 'upgrade B3',
      params: { cost: 7, coins: 6 },
    },
    {
      made: atTurn({ B3: '0 trading-post' }, { coins: 13 }),
      command: 'palace B3 right',
      params: { cost: 14, coins: 13 },
    },
    { made: { ...LAKE, coins: 7 }, command: 'sail', params: { cost: 8, coins: 7 } },
    {
      made: atTurn({ C2: '0 house' }, { coins: 9 }),
      command: 'bridge C2-C4',
      params: { cost: 10, coins: 9 },
    },
    {
      made: { ...LAKE, coins: 5 },
      command: 'power-shovel P5 A4',
      params: { cost: 6, coins: 5 },
    },
    {
      made: { ...LAKE, bonusTile: 'D', coins: 5 },
      command: 'bonus-shovel A4',
      params: { cost: 6, coins: 5 },
    },
  ],
  'not-enough-power': [
    { made: { ...LAKE, power: 3 }, command: 'power P3', params: { cost: 4, power: 3 } },
    { made: { ...LAKE, power: 3 }, command: 'power P4', params: { cost: 4, power: 3 } },
    { made: { ...LAKE, power: 3 }, command: 'power-shovel P5 A3', params: { cost: 4, power: 3 } },
    { made: { ...LAKE, power: 5 }, command: 'power-shovel P6 A3', params: { cost: 6, power: 5 } },
    {
      made: atTurn({ C2: '0 house' }, { power: 2 }),
      command: 'power-bridge P1 C2-C4',
      params: { cost: 3, power: 2 },
    },
    {
      made: { factions: ['fire-sprites', 'golems'], buildings: { B2: '0 house' }, power: 2 },
      command: 'power P4',
      params: { cost: 3, power: 2 },
    },
    {
      made: { factions: ['fairies', 'golems'], buildings: { B4: '0 left-palace' }, power: 1 },
      command: 'special B3',
      params: { cost: 2, power: 1 },
    },
    {
      made: { factions: ['inventors', 'golems'], buildings: { A3: '0 left-palace' }, power: 5 },
      command: 'special A4',
      params: { cost: 6, power: 5 },
    },
    { made: { ...LAKE, power: 3 }, command: 'exchange 4', params: { cost: 4, power: 3 } },
    {
      made: { factions: ['druids', 'golems'], power: 5 },
      command: 'exchange-vp 2',
      params: { cost: 6, power: 5 },
    },
  ],

  'not-your-building': [
    { made: LAKE, command: 'upgrade A3', params: { hex: 'A3' } },
    {
      made: atTurn({ C4: '1 house' }),
      command: 'upgrade C4',
      params: { hex: 'C4' },
    },
    { made: LAKE, command: 'upgrade C3', params: { hex: 'C3' } },
    { made: LAKE, command: 'palace A3 left', params: { hex: 'A3' } },
    { made: SEA_DOGS, command: 'river-town C3 B2 C2', params: { hex: 'B2' } },
  ],
  'not-a-house': [
    {
      made: atTurn({ B3: '0 trading-post' }),
      command: 'upgrade B3',
      params: { hex: 'B3', building: 'trading-post' },
    },
    {
      made: { factions: ['sea-dogs', 'golems'], buildings: { A2: '0 right-palace' } },
      command: 'special A2',
      params: { hex: 'A2', building: 'right-palace' },
    },
  ],
  'not-a-trading-post': [
    { made: LAKE, command: 'palace B3 left', params: { hex: 'B3', building: 'house' } },
    {
      made: atTurn({ B3: '0 left-palace' }),
      command: 'palace B3 right',
      params: { hex: 'B3', building: 'left-palace' },
    },
  ],
  'palace-already-built': [
    {
      made: atTurn({ B3: '0 trading-post', A2: '0 right-palace' }),
      command: 'palace B3 right',
      params: { palace: 'right' },
    },
    {
      made: atTurn({ B3: '0 trading-post', A2: '0 left-palace' }),
      command: 'palace B3 left',
      params: { palace: 'left' },
    },
  ],
  'sailing-track-ended': [
    { made: { ...LAKE, sailing: 4 }, command: 'sail', params: { sailing: 4 } },
    { made: { ...LAKE, sailing: 4 }, command: 'power P3', params: { sailing: 4 } },
  ],
  'bridge-place-taken': [
    {
      made: atTurn({ C2: '0 house', C4: '1 house' }, { bridges: { 'C2-C4': 1 } }),
      command: 'bridge C2-C4',
      params: { bridge: 'C2-C4', by: 1 },
    },
  ],
  'bridge-not-at-own-building': [
    {
      made: atTurn({ C4: '1 house' }),
      command: 'bridge C2-C4',
      params: { bridge: 'C2-C4' },
    },
    { made: LAKE, command: 'power-bridge P2 C2-C4', params: { bridge: 'C2-C4' } },
  ],

  'power-action-used': [
    {
      made: LAKE,
      also: (state) => state.usePowerAction(3),
      command: 'power P4',
      params: { action: 'P4' },
    },
    {
      made: LAKE,
      also: (state) => state.usePowerAction(4),
      command: 'power-shovel P5 A3',
      params: { action: 'P5' },
    },
    {
      made: LAKE,
      also: (state) => state.usePowerAction(0),
      command: 'power-bridge P1 C2-C4',
      params: { action: 'P1' },
    },
  ],
  'power-action-other-form': [
    { made: LAKE, command: 'power P1', params: { action: 'P1', command: 'power-bridge' } },
    { made: LAKE, command: 'power P6', params: { action: 'P6', command: 'power-shovel' } },
    {
      made: LAKE,
      command: 'power-bridge P3 C2-C4',
      params: { action: 'P3', command: 'power' },
    },
    { made: LAKE, command: 'power-shovel P4 A3', params: { action: 'P4', command: 'power' } },
  ],
  'bonus-tile-without-action': [
    { made: LAKE, command: 'bonus-shovel A3', params: { tile: 'A' } },
    {
      made: LAKE,
      also: (state) => state.setBonusTile(0, 255),
      command: 'bonus-shovel A3',
      params: { tile: 'none' },
    },
  ],
  'bonus-action-used': [
    {
      made: { ...LAKE, bonusTile: 'D' },
      also: (state) => state.useBonusAction(0),
      command: 'bonus-shovel A3',
      params: { tile: 'D' },
    },
  ],
  'no-palace-action': [
    { made: LAKE, command: 'special A2', params: { faction: 'water-sprites' } },
    {
      made: atTurn({ B3: '0 right-palace' }),
      command: 'special A2',
      params: { faction: 'water-sprites' },
    },
  ],
  'palace-action-used': [
    {
      made: atTurn({ B3: '0 left-palace' }),
      also: (state) => state.usePalaceAction(0),
      command: 'special A2',
      params: { faction: 'water-sprites' },
    },
    {
      made: {
        factions: ['inventors', 'golems'],
        buildings: { A3: '0 left-palace' },
        rulings: { inventorsAction: 'once-per-round' },
      },
      also: (state) => state.usePalaceAction(0),
      command: 'special A4',
      params: { faction: 'inventors' },
    },
  ],

  'town-tile-used': [
    {
      made: { frame: [QUESTION.town, 0, 'B3'], townTiles: ['vp'] },
      command: 'town vp',
      params: { tiles: 'vp' },
    },
    {
      made: { ...SEA_DOGS, townTiles: ['coins', 'power', 'vp', 'sailing'] },
      command: 'river-town C3 B3 C2',
      params: { tiles: 'coins power vp sailing' },
    },
  ],
  'town-tile-sailing-ended': [
    {
      made: {
        frame: [QUESTION.town, 0, 'B3'],
        townTiles: ['vp', 'coins'],
        sailing: 4,
        rulings: { sailingTileAtTrackEnd: 'forbidden' },
      },
      command: 'town sailing',
      params: { tile: 'sailing', sailing: 4 },
    },
  ],
  'no-river-towns': [
    {
      made: { ...SEA_DOGS, factions: ['water-sprites', 'golems'] },
      command: 'river-town C3 B3 C2',
      params: { faction: 'water-sprites' },
    },
  ],
  'not-a-river-hex': [{ made: SEA_DOGS, command: 'river-town C4 B3 C2', params: { hex: 'C4' } }],
  'not-next-to-river-hex': [
    { made: SEA_DOGS, command: 'river-town C3 A4 C2', params: { hex: 'A4', river: 'C3' } },
    { made: SEA_DOGS, command: 'river-town C3 B3 C1', params: { hex: 'C1', river: 'C3' } },
  ],
  'same-group': [
    { made: SEA_DOGS, command: 'river-town C3 B3 B3', params: { one: 'B3', other: 'B3' } },
    {
      made: { ...SEA_DOGS, buildings: { ...SEA_DOGS.buildings, C4: '0 house' } },
      command: 'river-town C3 B3 C4',
      params: { one: 'B3', other: 'C4' },
    },
    {
      // A bridge across the river hex has joined the groups.
      made: {
        ...SEA_DOGS,
        buildings: { ...SEA_DOGS.buildings, C4: '0 house' },
        bridges: { 'C2-C4': 0 },
      },
      command: 'river-town C3 B3 C2',
      params: { one: 'B3', other: 'C2' },
    },
  ],
  'group-already-in-town': [
    {
      made: { ...SEA_DOGS, inTown: ['A4'] },
      command: 'river-town C3 B3 C2',
      params: { hex: 'B3' },
    },
  ],
  'town-too-small': [
    {
      made: { ...SEA_DOGS, buildings: { ...SEA_DOGS.buildings, C1: '0 house' } },
      command: 'river-town C3 B3 C2',
      params: { buildings: 4, value: 6, needsBuildings: 4, needsValue: 7 },
    },
    {
      made: {
        factions: ['sea-dogs', 'golems'],
        buildings: { B3: '0 left-palace', C2: '0 right-palace', C1: '0 house' },
      },
      command: 'river-town C3 B3 C2',
      params: { buildings: 3, value: 7, needsBuildings: 4, needsValue: 7 },
    },
  ],
  'town-named-otherwise': [
    {
      made: SEA_DOGS,
      command: 'river-town C3 C2 B3',
      params: { river: 'C3', one: 'B3', other: 'C2' },
    },
    {
      made: { ...SEA_DOGS, buildings: { ...SEA_DOGS.buildings, C4: '0 house' } },
      command: 'river-town C3 C2 C4',
      params: { river: 'C3', one: 'B3', other: 'C2' },
    },
  ],

  'bonus-tile-required': [
    { made: LAKE, command: 'pass none', params: {} },
    { made: { frame: [QUESTION['bonus-tile'], 0] }, command: 'take none', params: {} },
  ],
  'bonus-tile-not-available': [
    { made: LAKE, command: 'pass B', params: { tile: 'B' } },
    { made: { ...LAKE, boxed: ['E'] }, command: 'pass E', params: { tile: 'E' } },
    { made: { frame: [QUESTION['bonus-tile'], 0] }, command: 'take B', params: { tile: 'B' } },
  ],
  'bonus-tile-is-yours': [{ made: LAKE, command: 'pass A', params: { tile: 'A' } }],
  'bonus-tile-returned-this-round': [
    {
      made: { ...LAKE, returned: ['E'], rulings: { returnedBonusTiles: 'forbidden' } },
      command: 'pass E',
      params: { tile: 'E' },
    },
  ],
  'no-swap-in-last-round': [
    {
      made: { ...LAKE, round: 5, rulings: { lastRoundSwap: 'no-swap' } },
      command: 'pass D',
      params: { tile: 'D' },
    },
  ],

  'nothing-to-exchange': [
    { made: LAKE, command: 'exchange 0', params: {} },
    { made: { factions: ['druids', 'golems'] }, command: 'exchange-vp 0', params: {} },
  ],
  'no-exchange-for-vp': [{ made: LAKE, command: 'exchange-vp 1', params: {} }],
  'order-not-for-faction': [
    { made: LAKE, command: 'order vp-first', params: { order: 'vp-first' } },
    {
      made: { factions: [undefined, 'druids'], frame: [QUESTION.faction, 0] },
      command: 'order vp-first',
      params: { order: 'vp-first' },
    },
  ],
  'order-stands-already': [
    { made: LAKE, command: 'order ask', params: { order: 'ask' } },
    { made: LAKE, seat: 1, command: 'order ask', params: { order: 'ask' } },
  ],
};
