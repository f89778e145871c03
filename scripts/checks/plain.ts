// The part of plain English that can be counted: sentences that are not too long, and whose subject
// is a thing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { Check } from './check.ts';
import { type Sentence, sentencesOf, sentencesOfMarkdown, wordsIn } from './sentences.ts';
import { type Comment, type Source, sourcesIn } from './sources.ts';

/** Documents whose words are counted. */
const COUNTED = ['README.md', 'CONTRIBUTING.md', 'docs/server.md', 'docs/bots.md'];
/** Folders of documents; the first words of their sentences are checked. */
const FOLDERS = ['docs', 'packages/bots/train'];
/** Folders of every package whose comments are read. */
const OF_A_PACKAGE = ['src', 'test', 'bench', 'train'];
/** Other folders whose comments are read. */
const OF_THE_PROJECT = ['scripts', 'test', 'examples'];
/** Folders with the texts of the description of the API. */
const OF_THE_API = ['packages/wire/src', 'packages/server/src/api'];
/** Properties with these texts. */
const DESCRIBES: ReadonlySet<string> = new Set(['description', 'summary', 'meaning']);

/** The highest mean number of words in a sentence of a document. */
const MEAN = 20;
const LONG = 35;
/** The highest share of longer sentences, in a hundred. */
const LONG_SHARE = 5;
/** Sentences with fewer words are labels. */
const SHORTEST = 4;
const SHORTEST_IN_TABLE = 12;

/**
 * In "Who is asked waits" the reader must find out who is meant; "A seat that is asked waits" says
 * it.
 */
const RELATIVE = /^["'(]*(Who|Whom|Whose|Whoever|What|Whatever)\b/;

export const plain: Check = async (root) => {
  const faults: string[] = [];
  let [sentences, comments] = [0, 0];
  for (const path of new Set([...COUNTED, ...FOLDERS.flatMap((each) => documentsIn(root, each))])) {
    const file = join(root, path);
    const read = existsSync(file) ? sentencesOfMarkdown(readFileSync(file, 'utf8')) : [];
    if (read.length === 0) faults.push(`${path} has no sentences`);
    sentences += read.length;
    if (COUNTED.includes(path)) faults.push(...faultsOfLength(path, read));
    for (const { text, line } of read) {
      if (isRelative(text)) faults.push(relativeFault(`${path}:${line}`, text));
    }
  }
  for (const folder of foldersOfCode(root)) {
    for (const source of sourcesIn(root, folder)) {
      const paragraphs = paragraphsOf(source.comments);
      comments += paragraphs.length;
      faults.push(...relativesIn(source, paragraphs));
      if (OF_THE_API.some((each) => source.path.startsWith(`${each}/`))) {
        faults.push(...relativesIn(source, descriptionsOf(source)));
      }
    }
  }
  if (comments === 0) faults.push('no comments were found');
  return {
    ok: faults.length === 0,
    note: `${sentences} sentences, ${comments} comments`,
    output: `${faults.join('\n')}\n`,
  };
};

/** Folders whose comments are read, as paths from the root; some of them may be absent. */
function foldersOfCode(root: string): readonly string[] {
  const packages = join(root, 'packages');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  const folders = names.flatMap((name) => OF_A_PACKAGE.map((each) => `packages/${name}/${each}`));
  return [...folders, ...OF_THE_PROJECT];
}

/** Paths of the documents below a folder; none if there is no such folder. */
function documentsIn(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`.replaceAll(sep, '/'));
}

function faultsOfLength(path: string, sentences: readonly Sentence[]): readonly string[] {
  const counts = sentences
    .map(({ text, isInCell }) => ({ count: wordsIn(text), isInCell }))
    .filter(({ count, isInCell }) => count >= (isInCell ? SHORTEST_IN_TABLE : SHORTEST))
    .map(({ count }) => count);
  if (counts.length === 0) return [];
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const share = (100 * counts.filter((count) => count > LONG).length) / counts.length;
  return [
    ...(mean > MEAN
      ? [`${path} has ${mean.toFixed(1)} words a sentence; ${MEAN} are the most`]
      : []),
    ...(share > LONG_SHARE
      ? [`${path} has more than ${LONG} words in ${share.toFixed(1)} % of its sentences`]
      : []),
  ];
}

function isRelative(sentence: string): boolean {
  return RELATIVE.test(sentence) && !/\?["')]*$/.test(sentence);
}

function relativeFault(place: string, sentence: string): string {
  const [begins] = RELATIVE.exec(sentence) ?? [];
  return `${place} begins a sentence with "${begins}": name the thing. ${sentence.slice(0, 100)}`;
}

function relativesIn(source: Source, paragraphs: readonly Paragraph[]): readonly string[] {
  return paragraphs.flatMap(({ text, start }) =>
    sentencesOf(text)
      .filter(isRelative)
      .map((sentence) => relativeFault(`${source.path}:${source.lineAt(start)}`, sentence)),
  );
}

/** Texts of the description of the API; code within them counts as a word. */
function descriptionsOf({ program }: Source): readonly Paragraph[] {
  const found: Paragraph[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !DESCRIBES.has(key.name)) return;
      const parts = value.type === 'TemplateLiteral' ? value.quasis : [];
      const written = parts.map((part) => part.value.cooked ?? '').join('Code');
      const text = value.type === 'Literal' ? String(value.value) : written;
      if (text !== '') found.push({ text: text.replace(/`[^`]*`/g, 'Code'), start: value.start });
    },
  }).visit(program);
  return found;
}

/** A tag of a docstring, with the name of a parameter. */
const TAG = /(?:^|\s)@(?:param\s+[\w.]+|returns|throws)\s/;

interface Paragraph {
  readonly text: string;
  readonly start: number;
}

/**
 * Texts of comments without their marks; a tag begins a separate text, and line comments below each
 * other are one text.
 */
function paragraphsOf(comments: readonly Comment[]): readonly Paragraph[] {
  const joined: { text: string; start: number; end: number }[] = [];
  for (const { isBlock, value, start, end, isBelow } of comments) {
    const last = joined.at(-1);
    const text = isBlock ? value.replace(/^\s*\*+ ?/gm, '') : value;
    if (isBelow && last !== undefined) last.text += ` ${text}`;
    else joined.push({ text, start, end });
  }
  return joined.flatMap(({ text, start }) =>
    text
      .split(TAG)
      .map((part) => ({ text: part.trim(), start }))
      .filter((part) => part.text !== ''),
  );
}
