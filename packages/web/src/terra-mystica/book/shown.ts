import type { BonusCard, FactionId, FavourTile, TownTile } from '@pangaea/rules/terra-mystica';
import type { Rate } from '../../shell/book/rates.tsx';
import type { PartOfMap } from '../../terra/book/map-picture.tsx';
import type { Step } from '../../terra/book/pictures.tsx';
import type { Situation } from './situation.ts';

/** A part of the map. */
export interface MapShown extends Situation, PartOfMap {
  readonly draw: 'map';
}

/** The figures of Terra Mystica, as data. */
export type Shown =
  | MapShown
  | (Situation & { readonly draw: 'cults' | 'octagons' | 'board' | 'rounds' })
  | { readonly draw: 'peoples'; readonly peoples: readonly FactionId[] }
  | { readonly draw: 'landscapes' }
  | { readonly draw: 'wheel'; readonly people: FactionId }
  | { readonly draw: 'bowls'; readonly bowls: readonly [number, number, number] }
  | { readonly draw: 'favours'; readonly tiles: readonly FavourTile[] }
  | { readonly draw: 'towns'; readonly tiles: readonly TownTile[] }
  | { readonly draw: 'cards'; readonly cards: readonly BonusCard[] }
  | { readonly draw: 'rates'; readonly rates: readonly Rate[] }
  | { readonly draw: 'ways'; readonly ways: readonly (readonly Step[])[] };
