import type { Choice } from '../game/choices.ts';
import { whyNotOn } from '../game/reasons.ts';
import type { Wish } from './plan.ts';
import type { Play } from './use-play.ts';

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

/** What a press on a hex means. */
export function wishForHex(play: Play, hex: number): Wish {
  const { plan, draft } = play;
  const choices = choicesOn(play, hex);
  if (choices.length === 1) return { do: 'draft', move: choices[0].move };
  const picked = play.actions.find(({ id }) => id === plan.action);
  if (choices.length === 0 && picked !== undefined && draft !== undefined) {
    const why = whyNotOn(draft.state, draft.seat, picked.kind, hex, picked.power);
    if (why !== undefined) return { do: 'refused', refusal: why };
  }
  return { do: 'ask', hex: plan.hex === hex ? undefined : hex };
}

/** Hexes and bridges that light up: of the action picked, or of all. */
export function litBy({ actions, plan }: Pick<Play, 'actions' | 'plan'>): {
  readonly hexes: ReadonlySet<number>;
  readonly bridges: ReadonlySet<number>;
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
  return { hexes, bridges };
}
