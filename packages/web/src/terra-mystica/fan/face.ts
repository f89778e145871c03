import type { FactionDefinition, FanEdition } from '@pangaea/rules/terra-mystica';
import type { FanWords, TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { ComponentType } from 'preact/compat';
import type { Crests } from '../crests/index.ts';
import type { MysticaPage } from '../game/rules.ts';
import type { Stores } from '../game/stores.ts';
import type { PanelProps } from '../panels/props.ts';
import type { AbilityFace } from './look.ts';

/** The page's parts for the fan factions. */
export interface FanFace {
  /** The rules with the option `fanFactions`. */
  readonly game: MysticaPage;
  readonly factions: Readonly<Record<FanEdition, readonly FactionDefinition[]>>;
  /** The words of the fan factions, in the language of the page. */
  readonly words: FanWords;
  /** Buttons by the names of the abilities. */
  readonly abilities: Readonly<Record<string, AbilityFace>>;
  /** The stores of the factions. */
  readonly stores: Stores;
  /** Shows the stores on boards. */
  readonly Stored: ComponentType<PanelProps & { readonly seat: number }> | undefined;
  /** The words of a table with fan factions, which have names and abilities like the others. */
  among(w: TerraMysticaWords): TerraMysticaWords;
  /** Crests of fan factions and others. */
  readonly crests: Crests;
}
