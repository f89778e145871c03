import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { gainPriests } from '../../goods/gains.ts';
import type { State } from '../../state.ts';
import { gainFavour } from '../../towns/favours.ts';
import { FAVOUR_TILES } from '../../vocabulary.ts';

const FIRST_TILE = FAVOUR_TILES.indexOf('FAV5');
const PRIESTS = 2;

/**
 * Dynion Geifr: a favour tile at the start that makes towns cheaper, small towns with the
 * stronghold.
 */
export const dynionGeifr = board<State>({
  id: 'dynion-geifr',
  board: 'grey',
  secondBoard: true,
  home: 'mountains',
  start: { workers: 2, cults: { earth: 1, air: 1 } },
  dwelling: { workers: 2, income: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] }, value: 2 },
  temple: { income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } },
  stronghold: { income: { power: [0, 4] }, value: 2 },
  sanctuary: { value: 2 },
  traits: { workersPerPriest: 1, coinsPerPriest: 2 },
  smallTownWith: ['sanctuary', 'stronghold'],
  landscape: NO_LANDSCAPE,
  hooks: {
    started: (s, seat, sink) => gainFavour(s, seat, FIRST_TILE, sink),
    strongholdBuilt: (s, seat, sink) => gainPriests(s, seat, PRIESTS, 'stronghold', sink),
  },
});
