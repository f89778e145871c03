import { expect, test } from 'vitest';
import { dataMutants, printedLines } from './printed.ts';

/*
 * Everything printed, as text: tiles, boards of the factions, maps, points, both printings of Fire & Ice,
 * the mini expansion, landscapes. A changed number shows here, whatever else notices it. When a number
 * was wrong and is mended: `npm test -- unit terra-mystica/printed -u`.
 */
test('the printed numbers, letters and names', async () => {
  await expect(`${printedLines().join('\n')}\n`).toMatchFileSnapshot('golden/printed.txt');
});

test('each of them changed by one is seen', () => {
  const printed = printedLines().join('\n');
  const unseen: string[] = [];
  let count = 0;
  for (const { name, change, restore } of dataMutants()) {
    change();
    if (printedLines().join('\n') === printed) unseen.push(name);
    restore();
    count++;
  }
  expect(unseen).toEqual([]);
  expect(count).toBeGreaterThan(3000);
  expect(printedLines().join('\n')).toBe(printed);
});
