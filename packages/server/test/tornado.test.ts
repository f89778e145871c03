import { FACE, gaia, LANDS, POWER, type State } from '@pangaea/rules/gaia';
import { expect, test } from 'vitest';
import './all-games.ts';
import { Browser } from './client.ts';
import { findPosition, Positions } from './positions.ts';
import { serve } from './running.ts';

const GAME = gaia();
const NOON = 1_800_000_000_000;
const HERE = { kind: 'person', here: true };
const natureCard = (land: (typeof LANDS)[number]) => FACE.nature + LANDS.indexOf(land);

/**
 * Seat 0 has a tornado card; the two others have one card each and a standing order not to be
 * asked.
 */
function position(cards: readonly [number, number]): State {
  const state = findPosition(GAME, { mode: 'advanced', players: 3, startPlayer: 0 }, () => true);
  for (let seat = 0; seat < 3; seat++) {
    while (state.handSize(seat) > 0) state.removeAt(seat, 0);
    state.setOrder(seat, 1);
  }
  state.addCard(0, FACE.power + POWER.tornado);
  for (const [index, card] of cards.entries()) state.addCard(index + 1, card);
  return state;
}

/** All messages to a spectator from the tornado to the choice of the card that is kept. */
async function watched(
  port: number,
  { from }: { readonly from: string },
  kept: string,
): Promise<string> {
  const [players, watcher] = [new Browser(port, 'gaia'), new Browser(port, 'gaia')];
  const seats = [HERE, HERE, HERE];
  const { body } = await players.create(seats, { mode: 'advanced', from });
  const stream = await watcher.listen(undefined, `?watch=${body.id}`);
  await players.segment(body.id, 0, 0, ['tornado']);
  await stream.until(({ data }) => data.version === 1);
  await watcher.game(body.id);
  const sent = await players.segment(body.id, 0, 1, [`keep ${kept}`]);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await stream.until(({ data }) => data.version === 2);
  await watcher.game(body.id);
  stream.close();
  const told = watcher.toldOfGame.map(({ path, text }) => `${path} ${text}`).join('\n');
  return told.replaceAll(body.id, 'ID').replaceAll(`"${from}"`, '"FROM"');
}

test('a viewer of a tornado does not learn whether the cards that it took are the same', async () => {
  const positions = new Positions();
  const { port } = await serve(undefined, { ...positions.parts, now: () => NOON });
  const [sea, forest] = [natureCard('sea'), natureCard('forest')];
  const at = (cards: readonly [number, number], kept: string) =>
    watched(port, positions.keep(GAME, position(cards)), kept);
  const differ = await at([sea, forest], 'nature-sea');
  expect(differ).toContain('"type":"blown-away"');
  expect(await at([forest, forest], 'nature-forest')).toBe(differ);
});
