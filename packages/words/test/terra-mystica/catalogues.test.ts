import { HEAD_FAULTS, LEDGER_REFUSALS } from '@pangaea/rules/snellman';
import {
  BONUS_CARDS,
  EDITION_FAULTS,
  FAVOUR_TILES,
  type FavourTile,
  type KindWord,
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
import { TERRA_MYSTICA, tellRefusal } from '../../src/terra-mystica/index.ts';
import { shapeDifferences, TRACES, textsOf } from '../same-shape.ts';

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

test('both languages have the same members', () => {
  expect(shapeDifferences(TERRA_MYSTICA.en, TERRA_MYSTICA.ja)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const words = TERRA_MYSTICA[language];

  test('has a word for every name', () => {
    expect([...textsOf(words)].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(Object.keys(words.pending).sort()).toEqual(Object.values(PENDING).sort());
  });

  test('has a sentence for every refusal, which tells its facts', () => {
    for (const code of REFUSALS.slice(1)) {
      const names: readonly string[] = REFUSAL_PARAMS[code];
      const params = Object.fromEntries(names.map((name) => [name, FACTS[name] ?? 7]));
      const sentence = tellRefusal(language, { code, params }, WHO);
      expect(sentence, code).not.toBe(code);
      expect(sentence, code).toMatch(/[.。]$/);
      expect(sentence, code).not.toMatch(TRACES);
      if (names.includes('hex')) expect(sentence, code).toContain('E5');
      if (names.includes('by')) expect(sentence, code).toContain('<1>');
    }
  });

  test('has a sentence for what is wrong with recorded games', () => {
    const params = { faction: 'auren', needed: 2, dug: 1, give: '2PW', get: '1W', what: 'C' };
    for (const code of [...LEDGER_REFUSALS, ...HEAD_FAULTS]) {
      const facts = { ...params, count: 3, left: 1, spades: 3, most: 1, map: 'x', option: 'x' };
      const sentence = tellRefusal(language, { code, params: facts }, WHO);
      expect(sentence, code).toMatch(/[.。]$/);
      expect(sentence, code).not.toMatch(TRACES);
    }
    expect(Object.keys(words.ledger).sort()).toEqual([...LEDGER_REFUSALS, ...HEAD_FAULTS].sort());
  });

  test('knows the refusals of every game, and gives back a code that nobody knows', () => {
    const refusal = { code: 'seed-malformed', params: { text: 'x' } };
    expect(tellRefusal(language, refusal, WHO)).toMatch(/x/);
    expect(tellRefusal(language, { code: 'toString', params: {} }, WHO)).toBe('toString');
  });

  test('has words for every move, which tell its arguments', () => {
    expect(Object.keys(words.moves).sort()).toEqual(
      RULES.codec.kinds.map(({ word }) => word).sort(),
    );
    const given: Readonly<Record<string, string>> = {
      ...{ card: 'BON4', action: 'ACT5', from: 'p2', conversion: 'power-to-coins', way: 'short' },
      ...{ building: 'temple', cult: 'air', terrain: 'swamp', faction: 'yetis' },
      ...{ topic: 'token', answer: 'always' },
    };
    for (const kind of RULES.codec.kinds) {
      const word = kind.word as KindWord;
      const action = word === 'special' ? 'ACTW' : 'ACT5';
      const tile = word === 'town' ? 'TW3' : 'FAV5';
      const args = kind.args.map(({ name }) => name);
      const command = Object.fromEntries(
        args.map((name) => [name, { ...given, action, tile }[name] ?? 'E5']),
      );
      const { kind: heading, label } = words.moves[word];
      expect(heading).not.toBe('');
      expect(label(command, WHO), word).not.toMatch(TRACES);
      if (args.includes('hex')) expect(label(command, WHO), word).toContain('E5');
      if (args.includes('from')) expect(label(command, WHO), word).toContain('<1>');
    }
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

  test('describes what the edition of the table says, to those who ask with it', () => {
    const edition = partsOf('FAV9', { income: { coins: 9 } });
    expect(words.favourTile('FAV9', edition)).toContain('9');
    expect(words.favourTile('FAV9')).not.toContain('9');
    const label = words.moves.favour.label({ tile: 'FAV9' }, { ...WHO, printed: edition });
    expect(label).toContain(words.favourTile('FAV9', edition));
  });

  test('tells every fault of an edition', () => {
    const facts = {
      ...{ found: 7, expected: 5, least: 1, most: 6, key: 'coins', allowed: ['a', 'b'] },
      ...{ hex: 'A1', a: 'A1', b: 'C1', place: 2, terrain: 'desert', trait: 'townVp' },
    };
    for (const code of EDITION_FAULTS) {
      expect(words.faults[code](facts), code).toMatch(/[.。]$/);
      expect(words.faults[code](facts), code).not.toMatch(TRACES);
    }
  });
});

function partsOf(tile: FavourTile, changes: object): Printed {
  const favourTiles = { ...PRINTED.favourTiles };
  favourTiles[tile] = { ...favourTiles[tile], ...changes };
  return { ...PRINTED, favourTiles };
}
