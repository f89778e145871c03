/**
 * Records the games of `presses.ts` again: the strong bot plays every seat, and that of the person
 * takes all power that is free.
 * `node packages/web/bench/presses/record.ts [--positions 1500]`
 * Do so only if new rules make a recorded game illegal, since counts of different games cannot be
 * compared.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPlayed } from '@pangaea/bots/games';
import {
  firstSeat,
  type GameRecord,
  newestRules,
  packMove,
  printCommand,
  Random,
  type Seed,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { offerTo } from '../../src/terra-mystica/game/offered.ts';
import { GAME } from '../../src/terra-mystica/game/rules.ts';

/** Seat 0 is the person. */
const DEALS = {
  'four-dealt': { seed: 11, options: { players: 4, factions: 'introductory' } },
  'three-chosen': { seed: 12, options: { players: 3, factions: 'choice' } },
  'two-fire-and-ice': {
    seed: 13,
    options: { players: 2, factions: 'choice', fireAndIce: true, map: 'fjords' },
  },
} as const;

const { values } = parseArgs({ options: { positions: { type: 'string', default: '1500' } } });
const positions = Number(values.positions);

const { bot } = await loadPlayed('terra-mystica');
const strong = await bot('strong');
const rulesVersion = newestRules(GAME);

for (const [name, { seed, options }] of Object.entries(DEALS)) {
  const dealt = seedFromNumber(seed);
  const deal = { game: GAME.id, rulesVersion, options, seed: dealt };
  const commands = play(deal, dealt);
  const record: GameRecord = { ...deal, commands };
  const file = join(import.meta.dirname, 'games', `${name}.json`);
  writeFileSync(file, `${JSON.stringify(record, undefined, 1)}\n`);
  process.stdout.write(`${name}: ${commands.length} commands\n`);
}

function play({ options }: Pick<GameRecord, 'options'>, seed: Seed): string[] {
  const read = GAME.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const begun = GAME.setup(read.value, seed);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value;
  const random = Random.fromSeed(seed);
  const commands: string[] = [];
  const push = (seat: number, move: number) => {
    commands.push(printCommand(seat, GAME.notation.print(state, move)));
    GAME.apply(state, seat, move);
  };
  for (;;) {
    const deciders = GAME.deciders(state);
    if (deciders === 0) return commands;
    const seat = firstSeat(deciders);
    const offer = seat === 0 ? offerTo(state, seat, []) : undefined;
    if (offer?.vp === 0) push(seat, packMove(KIND['take-power'], offer.from, offer.power));
    else for (const move of strong.decide(state, seat, random, { positions })) push(seat, move);
  }
}
