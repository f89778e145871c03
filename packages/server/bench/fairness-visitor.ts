// The worst known visitor for the fairness bench, as a separate process: `node fairness-visitor.ts
// <port> <tables>`. Messages tell it what to do. It has a lower priority than the server: on
// another machine it would take no processor time from the server.
import { constants, setPriority } from 'node:os';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Attack, Visitor } from './fairness-client.ts';

setPriority(constants.priority.PRIORITY_LOW);
const port = Number(process.argv[2]);
const random = Random.fromSeed(seedFromNumber(7));
const ADDRESS = '203.0.113.9';
/**
 * The number of open requests of a visitor: as many as the server handles at once, and as many
 * again that wait.
 */
const AT_ONCE = 32;
const LISTED = 200;
const LONG_GAMES = 32;
const LONG = 100;
const BOT_TABLES = 60;

const visitor = new Visitor(port, ADDRESS, random);
let attack: Attack | undefined;
let rounds = 0;

/** Tables of Gaia, whose games are the longest texts. */
const long: string[] = [];
/** Tables with bots. */
const withBots: string[] = [];

async function setUp(): Promise<void> {
  for (let n = 0; n < LONG_GAMES; n++) long.push(await visitor.newTable('gaia', 4, 0));
  await Promise.all(long.map((id) => visitor.playAlone(id, LONG)));
  for (let n = 0; n < BOT_TABLES; n++) withBots.push(await visitor.newTable('gaia', 1, 3));
  for (let n = LONG_GAMES + BOT_TABLES; n < LISTED; n++) await visitor.newTable('terra-nova', 2, 0);
}

/** Repeats one thing until another order comes. */
async function goOn(round: number, work: () => Promise<void>): Promise<void> {
  while (round === rounds) await work().catch(() => new Promise((wait) => setTimeout(wait, 50)));
}

const WORK: Readonly<Record<Attack, (place: number, round: number) => Promise<void>>> = {
  // Viewers and tables change with each request, so that no cached answer is found.
  games: (place, round) => {
    let n = place;
    return goOn(round, async () => {
      n += AT_ONCE;
      const eyes = n % 5;
      const query = eyes === 4 ? '' : `?seat=${eyes}`;
      await visitor.ask('GET', `/api/tables/${long[Math.floor(n / 5) % long.length]}/game${query}`);
    });
  },
  lists: (_, round) =>
    goOn(round, async () => {
      for (let next = ''; ; ) {
        const page = JSON.parse(await visitor.ask('GET', `/api/tables${next}`));
        if (page.next === undefined) return;
        next = `?after=${page.next}`;
      }
    }),
  streams: (_, round) => goOn(round, () => visitor.openStream()),
  bots: (place, round) =>
    goOn(round, async () => {
      for (let n = place; n < withBots.length; n += AT_ONCE) await visitor.moveIfAsked(withBots[n]);
    }),
};

process.on('message', (wanted: Attack | 'rest') => {
  rounds += 1;
  const round = rounds;
  attack = wanted === 'rest' ? undefined : wanted;
  if (attack === undefined) return;
  for (let place = 0; place < AT_ONCE; place++) void WORK[attack](place, round);
});
process.on('disconnect', () => process.exit());
await setUp();
process.send?.('ready');
