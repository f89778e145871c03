import { ARG } from '../arguments.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import { upgrade } from './structures.ts';
import { checkUpgrade } from './upgrade.check.ts';
import { addUpgrades } from './upgrades.ts';

export const UPGRADE = kind({
  word: 'upgrade',
  args: [ARG.hex, ARG.building],
  meaning: 'upgrade an own structure',
  answers: [
    {
      to: TURN,
      list: addUpgrades,
      check: (s, seat, hex, to, _c, reason) => checkUpgrade(s, seat, hex, to, reason),
      apply: (s, seat, hex, to, _c, sink) => upgrade(s, seat, hex, to, false, sink),
    },
  ],
});
