import type { FactionDefinition } from '../../boards/definition.ts';
import type { FanEdition } from '../../options/options.ts';
import type { State } from '../../state.ts';
import { FAN_FACTION_IDS, type FanFactionId } from '../ids.ts';
import { architects } from './architects.ts';
import { archivists } from './archivists.ts';
import { atlanteans } from './atlanteans.ts';
import { changelings } from './changelings/changelings.ts';
import { chashDallah, chashDallah202407 } from './chash-dallah.ts';
import { childrenOfTheWyrm } from './children-of-the-wyrm.ts';
import { conspirators } from './conspirators.ts';
import { djinni } from './djinni.ts';
import { dynionGeifr } from './dynion-geifr.ts';
import { firewalkers } from './firewalkers.ts';
import { geologists } from './geologists.ts';
import { goblins, goblins202407 } from './goblins.ts';
import { kingdomOfEmber, kingdomOfEmber202407 } from './kingdom-of-ember.ts';
import { prospectors } from './prospectors.ts';
import { selkies } from './selkies.ts';
import { snowShamans } from './snow-shamans.ts';
import { theEnlightened, theEnlightened202407 } from './the-enlightened.ts';
import { timeTravelers } from './time-travelers.ts';
import { treasurers } from './treasurers.ts';
import { wisps } from './wisps.ts';

/**
 * A fan faction; if an edition changed its numbers or abilities, this is the complete faction of
 * that edition.
 */
interface FanFaction {
  readonly faction: FactionDefinition<State>;
  readonly since202407?: FactionDefinition<State>;
}

/** All fan factions by id; `ids.ts` has their order. */
const WRITTEN: Readonly<Record<FanFactionId, FanFaction>> = {
  'dynion-geifr': { faction: dynionGeifr },
  wisps: { faction: wisps },
  archivists: { faction: archivists },
  conspirators: { faction: conspirators },
  prospectors: { faction: prospectors },
  'time-travelers': { faction: timeTravelers },
  'chash-dallah': { faction: chashDallah, since202407: chashDallah202407 },
  'the-enlightened': { faction: theEnlightened, since202407: theEnlightened202407 },
  djinni: { faction: djinni },
  goblins: { faction: goblins, since202407: goblins202407 },
  'snow-shamans': { faction: snowShamans },
  atlanteans: { faction: atlanteans },
  firewalkers: { faction: firewalkers },
  treasurers: { faction: treasurers },
  'children-of-the-wyrm': { faction: childrenOfTheWyrm },
  geologists: { faction: geologists },
  selkies: { faction: selkies },
  architects: { faction: architects },
  changelings: { faction: changelings },
  'kingdom-of-ember': { faction: kingdomOfEmber, since202407: kingdomOfEmber202407 },
};

/** The fan factions by the edition of their numbers, in the order of `FAN_FACTION_IDS`. */
export const FAN_FACTIONS: Readonly<Record<FanEdition, readonly FactionDefinition<State>[]>> = {
  on: FAN_FACTION_IDS.map((id) => WRITTEN[id].faction),
  'bga-2024-07': FAN_FACTION_IDS.map((id) => WRITTEN[id].since202407 ?? WRITTEN[id].faction),
};
