import type { Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import type { Ability } from '../boards/ability.ts';
import { AFTER_ACTION } from '../course/after-action.ts';
import { CONVERTING } from '../course/converting.ts';
import { TURN } from '../course/turn.ts';
import { kind, type Way } from '../define.ts';
import type { Sink } from '../events.ts';
import { SPADES } from '../spades/spades-question.ts';
import type { State } from '../state.ts';
import { checkAbility } from './ability.check.ts';
import { addAbilities, offset } from './ability-moves.ts';
import { ASKED } from './asking.ts';

/** The way to answer a question with the abilities of one moment. */
function way(moment: Ability<State>['when']): Way {
  return {
    when: (s, _seat, ability) => s.table.abilities[ability].when === moment,
    list: (s, seat, into) => void addAbilities(s, seat, moment, into),
    check: (s, seat, ability, one, two, reason) => checkAbility(s, seat, ability, one, two, reason),
    apply: (s, seat, ability, one, two, sink) => useAbility(s, seat, ability, one, two, sink),
    ...(moment === 'free' ? { beside: true } : {}),
  };
}

const FREE = way('free');

export const ABILITY = kind({
  word: 'ability',
  args: [ARG.ability, ARG.one, ARG.two],
  meaning: 'a move of a faction’s own; `-` where it names nothing',
  answers: [
    { to: TURN, before: 'burn', ...way('action') },
    { to: TURN, before: 'pass', ...FREE },
    { to: AFTER_ACTION, ...FREE },
    { to: CONVERTING, ...FREE },
    { to: SPADES, ...way('spades') },
    { to: ASKED, ...way('question') },
  ],
});

/** Uses an ability; the arguments are those of the move. */
function useAbility(
  s: State,
  seat: Seat,
  number: number,
  one: number,
  two: number,
  sink: Sink,
): void {
  const { table } = s;
  const ability = table.abilities[number];
  if (ability.once) s.useAbility(seat, number - table.abilitiesFrom[s.faction(seat)]);
  let p = 0;
  let q = 0;
  if (ability.when === 'question') {
    p = s.arg(ASKED.at.p);
    q = s.arg(ASKED.at.q);
    s.pop();
  }
  sink?.push({ type: 'used', seat, what: ability.name });
  const { things } = table;
  const x = one - offset(things, ability.args[0]);
  ability.apply(s, seat, x, two - offset(things, ability.args[1]), sink, p, q);
}
