import type { Action } from '../../terra/game/choices.ts';
import { isPicked } from '../../terra/game/choices.ts';

/** A button of the dock: one action, or several that belong together. */
export interface DockButton {
  /** The id of the action or of the group. */
  readonly id: string;
  readonly actions: readonly Action[];
}

/** The buttons in the order of their first actions. */
export function buttonsOf(actions: readonly Action[]): readonly DockButton[] {
  const buttons = Map.groupBy(actions, ({ id, group }) => group ?? id);
  return [...buttons].map(([id, own]) => ({ id, actions: own }));
}

/** The chosen action; undefined for none. */
export function pickedOf(
  actions: readonly Action[],
  picked: string | undefined,
): DockButton | undefined {
  const own = actions.filter((action) => isPicked(action, picked));
  return picked === undefined || own.length === 0 ? undefined : { id: picked, actions: own };
}
