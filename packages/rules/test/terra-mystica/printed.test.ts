import { expect, test } from 'vitest';
import { printedLines } from './printed.ts';

/*
 * Everything printed, as text: tiles, boards of the factions, maps, points, both printings of Fire
 * & Ice, the mini expansion, landscapes. A changed number always shows here. After a correction of
 * a wrong number: `npm test -- unit terra-mystica/printed -u`.
 */
test('the printed numbers, letters and names', async () => {
  await expect(`${printedLines().join('\n')}\n`).toMatchFileSnapshot('golden/printed.txt');
});
