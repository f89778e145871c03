// The allowed imports. Packages may import in one direction only; inside the rules and the page,
// this is also so for parts.

import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path/posix';
import { Visitor } from 'oxc-parser';
import { GAME_IDS } from '../../packages/rules/src/games.ts';
import type { Check } from './check.ts';
import { circlesIn } from './circles.ts';
import { tiesBetween } from './floors.ts';
import { type Source, sourcesIn } from './sources.ts';

/** The packages that each package may import, besides itself. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  words: ['rules'],
  bots: ['rules'],
  wire: ['bots'],
  server: ['rules', 'words', 'bots', 'wire'],
  web: ['rules', 'words', 'bots', 'wire'],
  cli: ['rules', 'words', 'bots'],
};

/**
 * Packages from which another may import types only: none of their code may become part of its
 * build.
 */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = { web: ['wire'] };

/** The parts that each directory of packages/rules/src may import, besides itself. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  'data-file': [],
  hexmap: ['kernel', 'data-file'],
  terra: ['kernel', 'data-file', 'hexmap'],
  ...Object.fromEntries(GAME_IDS.map((id) => [id, ['kernel', 'data-file', 'hexmap', 'terra']])),
  // Neither a map of hexes nor the common parts of the two hex games.
  gaia: ['kernel', 'data-file'],
  // Games recorded on terra.snellman.net: this part imports the game, but the game does not import
  // it.
  snellman: ['kernel', 'hexmap', 'terra-mystica'],
  // The list of the built-in games, and the things that others import from each by name.
  'games.ts': ['kernel', ...GAME_IDS],
  'ahead.ts': ['kernel', 'games.ts', ...GAME_IDS],
  games: GAME_IDS,
  conformance: ['kernel', 'hexmap'],
  // Games under test: the only part that imports both the kit and the games.
  trials: ['kernel', 'hexmap', 'conformance', ...GAME_IDS],
};

const OF_A_PAGE = ['messages', 'preferences', 'table', 'ui', 'play', 'shell', 'games'];
const OF_A_GAME = ['messages', 'game', 'ui', 'play', 'board', 'shell'];

/**
 * The parts that each part of packages/web/src may import, besides itself: from the bottom up, so
 * that no part imports a later one.
 */
const PAGE_PARTS: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  preferences: ['messages'],
  clock: ['messages'],
  // A game on the page: history, draft, moment. It has no component.
  game: ['messages'],
  // The connection to a table and the program that runs the table: this device, or a server. It has
  // no component.
  table: ['messages', 'clock', 'game'],
  ui: ['messages'],
  // The move that a player is preparing at a table, and the functions that a game must provide
  // (play/face).
  play: ['messages', 'preferences', 'game', 'table', 'ui'],
  board: ['preferences', 'ui'],
  // The table of any game.
  shell: ['messages', 'preferences', 'clock', 'game', 'table', 'ui', 'play'],
  // The common parts of the two hex games, and the games.
  terra: ['messages', 'preferences', 'game', 'ui', 'play', 'board', 'shell'],
  ...Object.fromEntries(GAME_IDS.map((id) => [id, [...OF_A_GAME, 'terra']])),
  gaia: OF_A_GAME,
  // The list of the games that the page shows.
  games: ['messages', 'play', ...GAME_IDS],
  // Guided first games; the lessons themselves belong to the games.
  learn: ['messages', 'game', 'table', 'play'],
  start: [...OF_A_PAGE, 'clock', 'game', 'learn'],
  together: [...OF_A_PAGE, 'clock', 'start'],
  pages: [...OF_A_PAGE, 'game', 'learn', 'start', 'together'],
  'main.tsx': ['ui', 'pages'],
};

/**
 * The highest number of connections between the parts of the page. After a connection is removed,
 * the number must be reduced.
 */
const PAGE_TIES = [
  ['arrows', 'arrows between parts', 89],
  ['upwards', 'arrows upwards', 0],
  ['pairs', 'pairs of parts that know each other', 0],
] as const;

