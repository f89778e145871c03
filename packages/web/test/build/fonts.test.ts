import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf } from '../../build/fonts.ts';
import { MESSAGES } from '../../src/messages/index.ts';

test('the fonts hold every character that the page can say', () => {
  const held = new Set(charactersOf([resolve(import.meta.dirname, '../../src')]));
  for (const character of JSON.stringify(MESSAGES.ja)) expect(held).toContain(character);
  for (const character of 'AZaz09×→−') expect(held).toContain(character);
});
