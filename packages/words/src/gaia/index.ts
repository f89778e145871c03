import type { Language } from '../language.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { GaiaWords } from './shape.ts';

export { CONCEPTS, type Concept, conceptsOf, type Explained } from './concepts.ts';
export {
  cellBeside,
  cityNumber,
  type NamedCard,
  printedCity,
  printedObjective,
  readCard,
  readDirections,
} from './printed.ts';
export {
  type Asked,
  COMMANDS,
  type CommandWord,
  type Explanations,
  type GaiaWords,
  type Given,
  type MoveWords,
  TERMS,
  type Term,
  type Who,
} from './shape.ts';
export { tellEvent, tellRefusal } from './tell.ts';

/** All texts of Gaia, by language. */
export const GAIA: Readonly<Record<Language, GaiaWords>> = { en, ja };
