import type { List, Moves, Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { FACE } from '../cards.ts';
import { needsInHand } from '../check/needs.ts';
import { cellOf } from '../check/places.ts';
import { kind } from '../define.ts';
import { POWER_OBJECTIVES } from '../ending/objectives.ts';
import type { Sink } from '../events.ts';
import { isRepeated, playCard } from '../hand/hand.ts';
import { NONE, type State } from '../state.ts';
import { TURN } from '../turn/turn.ts';
import { POWERS } from '../vocabulary.ts';
import { tileNamed } from '../world/world.ts';
import { EFFECT } from './effect.ts';
import { PLAYED_POWERS, POWER_DEFINITIONS, type PowerDefinition } from './index.ts';
import { OPEN_WINDOW } from './window.ts';

/**
 * The kinds of moves that play power cards. The first one lists them all, in the order of the hand.
 */
export const POWER_KINDS = PLAYED_POWERS.map((power, place) =>
  powerKind(power, place === 0 ? { list: listPowers } : {}),
);

function listPowers(s: State, seat: Seat, into: Moves): void {
  const held = s.handSize(seat);
  for (let card = s.placeFrom(seat, FACE.power); card < held; card++) {
    const face = s.hand(seat, card);
    if (face >= FACE.city) return;
    if (isRepeated(s, seat, card)) continue;
    const power = face - FACE.power;
    POWER_DEFINITIONS[power]?.list(s, into, BY_POWER[power]?.number ?? NONE);
  }
}

/** By number of the power card; undefined for protection. */
const BY_POWER = POWERS.map((id) => POWER_KINDS.find(({ word }) => word === id));

function powerKind<P extends (typeof PLAYED_POWERS)[number]['id']>(
  definition: PowerDefinition<P>,
  lister: { readonly list?: List<State> },
) {
  const { id, args, meaning } = definition;
  const power = POWERS.indexOf(id);
  const isAimed = args.includes(ARG.x);
  return kind({
    word: id,
    args,
    meaning,
    answers: [
      {
        to: TURN,
        // In the order of a hand, in which cities are last.
        before: 'city',
        ...lister,
        check: (s, seat, x, y, how, reason) =>
          needsInHand(s, seat, FACE.power + power, reason) ||
          definition.check(s, cellOf(x, y), how, reason),
        apply: (s, seat, x, y, how, sink) => {
          announce(s, seat, power, isAimed ? tileNamed(s, x, y) : NONE, how, sink);
        },
      },
    ],
  });
}

/**
 * Puts the card in front of the player at once; its effect comes after the window. Rules, "Power
 * cards".
 */
function announce(
  s: State,
  seat: Seat,
  power: number,
  tile: number,
  how: number,
  sink: Sink,
): void {
  playCard(s, seat, FACE.power + power, sink);
  s.push(POWER_OBJECTIVES.number, seat);
  s.push(EFFECT.number, seat, power, tile, how);
  s.push(OPEN_WINDOW.number, seat);
}
