import { argA, argB, kindOf, packMove } from '@pangaea/rules/kernel';
import { KIND, type State } from '@pangaea/rules/terra-mystica';
import { type Choice, isPicked } from '../../terra/game/choices.ts';
import { whyNotOn } from '../../terra/game/reasons.ts';
import { waysToPay } from '../game/chains.ts';
import { REASONS } from '../game/reasons.ts';
import type { AllChoosing, Offered } from '../own-turn.ts';
import type { Choosing } from '../panels/props.ts';

/** Returns the last result of `make` again, as long as none of the facts has changed. */
function keepLast<R>(
  facts: readonly (keyof Offered)[],
  make: (offered: Offered) => R,
): (offered: Offered) => R {
  let last: Offered | undefined;
  let made: R;
  return (offered) => {
    const before = last;
    if (before === undefined || facts.some((fact) => before[fact] !== offered[fact])) {
      made = make(offered);
      last = offered;
    }
    return made;
  };
}

/** The facts about the buttons; they do not change while one of the buttons is picked. */
const FACTS = ['speech', 'who', 'actions', 'draft', 'wish'] as const;
const partsIn = keepLast(FACTS, (offered) => ({
  powers: partsOf(offered, KIND.power),
  specials: partsOf(offered, KIND.special),
}));

/**
 * The things on displays and tracks that may be taken now. Several parts of the table ask for them,
 * so the last result is kept.
 */
export const choosingOf = keepLast([...FACTS, 'picked'], madeChoosing);

function madeChoosing(offered: Offered): AllChoosing {
  const { speech, who, actions, picked, draft, wish } = offered;
  const open = actions
    .filter((action) => picked === undefined || isPicked(action, picked))
    .flatMap(({ choices }) => choices);
  const asked = (kind: number) => actions.find((action) => action.kind === kind);
  const draw = (choice: Choice | undefined) => {
    if (choice !== undefined) wish({ do: 'draft', move: choice.move });
  };
  /** Things of one sort that can be taken with an action of a kind. */
  const rack = (on: string, kinds: readonly number[]): Choosing | undefined => {
    const action = kinds.map(asked).find((each) => each !== undefined);
    // In a turn only the chosen action counts: passing takes a card, but a card cannot be taken
    // alone.
    const choices = open.filter(
      ({ move, target }) => target.on === on && kinds.includes(kindOf(move)),
    );
    if (action === undefined || choices.length === 0) return undefined;
    return {
      takable: new Set(choices.map(({ target }) => target.at)),
      onTake: (at) => draw(choices.find(({ target }) => target.at === at)),
      why: (at) => whyNot(draft?.state, action.kind, on, at),
    };
  };
  /** The same things without a ring: they may be taken, but no question asks for them. */
  const quietly = <T>(choosing: Choosing<T> | undefined): Choosing<T> | undefined =>
    choosing === undefined || picked !== undefined ? choosing : { ...choosing, isQuiet: true };
  const whyNot = (state: State | undefined, kind: number, on: string, at: number) => {
    if (state === undefined || draft === undefined) return undefined;
    const refusal = whyNotOn(REASONS, state, draft.seat, { kind }, on, at);
    return refusal === undefined ? undefined : speech.refusal(refusal, who);
  };
  const priests = open.filter(({ move }) => kindOf(move) === KIND.priest);
  const placeOf = ({ move }: Choice) => `${argA(move)} ${argB(move) + 1}` as const;
  return {
    favours: rack('favour-tile', [KIND.favour]),
    towns: rack('town-tile', [KIND.town]),
    cards:
      asked(KIND.take) === undefined
        ? quietly(rack('bonus-card', [KIND.pass]))
        : rack('bonus-card', [KIND.take, KIND.pass]),
    cults: rack('cult', [KIND.cult]),
    ...partsIn(offered),
    priests:
      priests.length === 0
        ? undefined
        : quietly({
            takable: new Set(priests.map(placeOf)),
            onTake: (place) => draw(priests.find((choice) => placeOf(choice) === place)),
            why: (place) => whyNot(draft?.state, KIND.priest, 'cult', Number(place.split(' ')[0])),
          }),
  };
}

/** Actions that share one kind: each of them is a button during the whole turn. */
function partsOf(
  { speech, who, actions, draft, wish }: Offered,
  kind: number,
): Choosing | undefined {
  /** A move that needs an exchange of goods, after that exchange. */
  const paidBy = (place: number) =>
    kind !== KIND.power || draft === undefined
      ? undefined
      : waysToPay(draft.state, draft.seat, packMove(kind, place));
  const own = actions.filter((action) => action.kind === kind);
  if (own.length === 0) return undefined;
  const at = (place: number) => own.find((action) => action.part === place);
  return {
    takable: new Set(
      own.flatMap(({ part, choices }) =>
        part === undefined || (choices.length === 0 && paidBy(part) === undefined) ? [] : [part],
      ),
    ),
    onTake: (place) => {
      const { choices = [], id } = at(place) ?? {};
      const [move, ...more] =
        choices.length > 0 ? choices.map((choice) => choice.move) : (paidBy(place) ?? []);
      if (move !== undefined && choices.length < 2) wish({ do: 'draft', move, more });
      else wish({ do: 'pick', action: id });
    },
    why: (place) => {
      const refusal = at(place)?.refusal;
      return refusal === undefined ? undefined : speech.refusal(refusal, who);
    },
  };
}
