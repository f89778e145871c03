import type { Telling } from '../../src/conformance/index.ts';
import {
  BONUS_CARDS,
  CULTS,
  FACTIONS,
  FAVOUR_TILES,
  NONE,
  type State,
  TOWN_TILES,
} from '../../src/terra-mystica/index.ts';
import { trial as terraMysticaTrial } from '../../src/trials/terra-mystica.trial.ts';
import { type Golden, goldenGames } from '../conformance/golden-games.ts';

const GAMES: Readonly<Record<string, Golden>> = {
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

goldenGames(terraMysticaTrial, GAMES, telling, import.meta.url);
