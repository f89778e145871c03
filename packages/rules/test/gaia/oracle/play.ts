import { ask, choose, type Play } from './asking.ts';
import { around, compare, feeds, isAnimal, look, satisfaction, worth } from './cities.ts';
import { claimPowers, effect, powerMoves, window } from './powers.ts';
import { cardOf, draw, kindOf, LANDS, type Luck, removeOne, type Table } from './table.ts';

/** A complete game, from its first turn on. */
export function* play(t: Table, luck: Luck): Play<void> {
  for (;;) {
    yield* feeding(t);
    for (let actions = 2; actions > 0 && t.winner === undefined; actions--) yield* action(t, luck);
    if (t.winner !== undefined) return;
    t.active = (t.active + 1) % t.players.length;
  }
}

/** A player who has placed all meeples wins; this is checked at the end of a step. */
function isOver(t: Table, seat = t.active): boolean {
  if (t.winner === undefined && t.players[seat].supply === 0) t.winner = seat;
  return t.winner !== undefined;
}

/** Rules, "Hunting and feeding"; ruling G3. */
function* feeding(t: Table): Play<void> {
  const hungry = new Set<string>();
  for (const { card, meeples } of look(t).keys()) {
    if (meeples[t.active] > 0 && card.needs.some(isAnimal)) hungry.add(card.id);
  }
  while (t.winner === undefined) {
    const meals = [...hungry].flatMap((id) => mealsOf(t, id));
    if (meals.length === 0) return;
    const optional = t.agreed.rulings.feeding === 'optional';
    const meal = yield* optional ? ask(t.active, [...meals, 'spare']) : choose(t.active, meals);
    if (meal === 'spare') return;
    const [, id, x, y] = meal.split(' ');
    const before = look(t);
    const tile = t.world.get(`${x} ${y}`);
    if (tile !== undefined) tile.animals--;
    t.tokens++;
    hungry.delete(id);
    yield* compare(t, before);
    isOver(t);
  }
}

function mealsOf(t: Table, id: string): string[] {
  const home = [...t.world].find(([, { city }]) => city?.card.id === id);
  if (home === undefined || home[1].city?.meeples[t.active] === 0) return [];
  const eats = cardOf(t, id).needs.filter(isAnimal);
  return around(home[0])
    .filter((cell) => {
      const tile = t.world.get(cell);
      return tile !== undefined && eats.some((need) => feeds(tile, need));
    })
    .map((cell) => `feed ${id} ${cell}`);
}

/** All actions that are possible now. */
function actionsOf(t: Table): string[] {
  const kinds = [...t.decks.keys()];
  const draws = kinds.filter((kind) => t.decks.get(kind)?.length !== 0);
  const open = [...t.display.values()].flat();
  const moves = [...draws.map((kind) => `draw ${kind}`), ...open.map((card) => `take ${card}`)];
  const left = kinds.filter((kind) => draws.includes(kind) || t.display.get(kind)?.length !== 0);
  const anyKind = t.agreed.rulings.exhaustion === 'any-kind';
  if (anyKind ? left.length < kinds.length : left.length === 0) moves.push('exhaust');
  return [...moves, ...t.players[t.active].hand.flatMap((card) => waysToPlay(t, card))];
}

function waysToPlay(t: Table, card: string): string[] {
  if (kindOf(card) === 'power') return powerMoves(t, card);
  const [word, name] = card.split('-');
  if (word === 'nature') {
    return t.piles[name] === 0 ? [] : edgesOf(t).map((cell) => `nature ${name} ${cell}`);
  }
  if (word === 'animals') {
    if (t.tokens < t.print.herd) return [];
    return emptyTiles(t, name).map((cell) => `animals ${name} ${cell}`);
  }
  const city = cardOf(t, card);
  return emptyTiles(t, city.base)
    .filter((cell) => satisfaction(t, city, cell) >= 2)
    .map((cell) => `city ${card} ${cell}`);
}

/** The cells where a tile may be placed. */
function edgesOf({ world }: Table): string[] {
  if (world.size === 0) return ['0 0'];
  return [...world.keys()].flatMap(around).filter((cell) => !world.has(cell));
}

/** Tiles without city and animals, for a card with this icon; ruling G1. */
function emptyTiles({ world, agreed }: Table, base: string): string[] {
  const any = agreed.rulings.star === 'not-sea' ? LANDS.filter((land) => land !== 'sea') : LANDS;
  const lands = base === 'star' ? any : [base];
  return [...world]
    .filter(([, { land, animals, city }]) => lands.includes(land) && animals === 0 && !city)
    .map(([cell]) => cell);
}

function* action(t: Table, luck: Luck): Play<void> {
  const move = yield* ask(t.active, actionsOf(t));
  const [word, name, x, y] = move.split(' ');
  if (word === 'exhaust') t.winner = mostMeeples(t);
  else if (word === 'draw') {
    t.players[t.active].hand.push(draw(t, name, `hand ${t.active}`, luck));
    yield* keepLimits(t);
  } else if (word === 'take') yield* take(t, name, luck);
  else if (word === 'nature') yield* playNature(t, name, `${x} ${y}`);
  else if (word === 'animals' || word === 'city') yield* playLife(t, word, name, `${x} ${y}`);
  else yield* playPower(t, move, luck);
}

