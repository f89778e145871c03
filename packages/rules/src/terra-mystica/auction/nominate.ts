import type { Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { checkFaction } from '../set-up/faction.check.ts';
import { addFactions } from '../set-up/free-factions.ts';
import type { State } from '../state.ts';

export const CHOOSE_NOMINEE = question({ name: 'nominate' });

export const NOMINATE = kind({
  word: 'nominate',
  args: [ARG.faction],
  meaning: 'auction: name a faction for the own turn position',
  answers: [
    {
      to: CHOOSE_NOMINEE,
      list: addFactions,
      check: (s, seat, faction, _b, _c, reason) => checkFaction(s, seat, faction, reason),
      apply: (s, seat, faction, _b, _c, sink) => nominate(s, seat, faction, sink),
    },
  ],
});

function nominate(s: State, seat: Seat, faction: number, sink: Sink): void {
  s.pop();
  s.setNominated(s.step() - 1, faction);
  sink?.push({ type: 'nominated', seat, faction: s.table.factionNames[faction] });
}
