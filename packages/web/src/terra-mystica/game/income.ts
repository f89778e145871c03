import {
  BONUS_CARD_DATA,
  BUILDINGS,
  type Building,
  type BuildingRow,
  type Cause,
  FAVOUR_TILE_DATA,
  FAVOUR_TILES,
  incomeOf,
  type Lost,
  NONE,
  RESOURCES,
  type Resource,
  ROUNDS,
  roundOutlook,
  type State,
} from '@pangaea/rules/terra-mystica';
import { type Loss, lossesIn } from '../../terra/game/losses.ts';
import { cardsOf } from './shelf.ts';

export type Amounts = Readonly<Record<Resource, number>>;

/** A source of income with its amount. */
export interface IncomeLine {
  readonly cause: Cause;
  readonly amounts: Amounts;
}

/** The income of a kind of structure, by the number on the map. */
export function incomeOfRow(row: BuildingRow, count: number): Amounts {
  return amounts((resource) => row.income[resource]?.[count] ?? 0);
}

/** The rows of a board by structure. */
export function rowsOf(state: State, seat: number): readonly (readonly [Building, BuildingRow])[] {
  const { dwelling, tradingPost, temple, stronghold, sanctuary } =
    state.table.factions[state.faction(seat)];
  return [
    ['dwelling', dwelling],
    ['trading-post', tradingPost],
    ['temple', temple],
    ['stronghold', stronghold],
    ['sanctuary', sanctuary],
  ];
}

/**
 * The income of a seat in the next round in the present position, by source; empty sources are left
 * out. A card that is returned at the next pass pays no more: only a seat that has passed keeps its
 * card for the next round.
 */
export function nextIncome(state: State, seat: number): readonly IncomeLine[] {
  if (state.faction(seat) === NONE || state.round() === ROUNDS) return [];
  const held = cardsOf(state, seat).map((card) => BONUS_CARD_DATA[card].income);
  const favours = FAVOUR_TILES.filter((_, tile) => state.hasFavour(seat, tile));
  const buildings = sum(
    rowsOf(state, seat).map(([building, row]) =>
      incomeOfRow(row, state.onMap(seat, BUILDINGS.indexOf(building))),
    ),
  );
  const cards = sum(held);
  const tiles = sum(favours.map((tile) => FAVOUR_TILE_DATA[tile].income ?? {}));
  const known = sum([buildings, cards, tiles]);
  const lines: readonly IncomeLine[] = [
    { cause: 'income-buildings', amounts: buildings },
    { cause: 'income-favours', amounts: tiles },
    ...(isCardKept(state, seat) ? [{ cause: 'income-card', amounts: cards } as const] : []),
    {
      cause: 'ability',
      amounts: amounts((resource) => {
        return incomeOf(state, seat, RESOURCES.indexOf(resource)) - known[resource];
      }),
    },
  ];
  return lines.filter((line) => RESOURCES.some((resource) => line.amounts[resource] !== 0));
}

/** Whether the card of a seat is its card for the next round. */
export function isCardKept(state: State, seat: number): boolean {
  return state.hasPassed(seat);
}

/**
 * The part of the next rewards and income that will be lost because there is no room, for a seat
 * that has passed. Before passing the seat can still make room.
 */
export function incomeLost(state: State, seat: number): readonly Loss<Lost>[] {
  if (!isCardKept(state, seat) || state.round() === ROUNDS) return [];
  return lossesIn<Lost>(roundOutlook(state).events, seat);
}

/** The sum of all lines. */
export function totalOf(lines: readonly IncomeLine[]): Amounts {
  return sum(lines.map((line) => line.amounts));
}

function sum(given: readonly Partial<Amounts>[]): Amounts {
  return amounts((resource) => given.reduce((total, each) => total + (each[resource] ?? 0), 0));
}

function amounts(of: (resource: Resource) => number): Amounts {
  const [coins, workers, priests, power] = RESOURCES.map(of);
  return { coins, workers, priests, power };
}
