import { terraNova } from '@pangaea/rules/terra-nova';
import type { NetFile } from '../../src/learned/net-file.ts';
import { TERRA_NOVA_INPUTS } from '../../src/terra-nova/inputs.ts';
import { judgeOf } from '../../src/terra-nova/judge.ts';
import { learned } from '../../src/terra-nova/learned.ts';
import net from '../../src/terra-nova/net.json' with { type: 'json' };
import { inputTests } from '../learned/inputs.ts';

const game = terraNova();
const FILE: NetFile = net;
const judge = judgeOf('intermediate');

inputTests({
  game,
  inputs: TERRA_NOVA_INPUTS,
  judge,
  evaluator: learned(game, judge),
  file: FILE,
  tables: [
    { players: 2 },
    { players: 3, turnOrder: 'dropout' },
    { players: 4 },
    { players: 2, twoPlayerVariant: 'planners' },
    { players: 2, twoPlayerVariant: 'gold-diggers' },
    { players: 4, factions: 'first-game' },
  ],
});