function* take(t: Table, card: string, luck: Luck): Play<void> {
  const kind = kindOf(card);
  const open = t.display.get(kind) ?? [];
  removeOne(open, card);
  t.players[t.active].hand.push(card);
  if (t.decks.get(kind)?.length !== 0) open.push(draw(t, kind, 'display', luck));
  yield* keepLimits(t);
}

function* keepLimits(t: Table): Play<void> {
  const { hand } = t.players[t.active];
  const powers = hand.filter((card) => kindOf(card) === 'power');
  const tooMany = powers.length > t.print.powerLimit;
  if (!tooMany && hand.length <= t.print.handLimit) return;
  const moves = (tooMany ? powers : hand).map((card) => `discard ${card}`);
  const [, card] = (yield* ask(t.active, moves)).split(' ');
  removeOne(hand, card);
  t.discards.push(card);
}

function* playNature(t: Table, land: string, cell: string): Play<void> {
  const before = look(t);
  const player = t.players[t.active];
  removeOne(player.hand, `nature-${land}`);
  player.nature.push(land);
  t.piles[land]--;
  t.world.set(cell, { land, animals: 0 });
  yield* compare(t, before);
  if (isOver(t)) return;
  yield* objectives(t);
  isOver(t);
}

/** Rules, "Completing an objective"; ruling G2. */
function* objectives(t: Table): Play<void> {
  const player = t.players[t.active];
  const done = new Map<string, string[]>();
  for (const { id, cards } of t.print.objectives) {
    const shown = Object.entries(cards).flatMap(([land, n]) => Array<string>(n).fill(land));
    const lying = [...player.nature];
    const isOpen = t.row.some((goal) => goal.id === id && goal.owner === undefined);
    for (const land of shown) if (lying.includes(land)) removeOne(lying, land);
    const complete = lying.length === player.nature.length - shown.length;
    if (isOpen && complete) done.set(`objective ${id}`, shown);
  }
  if (done.size === 0) return;
  const move = yield* choose(t.active, [...done.keys()]);
  for (const goal of t.row) if (`objective ${goal.id}` === move) goal.owner = t.active;
  player.supply--;
  const matched = t.agreed.rulings.objectiveDiscard === 'matched' ? done.get(move) : undefined;
  for (const land of matched ?? [...player.nature]) {
    removeOne(player.nature, land);
    t.discards.push(`nature-${land}`);
  }
}

/** @param name the icon of an animal card, or the id of a city */
function* playLife(t: Table, word: string, name: string, cell: string): Play<void> {
  const before = look(t);
  const player = t.players[t.active];
  const tile = t.world.get(cell);
  if (tile === undefined) throw new Error(`no tile at ${cell}`);
  if (word === 'animals') {
    removeOne(player.hand, `animals-${name}`);
    t.discards.push(`animals-${name}`);
    tile.animals = t.print.herd;
    t.tokens -= t.print.herd;
  } else {
    removeOne(player.hand, name);
    const card = cardOf(t, name);
    const count = Math.min(player.supply, worth(t, satisfaction(t, card, cell)));
    tile.city = { card, meeples: t.players.map((_, seat) => (seat === t.active ? count : 0)) };
    player.supply -= count;
  }
  yield* compare(t, before);
  isOver(t);
}

/** Rules, "Playing a power card" and "Protection". */
function* playPower(t: Table, move: string, luck: Luck): Play<void> {
  const [card] = move.split(' ');
  const { hand, powers } = t.players[t.active];
  removeOne(hand, card);
  powers.push(card);
  const protector = yield* window(t, move);
  if (protector === undefined) {
    yield* effect(t, move, luck);
    if (isOver(t)) return;
  } else {
    removeOne(t.players[protector].hand, 'protection');
    t.players[protector].powers.push('protection');
  }
  const claimants = protector === undefined ? [t.active] : [t.active, protector];
  for (const seat of claimants) {
    claimPowers(t, seat);
    if (isOver(t, seat)) return;
  }
}

function placed(t: Table, seat: number): number {
  return t.print.meeples[t.players.length] - t.players[seat].supply;
}

/**
 * The most meeples on cities and objectives; of equal players the first from the one whose turn it
 * is.
 */
function mostMeeples(t: Table): number {
  const most = Math.max(...t.players.map((_, seat) => placed(t, seat)));
  const inOrder = t.players.map((_, index) => (t.active + index) % t.players.length);
  return inOrder.filter((seat) => placed(t, seat) === most)[0];
}

/**
 * By seat: after the winner, players are ranked by meeples placed, and equal players share their
 * place.
 */
export function ranking(t: Table): number[] {
  const ahead = (seat: number, other: number) =>
    other === t.winner || placed(t, other) > placed(t, seat);
  return t.players.map((_, seat) => {
    if (seat === t.winner) return 1;
    return 1 + t.players.filter((_each, other) => other !== seat && ahead(seat, other)).length;
  });
}
