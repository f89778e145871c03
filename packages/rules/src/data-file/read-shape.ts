import { type Fault, type FaultParams, pointer } from './fault.ts';
import type { IntegerShape, ListShape, ObjectShape, Shape, TupleShape } from './shape.ts';

/** Everything that can be wrong with the shape of a file. */
export const SHAPE_FAULTS = [
  /** params: expected, found. */
  'wrong-type',
  /** A number that is not a whole number. params: found. */
  'not-whole',
  /** params: found, least, most. */
  'out-of-range',
  /** params: found, pattern. */
  'bad-text',
  /** params: found, allowed. */
  'unknown-word',
  /** A list with too few or too many entries. params: found, least, most. */
  'wrong-length',
  /** params: key. */
  'missing-key',
  /** params: key, allowed. */
  'unknown-key',
] as const;
export type ShapeFault = (typeof SHAPE_FAULTS)[number];

/** Receives a fault; the path is absolute. */
export type Report<Code extends string> = (path: string, code: Code, params?: FaultParams) => void;

/** A report that fills the list. */
export function reporter<Code extends string>(faults: Fault<Code>[]): Report<Code> {
  return (path, code, params = {}) => {
    faults.push({ path, code, params });
  };
}

/** Reports all differences between the value and the shape. */
export function checkShape(
  value: unknown,
  shape: Shape,
  path: string,
  report: Report<ShapeFault>,
): void {
  if (shape.kind === 'either') {
    if (value === shape.word) return;
    if (typeof value !== 'string') checkShape(value, shape.or as Shape, path, report);
    else report(path, 'unknown-word', { found: clip(value), allowed: [shape.word] });
    return;
  }
  const expected = JSON_TYPES[shape.kind];
  if (jsonType(value) !== expected) {
    report(path, 'wrong-type', { expected, found: jsonType(value) });
    return;
  }
  switch (shape.kind) {
    case 'integer':
      checkInteger(value as number, shape, path, report);
      break;
    case 'text':
      if (!new RegExp(shape.pattern, 'u').test(value as string)) {
        report(path, 'bad-text', { found: clip(value as string), pattern: shape.pattern });
      }
      break;
    case 'word':
      if (!shape.words.includes(value as string)) {
        report(path, 'unknown-word', { found: clip(value as string), allowed: shape.words });
      }
      break;
    case 'list':
    case 'tuple':
      checkList(value as readonly unknown[], shape, path, report);
      break;
    case 'object':
      checkObject(value as object, shape, path, report);
      break;
  }
}

const JSON_TYPES = {
  integer: 'number',
  text: 'string',
  word: 'string',
  list: 'list',
  tuple: 'list',
  object: 'object',
} as const;

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function checkInteger(
  value: number,
  { least, most }: IntegerShape,
  path: string,
  report: Report<ShapeFault>,
): void {
  if (!Number.isInteger(value)) report(path, 'not-whole', { found: value });
  else if (value < least || value > most) {
    report(path, 'out-of-range', { found: value, least, most });
  }
}

function checkList(
  value: readonly unknown[],
  shape: ListShape | TupleShape,
  path: string,
  report: Report<ShapeFault>,
): void {
  const tuple = shape.kind === 'tuple';
  const least = tuple ? shape.of.length : shape.least;
  const most = tuple ? shape.of.length : shape.most;
  const found = value.length;
  if (found < least || found > most) report(path, 'wrong-length', { found, least, most });
  for (const [index, item] of value.slice(0, most).entries()) {
    const itemShape = tuple ? shape.of[index] : shape.of;
    checkShape(item, itemShape as Shape, pointer(path, index), report);
  }
}

function checkObject(
  value: object,
  shape: ObjectShape,
  path: string,
  report: Report<ShapeFault>,
): void {
  const required = new Map(Object.entries(shape.required as Record<string, Shape>));
  const optional = new Map(Object.entries(shape.optional as Record<string, Shape>));
  const allowed = [...required.keys(), ...optional.keys()];
  for (const key of required.keys()) {
    if (!Object.hasOwn(value, key)) report(pointer(path, key), 'missing-key', { key });
  }
  for (const [key, member] of Object.entries(value)) {
    const at = pointer(path, key);
    const memberShape = required.get(key) ?? optional.get(key);
    if (memberShape !== undefined) checkShape(member, memberShape, at, report);
    else report(at, 'unknown-key', { key: clip(key), allowed });
  }
}

/** The beginning of a text, long enough to recognise it. */
function clip(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
