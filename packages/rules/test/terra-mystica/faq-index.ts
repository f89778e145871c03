/** The number of entries in the FAQ, in its own order. */
export const ENTRIES = 98;

/** An entry of the FAQ: a row of the table in `docs/rules-index/terra-mystica.md`. */
export interface Entry {
  readonly number: number;
  /**
   * Chapter and question of the FAQ, like `2.1 Q2 n1`; S is a ruling without a number, n a note.
   */
  readonly place: string;
  readonly rule: string;
}

/** A test whose name begins with entries, `[FAQ 4] [FAQ 90] what it says`. */
export interface NamedTest {
  readonly file: string;
  readonly numbers: readonly number[];
  /** Marked `skip` or `todo`: the test does not count. */
  readonly idle: boolean;
}

const ROW =
  /^\| (?<number>\d+) \| (?<place>[\d.]+(?: [QS]\d\w?)?(?: [nS]\d)?) \| (?<rule>.+?) \| ?(?<tests>.*?)\|$/;
const NAME = /(?<call>\.(?:skip|todo|fails)\w*)?\(\s*(?<quote>['"`])(?<name>\[FAQ .*?)\k<quote>/g;
const NUMBER = /\[FAQ (\d+)\]/g;

export function readEntries(markdown: string): Entry[] {
  return markdown.split('\n').flatMap((line) => {
    const row = ROW.exec(line)?.groups;
    return row === undefined ? [] : [{ ...row, number: Number(row.number) } as unknown as Entry];
  });
}

/** The tests in a source file whose name, a literal text, begins with entries. */
export function readTests(file: string, source: string): NamedTest[] {
  return [...source.matchAll(NAME)].map(({ groups }) => ({
    file,
    numbers: [...(groups?.name ?? '').matchAll(NUMBER)].map((match) => Number(match[1])),
    idle: groups?.call !== undefined,
  }));
}

/**
 * Entries that are missing in the index, out of order or without a test, and tests of unknown
 * entries.
 */
export function faultsOf(entries: readonly Entry[], tests: readonly NamedTest[]): string[] {
  const held = new Set(tests.filter((test) => !test.idle).flatMap((test) => test.numbers));
  const all = Array.from({ length: ENTRIES }, (_, n) => n + 1);
  return [
    ...all
      .filter((number) => entries[number - 1]?.number !== number)
      .map((number) => `${number} is not in its row of the index`),
    ...entries.slice(ENTRIES).map(({ number }) => `${number} is surplus in the index`),
    ...all.filter((number) => !held.has(number)).map((number) => `${number} has no test`),
    ...tests.flatMap(({ file, numbers }) =>
      numbers
        .filter((number) => !all.includes(number))
        .map((number) => `${number}, named in ${file}, is unknown`),
    ),
  ];
}

/**
 * The index with its last column filled in: files without `.test.ts`, and the number of tests if
 * there are several.
 */
export function fillIn(markdown: string, tests: readonly NamedTest[]): string {
  const lines = markdown.split('\n').map((line) => {
    const row = ROW.exec(line)?.groups;
    if (row === undefined) return line;
    const { number, place, rule } = row;
    return `| ${number} | ${place} | ${rule} | ${heldBy(Number(number), tests)} |`;
  });
  return lines.join('\n');
}

function heldBy(number: number, tests: readonly NamedTest[]): string {
  const files = new Map<string, number>();
  for (const { file, numbers, idle } of tests) {
    if (!idle && numbers.includes(number)) files.set(file, (files.get(file) ?? 0) + 1);
  }
  return [...files]
    .map(([file, count]) => file.replace('.test.ts', '') + (count > 1 ? ` (${count})` : ''))
    .sort()
    .join(', ');
}
