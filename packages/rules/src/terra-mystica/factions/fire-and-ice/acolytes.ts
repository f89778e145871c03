import { KIND_BITS, type Moves, packMove, type Seat } from '../../../kernel/index.ts';
import { addInReach, isAnyInReach } from '../../../terra/empty-hexes.ts';
import { ARG } from '../../arguments.ts';
import { board } from '../../boards/board.ts';
import { needsLandscape } from '../../check/landscape-way.ts';
import { needsCycleTerrain, needsEmptyLand, needsReach } from '../../check/needs.ts';
import { needsVolcano, volcanoPrice as volcanoPriceAt } from '../../check/volcano.ts';
import { TURN } from '../../course/turn.ts';
import { CHOOSE_CULT } from '../../cults/cult.ts';
import { retreatCult } from '../../cults/cults.ts';
import { kind } from '../../define.ts';
import { lay, mayLay, WAY } from '../../landscapes/landscapes.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import { setTerrain } from '../../spades/spades.ts';
import { becomeVolcano, volcanoPrice } from '../../spades/volcano.ts';
import { NONE, type State } from '../../state.ts';
import { VOLCANO_PRICE } from '../../table/compiled.ts';
import { CULTS, CYCLE, VOLCANO } from '../../vocabulary.ts';
import { KIND } from '../../words.ts';

/** This kind of move lists altars too, terrain by terrain. */
const SACRIFICE = kind({
  word: 'sacrifice',
  args: [ARG.hex, ARG.cult],
  meaning: 'Acolytes: a volcano for steps of one cult',
  answers: [
    {
      to: TURN,
      before: 'transform',
      list: (s, seat, into, sacrifice) => {
        if (s.table.volcano[s.faction(seat)] !== VOLCANO_PRICE.steps) return;
        for (let terrain = 0; terrain < CYCLE; terrain++) {
          if (!isAnyInReach(s, seat, terrain)) continue;
          const price = volcanoPrice(s, seat, terrain);
          addVolcanoes(s, seat, terrain, price, sacrifice, into);
          const steps = altarSteps(s, seat);
          if (steps > 0) addVolcanoes(s, seat, terrain, steps, KIND.altar, into);
        }
      },
      check: (s, seat, hex, cult, _c, reason) =>
        needsVolcano(s, seat, 'steps', hex, reason) ||
        needsSteps(s, seat, cult, volcanoPriceAt(s, seat, hex), reason),
      apply: (s, seat, hex, cult, _c, sink) => {
        retreatCult(s, seat, cult, volcanoPrice(s, seat, s.terrain(hex)), 'volcano', sink);
        becomeVolcano(s, seat, hex, sink);
      },
    },
  ],
});

/**
 * A volcano with the landscape on it. Its price is paid before it is placed, so the payment gives
 * no power.
 */
const ALTAR = kind({
  word: 'altar',
  args: [ARG.hex, ARG.cult],
  meaning: 'Acolytes: a volcano with the landscape on it for three steps of one cult',
  answers: [
    {
      to: TURN,
      check: (s, seat, hex, cult, _c, reason) =>
        needsLandscape(s, seat, 'volcano', reason) ||
        needsEmptyLand(s, hex, reason) ||
        needsCycleTerrain(s, hex, reason) ||
        needsReach(s, seat, hex, false, NONE, reason) ||
        needsSteps(
          s,
          seat,
          cult,
          s.table.factions[s.faction(seat)].landscape.price?.steps ?? 0,
          reason,
        ),
      apply: (s, seat, hex, cult, _c, sink) => {
        retreatCult(s, seat, cult, altarSteps(s, seat), 'volcano', sink);
        setTerrain(s, seat, hex, VOLCANO, 0, 0, sink);
        lay(s, seat, hex, 0, sink);
      },
    },
  ],
});

/** The number of steps down a cult that the landscape takes; 0 if it may not be placed. */
function altarSteps(s: State, seat: Seat): number {
  if (!mayLay(s, seat, WAY.volcano)) return 0;
  return s.table.factions[s.faction(seat)].landscape.price?.steps ?? 0;
}

/** Adds each empty hex of a terrain in reach, combined with each cult that has enough steps. */
function addVolcanoes(
  s: State,
  seat: Seat,
  terrain: number,
  steps: number,
  kind: number,
  into: Moves,
): void {
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (s.cult(seat, cult) < steps) continue;
    addInReach(s, seat, terrain, packMove(kind, 0, cult), KIND_BITS, into);
  }
}

function needsSteps(
  s: State,
  seat: Seat,
  cult: number,
  price: number,
  reason: Reason | undefined,
): number {
  const steps = s.cult(seat, cult);
  if (steps >= price) return LEGAL;
  return refuse('cult-too-low', { cult: CULTS[cult], steps, price }, reason);
}

/** Acolytes: volcanoes for cult steps, cult steps for spades. */
export const acolytes = board<State>({
  id: 'acolytes',
  board: 'volcano',
  home: 'volcano',
  start: { power: [6, 6, 0], cults: { fire: 3, water: 3, earth: 3, air: 3 } },
  dwelling: { income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } },
  stronghold: { coins: 8 },
  sanctuary: { coins: 8 },
  spades: { pay: 'nothing', rates: [] },
  startVp: 25,
  volcano: 'steps',
  traits: { volcanoPrice: 3, volcanoPriceHome: 4, scoresSpadesGained: 1 },
  strongholdTraits: { priestSteps: 1 },
  orders: ['cult-step'],
  // Altar of Sacrifice.
  landscape: { way: 'volcano', price: { steps: 3 }, traits: { powerDown: 1 } },
  hooks: {
    spadesGained: (s, seat, spades) => {
      for (let n = 0; n < spades; n++) s.push(CHOOSE_CULT.number, seat, 1, 1);
      return true;
    },
  },
  kinds: [SACRIFICE, ALTAR],
});
