import { err, ok, type Result } from '@pangaea/rules/kernel';
import type { ArgumentFault } from './fault.ts';

/** An option of a command: its spelling, and the reader of its value. */
export interface Kind<T> {
  /**
   * A `flag` has no value after it; any other option has one, and the help calls it by this `text`.
   */
  readonly form: 'flag' | 'text';
  /** Whether the option may be given several times. */
  readonly many?: true;
  /** Reads the given values, in order; the list is empty if the option was left out. */
  read(given: readonly string[], option: string): Result<T, ArgumentFault>;
}

export function flag(): Kind<boolean> {
  return { form: 'flag', read: (given) => ok(given.length > 0) };
}

export function text(): Kind<string | undefined> {
  return { form: 'text', read: ([given]) => ok(given) };
}

/** A text that may be given any number of times. */
export function texts(): Kind<readonly string[]> {
  return { form: 'text', many: true, read: (given) => ok(given) };
}

export function word<const W extends string, D extends W | undefined>(
  words: readonly W[],
  otherwise: D,
): Kind<W | D> {
  return {
    form: 'text',
    read: ([given], option) => (given === undefined ? ok(otherwise) : oneOf(words, given, option)),
  };
}

/** A list of some of these words, separated by commas. */
export function listOf<const W extends string>(
  words: readonly W[],
  otherwise: readonly W[],
): Kind<readonly W[]> {
  return {
    form: 'text',
    read: ([given], option) => {
      if (given === undefined) return ok(otherwise);
      const chosen: W[] = [];
      for (const each of given.split(',')) {
        const found = oneOf(words, each, option);
        if (!found.ok) return found;
        chosen.push(found.value);
      }
      return ok(chosen);
    },
  };
}

/** A whole number from `least` to `most`. */
export function whole<D extends number | undefined>(
  least: number,
  most: number,
  otherwise: D,
): Kind<number | D> {
  return {
    form: 'text',
    read: ([given], option) => {
      if (given === undefined) return ok(otherwise);
      const number = Number(given);
      if (!/^\d+$/.test(given) || number < least || number > most) {
        return err({ code: 'not-in-range', option, given, least, most });
      }
      return ok(number);
    },
  };
}

/** A share from 0 to 1. */
export function share(otherwise: number): Kind<number> {
  return {
    form: 'text',
    read: ([given], option) => {
      if (given === undefined) return ok(otherwise);
      const number = Number(given);
      const isShare = /^\d*\.?\d+$/.test(given) && number <= 1;
      return isShare ? ok(number) : err({ code: 'not-a-share', option, given });
    },
  };
}

/** Different whole numbers separated by commas, in their order. */
export function wholes(
  least: number,
  most: number,
  otherwise: readonly number[],
): Kind<readonly number[]> {
  const one = whole(least, most, undefined);
  return {
    form: 'text',
    read: ([given], option) => {
      if (given === undefined) return ok(otherwise);
      const chosen = new Set<number>();
      for (const each of given.split(',')) {
        const number = one.read([each], option);
        if (!number.ok) return number;
        if (number.value === undefined || chosen.has(number.value)) {
          return err({ code: 'not-in-range', option, given, least, most });
        }
        chosen.add(number.value);
      }
      return ok([...chosen].sort((left, right) => left - right));
    },
  };
}

function oneOf<W extends string>(
  words: readonly W[],
  given: string,
  option: string,
): Result<W, ArgumentFault> {
  const found = words.find((each) => each === given);
  return found === undefined ? err({ code: 'unknown-word', option, given, words }) : ok(found);
}
