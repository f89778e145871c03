import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { audited } from '../../scripts/audit/audit.ts';

const NOW = new Date('2026-11-28T18:13:05Z');
const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pangaea-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('an answer without faults is kept as it came, under its date', () => {
  const folder = join(emptyFolder(), 'audits');
  const { code, lines } = audited(report({}), folder, NOW);
  const file = join(folder, '2026-11-28T18-13-05.json');
  expect([code, lines[0]]).toEqual([0, 'The registry knows of no fault in these packages.']);
  expect(lines[1]).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe(report({}));
});

test('faults are named, with whether they are mended', () => {
  const { code, lines } = audited(
    report({
      pino: { severity: 'high', range: '<9.1.0', fixAvailable: true },
      ws: { severity: 'low', range: '*', fixAvailable: false },
    }),
    emptyFolder(),
    NOW,
  );
  expect(code).toBe(1);
  expect(lines.slice(0, 3)).toEqual([
    'The registry knows of faults in 2 packages:',
    '  pino <9.1.0: high, mended',
    '  ws *: low, not mended yet',
  ]);
});

test.each([
  [
    'a registry without that answer',
    '{"message":"405 Method Not Allowed","error":{"summary":""}}',
    '405',
  ],
  [
    'no network',
    '{"error":{"code":"ENOTFOUND","summary":"request to the registry failed"}}',
    'failed',
  ],
  ['no npm', 'spawn npm ENOENT', 'ENOENT'],
  ['nothing', '', 'nothing'],
  ['something else', '[]', 'nothing'],
  ['null', 'null', 'nothing'],
])('%s is no answer: it is said, and no file says otherwise', (_, output, why) => {
  const folder = emptyFolder();
  const { code, lines } = audited(output, folder, NOW);
  expect([code, lines[0]]).toEqual([2, expect.stringContaining('NO ANSWER')]);
  expect(lines[1]).toContain(why);
  expect(lines[2]).toBe('There is no earlier answer.');
  expect(readdirSync(folder)).toEqual([]);
});

test('where there is none, the last one is named with its date', () => {
  const folder = emptyFolder();
  for (const name of ['2026-10-01T00-00-00.json', '2026-11-02T10-00-00.json', 'zz.json']) {
    writeFileSync(join(folder, name), '{}');
  }
  const { lines } = audited('', folder, NOW);
  expect(lines[2]).toContain('2026-11-02');
  expect(existsSync(join(folder, '2026-11-28T18-13-05.json'))).toBe(false);
});
