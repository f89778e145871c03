import type { Telling } from '../../src/conformance/index.ts';
import { BONUS_TILES, FACTIONS, NONE, type State, TOWN_TILES } from '../../src/terra-nova/index.ts';
import { trial as terraNovaTrial } from '../../src/trials/terra-nova.trial.ts';
import { type Golden, goldenGames } from '../conformance/golden-games.ts';

/** Options that name no edition: missing options have the meaning of that date. */
const rules = '2026-11-20';

const GAMES: Readonly<Record<string, Golden>> = {
  planners: {
    options: { factions: ['sea-dogs', 'golems'], twoPlayerVariant: 'planners' },
    index: 76,
    rules,
  },
  'gold-diggers': {
    options: { factions: ['druids', 'inventors'], twoPlayerVariant: 'gold-diggers' },
    index: 17,
    rules,
  },
  'three-players': { options: { players: 3 }, index: 66, rules },
  dropout: {
    options: {
      factions: ['leprechauns', 'fairies', 'sun-worshippers', 'water-sprites'],
      turnOrder: 'dropout',
    },
    index: 236,
    rules,
  },
  'first-game': { options: { factions: 'first-game', players: 4 }, index: 3 },
  'first-game-factions': {
    options: {
      factions: 'first-game-factions',
      players: 2,
      twoPlayerVariant: 'planners',
      startPower: '3/5/0',
    },
    index: 5,
  },
};

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

goldenGames(terraNovaTrial, GAMES, telling, import.meta.url);
