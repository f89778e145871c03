import { type terraMystica, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { NetFile } from '../../src/learned/net-file.ts';
import { TERRA_MYSTICA_INPUTS } from '../../src/terra-mystica/inputs.ts';
import { judgeOf } from '../../src/terra-mystica/judge.ts';
import { learned } from '../../src/terra-mystica/learned.ts';
import net from '../../src/terra-mystica/net.json' with { type: 'json' };
import { inputTests } from '../learned/inputs.ts';

const game = terraMysticaBook.game as ReturnType<typeof terraMystica>;
const FILE: NetFile = net;
const judge = judgeOf('intermediate');

inputTests({
  game,
  inputs: TERRA_MYSTICA_INPUTS,
  judge,
  evaluator: learned(game, judge),
  file: FILE,
  tables: [
    { players: 4, map: 'base', miniTownTiles: true, miniBonusCard: true, miniRoundTile: true },
    { players: 5, map: 'lakes', fireAndIce: true, finalTile: 'random', landscapes: true },
    { players: 3, map: 'fjords', fireAndIce: true, finalTile: 'random' },
    { players: 2, map: 'revised-base', fireAndIce: true, turnOrder: 'clockwise' },
    { players: 4, map: 'fire-and-ice', fireAndIce: true, landscapes: true },
    { players: 5, map: 'base', fireAndIce: true, fanFactions: 'on' },
  ],
});
