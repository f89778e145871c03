import type { Seat } from '../../kernel/index.ts';
import type { FactionDefinition } from '../boards/definition.ts';
import type { Sink } from '../events.ts';
import { addPriests, gainCoins, gainTokens, gainVp, gainWorkers } from '../goods/gains.ts';
import type { State } from '../state.ts';
import { CHOOSE_FAVOUR } from '../towns/favour.ts';
import { CULTS } from '../vocabulary.ts';
import { CHOOSE_COLOUR } from './choose-colour.ts';

/** Gives a seat its board with goods, power and cult steps. */
export function takeFaction(s: State, seat: Seat, faction: number, vp: number, sink: Sink): void {
  const { table } = s;
  const { start, shipping }: FactionDefinition<State> = table.factions[faction];
  s.setFaction(seat, faction);
  s.setHome(seat, table.fixedHome[faction]);
  s.setBridgesLeft(seat, s.table.numbers.bridges);
  s.setShipping(seat, shipping.start);
  for (const [place, amount] of (start.kept ?? []).entries()) s.keep(seat, place, amount);
  sink?.push({ type: 'faction', seat, faction: table.factionNames[faction] });
  gainVp(s, seat, vp, 'start', sink);
  gainCoins(s, seat, start.coins, 'start', sink);
  gainWorkers(s, seat, start.workers, 'start', sink);
  addPriests(s, seat, start.priests, 'start', sink);
  gainTokens(s, seat, start.power[0], start.power[2], 'start', sink);
  s.setBowls(seat, start.power[0], start.power[1], start.power[2]);
  if (start.power[1] > 0) {
    sink?.push({ type: 'tokens', seat, bowls: [0, start.power[1], 0], cause: 'start' });
  }
  for (const [place, cult] of CULTS.entries()) {
    const to = start.cults[cult];
    s.setCult(seat, place, to);
    if (to > 0) sink?.push({ type: 'cult', seat, cult, steps: to, to, cause: 'start' });
  }
}

/**
 * Asks the questions for a faction that was just chosen: for its favour tiles, and for its colour
 * if that is not printed.
 */
export function askColour(s: State, seat: Seat, sink: Sink): void {
  const { home, start } = s.table.factions[s.faction(seat)];
  s.table.hooks.started[s.faction(seat)]?.(s, seat, sink);
  for (let n = 0; n < (start.favours ?? 0); n++) s.push(CHOOSE_FAVOUR.number, seat);
  if (home === 'ice' || home === 'chosen') s.push(CHOOSE_COLOUR.number, seat);
}
