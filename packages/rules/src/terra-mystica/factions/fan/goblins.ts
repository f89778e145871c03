import type { Seat } from '../../../kernel/index.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { CHOOSE_CULT } from '../../cults/cult.ts';
import type { Sink } from '../../events.ts';
import { gainCoins, gainPower, gainWorkers } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import {
  DWELLING,
  SANCTUARY,
  STRONGHOLD,
  TEMPLE,
  TRADING_POST,
} from '../../structures/building-kinds.ts';
import { BUILDINGS } from '../../vocabulary.ts';

const POCKETS = pockets({ 'goblin-tokens': [2] });
const TOKENS = POCKETS.named['goblin-tokens'];
const COINS_PER_POST = 2;
const SANCTUARY_STEPS = 2;

/**
 * Steps for stronghold and sanctuary, which are one kind of building here. The steps of a sanctuary
 * are all on one cult (FAQ 3.5 Q2 on nearly the same words); in rules before 2026-11-28 each step
 * could be on any cult.
 */
function giveSteps(s: State, seat: Seat): void {
  for (let n = s.onMap(seat, STRONGHOLD); n > 0; n--) s.push(CHOOSE_CULT.number, seat, 1, 1);
  for (let n = s.onMap(seat, SANCTUARY); n > 0; n--) {
    if (s.table.shrineStepsTogether) s.push(CHOOSE_CULT.number, seat, SANCTUARY_STEPS, 1);
    else for (let m = 0; m < SANCTUARY_STEPS; m++) s.push(CHOOSE_CULT.number, seat, 1, 1);
  }
}

function reward(s: State, seat: Seat, building: number, sink: Sink): void {
  const count = s.onMap(seat, building);
  switch (building) {
    case DWELLING:
      gainPower(s, seat, count, 'ability', sink);
      break;
    case TRADING_POST:
      gainCoins(s, seat, COINS_PER_POST * count, 'ability', sink);
      break;
    case TEMPLE:
      gainWorkers(s, seat, count, 'ability', sink);
      break;
    default:
      giveSteps(s, seat);
  }
}

/** Stronghold and sanctuary are chosen together; the move uses the name of the stronghold. */
const cashIn: Ability<State> = {
  name: 'goblin-reward',
  when: 'action',
  args: ['building'],
  list: (s, seat, into) => {
    if (TOKENS.of(s, seat) === 0) return;
    for (const building of [DWELLING, TRADING_POST, TEMPLE, STRONGHOLD]) {
      if (s.onMap(seat, building) > 0) into.add(building);
    }
    if (s.onMap(seat, STRONGHOLD) === 0 && s.onMap(seat, SANCTUARY) > 0) into.add(SANCTUARY);
  },
  check: (s, seat, building, _two, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'goblin-reward', because }, reason);
    if (TOKENS.of(s, seat) === 0) return no('no-token');
    const kinds = [...Array(s.table.map.size).keys()]
      .filter((hex) => s.owner(hex) === seat)
      .map((hex) => BUILDINGS[s.building(hex)]);
    const name = BUILDINGS[building];
    if (name === 'none' || !kinds.includes(name)) return no('none-on-map');
    return name === 'sanctuary' && kinds.includes('stronghold') ? no('with-stronghold') : LEGAL;
  },
  apply: (s, seat, building, _two, sink) => {
    TOKENS.gain(s, seat, -1, sink);
    reward(s, seat, building, sink);
  },
};

const goblinsOf = (tokens: number) =>
  board<State>({
    id: 'goblins',
    board: 'black',
    secondBoard: true,
    home: 'swamp',
    start: { cults: { earth: 1, air: 1 }, kept: [tokens] },
    temple: { coins: 6 },
    stronghold: { income: { power: [0, 4] } },
    landscape: NO_LANDSCAPE,
    abilities: [cashIn],
    hooks: {
      built: (s, seat, _hex, building, _before, sink) => {
        if (building === TEMPLE || building === SANCTUARY) TOKENS.gain(s, seat, 1, sink);
      },
      townFounded: (s, seat, _hex, _tile, sink) => {
        if (s.onMap(seat, STRONGHOLD) > 0) TOKENS.gain(s, seat, 1, sink);
      },
    },
  });

/**
 * Goblins: tokens that are exchanged for rewards; the amount depends on the structures on the map.
 */
export const goblins = goblinsOf(POCKETS.start[0]);
/** The faction of July 2024: it begins with one token. */
export const goblins202407 = goblinsOf(1);
