import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { STRONGHOLD } from '../structures/building-kinds.ts';
import { SPECIAL_ACTIONS } from '../vocabulary.ts';
import { checkSpecial } from './special.check.ts';

export const SPECIAL = kind({
  word: 'special',
  args: [ARG.special],
  meaning: 'an action of a card, favour tile or faction board',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, special) => {
        for (let actions = specialsOf(s, seat); actions !== 0; actions &= actions - 1) {
          const action = 31 - Math.clz32(actions & -actions);
          if (mayTakeSpecial(s, seat, action)) into.add(packMove(special, action));
        }
      },
      check: (s, seat, action, _b, _c, reason) => checkSpecial(s, seat, action, reason),
      apply: (s, seat, action, _b, _c, sink) => takeSpecial(s, seat, action, sink),
    },
  ],
});

/** Special actions that the seat has: card, favour tiles, board, stronghold; as bits. */
export function specialsOf(s: State, seat: Seat): number {
  const { table } = s;
  const laid = s.landscape(seat) === NONE ? 0 : 2;
  let actions = table.actions[s.faction(seat) * 4 + laid + s.onMap(seat, STRONGHOLD)];
  const card = table.cardAction[s.card(seat)];
  if (card > 0) actions |= 1 << (card - 1);
  if (s.card2(seat) !== NONE) {
    const second = table.cardAction[s.card2(seat)];
    if (second > 0) actions |= 1 << (second - 1);
  }
  const favour = s.favours(seat);
  for (let bits = favour; bits !== 0; bits &= bits - 1) {
    const action = table.favourAction[31 - Math.clz32(bits & -bits)];
    if (action > 0) actions |= 1 << (action - 1);
  }
  return actions;
}

/** Whether the seat may take one of its special actions now. */
function mayTakeSpecial(s: State, seat: Seat, action: number): boolean {
  const { repeatable, possible, price } = s.table.specials[action];
  if (!repeatable && s.isSpecialUsed(seat, action)) return false;
  const condition = s.table.emptyActions ? price : possible;
  return condition === undefined || condition(s, seat);
}

function takeSpecial(s: State, seat: Seat, action: number, sink: Sink): void {
  const { repeatable, begin } = s.table.specials[action];
  if (!repeatable) s.useSpecial(seat, action);
  sink?.push({ type: 'used', seat, what: SPECIAL_ACTIONS[action] });
  begin(s, seat, sink);
}
