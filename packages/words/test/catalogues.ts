import { KERNEL_REFUSALS, type Refusal } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/language.ts';
import { shapeDifferences, TRACES, textsOf } from './same-shape.ts';

/** The parts that the words of every game have. */
interface Words {
  readonly faults: object;
  readonly moves: object;
}

type Sentence = (...facts: readonly unknown[]) => string;

/** Facts by their names. */
type Facts = Readonly<Record<string, unknown>>;

export interface CatalogueParts {
  readonly words: Readonly<Record<Language, Words>>;
  tellRefusal(language: Language, refusal: Refusal): string;
  /** Codes of the game; the first one means "no refusal". */
  readonly refusals: readonly string[];
  readonly params: Readonly<Record<string, readonly string[]>>;
  /** Facts of refusals by the names of their params; 7 for all others. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The words for a fact in a sentence about a refusal, if known. */
  said?(name: string, language: Language): string | undefined;
  readonly faults: { readonly codes: readonly string[]; readonly facts: Facts };
  readonly moves: {
    readonly kinds: readonly {
      readonly word: string;
      readonly args: readonly { readonly name: string }[];
    }[];
    /** A value for an argument. */
    value(name: string, word: string): string;
    /** The words for that value in a label, if known. */
    said(name: string, word: string): RegExp | undefined;
    /** The second argument of the label function. */
    readonly who?: unknown;
  };
}

/** Both languages have all words of a game, and no text contains traces of a missing fact. */
export function catalogueTests(parts: CatalogueParts): void {
  const { facts, faults, moves, params, refusals } = parts;

  test('both languages have the same members', () => {
    expect(shapeDifferences(parts.words.en, parts.words.ja)).toEqual([]);
  });

  describe.each(LANGUAGES)('%s', (language) => {
    const words = parts.words[language];
    const tell = (code: string, given: object) =>
      parts.tellRefusal(language, { code, params: given as Refusal['params'] });

    test('has a word for every name', () => {
      const texts = [...textsOf(words)];
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('has a sentence with the facts for every refusal of the game', () => {
      for (const code of refusals.slice(1)) {
        const names = params[code];
        const sentence = tell(
          code,
          Object.fromEntries(names.map((name) => [name, facts[name] ?? 7])),
        );
        expect(sentence, code).not.toBe(code);
        expect(sentence, code).toMatch(/[.。]$/);
        expect(sentence, code).not.toMatch(TRACES);
        for (const name of names) {
          const said = parts.said?.(name, language);
          if (said !== undefined) expect(sentence, `${code} tells its ${name}`).toContain(said);
        }
      }
    });

    test('has a sentence for every refusal of the kernel', () => {
      const given = {
        text: 'x',
        command: 'x',
        argument: 'hex',
        value: 'x',
        option: 'x',
        field: 'x',
        game: 'x',
        rules: 'x',
        newest: 'x',
        to: 7,
      };
      for (const code of KERNEL_REFUSALS) {
        expect(tell(code, given), code).not.toBe(code);
        expect(tell(code, given), code).not.toMatch(TRACES);
      }
    });

    test('gives back a code that nobody knows', () => {
      for (const code of ['from-the-future', 'toString']) expect(tell(code, {})).toBe(code);
    });

    test('has a sentence for every fault of an edition', () => {
      const sentences = words.faults as Readonly<Record<string, Sentence>>;
      for (const code of faults.codes) {
        expect(sentences[code](faults.facts), code).toMatch(/[.。]$/);
        expect(sentences[code](faults.facts), code).not.toMatch(TRACES);
      }
    });

    test('has words for every move, with all that it says', () => {
      const known = words.moves as Readonly<Record<string, { kind: string; label: Sentence }>>;
      expect(Object.keys(known).sort()).toEqual(moves.kinds.map(({ word }) => word).sort());
      for (const { word, args } of moves.kinds) {
        const given = args.map(({ name }) => [name, moves.value(name, word)]);
        const { kind: heading, label } = known[word];
        const text = label(Object.fromEntries(given), moves.who);
        expect(heading).not.toBe('');
        expect(text, word).not.toMatch(TRACES);
        for (const { name } of args) {
          const said = moves.said(name, word);
          if (said !== undefined) expect(text, `${word} tells its ${name}`).toMatch(said);
        }
      }
    });
  });
}
