import { argA, argB, kindOf } from '@pangaea/rules/kernel';
import { type Event, KIND, type State } from '@pangaea/rules/terra-mystica';
import { useMemo } from 'preact/compat';
import type { Who } from '../messages/speech.ts';
import type { Play } from '../play/use-play.ts';
import { type Action, type Choice, isPicked } from '../terra/game/choices.ts';
import { whyNotOn } from '../terra/game/reasons.ts';
import { REASONS } from './game/reasons.ts';
import type { Choosing } from './panels/props.ts';
import { type MysticaSpeech, useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';

/**
 * The present choices on racks and tracks of the table; undefined for sorts of things that are not
 * being chosen.
 */
export interface AllChoosing {
  readonly favours: Choosing | undefined;
  readonly towns: Choosing | undefined;
  readonly cards: Choosing | undefined;
  readonly cults: Choosing | undefined;
  readonly powers: Choosing | undefined;
  readonly specials: Choosing | undefined;
  readonly priests: Choosing<`${number} ${number}`> | undefined;
}

/** Tiles, cards and cults as buttons, made from the same list of actions as the dock. */
export function useChoosing(): AllChoosing {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const { actions, plan, draft, wish } = play;
  const { action: picked } = plan;
  return useMemo(
    () => choosingOf({ speech, who, actions, picked, draft, wish }),
    [speech, who, actions, picked, draft, wish],
  );
}

interface Given extends Pick<Play<State, Event, Action>, 'actions' | 'draft' | 'wish'> {
  readonly speech: MysticaSpeech;
  readonly who: Who;
  /** The action whose places are lit. */
  readonly picked: string | undefined;
}

function choosingOf({ speech, who, actions, picked, draft, wish }: Given): AllChoosing {
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
  const whyNot = (state: State | undefined, kind: number, on: string, at: number) => {
    if (state === undefined || draft === undefined) return undefined;
    const refusal = whyNotOn(REASONS, state, draft.seat, { kind }, on, at);
    return refusal === undefined ? undefined : speech.refusal(refusal, who);
  };
  /** Kinds that are several actions: on a turn each of them is a button, whatever is chosen. */
  const parts = (kind: number): Choosing | undefined => {
    const own = actions.filter((action) => action.kind === kind);
    if (own.length === 0) return undefined;
    const at = (place: number) => own.find((action) => action.part === place);
    return {
      takable: new Set(
        own.flatMap(({ part, choices }) =>
          part === undefined || choices.length === 0 ? [] : [part],
        ),
      ),
      onTake: (place) => {
        const { choices = [], id } = at(place) ?? {};
        if (choices.length === 1) draw(choices[0]);
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
      picked === 'pass' || asked(KIND.take) !== undefined
        ? rack('bonus-card', [KIND.take, KIND.pass])
        : undefined,
    cults: rack('cult', [KIND.cult]),
    powers: parts(KIND.power),
    specials: parts(KIND.special),
    priests:
      priests.length === 0 || picked === undefined
        ? undefined
        : {
            takable: new Set(priests.map(placeOf)),
            onTake: (place) => draw(priests.find((choice) => placeOf(choice) === place)),
            why: (place) => whyNot(draft?.state, KIND.priest, 'cult', Number(place.split(' ')[0])),
          },
  };
}
