import type { Language } from '../language.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { TerraMysticaWords } from './shape.ts';

export { type FanFactionWords, type FanWords, factionName } from './fan-words.ts';
export {
  type Given,
  type LogWords,
  type MoveWords,
  type OptionWords,
  type RefusedWords,
  type TableWords,
  TERMS,
  type Term,
  type TerraMysticaWords,
  type Who,
} from './shape.ts';
export { tellEvent, tellRefusal } from './tell.ts';

/** All texts of Terra Mystica, by language. */
export const TERRA_MYSTICA: Readonly<Record<Language, TerraMysticaWords>> = { en, ja };
