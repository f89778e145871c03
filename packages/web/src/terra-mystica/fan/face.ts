import type { FactionDefinition, FanEdition } from '@pangaea/rules/terra-mystica';
import type { FanWords } from '@pangaea/words/terra-mystica';
import type { ComponentType } from 'preact/compat';
import type { Arms } from '../../ui/crests/arms.ts';
import type { MysticaPage } from '../game/rules.ts';
import type { Stores } from '../game/stores.ts';
import type { PanelProps } from '../panels/props.ts';
import type { AbilityFace } from './abilities.ts';

/** What the page has of the fan factions. */
export interface FanFace {
  /** The rules that know the option `fanFactions`. */
  readonly game: MysticaPage;
  readonly factions: Readonly<Record<FanEdition, readonly FactionDefinition[]>>;
  /** In the language of the page. */
  readonly words: FanWords;
  readonly abilities: Readonly<Record<string, AbilityFace>>;
  readonly crests: Readonly<Record<string, Arms>>;
  /** What they store. */
  readonly stores: Stores;
  /** Shows it on their boards, where boards are drawn. */
  readonly Stored: ComponentType<PanelProps & { readonly seat: number }> | undefined;
}
