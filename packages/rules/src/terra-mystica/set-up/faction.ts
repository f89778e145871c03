import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { State } from '../state.ts';
import { checkFaction } from './faction.check.ts';
import { freeFactions } from './free-factions.ts';
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

/** Factions that the seat may still choose or nominate. */
export function addFactions(s: State, seat: Seat, into: Moves, kind: number): void {
  const free = freeFactions(s, seat);
  for (let faction = 0; faction < s.table.factions.length; faction++) {
    if (((free >> faction) & 1) !== 0) into.add(packMove(kind, faction));
  }
}
