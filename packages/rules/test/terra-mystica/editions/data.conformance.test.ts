import { expect, test } from 'vitest';
import { type Edition, loadEdition, terraMystica } from '../../../src/terra-mystica/index.ts';
import { type DataMutant, dataMutants } from './data-mutants.ts';
import {
  differs,
  GENEROUS,
  generousGames,
  PRINTED_EDITION,
  printedGames,
  setUps,
  type ToldGame,
} from './told-games.ts';

/*
 * Every printed number, word and letter can be replaced by an edition and matters: if it is
 * changed, some game that was played with the printed ones is refused, or something else happens in
 * it.
 */

/** Changes that make no difference in any game, each with the reason why that is right. */
const NO_MATTER: readonly (readonly [place: RegExp, why: string])[] = [
  [/shipping\/vp\/0$/, 'nobody reaches the level on which all begin'],
  [/mermaids\/shipping\/vp\/1$/, 'nor the one on which they begin'],
  [/numbers\/cultPower\/0$/, 'nobody reaches the space where all begin'],
];

/** Facts written as numbers: `loadEdition` refuses any other. */
const FACTS: readonly string[] = [
  '/factions/acolytes/landscape/traits/powerDown',
  '/factions/acolytes/traits/scoresSpadesGained',
  '/factions/cultists/landscape/traits/winsCultTies',
  '/factions/darklings/landscape/traits/landscapeDwelling',
  '/factions/dragonlords/traits/scoresSpadesGained',
  '/factions/dwarves/landscape/traits/cleanupSkip',
  '/factions/dwarves/landscape/traits/landscapeSkip',
  '/factions/engineers/landscape/traits/landBridges',
  '/factions/mermaids/traits/riverTown',
  '/factions/riverwalkers/traits/onlyOverRivers',
  '/factions/riverwalkers/traits/spadesUseless',
  '/factions/swarmlings/landscape/traits/townGrows',
  '/factions/yetis/strongholdTraits/reusePowerActions',
  '/numbers/pieces/sanctuary',
  '/numbers/pieces/stronghold',
  '/numbers/returnedPriest',
];

/**
 * An edition that contains only the changed part and the section around it. If everything else is
 * as printed, it makes the same rules, and is checked in a fraction of the time.
 */
function smallest({ place, edition }: DataMutant): Edition {
  const [, section, id] = place.split(/[/ ]/);
  const changed = edition[section as keyof Edition] as Readonly<Record<string, unknown>>;
  return { id: edition.id, title: edition.title, [section]: { [id]: changed[id] } };
}

/**
 * Whether some game shows the change. That game is tried first from then on: nearby changes in the
 * edition often show in the same game.
 */
function isSeen(edition: Edition, { faction, map }: DataMutant, games: ToldGame[]): boolean {
  const rules = terraMystica([edition]);
  const at = games.findIndex((game) => {
    if (map !== undefined && game.map !== map) return false;
    if (faction !== undefined && !game.factions.includes(faction)) return false;
    return differs(rules, game, edition.id);
  });
  if (at > 0) games.unshift(...games.splice(at, 1));
  return at >= 0;
}

/**
 * The places of the changes that no game shows.
 * @param editionOf makes the edition with which games are played
 */
function unseen(
  mutants: Iterable<DataMutant>,
  games: ToldGame[],
  editionOf: (mutant: DataMutant) => Edition,
): Set<string> {
  const seen = new Map<string, boolean>();
  for (const mutant of mutants) {
    const { place } = mutant;
    if (seen.get(place) === true || !isAccepted(mutant)) continue;
    seen.set(place, isSeen(editionOf(mutant), mutant, games));
  }
  return new Set([...seen].flatMap(([place, is]) => (is ? [] : [place])));
}

function isAccepted(mutant: DataMutant): boolean {
  return loadEdition(smallest(mutant)).ok;
}

test('every number, word and letter is held by some game', () => {
  const printed = [...setUps(), ...printedGames(25)];
  const left = unseen(dataMutants(PRINTED_EDITION), printed, smallest);
  const rest = [...dataMutants(GENEROUS)].filter(({ place }) => left.has(place));
  const survivors = [...unseen(rest, generousGames(8), ({ edition }) => edition)];
  expect(survivors.filter((place) => !NO_MATTER.some(([each]) => each.test(place)))).toEqual([]);
});

test('every one of them can be replaced, but for facts', () => {
  const accepted = new Map<string, boolean>();
  for (const mutant of dataMutants(PRINTED_EDITION)) {
    const { place } = mutant;
    accepted.set(place, accepted.get(place) === true || isAccepted(mutant));
  }
  const refused = [...accepted].flatMap(([place, is]) => (is ? [] : [place]));
  expect(refused.sort()).toEqual(FACTS);
  expect(accepted.size).toBeGreaterThan(2000);
});
