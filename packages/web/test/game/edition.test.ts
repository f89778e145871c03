import { HOUSE_EDITION } from '@pangaea/rules/terra-nova';
import { describe, expect, test } from 'vitest';
import { EDITION_BYTES, readEdition } from '../../src/game/edition.ts';
import { begin, fromRecord } from '../../src/game/extend.ts';
import { isLoaded, newestEdition } from '../../src/game/rules.ts';
import { newTable } from '../../src/table/new-table.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';

const SEED = '00000000000000000000000000000001';
const changed = (change: object) => JSON.stringify({ ...HOUSE_EDITION, ...change });
const MINE = { id: 'mine', title: 'Mine', powerTokens: 12 };

describe('a file of an edition', () => {
  test('is an edition when nothing is wrong with it', () => {
    const read = readEdition(PAGE, changed({ id: 'mine' }));
    expect(read.ok && read.value.id).toBe('mine');
  });

  test('tells the place of each fault as people count', () => {
    const { 4: four } = HOUSE_EDITION.firstGame.players;
    const [first, second, ...rest] = four.factions;
    const wrong = { ...second, houses: ['Z99', ...second.houses.slice(1)] };
    const players = {
      ...HOUSE_EDITION.firstGame.players,
      4: { ...four, factions: [first, wrong, ...rest] },
    };
    const read = readEdition(PAGE, changed({ firstGame: { ...HOUSE_EDITION.firstGame, players } }));
    expect(read).toMatchObject({
      ok: false,
      error: {
        why: 'faults',
        faults: [{ place: ['firstGame', 'players', '4', 'factions', 2, 'houses', 1] }],
      },
    });
  });

  test('is refused when it is no JSON, no edition, or too large', () => {
    expect(readEdition(PAGE, '{')).toEqual({ ok: false, error: { why: 'not-json' } });
    expect(readEdition(PAGE, '7')).toMatchObject({ ok: false, error: { faults: [{ place: [] }] } });
    const large = ' '.repeat(EDITION_BYTES + 1);
    expect(readEdition(PAGE, large)).toEqual({ ok: false, error: { why: 'too-large' } });
  });
});

describe('a table of another edition', () => {
  const read = readEdition(PAGE, changed({ id: 'mine', startCoins: coins(40) }));
  if (!read.ok) throw new Error(read.error.why);
  const made = newTable(PAGE, { factions: 'first-game', players: 4 }, [], 0, read.value);
  if (!made.ok) throw new Error(made.error.code);

  test('keeps its edition in its record, and is opened again from that alone', () => {
    const kept = JSON.parse(JSON.stringify(made.value.record));
    const opened = fromRecord(PAGE, kept);
    if (!opened.ok) throw new Error(opened.error.code);
    const { start } = opened.value;
    expect(start.table.edition).toEqual(read.value);
    expect(isLoaded(PAGE, start.table.edition)).toBe(true);
    const house = begin(PAGE, { options: { factions: 'first-game', players: 4 }, seed: SEED });
    if (!house.ok) throw new Error(house.error.code);
    expect(start.coins(0)).not.toBe(house.value.start.coins(0));
  });

  test('cannot be opened without it, nor with a broken one', () => {
    const { editionFile, ...record } = made.value.record;
    expect(fromRecord(PAGE, record)).toMatchObject({ ok: false, error: { code: 'option-value' } });
    expect(fromRecord(PAGE, { ...record, editionFile: { ...MINE } })).toMatchObject({
      ok: false,
      error: { code: 'record-malformed', params: { field: 'editionFile' } },
    });
    expect(editionFile).toBeDefined();
  });

  test('leaves the rules of other tables alone', () => {
    expect(GAME.options({ edition: 'mine' }).ok).toBe(false);
  });
});

describe('a table of an older edition that ships', () => {
  const options = { factions: 'first-game', players: 4 };
  const deal = { game: 'terra-nova', options, seed: SEED, commands: [] };
  const editionOf = (record: object) => {
    const opened = fromRecord(PAGE, { ...deal, ...record } as never);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value.start.table.edition;
  };

  test('is told from its date where its options name none, and needs no file', () => {
    const older = editionOf({ rulesVersion: '2026-11-20' });
    expect(older.id).toBe('house-1');
    expect(isLoaded(PAGE, older)).toBe(false);
    expect(editionOf({ rulesVersion: '2026-11-22' })).toBe(HOUSE_EDITION);
    const named = { ...options, edition: 'house-1' };
    expect(editionOf({ rulesVersion: '2026-11-22', options: named })).toBe(older);
  });

  test('is not what a new table gets', () => {
    const made = newTable(PAGE, options, [], 0);
    if (!made.ok) throw new Error(made.error.code);
    expect(made.value.record.options).toEqual(options);
    expect(editionOf(made.value.record)).toBe(newestEdition(PAGE));
  });
});

function coins(amount: number) {
  const factions = Object.keys(HOUSE_EDITION.startCoins);
  return Object.fromEntries(factions.map((faction) => [faction, amount]));
}
