import { expect, test } from 'vitest';
import { FIRST_GAME as GAIA_FIRST } from '../../src/gaia/game/first.ts';
import { GAIA_PAGE } from '../../src/gaia/game/rules.ts';
import { begin } from '../../src/game/history.ts';
import { GAME_CARDS } from '../../src/games/cards.ts';
import { GAME_IDS } from '../../src/games/ids.ts';
import { FIRST_GAME as MYSTICA_FIRST } from '../../src/terra-mystica/game/first.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { FIRST_GAME as NOVA_FIRST } from '../../src/terra-nova/game/first.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/rules.ts';

const GAMES = {
  gaia: { game: GAIA_PAGE, first: GAIA_FIRST },
  'terra-mystica': { game: TERRA_MYSTICA_PAGE, first: MYSTICA_FIRST },
  'terra-nova': { game: TERRA_NOVA_PAGE, first: NOVA_FIRST },
};

test.each(GAME_IDS)('the card of %s tells what the game allows', (id) => {
  const { players, bots, weight } = GAME_CARDS[id];
  const { game, first } = GAMES[id];
  const canPlay = (count: number) =>
    begin(game, { options: { players: count }, seed: '0'.repeat(32) }).ok;
  const [least, most] = players;
  expect([least - 1, least, most, most + 1].map(canPlay)).toEqual([false, true, true, false]);
  expect(first.players.filter(({ kind }) => kind === 'bot')).toHaveLength(bots);
  expect(weight).toBeLessThanOrEqual(5);
});
