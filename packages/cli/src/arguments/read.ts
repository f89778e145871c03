import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@pangaea/rules/kernel';
import type { ArgumentFault } from './fault.ts';
import type { Kind } from './kinds.ts';

/** The options of a command by name. */
export type Kinds = Readonly<Record<string, Kind<unknown>>>;

export type GivenArguments<K extends Kinds> = {
  readonly [Name in keyof K]: K[Name] extends Kind<infer T> ? T : never;
};

export interface Read<K extends Kinds> {
  readonly given: GivenArguments<K>;
  /** The words outside of options. */
  readonly rest: readonly string[];
}

/**
 * Reads the arguments of a command. Nothing is guessed: an option that is not in `kinds` is
 * refused.
 * @param most the highest number of words outside of options
 */
export function readArguments<K extends Kinds>(
  argv: readonly string[],
  kinds: K,
  most = 0,
): Result<Read<K>, ArgumentFault> {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, { form }]) => [
      name,
      { type: form === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const found = new Map<string, string[]>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const { name: option, value, inlineValue } = token;
    if (!Object.hasOwn(kinds, option))
      return err({ code: 'unknown-option', option: token.rawName });
    const kind = kinds[option];
    if (kind.form === 'flag') {
      if (value !== undefined) return err({ code: 'value-surplus', option });
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      return err({ code: 'value-missing', option });
    }
    const before = found.get(option) ?? [];
    if (before.length > 0 && !kind.many) return err({ code: 'option-twice', option });
    found.set(option, [...before, value ?? '']);
  }
  if (rest.length > most) return err({ code: 'surplus', given: rest[most] });
  const given: Record<string, unknown> = {};
  for (const [option, kind] of Object.entries(kinds)) {
    const value = kind.read(found.get(option) ?? [], option);
    if (!value.ok) return value;
    given[option] = value.value;
  }
  return ok({ given: given as GivenArguments<K>, rest });
}
