import { argA, argB, kindOf, packMove } from '@pangaea/rules/kernel';
import { KIND, type State } from '@pangaea/rules/terra-mystica';
import { type Choice, isPicked } from '../../terra/game/choices.ts';
import { whyNotOn } from '../../terra/game/reasons.ts';
import { waysToPay } from '../game/chains.ts';
import { REASONS } from '../game/reasons.ts';
import type { AllChoosing, Offered } from '../own-turn.ts';
import type { Choosing } from '../panels/props.ts';

/** The things on racks and tracks that may be taken now. */
export function choosingOf({ speech, who, actions, picked, draft, wish }: Offered): AllChoosing {
  const open = actions
    .filter((action) => picked === undefined || isPicked(action, picked))
    .flatMap(({ choices }) => choices);
  const asked = (kind: number) => actions.find((action) => action.kind === kind);
  const draw = (choice: Choice | undefined) => {
    if (choice !== undefined) wish({ do: 'draft', move: choice.move });
  };
  /** Things of one sort that an action of a kind takes. */
  const rack = (on: string, kinds: readonly number[]): Choosing | undefined => {
    const action = kinds.map(asked).find((each) => each !== undefined);
    // On a turn only the chosen action counts: passing takes a card, but a card cannot be taken by itself.
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
  /** The same without a ring: the thing may be taken, but nobody asks for it. */
  const quietly = <T>(choosing: Choosing<T> | undefined): Choosing<T> | undefined =>
    choosing === undefined || picked !== undefined ? choosing : { ...choosing, isQuiet: true };
  const whyNot = (state: State | undefined, kind: number, on: string, at: number) => {
    if (state === undefined || draft === undefined) return undefined;
    const refusal = whyNotOn(REASONS, state, draft.seat, { kind }, on, at);
    return refusal === undefined ? undefined : speech.refusal(refusal, who);
  };
  /** A move that only an exchange of goods pays, behind that exchange. */
  const paidBy = (kind: number, place: number) =>
    kind !== KIND.power || draft === undefined
      ? undefined
      : waysToPay(draft.state, draft.seat, packMove(kind, place));
  /** Actions that are several of one kind: each of them is a button during the whole turn. */
  const parts = (kind: number): Choosing | undefined => {
    const own = actions.filter((action) => action.kind === kind);
    if (own.length === 0) return undefined;
    const at = (place: number) => own.find((action) => action.part === place);
    return {
      takable: new Set(
        own.flatMap(({ part, choices }) =>
          part === undefined || (choices.length === 0 && paidBy(kind, part) === undefined)
            ? []
            : [part],
        ),
      ),
      onTake: (place) => {
        const { choices = [], id } = at(place) ?? {};
        const [move, ...more] = choices.length === 0 ? (paidBy(kind, place) ?? []) : [];
        if (move !== undefined) wish({ do: 'draft', move, more });
        else if (choices.length === 1) draw(choices[0]);
        else wish({ do: 'pick', action: id });
      },
      why: (place) => {
        const refusal = at(place)?.refusal;
        return refusal === undefined ? undefined : speech.refusal(refusal, who);
      },
    };
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
    powers: parts(KIND.power),
    specials: parts(KIND.special),
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
