import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainCoins } from '../gains.ts';
import { NONE, type State } from '../state.ts';
import { FACTIONS } from '../vocabulary.ts';
import { checkFaction } from './faction.check.ts';

export const CHOOSE_FACTION = question({ name: 'faction' });

/** Each player takes one side of a mat, and no two the same colour. Rulebook, "Set-up" step 7. */
export const FACTION = kind({
  word: 'faction',
  args: [ARG.faction],
  meaning: 'set-up: choose a faction',
  answers: [
    {
      to: CHOOSE_FACTION,
      list: (s, _seat, into, choose) => {
        const { factions, home, players } = s.table;
        let taken = s.neutral() === NONE ? 0 : 1 << s.neutral();
        for (let other = 0; other < players; other++) {
          if (s.faction(other) !== NONE) taken |= 1 << s.home(other);
        }
        for (let faction = 0; faction < factions.length; faction++) {
          if (((taken >> home[faction]) & 1) === 0) into.add(packMove(choose, faction));
        }
      },
      check: (s, _seat, faction, _b, _c, reason) => checkFaction(s, faction, reason),
      apply: (s, seat, faction, _b, _c, sink) => {
        s.pop();
        takeFaction(s, seat, faction, sink);
      },
    },
  ],
});

/** Gives a seat its mat with its pieces, coins and power tokens. */
export function takeFaction(s: State, seat: Seat, faction: number, sink: Sink): void {
  const { table } = s;
  const id = FACTIONS[faction];
  s.setFaction(seat, faction);
  s.setHouses(seat, table.housePieces);
  s.setTradingPosts(seat, table.tradingPostPieces);
  s.setBridgesLeft(seat, table.bridgePieces);
  const bowls = table.startBowls[faction];
  sink?.push({ type: 'faction', seat, faction: id });
  s.setBowls(seat, bowls[0], bowls[1], bowls[2]);
  sink?.push({ type: 'power-set', seat, bowls });
  gainCoins(s, seat, table.edition.startCoins[id], 'start', sink);
}
