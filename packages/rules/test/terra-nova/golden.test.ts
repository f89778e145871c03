import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough, recordGame, type Telling } from '../../src/conformance/index.ts';
import { type GameRecord, newestRules, parseRecord } from '../../src/kernel/index.ts';
import { BONUS_TILES, FACTIONS, NONE, type State, TOWN_TILES } from '../../src/terra-nova/index.ts';
import { terraNovaTrial } from '../../src/trials/index.ts';

/*
 * Whole games as text: the record and what came of each command, so that a difference shows which rule
 * moved. Each file is played again from its own commands. When the difference is intended,
 * `npm test -- unit terra-nova/golden -u` writes the new text; when a command is no longer legal, delete
 * the file first, and another game is recorded.
 */

const GAMES: Readonly<Record<string, { readonly options: object; readonly index: number }>> = {
  planners: {
    options: { factions: ['sea-dogs', 'golems'], twoPlayerVariant: 'planners' },
    index: 76,
  },
  'gold-diggers': {
    options: { factions: ['druids', 'inventors'], twoPlayerVariant: 'gold-diggers' },
    index: 17,
  },
  'three-players': { options: { players: 3 }, index: 66 },
  dropout: {
    options: {
      factions: ['leprechauns', 'fairies', 'sun-worshippers', 'water-sprites'],
      turnOrder: 'dropout',
    },
    index: 236,
  },
};
const SEED = 11;

const telling: Telling<State> = {
  chapter: (s) => (s.round() === 0 ? 'set-up' : `round ${s.round()}`),
  digest: (s) => Array.from({ length: s.table.players }, (_, seat) => standing(s, seat)),
};

function standing(s: State, seat: number): string {
  if (s.faction(seat) === NONE) return `seat ${seat}: no faction`;
  const palaces = ['none', 'left', 'right', 'both'][s.palaces(seat)];
  const towns = TOWN_TILES.filter((_, tile) => s.townHex(seat, tile) !== NONE);
  return [
    `seat ${seat} ${FACTIONS[s.faction(seat)]}: ${s.vp(seat)} vp`,
    `${s.coins(seat)} coins`,
    `power ${s.bowl1(seat)}/${s.bowl2(seat)}/${s.bowl3(seat)}`,
    `sailing ${s.sailing(seat)}`,
    `${s.housesOnBoard(seat)} houses`,
    `${s.tradingPostsOnBoard(seat)} trading posts`,
    `palaces ${palaces}`,
    `${s.table.bridgePieces - s.bridgesLeft(seat)} bridges`,
    `bonus tile ${BONUS_TILES[s.bonusTile(seat)] ?? 'none'}`,
    `towns ${towns.join(' ') || 'none'}`,
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
    : recordGame(terraNovaTrial, SEED, index, options, 'mixed');
  if (record === undefined) throw new Error('the options are refused');
  const rulesVersion = newestRules(terraNovaTrial.game);
  const told = playthrough(terraNovaTrial.game, { ...record, rulesVersion }, telling);
  if (!told.ok) throw new Error(JSON.stringify(told.error));
  await expect(told.value).toMatchFileSnapshot(file.pathname);
});
