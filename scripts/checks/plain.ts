// Plain English, as far as it can be counted: sentences that are not too long, and whose subject is a thing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Check } from './check.ts';
import { type Sentence, sentencesOf, sentencesOfMarkdown, wordsIn } from './sentences.ts';
import { type Comment, sourcesIn } from './sources.ts';

/** Documents whose words are counted. */
const COUNTED = ['README.md', 'CONTRIBUTING.md', 'docs/server.md', 'docs/bots.md'];
/** Folders of documents; how their sentences begin is looked at. */
const FOLDERS = ['docs', 'packages/bots/train'];
/** Packages whose comments are read. */
const PACKAGES = ['wire', 'server', 'bots', 'web'];

/** Words of a sentence, on average over a document. */
const MEAN = 20;
const LONG = 35;
/** Longer sentences than that, of a hundred. */
const LONG_SHARE = 5;
/** Shorter ones are labels. */
const SHORTEST = 4;
const SHORTEST_IN_TABLE = 12;

/** "Who is asked waits" leaves the reader to find who is spoken of; "A seat that is asked waits" does not. */
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
  for (const name of PACKAGES) {
    for (const source of sourcesIn(root, `packages/${name}/src`)) {
      for (const { text, start } of paragraphsOf(source.comments)) {
        comments += 1;
        for (const sentence of sentencesOf(text).filter(isRelative)) {
          faults.push(relativeFault(`${source.path}:${source.lineAt(start)}`, sentence));
        }
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

/** Paths of the documents below a folder; none where it is absent. */
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

/** A tag of a docstring, with the name of a parameter. */
const TAG = /(?:^|\s)@(?:param\s+[\w.]+|returns|throws)\s/;

interface Paragraph {
  readonly text: string;
  readonly start: number;
}

/** Texts of comments without their marks; a tag begins a text of its own, and line comments below each other are one. */
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
