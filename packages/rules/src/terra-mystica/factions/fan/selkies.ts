import { hasHex, nextHex, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { hexName, isRiver, neighboursOf } from '../../../terra/check/geography.ts';
import { resumeLater } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { adjacentTo } from '../../check/geography.ts';
import { needsCoins, needsPiece, needsWorkers } from '../../check/needs.ts';
import type { Sink } from '../../events.ts';
import { gainVp, pay } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { findDirectlyAdjacent } from '../../land/adjacent.ts';
import { deriveReach } from '../../land/reach.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import { gainSpades } from '../../spades/spades.ts';
import { hasBegun, isAlone } from '../../spades/spades-left.ts';
import { dropSpades, SPADE_FLAG, SPADES } from '../../spades/spades-question.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { DWELLING } from '../../structures/building-kinds.ts';
import { buildDwelling } from '../../structures/structures.ts';
import { ICE } from '../../vocabulary.ts';

const PRICE = { workers: 2, coins: 2 } as const;
const POINTS = 2;
/** Shipping added during the action of the stronghold. */
const POCKETS = pockets({ 'farther-shipping': [0] });
const FARTHER = POCKETS.named['farther-shipping'];

const BESIDE = new Int32Array(WORDS);

/** Whether two own structures on ice beside a river hex are not directly adjacent to each other. */
function isBetween(s: State, seat: Seat, river: number): boolean {
  const { adjacentLand } = s.table.map;
  const at = river * WORDS;
  for (let one = nextHex(adjacentLand, at, -1); one >= 0; one = nextHex(adjacentLand, at, one)) {
    if (!isIceHome(s, seat, one)) continue;
    findDirectlyAdjacent(s, seat, one, BESIDE);
    for (let two = nextHex(adjacentLand, at, one); two >= 0; ) {
      if (isIceHome(s, seat, two) && !hasHex(BESIDE, 0, two)) return true;
      two = nextHex(adjacentLand, at, two);
    }
  }
  return false;
}

function isIceHome(s: State, seat: Seat, hex: number): boolean {
  return s.owner(hex) === seat && s.terrain(hex) === ICE;
}

function listRivers(s: State, seat: Seat, add: (hex: number) => void): void {
  if (s.workers(seat) < PRICE.workers || s.coins(seat) < PRICE.coins) return;
  if (s.piecesLeft(seat, DWELLING) === 0) return;
  const { river } = s.table.map;
  for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
    if (s.owner(hex) !== NONE || hasHex(s.i32, SETS.riverTowns, hex)) continue;
    if (isBetween(s, seat, hex)) add(hex);
  }
}

function checkRiver(
  s: State,
  seat: Seat,
  ability: string,
  hex: number,
  reason: Reason | undefined,
): number {
  const no = (because: string) => refuse('ability-impossible', { ability, because }, reason);
  if (!isRiver(s, hex)) return refuse('not-a-river-hex', { hex: hexName(s, hex) }, reason);
  if (s.owner(hex) !== NONE) return no('river-taken');
  if (hasHex(s.i32, SETS.riverTowns, hex)) {
    return refuse('river-holds-town', { hex: hexName(s, hex) }, reason);
  }
  const ice = neighboursOf(s, hex).filter((each) => isIceHome(s, seat, each));
  const isPair = (one: number) =>
    ice.some((other) => other !== one && !adjacentTo(s, one).includes(other));
  if (!ice.some(isPair)) return no('not-between-ice');
  return (
    needsPiece(s, seat, DWELLING, reason) ||
    needsWorkers(s, seat, PRICE.workers, reason) ||
    needsCoins(s, seat, PRICE.coins, reason)
  );
}

function buildOnRiver(s: State, seat: Seat, hex: number, sink: Sink): void {
  pay(s, seat, PRICE.workers, PRICE.coins, 'build', sink);
  gainVp(s, seat, POINTS, 'ability', sink);
  buildDwelling(s, seat, hex, true, sink);
}

const onRiver: Ability<State> = {
  name: 'river-dwelling',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => listRivers(s, seat, (hex) => into.add(hex)),
  check: (s, seat, hex, _two, reason) => checkRiver(s, seat, 'river-dwelling', hex, reason),
  apply: (s, seat, hex, _two, sink) => buildOnRiver(s, seat, hex, sink),
};

/**
 * The dwelling is built while the seat has free spades, as any other dwelling could be: the spades
 * are then lost.
 */
const insteadOfSpades: Ability<State> = {
  name: 'river-dwelling-instead',
  when: 'spades',
  args: ['hex'],
  list: (s, seat, into) => {
    if (!hasBegun(s) && !isAlone(s)) listRivers(s, seat, (hex) => into.add(hex));
  },
  check: (s, seat, hex, _two, reason) => {
    const flags = s.arg(SPADES.at.flags);
    const never = SPADE_FLAG.cleanup | SPADE_FLAG.alone | SPADE_FLAG.transformed;
    if ((flags & never) !== 0) return refuse('no-building-now', {}, reason);
    return checkRiver(s, seat, 'river-dwelling-instead', hex, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    dropSpades(s, seat, sink);
    buildOnRiver(s, seat, hex, sink);
  },
};

const farSpade: Ability<State> = {
  name: 'far-spade',
  when: 'action',
  once: true,
  stronghold: true,
  args: [],
  list: (_s, _seat, into) => into.add(),
  check: () => LEGAL,
  apply: (s, seat, _one, _two, sink) => {
    FARTHER.gain(s, seat, 1, sink);
    deriveReach(s, seat);
    resumeLater(s, seat, 0);
    gainSpades(s, seat, 1, sink, 'ability');
  },
};

/** Selkies: dwellings on rivers between ice; a spade with a larger shipping range. */
export const selkies = board<State>({
  id: 'selkies',
  board: 'ice',
  secondBoard: true,
  home: 'ice',
  start: { cults: { water: 2 }, kept: POCKETS.start },
  dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  stronghold: { income: { power: [0, 4] } },
  onRivers: true,
  landscape: NO_LANDSCAPE,
  abilities: [onRiver, insteadOfSpades, farSpade],
  hooks: {
    moreShipping: (s, seat) => FARTHER.of(s, seat),
    mayUpgrade: (s, _seat, hex) => s.isLand(hex),
    resume: (s, seat, _a, _b, sink) => {
      FARTHER.gain(s, seat, -1, sink);
      deriveReach(s, seat);
    },
  },
  checks: { mayBecome: (s, _seat, hex) => !isRiver(s, hex) },
});
