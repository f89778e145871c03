import type { Press } from '../../board/press.ts';
import type { Wish } from '../../play/plan.ts';
import type { AnyPlay } from '../../play/use-play.ts';
import { type Action, type Chain, type Choice, isPicked, type Slot } from './choices.ts';
import { type Reasons, whyNotOn } from './reasons.ts';

type Play = Pick<AnyPlay, 'plan' | 'draft' | 'state' | 'wish'> & {
  readonly actions: readonly Action[];
};
// biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
type AnyReasons = Reasons<any>;

/** Choices on a hex: those of the chosen action, or all. */
export function choicesOn(
  { actions, plan }: Pick<Play, 'actions' | 'plan'>,
  hex: number,
): Choice[] {
  return actions
    .filter((action) => plan.action === undefined || isPicked(action, plan.action))
    .flatMap(({ choices }) => choices)
    .filter(({ target }) => target.on === 'hex' && target.at === hex);
}

/** Actions whose impossibility on a hex is explained: only the chosen one, if one is chosen. */
export function askedOn(
  { actions, plan }: Pick<Play, 'actions' | 'plan'>,
  onHex: readonly Slot[],
): Slot[] {
  const asked = actions.filter(
    (action) => plan.action === undefined || isPicked(action, plan.action),
  );
  return onHex.filter(({ id }) => asked.some((action) => action.id === id));
}

/** Further facts of a game about the possible moves on a hex. */
export interface Ways {
  /** Several moves at once, the usual way first. */
  chainsOn(hex: number): readonly Chain[];
  /**
   * If every move on the hex must be paid in another way, and only one such move is possible: the
   * moves of that way, followed by the move itself.
   */
  paid(hex: number): readonly number[] | undefined;
  /** Leaves out choices that are hardly ever meant. */
  wanted(choices: readonly Choice[]): readonly Choice[];
  /** Of several wanted choices the usual one; undefined if none is more usual than others. */
  usual(choices: readonly Choice[]): Choice | undefined;
}

/**
 * The moves that a press on a hex drafts, if no question is needed: the usual way, or the only
 * wanted choice.
 */
function meantBy(
  choices: readonly Choice[],
  chains: readonly Chain[],
  ways: Ways | undefined,
): readonly number[] | undefined {
  if (chains.length > 0) return chains[0].moves;
  const wanted = ways?.wanted(choices) ?? choices;
  const meant = wanted.length === 1 ? wanted[0] : ways?.usual(wanted);
  return meant && [meant.move];
}

/** The meaning of a press on a hex; undefined for the second press of a double press. */
export function wishForHex(
  reasons: AnyReasons,
  play: Play,
  hex: number,
  { isMagnified, isAgain }: Press = { isMagnified: false, isAgain: false },
  ways?: Ways,
): Wish | undefined {
  const { plan, draft } = play;
  const choices = choicesOn(play, hex);
  const isAsked = plan.spot === hex;
  const chains = plan.action === undefined ? (ways?.chainsOn(hex) ?? []) : [];
  const isAsking = plan.action === undefined && choices.length + chains.length === 0;
  const paid = isAsking && !isAsked ? ways?.paid(hex) : undefined;
  const meant = paid ?? meantBy(choices, chains, ways);
  // The first press of a double press has already chosen, or asked. Only if it magnified the map,
  // the second press is the one that chooses.
  if (isAgain && !(isMagnified && isAsked && meant !== undefined)) return undefined;
  const isSeen = !isMagnified || isAsked;
  if (meant !== undefined && isSeen) {
    const [move, ...more] = meant;
    const isSole = choices.length + chains.length <= 1;
    return isSole ? { do: 'draft', move, more } : { do: 'draft', move, more, spot: hex };
  }
  const picked = play.actions.find((action) => isPicked(action, plan.action));
  if (choices.length === 0 && picked !== undefined && draft !== undefined) {
    const why = whyNotOn(reasons, draft.state, draft.seat, picked, 'hex', hex);
    if (why !== undefined) return { do: 'refused', refusal: why };
  }
  return { do: 'ask', spot: isAsked ? undefined : hex };
}

/** The meaning of a press on a place for bridges; undefined if no question is about bridges. */
export function wishForBridge(
  reasons: AnyReasons,
  { actions, plan, draft }: Play,
  bridge: number,
): Wish | undefined {
  const choice = actions
    .filter((action) => plan.action === undefined || isPicked(action, plan.action))
    .flatMap(({ choices }) => choices)
    .find(({ target }) => target.on === 'bridge' && target.at === bridge);
  if (choice !== undefined) return { do: 'draft', move: choice.move };
  const picked = actions.find((action) => isPicked(action, plan.action));
  if (picked === undefined || draft === undefined) return undefined;
  const refusal = whyNotOn(reasons, draft.state, draft.seat, picked, 'bridge', bridge);
  return refusal === undefined ? undefined : { do: 'refused', refusal };
}

/** Highlighted hexes and bridges: those of the chosen action, or of all. */
export function litBy({ actions, plan, state }: Pick<Play, 'actions' | 'plan' | 'state'>): {
  readonly hexes: ReadonlySet<number>;
  readonly bridges: ReadonlySet<number>;
  /** Places for bridges that the chosen action cannot use; when pressed, they give the reason. */
  readonly closed: ReadonlySet<number>;
} {
  const hexes = new Set<number>();
  const bridges = new Set<number>();
  for (const action of actions) {
    if (plan.action !== undefined && !isPicked(action, plan.action)) continue;
    for (const { target } of action.choices) {
      if (target.on === 'hex') hexes.add(target.at);
      if (target.on === 'bridge' && plan.action !== undefined) bridges.add(target.at);
    }
  }
  const places: readonly number[] = bridges.size === 0 ? [] : [...state.table.map.bridges.keys()];
  const closed = new Set(places.filter((place) => !bridges.has(place)));
  return { hexes, bridges, closed };
}
