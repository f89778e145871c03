import { expect, test } from 'vitest';
import { mutateNumbers } from '../../../src/conformance/index.ts';
import { patchOfAll } from '../../../src/data-file/patch.ts';
import { CHANGED_SHAPE } from '../../../src/terra-mystica/editions/edition.ts';
import {
  type Edition,
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  loadEdition,
  terraMystica,
} from '../../../src/terra-mystica/index.ts';
import { differs, GENEROUS, generousFanGames } from './told-games.ts';

/*
 * Every number of a fan faction can be replaced by an edition and matters: if it is changed, some
 * game is refused, or something else happens in it.
 */

/** Games of each. */
const GAMES = 20;

/** Changes that make no difference in any of these games, and the reasons why that is right. */
const NO_MATTER: readonly (readonly [place: RegExp, why: string])[] = [
  [/shipping\/vp\/0$/, 'nobody reaches the level on which all begin'],
  [/snow-shamans\/spades\/advance/, 'they buy no steps, and none of theirs scores'],
  [/snow-shamans\/shipping\/vp\//, 'only a town tile brings a step that scores: their test has it'],
  [/geologists\/temple\/income\/priests\/1$/, 'the builders skip that number'],
  [/atlanteans\/stronghold\/(workers|coins)$/, 'it stands from the start'],
  [/atlanteans\/stronghold\/income\/power\/0$/, 'it stands from the start'],
];

/** Goods and prices with which games reach the ends of rows. */
const EDITION: Edition = {
  id: 'fans',
  title: 'Fans',
  ...(GENEROUS.bonusCards === undefined ? {} : { bonusCards: GENEROUS.bonusCards }),
  factions: Object.fromEntries(
    FAN_FACTIONS.on.map((each) => {
      const whole = patchOfAll(CHANGED_SHAPE.required.factions, { [each.id]: each }) as Record<
        string,
        { readonly start: object }
      >;
      const named = whole[each.id];
      return [each.id, { ...named, start: { ...named.start, coins: 30, workers: 15, priests: 1 } }];
    }),
  ),
};

test('every number of the fan factions can be replaced, and some game holds it', () => {
  const games = generousFanGames(EDITION, GAMES);
  const gamesById = Map.groupBy(
    games.flatMap((game) => game.factions.map((id) => ({ id, game }))),
    ({ id }) => id,
  );
  const gamesOf = new Map([...gamesById].map(([id, each]) => [id, each.map(({ game }) => game)]));
  const seen = new Map<string, boolean>();
  for (const { pointer, json } of mutateNumbers(EDITION)) {
    if (!pointer.startsWith('/factions/') || seen.get(pointer) === true) continue;
    const [, , id] = pointer.split('/');
    const loaded = loadEdition(json);
    if (!loaded.ok) continue;
    const rules = terraMystica([loaded.value], FACTION_DEFINITIONS, FAN_FACTIONS);
    const own = gamesOf.get(id) ?? [];
    const at = own.findIndex((game) => differs(rules, game, EDITION.id));
    seen.set(pointer, at >= 0);
    // Nearby changes in the edition often show in the same game.
    if (at > 0) own.unshift(...own.splice(at, 1));
  }
  const survivors = [...seen].flatMap(([pointer, is]) => (is ? [] : [pointer]));
  expect(survivors.filter((place) => !NO_MATTER.some(([each]) => each.test(place)))).toEqual([]);
  expect(seen.size).toBeGreaterThan(900);
});
