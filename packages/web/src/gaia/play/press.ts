import { type Event, KIND, type State } from '@pangaea/rules/gaia';
import type { Refusal } from '@pangaea/rules/kernel';
import type { Wish } from '../../play/plan.ts';
import type { Play } from '../../play/use-play.ts';
import type { WorldCell } from '../board/position.ts';
import type { Action, Choice } from '../game/actions.ts';
import { point, pointing } from '../game/pointing.ts';
import { whyNotAt } from '../game/reasons.ts';

type GaiaPlay = Play<State, Event, Action>;

/** The chosen action, while it is possible. */
export function pickedOf({
  actions,
  plan,
}: Pick<GaiaPlay, 'actions' | 'plan'>): Action | undefined {
  return actions.find(({ id }) => id === plan.action);
}

/** The meaning of a press on a card, deck or button. */
export function wishFor(action: Action): Wish {
  const { id, choices, refusal } = action;
  if (refusal !== undefined) return { do: 'refused', refusal };
  const [only] = choices;
  if (choices.length === 1 && only.cells.length === 0) return { do: 'draft', move: only.move };
  return { do: 'pick', action: id };
}

/** The meaning of a press on a cell. */
export function wishForCell(play: GaiaPlay, place: number): Wish {
  const { plan, draft } = play;
  const picked = pickedOf(play);
  if (picked === undefined) return { do: 'ask', spot: plan.spot === place ? undefined : place };
  const next = point(picked, plan.points, place);
  if (next !== undefined) {
    return 'choice' in next
      ? { do: 'draft', move: next.choice.move }
      : { do: 'point', points: next.points };
  }
  const why =
    draft === undefined || picked.zone !== 'hand'
      ? undefined
      : whyNotAt(draft.state, draft.seat, picked.with, place);
  return why === undefined
    ? { do: 'ask', spot: plan.spot === place ? undefined : place }
    : { do: 'refused', refusal: why };
}

/** Cells that are highlighted for the chosen action, and those chosen so far. */
export function litBy(play: Pick<GaiaPlay, 'actions' | 'plan'>): {
  readonly lit: ReadonlySet<number>;
  readonly points: readonly number[];
} {
  const picked = pickedOf(play);
  if (picked === undefined) return { lit: new Set(), points: [] };
  const { lit, points } = pointing(picked, play.plan.points);
  return { lit, points };
}

/** Choices that need only this cell, for any action. */
export function choicesAt(
  { actions }: Pick<GaiaPlay, 'actions'>,
  place: number,
): readonly { readonly action: Action; readonly choice: Choice | undefined }[] {
  return actions.flatMap((action) => {
    const next = point(action, [], place);
    if (next === undefined) return [];
    return [{ action, choice: 'choice' in next ? next.choice : undefined }];
  });
}

/** The choice that a press on a cell would make now, for a preview. */
export function choiceAt(
  play: Pick<GaiaPlay, 'actions' | 'plan'>,
  place: number,
): Choice | undefined {
  const picked = pickedOf(play);
  const next = picked === undefined ? undefined : point(picked, play.plan.points, place);
  return next !== undefined && 'choice' in next ? next.choice : undefined;
}

/**
 * The reasons why the cards of the hand cannot be played at a cell: nature cards beside the world,
 * all others on its tiles.
 */
export function reasonsAt(
  { actions, draft }: Pick<GaiaPlay, 'actions' | 'draft'>,
  { place, land }: Pick<WorldCell, 'place' | 'land'>,
): readonly { readonly card: string; readonly why: Refusal }[] {
  if (draft === undefined) return [];
  return actions.flatMap((action) => {
    const { zone, kind, with: card } = action;
    const isNature = kind === KIND.nature;
    if (zone !== 'hand' || isNature !== (land === undefined)) return [];
    if (point(action, [], place) !== undefined) return [];
    const why = whyNotAt(draft.state, draft.seat, card, place);
    return why === undefined ? [] : [{ card, why }];
  });
}
