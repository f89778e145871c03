/**
 * Plays games from which puzzles of the last round are made. Equal bots play whole games. Each game
 * is added to the file when it ends, as one line.
 * `node packages/bots/train/puzzle-games.ts --game terra-nova --level master --games 40 --out FILE`
 *
 * Boards, factions and numbers of players are used in turn. Games that the file already has are not
 * played again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  firstSeat,
  printCommand,
  Random,
  rulesVersionOf,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { beginTable } from '../bench/tables.ts';
import { loadPlayed } from '../src/games.ts';
import { LEVELS } from '../src/index.ts';
import { loadSolo } from '../src/puzzles/index.ts';
import { HEX_IDS } from './hex-games.ts';
import { oneOf } from './options.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    level: { type: 'string', default: 'master' },
    /** Positions for each decision; those of the level if left out. */
    positions: { type: 'string' },
    /** Another, faster level for all rounds except the last ones. */
    early: { type: 'string' },
    late: { type: 'string', default: '2' },
    /** The number of the first deal, and the number of games. */
    first: { type: 'string', default: '0' },
    games: { type: 'string', default: '40' },
    out: { type: 'string' },
  },
});
const id = oneOf(HEX_IDS, values.game);
const level = oneOf(LEVELS, values.level);
const { out } = values;
if (out === undefined) throw new Error('--out FILE is missing');

/** The numbers of players; deals take them in turn. */
const PLAYERS = { 'terra-nova': [3, 2, 4], 'terra-mystica': [4, 3, 5, 2] }[id];
const VARIANTS = { 'terra-nova': ['standard'], 'terra-mystica': ['given', 'base', 'everything'] }[
  id
];

const played = await loadPlayed(id);
const { game } = played.book;
const bot = await played.bot(level);
const early = values.early === undefined ? bot : await played.bot(oneOf(LEVELS, values.early));
const { knowledge } = await loadSolo(id, game);
const late = 1 + knowledge.lastRound - Number(values.late);
const budget = { positions: Number(values.positions ?? played.positions[level]) };
const known = existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n') : [];
const done = new Set(known.filter((line) => line !== '').map((line) => JSON.parse(line).deal));

const first = Number(values.first);
for (let deal = first; deal < first + Number(values.games); deal++) {
  if (done.has(deal)) continue;
  const players = PLAYERS[deal % PLAYERS.length];
  const state = beginTable(game, players, deal, VARIANTS[deal % VARIANTS.length]);
  const options = game.optionsOf(state);
  const random = Random.fromSeed(seedFromNumber(~deal));
  const commands: string[] = [];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const by = knowledge.round(state) < late ? early : bot;
    for (const move of by.decide(game.view(state, seat), seat, random, budget)) {
      commands.push(printCommand(seat, game.notation.print(state, move)));
      game.apply(state, seat, move);
    }
  }
  const line = {
    game: id,
    rulesVersion: rulesVersionOf(options),
    level,
    ...(values.early === undefined ? {} : { early: values.early, late }),
    positions: budget.positions,
    deal,
    options,
    seed: seedFromNumber(deal),
    commands,
    vp: game.outcome(state)?.vp,
  };
  appendFileSync(out, `${JSON.stringify(line)}\n`);
}
