import { expect, test } from 'vitest';
import { parseRecordFile, printRecordFile } from '../../src/record/record-file.ts';

const RECORD = {
  game: 'terra-nova',
  rulesVersion: '1',
  options: { players: 2 },
  seed: '0'.repeat(32),
  commands: ['0 faction druids', '1 faction golems'],
};

test.each([
  ['as it is', RECORD],
  ['with an edition', { ...RECORD, editionFile: { id: 'x' } }],
  ['without commands', { ...RECORD, commands: [] }],
])('a printed record can be read: %s', (_, record) => {
  expect(parseRecordFile(JSON.parse(printRecordFile(record)))).toEqual({ ok: true, value: record });
});

test('a command stands on a line of its own', () => {
  expect(printRecordFile(RECORD).split('\n')).toContain('    "0 faction druids",');
});

test('a file without a record is refused', () => {
  expect(parseRecordFile(null)).toMatchObject({ ok: false });
  expect(parseRecordFile({ ...RECORD, commands: [1] })).toMatchObject({
    ok: false,
    error: { code: 'record-malformed', params: { field: 'commands' } },
  });
});
