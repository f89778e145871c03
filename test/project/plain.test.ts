// The checker of plain English finds long sentences, and sentences without a thing as their
// subject. It fails if it has read nothing.
import { describe, expect, test } from 'vitest';
import { plain } from '../../scripts/checks/plain.ts';
import { sentencesOf, sentencesOfMarkdown, wordsIn } from '../../scripts/checks/sentences.ts';
import { plantedTree } from './planted-tree.ts';

const SHORT = 'A seat that is asked in secret waits for the others.\n';
const long = (words: number) => `A ${'seat '.repeat(words - 1)}\n\n`;

const DOCUMENTS = {
  'README.md': SHORT,
  'CONTRIBUTING.md': SHORT,
  'docs/server.md': SHORT,
  'docs/bots.md': SHORT,
};
const IN_SERVER = 'packages/bots/src/other.ts';
const IN_BOTS = 'packages/bots/src/planted.ts';
const CONTENT = { ...DOCUMENTS, [IN_BOTS]: '/** A seat. */\nexport const a = 1;\n' };

async function verdictOf(files: Readonly<Record<string, string>>) {
  return await plain(plantedTree({ ...CONTENT, ...files }));
}

describe('plain', () => {
  test('is content with short sentences about things', async () => {
    const { ok, note, output } = await verdictOf({});
    expect(ok, output).toBe(true);
    expect(note).toBe('4 sentences, 1 comments');
  });

  test('is not content with an empty tree, a document without sentences, or no comments', async () => {
    const empty = await plain(plantedTree());
    expect(empty.ok).toBe(false);
    expect(empty.output).toContain('docs/server.md has no sentences');
    expect(empty.output).toContain('no comments were found');
    expect((await verdictOf({ 'README.md': '```\nonly code\n```\n' })).ok).toBe(false);
    expect((await verdictOf({ [IN_BOTS]: 'export const a = 1;\n' })).ok).toBe(false);
  });

  test.each([
    ['long sentences on average', `${long(21)}${long(21)}`, '21.0 words a sentence'],
    [
      'too many very long ones',
      `${long(36)}${long(5).repeat(18)}`,
      'more than 35 words in 5.3 % of its sentences',
    ],
    ['a relative clause as the subject', 'Who passes gets a tile.\n', '"Who"'],
    ['one in a list', '- **What** is told stays.\n', '"What"'],
    ['one in a table', '| a | b |\n|---|---|\n| x | Whoever asks waits. |\n', '"Whoever"'],
  ])('sees %s', async (_what, text, saying) => {
    const { ok, output } = await verdictOf({ 'docs/server.md': text });
    expect(ok).toBe(false);
    expect(output).toContain('docs/server.md');
    expect(output).toContain(saying);
  });

  test('looks at other documents too, whose words it does not count', async () => {
    const { ok, output } = await verdictOf({
      'docs/more/a.md': long(40),
      'packages/bots/train/b.md': 'What is learned stays.\n',
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/^packages\/bots\/train\/b\.md:1 .*\n$/);
  });

  test.each([
    ['a line comment', '// Who passes is out.\n', 1],
    ['a comment of several lines', '\n// A seat passes.\n// What follows is told.\n', 2],
    ['a docstring', '/** What is stored. */\n', 1],
    ['its second sentence', '/**\n * A seat. Whose it is\n * stands there.\n */\n', 1],
    ['what it says of a parameter', '/**\n * A seat.\n * @param a What it is.\n */\n', 1],
  ])('sees one in %s', async (_what, comment, line) => {
    const { ok, output } = await verdictOf({ [IN_SERVER]: `${comment}export const a = 1;\n` });
    expect(ok).toBe(false);
    expect(output).toContain(`${IN_SERVER}:${line} `);
  });

  test.each([
    'packages/rules/src/kernel/a.ts',
    'packages/web/test/board/a.test.tsx',
    'packages/bots/bench/a.ts',
    'packages/bots/train/a.ts',
    'scripts/checks/a.ts',
    'test/project/a.test.ts',
    'examples/a.mjs',
  ])('sees one in %s', async (path) => {
    const { ok, output } = await verdictOf({ [path]: '// Whatever it costs.\nexport {};\n' });
    expect(ok).toBe(false);
    expect(output).toContain(`${path}:1 begins a sentence with "Whatever"`);
  });

  test.each([
    ['packages/wire/src/a.ts', "description: 'A seat. Who sits there.'"],
    ['packages/server/src/api/a.ts', 'meaning: `\\`a-code\\`. What is told.`'],
  ])('sees one in the description of the API in %s', async (path, property) => {
    const { ok, output } = await verdictOf({ [path]: `\nexport const a = { ${property} };\n` });
    expect(ok).toBe(false);
    expect(output).toContain(`${path}:2 begins a sentence with "Wh`);
  });

  test.each([
    ['a question', "// Who is asked? 'What now?'\n"],
    ['a text that is no comment', "export const b = 'What is told.';\n"],
  ])('leaves %s alone', async (_what, text) => {
    const { ok, output } = await verdictOf({ [IN_SERVER]: `${text}export const a = 1;\n` });
    expect(ok, output).toBe(true);
  });
});

describe('sentences', () => {
  test('end on a stop before another begins, and not in a short form', () => {
    expect(sentencesOf('One, e.g. Two. It is v1.2 (so it is). "Yes!" he said.')).toEqual([
      'One, e.g. Two.',
      'It is v1.2 (so it is).',
      '"Yes!" he said.',
    ]);
  });

  test('of a document are those of paragraphs, lists and tables, in English', () => {
    const text = [
      '# A heading',
      'One [link](a.md) and',
      '`some code here`. Two. `three` is code.',
      '',
      '    indented code',
      '```',
      'code',
      '```',
      '- three',
      '  goes on',
      '- four',
      '| five | six |',
      '日本語。',
    ].join('\n');
    expect(sentencesOfMarkdown(text).map(({ text, line }) => `${line} ${text}`)).toEqual([
      '2 One link and Code.',
      '2 Two.',
      '2 Code is code.',
      '9 three goes on',
      '11 four',
      '12 five',
      '12 six',
    ]);
    expect(wordsIn('One – two, 3.')).toBe(3);
  });
});
