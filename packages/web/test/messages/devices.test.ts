import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../src/games/list.ts';
import { DEVICES_EN } from '../../src/messages/devices-en.ts';
import { DEVICES_JA } from '../../src/messages/devices-ja.ts';

test('games that a device brings have the titles of the list', () => {
  for (const [language, { titles }] of [
    ['en', DEVICES_EN],
    ['ja', DEVICES_JA],
  ] as const) {
    expect(titles).toEqual(
      Object.fromEntries(GAME_IDS.map((id) => [id, GAMES[id].title[language]])),
    );
  }
});
