import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough, recordGame, type Telling } from '../../src/conformance/index.ts';
import { type GameRecord, newestRules, parseRecord } from '../../src/kernel/index.ts';
import {
  BONUS_CARDS,
  CULTS,
  FACTIONS,
  FAVOUR_TILES,
  NONE,
  type State,
  TOWN_TILES,
} from '../../src/terra-mystica/index.ts';
import { terraMysticaTrial } from '../../src/trials/index.ts';

/*
 * Whole games as text: the record and what came of each command, so that a difference shows which rule
 * moved. Each file is played again from its own commands. When the difference is intended,
 * `npm test -- unit terra-mystica/golden -u` writes the new text; when a command is no longer legal,
 * delete the file first, and another game is recorded.
 */

const GAMES: Readonly<Record<string, { readonly options: object; readonly index: number }>> = {
  'base-game': {
    options: { factions: ['witches', 'nomads', 'halflings', 'chaos-magicians'] },
    index: 5,
  },
  'fire-and-ice': {
    options: {
      factions: ['riverwalkers', 'acolytes', 'ice-maidens', 'cultists', 'dwarves'],
      map: 'fire-and-ice',
      fireAndIce: true,
      finalTile: 'settlements',
      turnOrder: 'passing',
      miniTownTiles: true,
    },
    index: 6,
  },
  'auction-bga': {
    options: {
      players: 3,
      factions: 'auction',
      auctionBase: 40,
      rules: 'bga',
      map: 'fjords',
      fireAndIce: true,
    },
    index: 7,
  },
};
const SEED = 11;

const telling: Telling<State> = {
  chapter: (s) => (s.round() === 0 ? 'set-up' : `round ${s.round()}`),
  digest: (s) => Array.from({ length: s.table.players }, (_, seat) => standing(s, seat)),
};

function standing(s: State, seat: number): string {
  if (s.faction(seat) === NONE) return `seat ${seat}: no faction`;
  const held = TOWN_TILES.flatMap((id, tile) => Array<string>(s.towns(seat, tile)).fill(id));
  const favours = FAVOUR_TILES.filter((_, tile) => s.hasFavour(seat, tile));
  const built = [1, 2, 3, 4, 5].map((kind) => s.onMap(seat, kind)).join('/');
  return [
    `seat ${seat} ${FACTIONS[s.faction(seat)]}: ${s.vp(seat)} vp`,
    `${s.coins(seat)} coins`,
    `${s.workers(seat)} workers`,
    `${s.priests(seat)} priests`,
    `power ${s.bowl1(seat)}/${s.bowl2(seat)}/${s.bowl3(seat)}`,
    `cults ${CULTS.map((_, cult) => s.cult(seat, cult)).join('/')}`,
    `structures ${built}`,
    `card ${BONUS_CARDS[s.card(seat)] ?? 'none'}`,
    `tiles ${[...favours, ...held].join(' ') || 'none'}`,
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
    : recordGame(terraMysticaTrial, SEED, index, options, 'mixed');
  if (record === undefined) throw new Error('the options are refused');
  const rulesVersion = newestRules(terraMysticaTrial.game);
  const told = playthrough(terraMysticaTrial.game, { ...record, rulesVersion }, telling);
  if (!told.ok) throw new Error(JSON.stringify(told.error));
  await expect(told.value).toMatchFileSnapshot(file.pathname);
});