/**
 * Files that checks may read in addition to each other: parts of the rules, and files of a game by
 * their names.
 */
const READ_BY_CHECKS: ReadonlySet<string> = new Set([
  'kernel',
  'hexmap',
  'vocabulary',
  'words',
  'refusals',
  'limits',
  'edition',
  'options',
  'standing-orders',
  'table',
  'cards',
  'tiles',
  'building-kinds',
  'token-splits',
  'definition',
  'effects',
  'ability',
  'traits',
  'track',
  'state',
  'questions',
  'arguments',
  'place',
  'due',
]);

const RULES = 'packages/rules/src/';
const PAGE = 'packages/web/src/';

/**
 * Circles of files that are allowed in sources: imports of types alone, and three files at most.
 */
const CIRCLES_LEFT: readonly (readonly string[])[] = [
  // The fan factions show their stored things in a panel, and every panel gets the page's data
  // about the factions.
  ['packages/web/src/terra-mystica/fan/face.ts', 'packages/web/src/terra-mystica/panels/props.ts'],
];

/** Packages whose sources also run in a browser and therefore import nothing from Node. */
const ANYWHERE = new Set(['rules', 'words', 'bots', 'web']);

const SCOPE = '@pangaea/';

export const walls: Check = async (root) => {
  const faults: string[] = [];
  /** By source file: its imports, and which of them still exist at run time. */
  const sources = new Map<string, Set<string>>();
  const values = new Map<string, Set<string>>();
  const page = new Map<string, Set<string>>();
  const questions = new Set<string>();
  const fromChecks: { readonly place: string; readonly target: string }[] = [];
  let files = 0;
  for (const source of sourcesIn(root, 'packages')) {
    const { path } = source;
    files += 1;
    const relative = new Set<string>();
    const running = new Set<string>();
    for (const { specifier, line, isType } of importsOf(source)) {
      const fault = faultOf(path, specifier, isType);
      if (fault !== undefined) faults.push(`${path}:${line} imports ${specifier}: ${fault}`);
      if (!specifier.startsWith('.') || isSheet(specifier)) continue;
      const target = join(dirname(path), specifier);
      relative.add(target);
      if (!isType) running.add(target);
      if (path.startsWith(RULES) && isCheck(path) && !isReadByChecks(target)) {
        fromChecks.push({ place: `${path}:${line} imports ${specifier}`, target });
      }
    }
    if (path.split('/')[2] === 'src') {
      sources.set(path, relative);
      values.set(path, running);
    }
    if (path.startsWith(PAGE)) page.set(path, relative);
    if (path.startsWith(RULES) && declaresQuestionsOnly(source)) questions.add(path);
  }
  for (const { place, target } of fromChecks) {
    if (!questions.has(target)) faults.push(`${place}: ${CHECKS_APART}`);
  }
  const left = CIRCLES_LEFT.map((circle) => circle.join(', '));
  for (const circle of circlesIn(sources)) {
    const files = circle.join(', ');
    if (!left.includes(files)) faults.push(`a circle of imports: ${files}`);
  }
  for (const circle of circlesIn(values)) {
    const files = circle.join(', ');
    if (left.includes(files)) faults.push(`a circle of imports, not of types alone: ${files}`);
  }
  const ties = tiesBetween(page, partOf, Object.keys(PAGE_PARTS));
  for (const [kind, name, most] of PAGE_TIES) {
    const found = ties[kind];
    if (found.length <= most) continue;
    faults.push(`${name} on the page: ${found.length}, at most ${most}: ${found.join(', ')}`);
  }
  return {
    ok: files > 0 && faults.length === 0,
    note: `${files} files`,
    output: files === 0 ? 'no source files were found\n' : `${faults.join('\n')}\n`,
  };
};

