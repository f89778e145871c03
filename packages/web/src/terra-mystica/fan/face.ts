import type { FactionDefinition, FanEdition } from '@pangaea/rules/terra-mystica';
import type { FanWords, TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { Crests } from '../crests/index.ts';
import type { MysticaPage } from '../game/rules.ts';
import type { AbilityFace } from './abilities.ts';

/** What the page has of the fan factions. */
export interface FanFace {
  /** The rules that know the option `fanFactions`. */
  readonly game: MysticaPage;
  readonly factions: Readonly<Record<FanEdition, readonly FactionDefinition[]>>;
  /** In the language of the page. */
  readonly words: FanWords;
  readonly abilities: Readonly<Record<string, AbilityFace>>;
  /** The words of a table with fan factions: they have names and abilities as the others. */
  among(w: TerraMysticaWords): TerraMysticaWords;
  /** Theirs among those of the others. */
  readonly crests: Crests;
}
