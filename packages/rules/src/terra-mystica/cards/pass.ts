import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG, NO_CARD } from '../arguments.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { joiningLandBridges } from '../bridges/land-bridges.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainVp } from '../goods/gains.ts';
import { NONE, ROUNDS, type State } from '../state.ts';
import { DWELLING, TEMPLE, TRADING_POST } from '../structures/building-kinds.ts';
import { BUILDINGS, FAVOUR_TILES } from '../vocabulary.ts';
import { takeCard, takeFirstOfTwo } from './cards.ts';
import { checkPass } from './pass.check.ts';
import { addCards } from './take.ts';

export const PASS = kind({
  word: 'pass',
  args: [ARG.cardOrNone],
  meaning: 'pass and take another bonus card',
  answers: [
    {
      to: TURN,
      list: (s, _seat, into, kind) => {
        if (s.round() === ROUNDS) into.add(packMove(kind, NO_CARD));
        else addCards(s, kind, into);
      },
      check: (s, _seat, card, _b, _c, reason) => checkPass(s, card, reason),
      apply: (s, seat, card, _b, _c, sink) => {
        // The first of two actions was to pass: there is no second action.
        if (s.top() === TURN.number) s.pop();
        pass(s, seat, card, sink);
      },
    },
  ],
});

/**
 * Scores points for passing, then takes another bonus card with its coins; no card in the last
 * round (FAQ 2.7 Q1).
 */
function pass(s: State, seat: Seat, card: number, sink: Sink): void {
  s.markPassed(seat);
  sink?.push({ type: 'passed', seat });
  scorePass(s, seat, sink);
  s.table.hooks.passed[s.faction(seat)]?.(s, seat, sink);
  if (card === NO_CARD) return;
  if (s.trait(seat, TRAIT.moreCards) === 0) takeCard(s, seat, card, sink);
  else takeFirstOfTwo(s, seat, card, sink);
}

/** The points for passing. */
export function scorePass(s: State, seat: Seat, sink: Sink): void {
  const { table } = s;
  scoreCard(s, seat, s.card(seat), sink);
  if (s.card2(seat) !== NONE) scoreCard(s, seat, s.card2(seat), sink);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    if (!s.hasFavour(seat, tile)) continue;
    gainVp(
      s,
      seat,
      table.favourPassVp[tile * 5 + s.onMap(seat, TRADING_POST)],
      'favour-tile',
      sink,
    );
  }
  gainVp(s, seat, s.trait(seat, TRAIT.passVpPerTemple) * s.onMap(seat, TEMPLE), 'stronghold', sink);
  const perBridge = s.trait(seat, TRAIT.passVpPerBridge);
  if (perBridge > 0) gainVp(s, seat, perBridge * joiningBridges(s, seat), 'stronghold', sink);
}

function scoreCard(s: State, seat: Seat, card: number, sink: Sink): void {
  const { table } = s;
  let vp = table.cardVpShipping[card] * s.shipping(seat);
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    vp += table.cardVp[card * BUILDINGS.length + kind] * s.onMap(seat, kind);
  }
  const dwellings = s.trait(seat, TRAIT.landscapeDwelling);
  vp += table.cardVp[card * BUILDINGS.length + DWELLING] * dwellings;
  gainVp(s, seat, vp, 'bonus-card', sink);
}

/** Own bridges with own structures at both ends. */
function joiningBridges(s: State, seat: Seat): number {
  let count = 0;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    const { a, b } = bridges[bridge];
    if (s.bridgeOwner(bridge) !== seat) continue;
    if (s.owner(a) === seat && s.owner(b) === seat) count++;
  }
  return count + joiningLandBridges(s, seat);
}
