/** One clause of a rules index: a row of one of its tables. */
export interface Clause {
  readonly id: string;
  readonly rule: string;
}

/** A test that names clauses, `[TN-1-1] [TN-1-2] what it says`. */
export interface NamedTest {
  readonly file: string;
  readonly ids: readonly string[];
  /** A test marked `skip` or `todo` does not count. */
  readonly idle: boolean;
}

const ROW = /^\| (?<id>[A-Z]{2}-[\w-]+) \| (?<rule>.+?) \| ?(?<tests>.*?)\|$/;
const NAME = /(?<call>\.(?:skip|todo)\w*)?\(\s*(?<quote>['"`])(?<name>\[[A-Z]{2}-.*?)\k<quote>/g;
const ID = /\[([A-Z]{2}-[^\]]+)\]/g;

/** The clauses of an index, in its order. */
export function readIndex(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  for (const line of markdown.split('\n')) {
    const row = ROW.exec(line)?.groups;
    if (row !== undefined) clauses.push({ id: row.id, rule: row.rule });
  }
  return clauses;
}

/** The tests in a source file whose name, a literal text, begins with clauses. */
export function readTests(file: string, source: string): NamedTest[] {
  return [...source.matchAll(NAME)].map(({ groups }) => ({
    file,
    ids: [...(groups?.name ?? '').matchAll(ID)].map((match) => match[1]),
    idle: groups?.call !== undefined,
  }));
}

/**
 * Clauses that occur twice in the index or have no test, and tests of clauses that do not exist.
 */
export function faultsOf(clauses: readonly Clause[], tests: readonly NamedTest[]): string[] {
  const ids = clauses.map((clause) => clause.id);
  const held = new Set(tests.filter((test) => !test.idle).flatMap((test) => test.ids));
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !held.has(id)).map((id) => `${id} has no test`),
    ...tests.flatMap(({ file, ids: named }) =>
      named.filter((id) => !ids.includes(id)).map((id) => `${id}, named in ${file}, is unknown`),
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
    return row === undefined ? line : `| ${row.id} | ${row.rule} | ${heldBy(row.id, tests)} |`;
  });
  return lines.join('\n');
}

function heldBy(id: string, tests: readonly NamedTest[]): string {
  const files = new Map<string, number>();
  for (const { file, ids } of tests) {
    if (ids.includes(id)) files.set(file, (files.get(file) ?? 0) + 1);
  }
  return [...files]
    .map(([file, count]) => file.replace('.test.ts', '') + (count > 1 ? ` (${count})` : ''))
    .sort()
    .join(', ');
}
