import {
  EDITION_FAULTS,
  type Effects,
  FACTION_DEFINITIONS,
  type FactionDefinition,
  type FactionId,
  HOUSE_EDITION,
  REFUSAL_PARAMS,
  REFUSALS,
  RULES,
} from '@pangaea/rules/terra-nova';
import { describe, expect, test } from 'vitest';
import { KERNEL } from '../../src/kernel/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { TERRA_NOVA, tellRefusal } from '../../src/terra-nova/index.ts';
import { catalogueTests } from '../catalogues.ts';
import { shapeDifferences, TRACES } from '../same-shape.ts';

const WHO = { seat: (seat: number) => `<${seat}>`, player: (seat: number) => `player ${seat}` };

/** Facts for a refusal, by the names of its params. */
const FACTS: Readonly<Record<string, string | number>> = {
  bridge: 'B4-B6',
  building: 'trading-post',
  by: 1,
  colour: 'green',
  deciders: '0 2',
  faction: 'golems',
  home: 'lake',
  order: 'keep',
  palace: 'left',
  pending: 'turn',
  shows: 'swamp',
  terrain: 'desert',
  tile: 'sailing',
  tiles: 'vp',
};

/** The facts on which the effects of mats depend, besides the mats themselves. */
const TABLE = { players: 3, townMinimumBuildings: 5 };

catalogueTests({
  words: TERRA_NOVA,
  tellRefusal: (language, refusal) => tellRefusal(language, refusal, WHO),
  refusals: REFUSALS,
  params: REFUSAL_PARAMS,
  facts: FACTS,
  faults: {
    codes: EDITION_FAULTS,
    facts: {
      a: 'A1',
      b: 'A2',
      allowed: ['x', 'y'],
      colour: 'red',
      effect: 'coins',
      event: 'town',
      expected: 3,
      faction: 'druids',
      first: 1,
      found: 5,
      hex: 'A1',
      id: 'x',
      key: 'x',
      last: 2,
      least: 1,
      most: 4,
      pattern: 'x',
      place: 2,
      terrain: 'lake',
      tile: 'A',
    },
  },
  moves: {
    kinds: RULES.codec.kinds,
    value: () => 'A1',
    said: () => /A1|palace|宮殿/,
  },
});

test('both languages have the same members of the kernel', () => {
  expect(shapeDifferences(KERNEL.en, KERNEL.ja)).toEqual([]);
});

test('a member that one language lacks is found', () => {
  const { draft: _, ...rest } = { draft: 1, title: '' };
  expect(shapeDifferences({ draft: 1, title: '' }, rest)).toEqual(['/draft']);
});

describe.each(LANGUAGES)('%s', (language) => {
  const words = TERRA_NOVA[language];

  test('says every effect of every mat', () => {
    for (const { id, ability, leftPalace, rightPalace } of FACTION_DEFINITIONS) {
      const parts: readonly Effects[] = [ability, leftPalace, rightPalace];
      for (const effects of parts) {
        const said = words.effects(effects, TABLE);
        const once = Object.keys(effects.whenBuilt ?? {}).length;
        const others = Object.keys(effects).filter((name) => name !== 'whenBuilt').length;
        expect(said, id).toHaveLength(once + others);
        expect(said.join(' '), id).not.toMatch(TRACES);
      }
    }
  });

  test('says of each limit of a mat what the rulebook says', () => {
    const said = (id: FactionId, part: 'ability' | 'leftPalace' | 'rightPalace') => {
      const mat = FACTION_DEFINITIONS.find((each) => each.id === id) as FactionDefinition;
      return words.effects(mat[part], TABLE).join('; ');
    };
    // The lower town value does not change the number of buildings that a town needs.
    for (const { id, side } of FACTION_DEFINITIONS) {
      if (side === 'A') expect(said(id, 'rightPalace'), id).toMatch(/6.*(at least|最低)\D?5/);
    }
    // Fire Sprites transform any terrain at the edge, in reach or not.
    expect(said('fire-sprites', 'leftPalace')).toMatch(
      /transformed free.*in reach or not|到達範囲外.*無料で変換/,
    );
    for (const id of ['inventors', 'sand-cats'] as const) {
      expect(said(id, 'ability'), id).toMatch(
        /wherever it is, after passing|場所は問わず.*パスしたあと/,
      );
    }
  });

  test('describes every tile and power action', () => {
    const said = [
      ...Object.values(HOUSE_EDITION.bonusTiles).map(words.bonusTile),
      ...Object.values(HOUSE_EDITION.townTiles).map(words.townTile),
      ...HOUSE_EDITION.roundTiles.map(({ on, vp }) => words.roundTile(on, vp)),
      ...HOUSE_EDITION.powerActions.map(({ effect, amount }) => words.powerAction(effect, amount)),
    ];
    expect(said.filter((text) => text === '' || TRACES.test(text))).toEqual([]);
  });
});
