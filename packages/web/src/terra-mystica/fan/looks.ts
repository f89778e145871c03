import { FAN_FACTION_IDS, type FanFactionId } from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import { architects } from './architects/index.ts';
import { archivists } from './archivists/index.ts';
import { atlanteans } from './atlanteans/index.ts';
import { changelings } from './changelings/index.ts';
import { chashDallah } from './chash-dallah/index.ts';
import { childrenOfTheWyrm } from './children-of-the-wyrm/index.ts';
import { conspirators } from './conspirators/index.ts';
import { djinni } from './djinni/index.ts';
import { dynionGeifr } from './dynion-geifr/index.ts';
import { firewalkers } from './firewalkers/index.ts';
import { geologists } from './geologists/index.ts';
import { goblins } from './goblins/index.ts';
import { kingdomOfEmber } from './kingdom-of-ember/index.ts';
import type { AbilityButton, AbilityFace, FanLook } from './look.ts';
import { prospectors } from './prospectors/index.ts';
import { selkies } from './selkies/index.ts';
import { snowShamans } from './snow-shamans/index.ts';
import { theEnlightened } from './the-enlightened/index.ts';
import { timeTravelers } from './time-travelers/index.ts';
import { treasurers } from './treasurers/index.ts';
import { wisps } from './wisps/index.ts';

/** The look of each fan faction. */
const FAN_LOOKS: { readonly [F in FanFactionId]: FanLook<F> } = {
  'dynion-geifr': dynionGeifr,
  wisps,
  archivists,
  conspirators,
  prospectors,
  'time-travelers': timeTravelers,
  'chash-dallah': chashDallah,
  'the-enlightened': theEnlightened,
  djinni,
  goblins,
  'snow-shamans': snowShamans,
  atlanteans,
  firewalkers,
  treasurers,
  'children-of-the-wyrm': childrenOfTheWyrm,
  geologists,
  selkies,
  architects,
  changelings,
  'kingdom-of-ember': kingdomOfEmber,
};

/** One part of the look, by faction. */
function each<T>(of: (look: FanLook<FanFactionId>) => T): Readonly<Record<FanFactionId, T>> {
  const looks = FAN_FACTION_IDS.map((id) => [id, of(FAN_LOOKS[id])]);
  return Object.fromEntries(looks);
}

export const FAN_CRESTS = each(({ crest }) => crest);

/**
 * The stores of each fan faction; undefined for a faction with neither stores nor actions once per
 * round.
 */
export const FAN_STORES = each(({ stores }) => stores);

/**
 * The buttons of all abilities in a language, by the names of the abilities, which are unique among
 * fan factions.
 */
export function abilityFaces(language: Language): Readonly<Record<string, AbilityFace>> {
  const buttons: readonly (readonly [string, AbilityButton])[] = FAN_FACTION_IDS.flatMap((id) =>
    Object.entries(FAN_LOOKS[id].buttons),
  );
  return Object.fromEntries(
    buttons.map(([ability, { sign, name }]) => [ability, { sign, name: name[language] }]),
  );
}
