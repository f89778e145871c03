import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough, recordGame, type Telling } from '../../src/conformance/index.ts';
import { NONE, PHASE, type State, xOf, yOf } from '../../src/gaia/index.ts';
import { type GameRecord, newestRules, parseRecord } from '../../src/kernel/index.ts';
import { gaiaTrial } from '../../src/trials/index.ts';

/*
 * Whole games as text: the record and what came of each command, so that a difference shows which rule
 * moved. Each file is played again from its own commands. When the difference is intended,
 * `npm test -- unit gaia/golden -u` writes the new text; when a command is no longer legal, delete the
 * file first, and another game is recorded.
 */

const GAMES: Readonly<Record<string, { readonly options: object; readonly index: number }>> = {
  basic: { options: { players: 3 }, index: 4 },
  advanced: { options: { players: 2, mode: 'advanced' }, index: 9 },
  disasters: { options: { players: 5, mode: 'disasters' }, index: 16 },
};
const SEED = 11;
const LETTERS = 'PFSDMW';

const telling: Telling<State> = {
  chapter: (s) => (s.phase() === PHASE.over ? 'over' : `seat ${s.turn()}, ${s.tiles()} tiles`),
  digest: (s) => [
    ...map(s),
    ...Array.from({ length: s.table.players }, (_, seat) => standing(s, seat)),
  ],
};

/** The world in rows; a herd is a small letter, a city a star. */
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

/** The record that a told game holds: its head, and every line that begins with a seat. */
function recordIn(text: string): GameRecord {
  const lines = text.split('\n');
  const [game, rulesVersion] = lines[0].split(' ');
  const options = JSON.parse(lines[1].slice('options '.length));
  const seed = lines[2].slice('seed '.length);
  const commands = lines.filter((line) => /^\d /.test(line));
  const record = parseRecord({ game, rulesVersion, options, seed, commands });
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

test.each(Object.entries(GAMES))('%s', async (name, { options, index }) => {
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  const record = existsSync(file)
    ? recordIn(readFileSync(file, 'utf8'))
    : recordGame(gaiaTrial, SEED, index, options, 'mixed');
  if (record === undefined) throw new Error('the options are refused');
  const rulesVersion = newestRules(gaiaTrial.game);
  const told = playthrough(gaiaTrial.game, { ...record, rulesVersion }, telling);
  if (!told.ok) throw new Error(JSON.stringify(told.error));
  await expect(told.value).toMatchFileSnapshot(file.pathname);
});
