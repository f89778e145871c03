import { pointer } from './fault.ts';
import type { Report } from './read-shape.ts';
import type { ObjectShape, Shape, WholeShape } from './shape.ts';

/*
 * A patch of printed data names the values that it replaces and leaves out the rest: objects are
 * patched member by member; numbers, words, lists and `whole` objects are replaced.
 */

type NoShapes = Readonly<Record<never, Shape>>;

/** The shape of patches for values of a shape. */
export type PatchShape<S> =
  S extends WholeShape<infer _R, infer _O>
    ? S
    : S extends ObjectShape<infer R, infer O>
      ? ObjectShape<NoShapes, { readonly [K in keyof (R & O)]: PatchShape<(R & O)[K]> }>
      : S;

export function patchShape<S extends Shape>(shape: S): PatchShape<S> {
  return patchOf(shape, new Map()) as PatchShape<S>;
}

/** Members with the same shape share one patch shape, so that a `record` is still recognised. */
function patchOf(shape: Shape, made: Map<Shape, Shape>): Shape {
  if (!isPatched(shape)) return shape;
  const known = made.get(shape);
  if (known !== undefined) return known;
  const members = Object.entries(membersOf(shape)).map(([key, member]) => {
    return [key, patchOf(member, made)];
  });
  const patch: Shape = { kind: 'object', required: {}, optional: Object.fromEntries(members) };
  made.set(shape, patch);
  return patch;
}

/** Mistakes of a patch that cannot be applied. */
export const PATCH_FAULTS = [
  /** A member without a printed value. params: key, allowed (the members with one). */
  'nothing-to-replace',
] as const;
export type PatchFault = (typeof PATCH_FAULTS)[number];

/**
 * Reports every member of a patch for which there is no printed value. The patch must already have
 * the shape that `patchShape` gives.
 */
export function checkPatch(
  shape: Shape,
  printed: unknown,
  patch: unknown,
  path: string,
  report: Report<PatchFault>,
): void {
  if (!isPatched(shape)) return;
  const members = membersOf(shape);
  const values = printed as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(patch as object)) {
    const at = pointer(path, key);
    if (values[key] !== undefined) checkPatch(members[key], values[key], value, at, report);
    else {
      const allowed = Object.keys(members).filter((each) => values[each] !== undefined);
      report(at, 'nothing-to-replace', { key, allowed });
    }
  }
}

/** The value after a patch; the same object if nothing changes. */
export function patched<T>(shape: Shape, printed: T, patch: unknown): T {
  if (patch === undefined) return printed;
  if (!isPatched(shape)) return patch as T;
  const members = membersOf(shape);
  const values = (printed ?? {}) as Readonly<Record<string, unknown>>;
  const changed = Object.entries(patch as object).map(
    ([key, value]) => [key, patched(members[key], values[key], value)] as const,
  );
  if (changed.every(([key, value]) => value === values[key])) return printed;
  return { ...printed, ...Object.fromEntries(changed) };
}

/** The patch that names everything that can be replaced, and replaces it by the same value. */
export function patchOfAll(shape: Shape, printed: unknown): unknown {
  if (!isPatched(shape)) return printed;
  const values = printed as Readonly<Record<string, unknown>>;
  const named = Object.entries(membersOf(shape)).filter(([key]) => values[key] !== undefined);
  return Object.fromEntries(named.map(([key, each]) => [key, patchOfAll(each, values[key])]));
}

function isPatched(shape: Shape): shape is ObjectShape {
  return shape.kind === 'object' && !('whole' in shape);
}

function membersOf({ required, optional }: ObjectShape): Readonly<Record<string, Shape>> {
  return { ...(required as Record<string, Shape>), ...(optional as Record<string, Shape>) };
}
