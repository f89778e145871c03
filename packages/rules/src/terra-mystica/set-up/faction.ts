import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import { checkFaction } from './faction.check.ts';
import { addFactions } from './free-factions.ts';
import { askColour, takeFaction } from './take-faction.ts';

export const CHOOSE_FACTION = question({ name: 'faction' });

export const FACTION = kind({
  word: 'faction',
  args: [ARG.faction],
  meaning: 'set-up: choose a faction',
  answers: [
    {
      to: CHOOSE_FACTION,
      list: addFactions,
      check: (s, seat, faction, _b, _c, reason) => checkFaction(s, seat, faction, reason),
      apply: (s, seat, faction, _b, _c, sink) => {
        s.pop();
        takeFaction(s, seat, faction, s.table.startVp[faction], sink);
        askColour(s, seat, sink);
      },
    },
  ],
});
