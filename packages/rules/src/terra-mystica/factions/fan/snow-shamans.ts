import {
  addHex,
  clearHexes,
  copyHexes,
  hasHex,
  intersectInto,
  isEmpty,
  nextHex,
  removeHex,
  WORDS,
} from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { neighboursOf } from '../../../terra/check/geography.ts';
import { ask, askedNow, resumeLater } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { needsEmptyLand, needsPiece, needsTerrain } from '../../check/needs.ts';
import { HEX_MARKS } from '../../goods/pockets.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { SETS, type State } from '../../state.ts';
import { DWELLING } from '../../structures/building-kinds.ts';
import { buildDwelling } from '../../structures/structures.ts';
import { advanceExchange, advanceShipping } from '../../tracks/tracks.ts';
import { ICE } from '../../vocabulary.ts';
import { needsQuestion } from './asked.ts';

const ASKS = { track: 0, dwelling: 1 } as const;
const RESUMES = { clear: 0, next: 1 } as const;
/** The numbers of the tracks as arguments of moves. */
const SHIPPING = 0;
const EXCHANGE = 1;
const TRACK_NAMES = ['shipping', 'exchange'] as const;
/** Empty ice hexes of the groups that have not got their dwelling yet, while the player chooses. */
const OPEN = HEX_MARKS;

const step: Ability<State> = {
  name: 'shaman-step',
  when: 'question',
  args: ['track'],
  list: (s, seat, into) => {
    if (askedNow(s).question !== ASKS.track) return;
    const faction = s.faction(seat);
    if (s.shipping(seat) < s.table.maxShipping[faction]) into.add(SHIPPING);
    if (s.exchange(seat) < s.table.maxExchange[faction]) into.add(EXCHANGE);
  },
  check: (s, seat, track, _two, reason) => {
    const wrong = needsQuestion(s, 'shaman-step', ASKS.track, reason);
    if (wrong !== LEGAL) return wrong;
    const { shipping, spades } = s.table.factions[s.faction(seat)];
    const [level, levels] =
      track === SHIPPING
        ? [s.shipping(seat), shipping.vp?.length ?? 0]
        : [s.exchange(seat), spades.rates.length];
    if (level + 1 < levels) return LEGAL;
    return refuse('track-ended', { track: TRACK_NAMES[track] }, reason);
  },
  apply: (s, seat, track, _two, sink) => {
    if (track === SHIPPING) advanceShipping(s, seat, 'ability', sink, false);
    else advanceExchange(s, seat, 'ability', sink, false);
  },
};

const dwelling: Ability<State> = {
  name: 'shaman-dwelling',
  when: 'question',
  args: ['hex'],
  list: (s, seat, into) => {
    if (askedNow(s).question !== ASKS.dwelling || s.piecesLeft(seat, DWELLING) === 0) return;
    const at = OPEN.at(seat);
    for (let hex = nextHex(s.i32, at, -1); hex >= 0; hex = nextHex(s.i32, at, hex)) into.add(hex);
  },
  check: (s, seat, hex, _two, reason) => {
    const wrong =
      needsQuestion(s, 'shaman-dwelling', ASKS.dwelling, reason) ||
      needsEmptyLand(s, hex, reason) ||
      needsTerrain(s, hex, ICE, reason) ||
      needsPiece(s, seat, DWELLING, reason);
    if (wrong !== LEGAL || OPEN.has(s, seat, hex)) return wrong;
    const no = { ability: 'shaman-dwelling', because: 'group-has-one' };
    return refuse('ability-impossible', no, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    closeGroup(s, seat, hex);
    resumeLater(s, seat, RESUMES.next);
    buildDwelling(s, seat, hex, true, sink);
  },
};

const GROUP = new Int32Array(WORDS);

/** Notes that the group of ice hexes around a hex, joined by their sides, has got its dwelling. */
function closeGroup(s: State, seat: Seat, hex: number): void {
  clearHexes(GROUP, 0);
  const left = [hex];
  addHex(GROUP, 0, hex);
  for (const from of left) {
    removeHex(s.i32, OPEN.at(seat), from);
    for (const to of neighboursOf(s, from)) {
      if (s.terrain(to) !== ICE || hasHex(GROUP, 0, to)) continue;
      addHex(GROUP, 0, to);
      left.push(to);
    }
  }
}

function askForDwelling(s: State, seat: Seat): void {
  if (isEmpty(s.i32, OPEN.at(seat))) return;
  resumeLater(s, seat, RESUMES.clear);
  ask(s, seat, ASKS.dwelling, true);
}

/**
 * Snow Shamans: steps on tracks when passing and at no other time; dwellings on the ice with the
 * stronghold.
 */
export const snowShamans = board<State>({
  id: 'snow-shamans',
  board: 'ice',
  secondBoard: true,
  home: 'ice',
  start: { cults: { water: 1, earth: 1 } },
  dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  temple: { income: { power: [0, 4, 4, 8], priests: [0, 0, 1, 1] } },
  stronghold: { income: {} },
  tracksNotBought: true,
  landscape: NO_LANDSCAPE,
  abilities: [step, dwelling],
  hooks: {
    passed: (s, seat) => ask(s, seat, ASKS.track, true),
    strongholdBuilt: (s, seat) => {
      copyHexes(s.i32, OPEN.at(seat), s.i32, SETS.ground + ICE * WORDS);
      intersectInto(s.i32, OPEN.at(seat), s.i32, SETS.empty);
      askForDwelling(s, seat);
    },
    resume: (s, seat, what) => {
      if (what === RESUMES.clear) clearHexes(s.i32, OPEN.at(seat));
      else askForDwelling(s, seat);
    },
  },
});
