import { HEAD_FAULTS, LEDGER_REFUSALS } from '@pangaea/rules/snellman';
import {
  BONUS_CARDS,
  EDITION_FAULTS,
  FAVOUR_TILES,
  type FavourTile,
  PENDING,
  POWER_ACTIONS,
  PRINTED,
  type Printed,
  REFUSAL_PARAMS,
  REFUSALS,
  ROUND_TILES,
  RULES,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { SNELLMAN } from '../../src/snellman/index.ts';
import { TERRA_MYSTICA, tellRefusal } from '../../src/terra-mystica/index.ts';
import { catalogueTests } from '../catalogues.ts';
import { TRACES } from '../same-shape.ts';

const WHO = { seat: (seat: number) => `<${seat}>`, player: (seat: number) => `player ${seat}` };

/** Facts for a refusal, by the names of its params. */
const FACTS: Readonly<Record<string, string | number>> = {
  action: 'ACT5',
  answer: 'up-to-2',
  bridge: 'B4-B6',
  building: 'trading-post',
  by: 1,
  card: 'BON4',
  cult: 'fire',
  deciders: '0 2',
  faction: 'giants',
  from: 1,
  hex: 'E5',
  needs: 'lakes',
  next: 'auren',
  pending: 'turn',
  terrain: 'desert',
  tile: 'FAV5',
  to: 'temple',
  tokens: '1/0/0',
  topic: 'power-offers',
  track: 'shipping',
  way: 'long',
};

/** Arguments of moves by their names; a hex for the others. */
const VALUES: Readonly<Record<string, string>> = {
  card: 'BON4',
  action: 'ACT5',
  from: 'p2',
  conversion: 'power-to-coins',
  way: 'short',
  building: 'temple',
  cult: 'air',
  terrain: 'swamp',
  faction: 'yetis',
  topic: 'token',
  answer: 'always',
  tile: 'FAV5',
};

catalogueTests({
  words: TERRA_MYSTICA,
  tellRefusal: (language, refusal) => tellRefusal(language, refusal, WHO),
  refusals: REFUSALS,
  params: REFUSAL_PARAMS,
  facts: FACTS,
  said: (name) => ({ hex: 'E5', by: '<1>' })[name],
  faults: {
    codes: EDITION_FAULTS,
    facts: {
      found: 7,
      expected: 5,
      least: 1,
      most: 6,
      key: 'coins',
      allowed: ['a', 'b'],
      hex: 'A1',
      a: 'A1',
      b: 'C1',
      place: 2,
      terrain: 'desert',
      trait: 'townVp',
    },
  },
  moves: {
    kinds: RULES.codec.kinds,
    value: (name, word) => {
      if (word === 'special' && name === 'action') return 'ACTW';
      if (word === 'town' && name === 'tile') return 'TW3';
      return VALUES[name] ?? 'E5';
    },
    said: (name) => ({ hex: /E5/, from: /<1>/ })[name],
    who: WHO,
  },
});

describe.each(LANGUAGES)('%s', (language) => {
  const words = TERRA_MYSTICA[language];

  test('has a sentence for what is wrong with recorded games', () => {
    const params = { faction: 'auren', needed: 2, dug: 1, give: '2PW', get: '1W', what: 'C' };
    for (const code of [...LEDGER_REFUSALS, ...HEAD_FAULTS]) {
      const more = {
        power: 2,
        from: 'x',
        cult: 'fire',
        command: 'x',
        tile: 'FAV5',
        one: 'x',
        other: 'y',
        map: 'x',
        option: 'x',
      };
      const facts = { ...params, ...more, count: 3, left: 1, spades: 3, most: 1 };
      const sentence = tellRefusal(language, { code, params: facts }, WHO);
      expect(sentence, code).toMatch(/[.。]$/);
      expect(sentence, code).not.toMatch(TRACES);
    }
    expect(Object.keys(SNELLMAN[language].ledger).sort()).toEqual(
      [...LEDGER_REFUSALS, ...HEAD_FAULTS].sort(),
    );
  });

  test('knows the refusals of every game', () => {
    const refusal = { code: 'seed-malformed', params: { text: 'x' } };
    expect(tellRefusal(language, refusal, WHO)).toMatch(/x/);
  });

  test('says what every question is about', () => {
    expect(Object.keys(words.pending).sort()).toEqual(Object.values(PENDING).sort());
  });

  test('describes every tile and power action, each otherwise', () => {
    const said = [
      ...BONUS_CARDS.map((id) => words.bonusCard(id)),
      ...FAVOUR_TILES.map((id) => words.favourTile(id)),
      ...TOWN_TILES.map((id) => words.townTile(id)),
      ...ROUND_TILES.map((id) => words.roundTile(id)),
      ...POWER_ACTIONS.map((id) => words.powerAction(id)),
    ];
    expect(said.filter((text) => text === '' || TRACES.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test('calls tiles by what they do where a move is told', () => {
    const { favour, town, take, pass, power, special } = words.moves;
    const said = [
      favour.label({ tile: 'FAV5' }, WHO),
      town.label({ tile: 'TW3' }, WHO),
      take.label({ card: 'BON4' }, WHO),
      pass.label({ card: 'BON4' }, WHO),
      power.label({ action: 'ACT5' }, WHO),
      special.label({ action: 'ACTW' }, WHO),
    ];
    expect(said.filter((text) => /[A-Z]{2,}\d?/.test(text.replace('VP', '')))).toEqual([]);
  });

  test('describes what the edition of the table says, to those who ask with it', () => {
    const edition = partsOf('FAV9', { income: { coins: 9 } });
    expect(words.favourTile('FAV9', edition)).toContain('9');
    expect(words.favourTile('FAV9')).not.toContain('9');
    const label = words.moves.favour.label({ tile: 'FAV9' }, { ...WHO, printed: edition });
    expect(label).toContain(words.favourTile('FAV9', edition));
  });
});

function partsOf(tile: FavourTile, changes: object): Printed {
  const favourTiles = { ...PRINTED.favourTiles };
  favourTiles[tile] = { ...favourTiles[tile], ...changes };
  return { ...PRINTED, favourTiles };
}
