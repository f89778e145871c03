// The rules use no clock, no random numbers except those from their seed, nothing of the host, and
// nothing that differs between hosts. The types already exclude most of it (`lib: es2024`, `types:
// []`); this check finds the rest.
import { visitorKeys } from 'oxc-parser';
import type { Check } from './check.ts';
import { type Source, sourcesIn } from './sources.ts';

/** Globals that the rules may not use. */
const GLOBALS = new Set([
  'Buffer',
  'Date',
  'FinalizationRegistry',
  'Function',
  'Intl',
  'WeakRef',
  'XMLHttpRequest',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]);

/** Methods whose result depends on the language of the host. */
const LOCAL_METHODS = new Set([
  'localeCompare',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleUpperCase',
]);

/** Lists of games, each loaded when it is asked for: they contain no rule. */
const GAMES = ['packages/rules/src/games.ts', 'packages/rules/src/ahead.ts'];

export const purity: Check = async (root) => {
  const faults: string[] = [];
  let files = 0;
  for (const source of sourcesIn(root, 'packages/rules/src')) {
    files += 1;
    faults.push(...faultsIn(source));
  }
  return {
    ok: files > 0 && faults.length === 0,
    note: `${files} files`,
    output: files === 0 ? 'no source files were found\n' : `${faults.join('\n')}\n`,
  };
};

/** A node of the syntax tree, read by field name. */
type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

function faultsIn(source: Source): readonly string[] {
  const faults: string[] = [];
  const report = (node: Node, what: string) => {
    faults.push(`${source.path}:${source.lineAt(node.start)} uses ${what}`);
  };
  const visit = (node: Node, parent: Node | undefined, field: string) => {
    if (node.type === 'Identifier' && !isLabel(parent, field)) {
      const name = node.name as string;
      if (GLOBALS.has(name)) report(node, name);
      if (name === 'Math' && !isPlainMath(parent, field)) report(node, 'Math.random');
    }
    if (node.type === 'MemberExpression') {
      const { name } = node.property as { name?: string };
      if (name !== undefined && LOCAL_METHODS.has(name)) report(node, name);
    }
    if (node.type === 'ImportExpression' && !GAMES.includes(source.path)) report(node, 'import()');
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) {
        if (child !== null && child !== undefined) visit(child as Node, node, key);
      }
    }
  };
  visit(source.program as unknown as Node, undefined, '');
  return faults;
}

/** Whether an identifier in this place is only a name of a property, an import or a label. */
function isLabel(parent: Node | undefined, field: string): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return field === 'property' && parent.computed !== true;
    case 'Property':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'MethodDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return field === 'key' && parent.computed !== true;
    case 'ImportSpecifier':
      return field === 'imported';
    case 'ExportSpecifier':
      return field === 'exported';
    case 'TSQualifiedName':
      return field === 'right';
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return field === 'label';
    default:
      return false;
  }
}

/** `Math.floor` is plain; `Math.random`, `Math[x]`, `const { random } = Math` are not. */
function isPlainMath(parent: Node | undefined, field: string): boolean {
  return (
    parent?.type === 'MemberExpression' &&
    field === 'object' &&
    parent.computed !== true &&
    (parent.property as { name?: string }).name !== 'random'
  );
}
