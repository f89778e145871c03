import type { Language } from '../language.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { TerraNovaWords } from './shape.ts';

export {
  type CommandWord,
  type Given,
  type MoveWords,
  TERMS,
  type Term,
  type TerraNovaWords,
  type Who,
} from './shape.ts';
export { tellEvent, tellRefusal } from './tell.ts';

/** All texts of Terra Nova, by language. */
export const TERRA_NOVA: Readonly<Record<Language, TerraNovaWords>> = { en, ja };
