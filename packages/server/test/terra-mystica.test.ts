import { expect, test } from 'vitest';
import './all-games.ts';
import { Browser } from './client.ts';
import { someOf } from './drawn.ts';
import { emptyFolder, serve } from './running.ts';

const TABLES = [
  { factions: 'fast-auction', fireAndIce: true, landscapes: true, map: 'fire-and-ice' },
  {
    factions: 'choice',
    rules: 'snellman',
    map: 'lakes',
    turnOrder: 'passing',
    landscapes: 'random',
  },
  {
    factions: ['treasurers', 'kingdom-of-ember', 'goblins'],
    fanFactions: 'on',
    fireAndIce: true,
  },
];

test.each(someOf('tables', TABLES, 1 / 3))(
  'bots of three levels finish a game of Terra Mystica: %o',
  async (given) => {
    const server = await serve(emptyFolder(), { botPool: { budgetMs: 5 } });
    const watcher = new Browser(server.port, 'terra-mystica');
    const levels = ['beginner', 'strong', 'master'];
    const seats = levels.map((level) => ({ kind: 'bot', level }));
    const { status, body } = await watcher.create(seats, given);
    expect(status, JSON.stringify(body)).toBe(201);
    const stream = await watcher.listen();
    const over = await stream.until(({ data }) => data.outcome !== undefined);
    expect(over.data.outcome).toMatchObject({ vp: levels.map(() => expect.any(Number)) });
    await server.close();
  },
);
