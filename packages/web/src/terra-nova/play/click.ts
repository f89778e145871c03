import type { Event, State } from '@pangaea/rules/terra-nova';
import type { Wish } from '../../play/plan.ts';
import type { Play as AnyPlay } from '../../play/use-play.ts';
import type { Action, Choice } from '../game/choices.ts';
import { whyNoBridge, whyNotOn } from '../game/reasons.ts';

type Play = AnyPlay<State, Event, Action>;

/** Choices that point at a hex: those of the action picked, or all. */
export function choicesOn(
  { actions, plan }: Pick<Play, 'actions' | 'plan'>,
  hex: number,
): Choice[] {
  return actions
    .filter(({ id }) => plan.action === undefined || id === plan.action)
    .flatMap(({ choices }) => choices)
    .filter(({ target }) => target.on === 'hex' && target.hex === hex);
}

/** What a press on a hex means. @param isMagnified it is asked about first, and chosen by another press */
export function wishForHex(play: Play, hex: number, isMagnified = false): Wish {
  const { plan, draft } = play;
  const choices = choicesOn(play, hex);
  const isSeen = !isMagnified || plan.spot === hex;
  if (choices.length === 1 && isSeen) return { do: 'draft', move: choices[0].move };
  const picked = play.actions.find(({ id }) => id === plan.action);
  if (choices.length === 0 && picked !== undefined && draft !== undefined) {
    const why = whyNotOn(draft.state, draft.seat, picked.kind, hex, picked.power);
    if (why !== undefined) return { do: 'refused', refusal: why };
  }
  return { do: 'ask', spot: plan.spot === hex ? undefined : hex };
}

/** Says why the picked action cannot lay a bridge there. */
export function wishWhyNoBridge({ actions, plan, draft, wish }: Play, bridge: number): void {
  const picked = actions.find(({ id }) => id === plan.action);
  if (picked === undefined || draft === undefined) return;
  const refusal = whyNoBridge(draft.state, draft.seat, picked, bridge);
  if (refusal !== undefined) wish({ do: 'refused', refusal });
}

/** Hexes and bridges that light up: of the action picked, or of all. */
export function litBy({ actions, plan, state }: Pick<Play, 'actions' | 'plan' | 'state'>): {
  readonly hexes: ReadonlySet<number>;
  readonly bridges: ReadonlySet<number>;
  /** Bridge places that an action picked leaves out; pressed, they tell why. */
  readonly closed: ReadonlySet<number>;
} {
  const hexes = new Set<number>();
  const bridges = new Set<number>();
  for (const { id, choices } of actions) {
    if (plan.action !== undefined && id !== plan.action) continue;
    for (const { target } of choices) {
      if (target.on === 'hex') hexes.add(target.hex);
      if (target.on === 'bridge' && plan.action !== undefined) bridges.add(target.bridge);
    }
  }
  const places = bridges.size === 0 ? [] : state.table.map.bridges.keys();
  const closed = new Set([...places].filter((place) => !bridges.has(place)));
  return { hexes, bridges, closed };
}
