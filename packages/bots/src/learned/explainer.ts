import type { GameEvent, Seat } from '@pangaea/rules/kernel';
import type { Part } from '../analysis.ts';
import { addShare, type Explainer, type Shares, type Taken } from '../explainer.ts';
import { sharesOf } from '../shares.ts';
import type { Inputs } from './inputs.ts';
import { CarriedNet, type NetWeights } from './net.ts';

/** The parts to which the inputs of a net and the points of a game belong. */
export interface NetParts {
  /** By input; inputs with weights by faction come after the others. */
  readonly inputs: readonly Part[];
  /** By the cause of an event that brings points; other causes are `scored`. */
  readonly causes: Readonly<Record<string, Part>>;
}

/** The inputs of a net for one seat in a position. */
interface Seen extends Taken {
  readonly stage: number | undefined;
  readonly kind: number;
  readonly inputs: Int32Array;
}

/**
 * The parts of a net's answer: inputs of one part are changed together, and the change of the
 * answer is shared among the parts. Whether a seat still plays belongs to `tempo`, its faction to
 * `faction`.
 */
export function netExplainer<S>(
  inputs: Inputs<S>,
  weights: NetWeights,
  parts: NetParts,
): Explainer<S> {
  const net = new CarriedNet(weights);
  const mixed = new Int32Array(parts.inputs.length);

  function sharesBetween(one: Seen, other: Seen): Shares | undefined {
    if (one.stage === undefined || other.stage === undefined) return undefined;
    const [from, to] = [one.stage, other.stage];
    const changed = new Set(parts.inputs.filter((_, at) => one.inputs[at] !== other.inputs[at]));
    if (from !== to) changed.add('tempo');
    if (one.kind !== other.kind) changed.add('faction');
    const list = [...changed];
    const found = sharesOf(list.length, (set) => {
      const isNew = (part: Part) => ((set >> list.indexOf(part)) & 1) !== 0 && changed.has(part);
      for (let at = 0; at < mixed.length; at++) {
        mixed[at] = (isNew(parts.inputs[at]) ? other : one).inputs[at];
      }
      return net.output(mixed, (isNew('faction') ? other : one).kind, isNew('tempo') ? to : from);
    });
    const shares = new Map<Part, number>();
    for (const [place, part] of list.entries()) addShare(shares, part, found[place]);
    return shares;
  }

  return {
    unit: 'points',
    pointsIn: (event) => pointsIn(event, parts.causes),
    take(state, seat) {
      const stage = inputs.stage(state, seat);
      const told = new Int32Array(parts.inputs.length);
      if (stage !== undefined) inputs.write(state, seat, told);
      const kind = stage === undefined ? 0 : inputs.kind(state, seat);
      const seen: Seen = {
        stage,
        kind,
        inputs: told,
        sharesTo: (other) => sharesBetween(seen, other as Seen),
      };
      return seen;
    },
  };
}

/** The points that an event brings. Both hex games report them in events of the same shape. */
function pointsIn(
  event: GameEvent & { readonly amount?: number; readonly cause?: string },
  causes: NetParts['causes'],
): { readonly seat: Seat; readonly part: Part; readonly amount: number } | undefined {
  const { type, seat, amount, cause = '' } = event;
  if (type !== 'vp' || seat === undefined || amount === undefined) return undefined;
  return { seat, part: causes[cause] ?? 'scored', amount };
}

/** The first index of a group of inputs, or of each of several groups. */
type Places = Readonly<Record<string, number | readonly number[]>>;

/**
 * The part of each input of a list.
 * @param count the number of inputs
 * @param parts by the names in `places`: an input belongs to the last group that begins before it
 */
export function partsOfInputs<P extends Places>(
  places: P,
  count: number,
  parts: Readonly<Record<keyof P, Part>>,
): readonly Part[] {
  const begins = new Map<number, Part>();
  for (const [name, at] of Object.entries(places)) {
    for (const each of typeof at === 'number' ? [at] : at) begins.set(each, parts[name]);
  }
  let part: Part = 'later';
  return Array.from({ length: count }, (_, at) => {
    part = begins.get(at) ?? part;
    return part;
  });
}
