import type { Telling } from '../../src/conformance/index.ts';
import { NONE, PHASE, type State, xOf, yOf } from '../../src/gaia/index.ts';
import { trial as gaiaTrial } from '../../src/trials/gaia.trial.ts';
import { type Golden, goldenGames } from '../conformance/golden-games.ts';

const GAMES: Readonly<Record<string, Golden>> = {
  basic: { options: { players: 3 }, index: 4 },
  advanced: { options: { players: 2, mode: 'advanced' }, index: 9 },
  disasters: { options: { players: 5, mode: 'disasters' }, index: 16 },
  'older-deal': { options: { players: 5, mode: 'disasters' }, index: 16, rules: '2026-11-21' },
};
const LETTERS = 'PFSDMW';

const telling: Telling<State> = {
  chapter: (s) => (s.phase() === PHASE.over ? 'over' : `seat ${s.turn()}, ${s.tiles()} tiles`),
  digest: (s) => [
    ...map(s),
    ...Array.from({ length: s.table.players }, (_, seat) => standing(s, seat)),
  ],
};

/** The board in rows; a herd is a small letter, a city a star. */
function map(s: State): string[] {
  const tiles = Array.from({ length: s.tiles() }, (_, tile) => tile);
  const xs = tiles.map((tile) => xOf(s.place(tile)));
  const ys = tiles.map((tile) => yOf(s.place(tile)));
  const rows: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    let row = '';
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const tile = tiles.find((each) => xs[each] === x && ys[each] === y);
      row += tile === undefined ? '.' : letterOf(s, tile);
    }
    rows.push(`  ${row}`);
  }
  return rows;
}

function letterOf(s: State, tile: number): string {
  if (s.cityOn(tile) !== NONE) return '*';
  const letter = LETTERS[s.land(tile)];
  return s.animals(tile) > 0 ? letter.toLowerCase() : letter;
}

function standing(s: State, seat: number): string {
  const cities = s.table.cityIds.filter((_, city) => s.meeples(city, seat) > 0);
  const hand = Array.from(
    { length: s.handSize(seat) },
    (_, index) => s.table.cardNames[s.hand(seat, index)],
  );
  return [
    `seat ${seat}: ${s.supply(seat)} meeples left`,
    `on ${cities.join(' ') || 'nothing'}`,
    `hand ${hand.join(' ') || 'empty'}`,
  ].join(', ');
}

goldenGames(gaiaTrial, GAMES, telling, import.meta.url);
