import type { FactionDefinition } from '../../boards/definition.ts';
import type { FanEdition } from '../../options/options.ts';
import type { State } from '../../state.ts';
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

/** A fan faction; where an edition changed its numbers or abilities, the whole of it as it is there. */
interface FanFaction {
  readonly faction: FactionDefinition<State>;
  readonly since202407?: FactionDefinition<State>;
}

/** All fan factions. A table draws among those that there are: one more would change the tables of before. */
const WRITTEN: readonly FanFaction[] = [
  { faction: dynionGeifr },
  { faction: wisps },
  { faction: archivists },
  { faction: conspirators },
  { faction: prospectors },
  { faction: timeTravelers },
  { faction: chashDallah, since202407: chashDallah202407 },
  { faction: theEnlightened, since202407: theEnlightened202407 },
  { faction: djinni },
  { faction: goblins, since202407: goblins202407 },
  { faction: snowShamans },
  { faction: atlanteans },
  { faction: firewalkers },
  { faction: treasurers },
  { faction: childrenOfTheWyrm },
  { faction: geologists },
  { faction: selkies },
  { faction: architects },
  { faction: changelings },
  { faction: kingdomOfEmber, since202407: kingdomOfEmber202407 },
];

/** The fan factions by the edition of their numbers. */
export const FAN_FACTIONS: Readonly<Record<FanEdition, readonly FactionDefinition<State>[]>> = {
  on: WRITTEN.map(({ faction }) => faction),
  'bga-2024-07': WRITTEN.map(({ faction, since202407 }) => since202407 ?? faction),
};
