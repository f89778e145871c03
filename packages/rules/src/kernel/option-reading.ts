import { type Refusal, refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';

export type OptionRefusal = 'options-malformed' | 'option-unknown' | 'option-value';

type Values = Readonly<Record<string, readonly string[]>>;
/** The ruling that a table has, for each ruling of the game. */
export type RulingsOf<V extends Values> = { readonly [N in keyof V]: V[N][number] };

/** The given value as an object; undefined when it is not a JSON object. */
export function jsonObject(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  return given as Record<string, unknown>;
}

/** Options from outside as an object that has only these names. */
export function readOptions(
  given: unknown,
  names: readonly string[],
): Result<Readonly<Record<string, unknown>>, Refusal<OptionRefusal>> {
  const fields = jsonObject(given);
  if (fields === undefined) return err(refusal('options-malformed'));
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  return unknown === undefined ? ok(fields) : err(refusal('option-unknown', { option: unknown }));
}

/** Refuses the value of an option, which is shown with at most 80 characters. */
export function wrongOption(
  option: string,
  value: unknown,
): Result<never, Refusal<'option-value'>> {
  const shown = (JSON.stringify(value) ?? 'undefined').slice(0, 80);
  return err(refusal('option-value', { option, value: shown }));
}

/**
 * One value for each ruling. @param base values of the rulings that are not given
 * @returns refused with the names that they have in the options, `rulings.bridgeAdjacency`
 */
export function readRulings<V extends Values>(
  values: V,
  given: unknown,
  base: RulingsOf<V>,
): Result<RulingsOf<V>, Refusal<OptionRefusal>> {
  const fields = jsonObject(given);
  if (fields === undefined) return err(refusal('options-malformed'));
  const rulings: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(fields)) {
    const option = `rulings.${name}`;
    if (!Object.hasOwn(values, name)) return err(refusal('option-unknown', { option }));
    const chosen = oneOf(values[name], value);
    if (chosen === undefined) return wrongOption(option, value);
    rulings[name] = chosen;
  }
  return ok(rulings as RulingsOf<V>);
}

/** The default of each ruling: its first value. */
export function firstOfEach<V extends Values>(values: V): RulingsOf<V> {
  return Object.fromEntries(
    Object.entries(values).map(([name, [first]]) => [name, first]),
  ) as RulingsOf<V>;
}

export function oneOf<T extends string>(values: readonly T[], given: unknown): T | undefined {
  return values.find((each) => each === given);
}

/** Whether a value names the seat that begins: a seat of the table, or `random`. */
export function isStartPlayer(players: number, value: unknown): value is 'random' | number {
  if (value === 'random') return true;
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;
}
