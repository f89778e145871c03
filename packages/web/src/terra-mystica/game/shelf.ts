import {
  BONUS_CARDS,
  type BonusCard,
  CARD,
  FAVOUR_TILES,
  type FavourTile,
  NONE,
  type State,
  TOWN_TILES,
  type TownTile,
} from '@pangaea/rules/terra-mystica';
import { nextPlaceOf, seatsOf } from './seats.ts';

export interface Holder {
  readonly seat: number;
  readonly count: number;
  /** Whether moves of the draft, which are not sent yet, gained the tile. */
  readonly isNew: boolean;
}

export interface Shelved<Tile> {
  readonly tile: Tile;
  readonly index: number;
  /** The number in the supply. */
  readonly left: number;
  readonly holders: readonly Holder[];
}

/**
 * The favour tiles.
 * @param before the position at the beginning of a draft
 */
export function favoursOn(state: State, before: State = state): readonly Shelved<FavourTile>[] {
  return FAVOUR_TILES.map((tile, index) => ({
    tile,
    index,
    left: state.favoursLeft(index),
    holders: seatsOf(state)
      .filter((seat) => state.hasFavour(seat, index))
      .map((seat) => ({ seat, count: 1, isNew: !before.hasFavour(seat, index) })),
  }));
}

/**
 * The town tiles of this table.
 * @param before the position at the beginning of a draft
 */
export function townsOn(state: State, before: State = state): readonly Shelved<TownTile>[] {
  return TOWN_TILES.map((tile, index) => ({
    tile,
    index,
    left: state.townsLeft(index),
    holders: seatsOf(state)
      .map((seat) => ({
        seat,
        count: state.towns(seat, index),
        isNew: state.towns(seat, index) > before.towns(seat, index),
      }))
      .filter(({ count }) => count > 0),
  })).filter(({ index }) => state.table.townCount[index] > 0);
}

export interface CardOnTable {
  readonly card: BonusCard;
  readonly index: number;
  readonly coins: number;
  /** The seat that has it; undefined if it can be taken. */
  readonly holder: number | undefined;
  /** If it was taken by passing: the place of its holder in the next round. */
  readonly nextPlace: number | undefined;
}

/** The bonus cards of this table. */
export function cardsOn(state: State): readonly CardOnTable[] {
  return BONUS_CARDS.map((card, index) => {
    const holder = seatsOf(state).find(
      (seat) => state.card(seat) === index || state.card2(seat) === index,
    );
    return {
      card,
      index,
      coins: state.cardCoins(index),
      holder,
      nextPlace: holder === undefined ? undefined : nextPlaceOf(state, holder),
    };
  }).filter(({ index, holder }) => holder !== undefined || state.cardWhere(index) === CARD.beside);
}

/** The bonus cards of a seat: one, or two by an ability. */
export function cardsOf(state: State, seat: number): readonly BonusCard[] {
  return [state.card(seat), state.card2(seat)]
    .filter((card) => card !== NONE)
    .map((card) => BONUS_CARDS[card]);
}

/** The tiles that a seat holds. */
export function heldBy<Tile>(
  tiles: readonly Shelved<Tile>[],
  seat: number,
): readonly { readonly tile: Tile; readonly holder: Holder }[] {
  return tiles.flatMap(({ tile, holders }) => {
    const holder = holders.find((each) => each.seat === seat);
    return holder === undefined ? [] : [{ tile, holder }];
  });
}
