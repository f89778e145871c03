// One thing has one word: the texts of the page use the words of the game.

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@pangaea/words';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { expect, test } from 'vitest';
import { en } from '../../src/terra-mystica/messages/en.ts';
import { ja } from '../../src/terra-mystica/messages/ja.ts';
import { SHAPES } from '../../src/ui/icons/shapes.ts';

const PAGE = { en, ja };

test('the price of spades and the exchange of goods have different names, each the one of the game', () => {
  for (const language of LANGUAGES) {
    const { terms, tracks, moves, abilities } = TERRA_MYSTICA[language];
    const { names, groups } = PAGE[language].actions;
    expect(tracks.exchange).toBe(terms.exchange);
    expect(terms.exchange.toLowerCase()).toContain(names['advance-exchange'].toLowerCase());
    expect(moves.convert.kind.toLowerCase()).toContain(groups.convert.toLowerCase());
    expect(names['advance-exchange']).not.toContain(groups.convert);
    expect(groups.convert).not.toContain(names['advance-exchange']);
    // Halflings pay less for that track, Darklings have none.
    for (const faction of ['halflings', 'darklings'] as const) {
      expect(abilities[faction].toLowerCase()).toContain(names['advance-exchange'].toLowerCase());
    }
  }
});

test('no game draws signs of its own for what the others have', () => {
  const sources = resolve(import.meta.dirname, '../../src/terra-nova');
  const drawn = globSync('**/amounts.tsx', { cwd: sources }).map((file) =>
    readFileSync(join(sources, file), 'utf8'),
  );
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).not.toContain('<path');
  for (const sign of ['coin', 'power', 'vp', 'ship']) expect(Object.keys(SHAPES)).toContain(sign);
});
