import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { readGames } from '../bench/played-games.ts';

test('a ledger that cannot be a record is left out, and it is told which and why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pangaea-ledgers-'));
  try {
    writeFileSync(join(folder, 'strange.json'), '{"ledger": [{"faction": "nomads"}]}');
    writeFileSync(join(folder, 'notes.txt'), 'no ledger');
    const { games, leftOut } = readGames(terraMystica(), folder);
    expect(games).toEqual([]);
    expect(leftOut.map(({ file }) => file)).toEqual(['strange.json']);
    expect(leftOut[0].why).toContain('code');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
