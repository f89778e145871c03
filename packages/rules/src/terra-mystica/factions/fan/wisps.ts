import { hasHex, intersectInto, nextHex, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { ask, askedNow } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { adjacentTo } from '../../check/geography.ts';
import { needsCycleTerrain, needsEmptyLand, needsPiece, needsTerrain } from '../../check/needs.ts';
import { gainVp } from '../../goods/gains.ts';
import { findDirectlyAdjacent } from '../../land/adjacent.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { digHex, gainSpades } from '../../spades/spades.ts';
import { dropSpades, SPADE_FLAG } from '../../spades/spades-question.ts';
import { SETS, type State } from '../../state.ts';
import { DWELLING, TRADING_POST } from '../../structures/building-kinds.ts';
import { buildDwelling } from '../../structures/structures.ts';
import { CYCLE, TERRAINS } from '../../vocabulary.ts';
import { needsQuestion } from './asked.ts';

const ASKS = { spade: 0, dwelling: 1 } as const;
const BESIDE = new Int32Array(WORDS);

/** A free spade on a hex directly adjacent to the new trading post; nothing is built there. */
const spade: Ability<State> = {
  name: 'wisp-spade',
  when: 'question',
  args: ['hex', 'terrain'],
  list: (s, seat, into) => {
    const { question, p: tradingPost } = askedNow(s);
    if (question !== ASKS.spade) return;
    findDirectlyAdjacent(s, seat, tradingPost, BESIDE);
    intersectInto(BESIDE, 0, s.i32, SETS.empty);
    for (let hex = nextHex(BESIDE, 0, -1); hex >= 0; hex = nextHex(BESIDE, 0, hex)) {
      const terrain = s.terrain(hex);
      if (terrain >= CYCLE) continue;
      into.add(hex, (terrain + 1) % CYCLE);
      into.add(hex, (terrain + CYCLE - 1) % CYCLE);
    }
  },
  check: (s, _seat, hex, terrain, reason) => {
    const wrong =
      needsQuestion(s, 'wisp-spade', ASKS.spade, reason) ||
      needsEmptyLand(s, hex, reason) ||
      needsCycleTerrain(s, hex, reason);
    if (wrong !== LEGAL) return wrong;
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'wisp-spade', because }, reason);
    if (!adjacentTo(s, askedNow(s).p).includes(hex)) return no('not-beside-trading-post');
    const apart = Math.abs(terrain - s.terrain(hex));
    const isStep = terrain < CYCLE && (apart === 1 || apart === CYCLE - 1);
    return isStep ? LEGAL : no('not-one-step');
  },
  apply: (s, seat, hex, terrain, sink) => {
    gainSpades(s, seat, 1, sink, 'ability', SPADE_FLAG.alone);
    digHex(s, seat, hex, terrain, 1, sink);
    dropSpades(s, seat, sink);
  },
};

/** The dwelling of the stronghold: free, on any empty hex that is home terrain already. */
const dwelling: Ability<State> = {
  name: 'wisp-dwelling',
  when: 'question',
  args: ['hex'],
  list: (s, seat, into) => {
    if (askedNow(s).question !== ASKS.dwelling || s.piecesLeft(seat, DWELLING) === 0) return;
    const home = SETS.ground + s.home(seat) * WORDS;
    for (let hex = nextHex(s.i32, home, -1); hex >= 0; hex = nextHex(s.i32, home, hex)) {
      if (hasHex(s.i32, SETS.empty, hex)) into.add(hex);
    }
  },
  check: (s, seat, hex, _two, reason) =>
    needsQuestion(s, 'wisp-dwelling', ASKS.dwelling, reason) ||
    needsEmptyLand(s, hex, reason) ||
    needsTerrain(s, hex, TERRAINS.indexOf('lakes'), reason) ||
    needsPiece(s, seat, DWELLING, reason),
  apply: (s, seat, hex, _two, sink) => buildDwelling(s, seat, hex, true, sink),
};

function askForSpade(s: State, seat: Seat, hex: number): void {
  ask(s, seat, ASKS.spade, true, hex);
}

/** Wisps: a spade beside each trading post, a dwelling anywhere with the stronghold. */
export const wisps = board<State>({
  id: 'wisps',
  board: 'blue',
  secondBoard: true,
  home: 'lakes',
  start: { power: [7, 5, 0], cults: { water: 1, air: 1 } },
  stronghold: { coins: 4, income: { power: [0, 3] } },
  traits: { strongholdVp: 7 },
  landscape: NO_LANDSCAPE,
  abilities: [spade, dwelling],
  hooks: {
    built: (s, seat, hex, building) => {
      if (building === TRADING_POST) askForSpade(s, seat, hex);
    },
    strongholdBuilt: (s, seat, sink) => {
      gainVp(s, seat, s.trait(seat, TRAIT.strongholdVp), 'stronghold', sink);
      ask(s, seat, ASKS.dwelling, true);
    },
  },
});
