import { ask, choose, type Play } from './asking.ts';
import { around, beside, compare, DIRECTIONS, destroy, look } from './cities.ts';
import { kindOf, type Luck, othersOf, removeOne, type Table, type Tile } from './table.ts';

const BURNS = ['plains', 'forest', 'swamp'];
const WEATHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sun: { swamp: 'plains', plains: 'desert' },
  rain: { desert: 'plains', plains: 'swamp' },
};

/**
 * Every way to play a power card as an action; the protection card is no action. Rules, "The power
 * cards".
 */
export function powerMoves(t: Table, power: string): string[] {
  if (power === 'tornado') return [power];
  return [...t.world].flatMap(([cell, tile]) => aims(t, power, cell, tile));
}

function aims(t: Table, power: string, cell: string, tile: Tile): string[] {
  switch (power) {
    case 'sun':
    case 'rain': {
      const to = WEATHER[power][tile.land];
      const may = to !== undefined && t.piles[to] > 0 && tile.city === undefined;
      return may ? [`${power} ${cell}`] : [];
    }
    case 'earthquake':
      return ['east', 'south']
        .filter((direction) => t.world.has(beside(cell, direction)))
        .map((direction) => `earthquake ${cell} ${direction}`);
    case 'lightning':
      return [`lightning ${cell}`];
    case 'eruption':
      return eruptions(t, cell, tile);
    default:
      return [];
  }
}

/** Ruling G5: if there are too few deserts, the player chooses the tiles that change. */
function eruptions(t: Table, cell: string, { land, city }: Tile): string[] {
  const { desert } = t.piles;
  if (land !== 'mountain' || city !== undefined || desert === 0) return [];
  const burning = DIRECTIONS.filter((direction) =>
    BURNS.includes(t.world.get(beside(cell, direction))?.land ?? ''),
  );
  if (burning.length > desert && t.agreed.rulings.eruption === 'all-deserts') return [];
  let sets: string[][] = [[]];
  for (const each of burning) sets = sets.flatMap((set) => [set, [...set, each]]);
  return sets
    .filter((set) => set.length === Math.min(desert, burning.length))
    .map((set) => `eruption ${cell} ${set.length === 0 ? 'none' : set.join('+')}`);
}

/** Carries out an announced card in one step; then the cities are checked. */
export function* effect(t: Table, move: string, luck: Luck): Play<void> {
  const [power, x, y, how] = move.split(' ');
  const cell = `${x} ${y}`;
  const tile = t.world.get(cell);
  const before = look(t);
  if (power === 'tornado') yield* tornado(t, luck);
  else if (power === 'sun' || power === 'rain') change(t, tile, WEATHER[power][tile?.land ?? '']);
  else if (power === 'lightning') clear(t, tile);
  else if (power === 'earthquake') swap(t, cell, beside(cell, how));
  else {
    for (const near of around(cell)) clear(t, t.world.get(near));
    for (const direction of how === 'none' ? [] : how.split('+')) {
      change(t, t.world.get(beside(cell, direction)), 'desert');
    }
  }
  yield* compare(t, before);
}

function change(t: Table, tile: Tile | undefined, to: string): void {
  if (tile === undefined) return;
  t.piles[tile.land]++;
  t.piles[to]--;
  tile.land = to;
}

function clear(t: Table, tile: Tile | undefined): void {
  if (tile === undefined) return;
  if (tile.city !== undefined) destroy(t, tile.city);
  t.tokens += tile.animals;
  tile.animals = 0;
}

function swap(t: Table, one: string, other: string): void {
  const first = t.world.get(one);
  const second = t.world.get(other);
  if (first === undefined || second === undefined) throw new Error(`${one}, ${other}`);
  t.world.set(one, second);
  t.world.set(other, first);
}

function* tornado(t: Table, luck: Luck): Play<void> {
  const brought: string[] = [];
  for (const seat of othersOf(t, t.active)) {
    const { hand } = t.players[seat];
    if (hand.length === 0) continue;
    const card = luck(hand, `tornado ${seat}`);
    removeOne(hand, card);
    brought.push(card);
  }
  if (brought.length === 0) return;
  const moves = brought.map((card) => `keep ${card}`);
  // A choice between two equal cards is also asked: otherwise others would learn that they are
  // equal.
  const asks = brought.length > 1 && t.agreed.rulesVersion >= '2026-11-22';
  const [, kept] = (yield* asks ? ask(t.active, moves) : choose(t.active, moves)).split(' ');
  removeOne(brought, kept);
  t.players[t.active].hand.push(kept);
  t.discards.push(...brought);
}

/**
 * Whether a seat may hold a protection card, as far as the others can know. Rulings, "Protection"
 */
function mayProtect(t: Table, seat: number): boolean {
  if (t.agreed.rulesVersion < '2026-11-22') return true;
  const inHands = t.players.flatMap(({ hand }) => hand);
  const unseen = [...inHands, ...(t.decks.get('power') ?? [])];
  return (
    unseen.includes('protection') && t.players[seat].hand.some((card) => kindOf(card) === 'power')
  );
}

/**
 * All others who might protect are asked at the same time.
 * @returns the seat that cancels the card. Rulings, "Protection"
 */
export function* window(t: Table, move: string): Play<number | undefined> {
  const protects = new Set<number>();
  const asked = new Map<number, Set<string>>();
  for (const seat of othersOf(t, t.active)) {
    if (!mayProtect(t, seat)) continue;
    const { hand, order } = t.players[seat];
    const able = hand.includes('protection');
    if (order === 'ask') asked.set(seat, new Set(able ? ['let', 'protect'] : ['let']));
    else if (!able || order === 'never') continue;
    else if (order === 'always' || wouldLose(t, move, seat)) protects.add(seat);
  }
  while (asked.size > 0) {
    const answer = yield new Map(asked);
    if (answer.move === 'protect') protects.add(answer.seat);
    asked.delete(answer.seat);
  }
  return othersOf(t, t.active).find((seat) => protects.has(seat));
}

/** Whether an effect would be lost, as far as it goes before a choice of its player. */
function wouldLose(t: Table, move: string, seat: number): boolean {
  if (move === 'tornado') return true;
  const trial = structuredClone(t);
  effect(trial, move, (of) => of[0]).next();
  return trial.players[seat].supply > t.players[seat].supply;
}

/** The number of power cards in front of a seat completes the first open objective that asks for no more than that. */
export function claimPowers(t: Table, seat: number): void {
  const { powers } = t.players[seat];
  const goal = t.row.find(({ id, owner }) => {
    const asks = t.print.powerObjectives.find((each) => each.id === id);
    return owner === undefined && asks !== undefined && asks.powerCards <= powers.length;
  });
  if (goal === undefined) return;
  goal.owner = seat;
  t.players[seat].supply--;
  t.discards.push(...powers.splice(0));
}