/** Why the file at `path` (from the root) may not import `specifier`; undefined if it may. */
function faultOf(path: string, specifier: string, isType: boolean): string | undefined {
  const [, from = '', area = ''] = path.split('/');
  const allowed = PACKAGES[from];
  if (allowed === undefined) return `${from} is not a package of the project; add it to the walls`;

  if (specifier.startsWith('.')) {
    const target = join(dirname(path), specifier);
    if (!target.startsWith(`packages/${from}/`)) {
      return 'what is outside the package is imported by the name of its package';
    }
    if (area === 'src' && !target.startsWith(`packages/${from}/src/`)) {
      return 'sources import nothing outside src';
    }
    if (path.startsWith(PAGE)) {
      if (isSheet(specifier)) return undefined;
      return faultBetween('page', PAGE_PARTS, partOf(path), partOf(target));
    }
    if (!path.startsWith(RULES)) return undefined;
    return faultBetween('rules', PARTS, partOf(path), partOf(target));
  }

  if (specifier.startsWith(SCOPE)) {
    const [to = '', part = ''] = specifier.slice(SCOPE.length).split('/');
    if (to !== from && !allowed.includes(to)) return `${from} may not know ${to}`;
    if (!isType && TYPES_ONLY[from]?.includes(to)) {
      return `${from} knows types of ${to} only: import type`;
    }
    if (from === 'rules' && area === 'src') return faultBetween('rules', PARTS, partOf(path), part);
    return undefined;
  }

  if (area !== 'src') return undefined;
  if (isBuiltin(specifier)) {
    return ANYWHERE.has(from) ? `${from} also runs where there is no Node` : undefined;
  }
  return from === 'rules' ? 'the rules have no dependency' : undefined;
}

/**
 * The slow check of a move is a second implementation of its rule, so it uses no code that lists or
 * makes moves: it would repeat a mistake of that code.
 */
const CHECKS_APART =
  'a check knows the table, the state, questions and other checks, not what lists or makes moves';

function isReadByChecks(target: string): boolean {
  if (isCheck(target) || READ_BY_CHECKS.has(partOf(target))) return true;
  return READ_BY_CHECKS.has(basename(target, '.ts'));
}

/** A file that declares questions and no kind of move. */
function declaresQuestionsOnly(source: Source): boolean {
  const called = new Set<string>();
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') called.add(callee.name);
    },
  }).visit(source.program);
  return called.has('question') && !called.has('kind');
}

/**
 * Whether a file belongs to checks, such as turn/city.check.ts and check/needs.ts in
 * packages/rules/src/gaia.
 */
function isCheck(path: string): boolean {
  return path.endsWith('.check.ts') || path.includes('/check/');
}

function faultBetween(
  whole: string,
  parts: Readonly<Record<string, readonly string[]>>,
  from: string,
  to: string,
): string | undefined {
  const allowed = parts[from];
  if (allowed === undefined) return `${from} is not a part of the ${whole}; add it to the walls`;
  return from === to || allowed.includes(to) ? undefined : `${from} may not know ${to}`;
}

/**
 * The part to which a file belongs: `terra-nova` for
 * packages/rules/src/terra-nova/actions/build.ts.
 */
function partOf(path: string): string {
  return path.split('/')[3] ?? '';
}

/** Whether an import is a style sheet, which imports no code. */
function isSheet(specifier: string): boolean {
  return specifier.endsWith('.css');
}

interface Import {
  readonly specifier: string;
  readonly line: number;
  /**
   * Whether nothing of the import is left after the types are erased; `import { type A }` leaves
   * the import itself.
   */
  readonly isType: boolean;
}

function importsOf(source: Source): readonly Import[] {
  const found: Import[] = [];
  const add = (
    node: { readonly start: number; readonly value?: unknown } | null,
    isType: boolean,
  ) => {
    if (node === null) return;
    const specifier = typeof node.value === 'string' ? node.value : '(computed)';
    found.push({ specifier, line: source.lineAt(node.start), isType });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
  }).visit(source.program);
  return found;
}
