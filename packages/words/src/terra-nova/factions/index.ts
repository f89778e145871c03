import type { FactionId } from '@pangaea/rules/terra-nova';
import type { FactionWords } from '../faction-words.ts';
import * as druids from './druids.ts';
import * as fairies from './fairies.ts';
import * as fireSprites from './fire-sprites.ts';
import * as golems from './golems.ts';
import * as inventors from './inventors.ts';
import * as leprechauns from './leprechauns.ts';
import * as sandCats from './sand-cats.ts';
import * as seaDogs from './sea-dogs.ts';
import * as sunWorshippers from './sun-worshippers.ts';
import * as waterSprites from './water-sprites.ts';

type Words = Readonly<Record<FactionId, FactionWords>>;

// A list for each language, with every constant by its name, so that a bundler sees which language
// is not used.
export const en = {
  leprechauns: leprechauns.en,
  inventors: inventors.en,
  'water-sprites': waterSprites.en,
  'sea-dogs': seaDogs.en,
  fairies: fairies.en,
  druids: druids.en,
  golems: golems.en,
  'fire-sprites': fireSprites.en,
  'sun-worshippers': sunWorshippers.en,
  'sand-cats': sandCats.en,
} satisfies Words;

export const ja = {
  leprechauns: leprechauns.ja,
  inventors: inventors.ja,
  'water-sprites': waterSprites.ja,
  'sea-dogs': seaDogs.ja,
  fairies: fairies.ja,
  druids: druids.ja,
  golems: golems.ja,
  'fire-sprites': fireSprites.ja,
  'sun-worshippers': sunWorshippers.ja,
  'sand-cats': sandCats.ja,
} satisfies Words;
