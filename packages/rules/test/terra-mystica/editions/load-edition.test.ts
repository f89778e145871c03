import { describe, expect, it } from 'vitest';
import { openEdition, seedFromNumber } from '../../../src/kernel/index.ts';
import { partsOf } from '../../../src/terra-mystica/editions/parts.ts';
import {
  EDITION_FAULTS,
  type EditionFault,
  FACTION_DEFINITIONS,
  loadEdition,
  MORE_EDITIONS,
  PRINTED,
  PRINTED_EDITION,
  terraMystica,
  terraMysticaBook,
} from '../../../src/terra-mystica/index.ts';
import { MAP_DEFINITIONS } from '../../../src/terra-mystica/maps/index.ts';

const mine = (changes: object) => ({ id: 'mine', title: 'Mine', ...changes });

function faultsOf(json: unknown): readonly { path: string; code: string; params: object }[] {
  const result = loadEdition(json);
  return result.ok ? [] : result.error;
}

const board = (of: object) => ({ maps: { base: { board: of } } });
const baseRows = MAP_DEFINITIONS.base.board.rows;
const row = (text: string, place = 0) => board({ rows: baseRows.with(place, text) });
const letters = ['Y', 'U', 'K', 'B', 'G', 'S', 'R', '~', '.'];
const at = '/maps/base/board';

/** For each fault, an edition that has it, and exactly the places and params reported for it. */
const BROKEN: Readonly<Record<EditionFault, readonly [object, ...(readonly [string, object])[]]>> =
  {
    'wrong-type': [
      { numbers: { startVp: '20' }, factions: [] },
      ['/numbers/startVp', { expected: 'number', found: 'string' }],
      ['/factions', { expected: 'object', found: 'list' }],
    ],
    'not-whole': [{ townTiles: { TW1: { vp: 4.5 } } }, ['/townTiles/TW1/vp', { found: 4.5 }]],
    'out-of-range': [
      { factions: { giants: { dwelling: { coins: 31 } } } },
      ['/factions/giants/dwelling/coins', { found: 31, least: 0, most: 30 }],
    ],
    'bad-text': [{ note: '' }, ['/note', { found: '', pattern: '^[^\\p{Cc}]{1,400}$' }]],
    'unknown-word': [
      { favourTiles: { FAV1: { cult: 'ice' } } },
      ['/favourTiles/FAV1/cult', { found: 'ice', allowed: ['fire', 'water', 'earth', 'air'] }],
    ],
    'wrong-length': [
      {
        factions: {
          auren: { temple: { income: { priests: [0, 1] } }, spades: { rates: [] } },
          yetis: { start: { power: [1, 2] } },
        },
      },
      ['/factions/yetis/start/power', { found: 2, least: 3, most: 3 }],
    ],
    'missing-key': [{ id: undefined }, ['/id', { key: 'id' }]],
    'unknown-key': [
      { numbers: { bridges: 4, islands: 2 } },
      ['/numbers/islands', expect.objectContaining({ key: 'islands' })],
    ],
    'nothing-to-replace': [
      { bonusCards: { BON1: { shipping: 1 } }, factions: { fakirs: { shipping: { vp: [0, 2] } } } },
      ['/factions/fakirs/shipping/vp', { key: 'vp', allowed: ['start'] }],
      ['/bonusCards/BON1/shipping', { key: 'shipping', allowed: ['income', 'actionAmount'] }],
    ],
    'no-hexes': [board({ rows: ['.'] }), [`${at}/rows`, {}]],
    'too-many-hexes': [
      board({ rows: Array.from({ length: 9 }, () => 'Y U K B G S R Y U K B G S R Y') }),
      [`${at}/rows`, { found: 135, most: 128 }],
    ],
    'too-many-rows': [
      board({ rows: Array.from({ length: 27 }, () => 'Y') }),
      // The shape knows it already.
    ],
    'row-too-long': [row('Y '.repeat(65).trim()), [`${at}/rows/0`, { found: 65, most: 64 }]],
    'unknown-letter': [
      row('X S G B Y R U K R G B R K'),
      [`${at}/rows/0`, { found: 'X', place: 1, allowed: letters }],
    ],
    'map-not-connected': [row('. . . . . . . . . . . .', 1), [`${at}/rows`, { hex: 'r0' }]],
    'unknown-hex': [
      board({ bridges: [{ a: 'A1', b: 'Z9' }] }),
      [`${at}/bridges/0/b`, { hex: 'Z9' }],
    ],
    'not-land': [board({ bridges: [{ a: 'A1', b: 'r0' }] }), [`${at}/bridges/0/b`, { hex: 'r0' }]],
    'no-bridge-place': [
      board({ bridges: [{ a: 'A1', b: 'A2' }] }),
      [`${at}/bridges/0`, { a: 'A1', b: 'A2' }],
    ],
    'bridge-twice': [
      board({
        bridges: [
          { a: 'A3', b: 'C1' },
          { a: 'C1', b: 'A3' },
        ],
      }),
      [`${at}/bridges/1`, { a: 'C1', b: 'A3' }],
    ],
    'too-many-bridges': [
      board({
        rows: Array.from({ length: 9 }, (_, place) =>
          place % 2 === 0 ? 'Y U K B G S R Y U K B G' : '~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
        ),
      }),
      [`${at}/bridges`, expect.objectContaining({ most: 40 })],
    ],
    'too-few-of-terrain': [
      board({ rows: ['Y Y Y U U U K K K B B B G G G S S S R R'], bridges: [] }),
      [`${at}/rows`, { terrain: 'wasteland', found: 2, least: 3 }],
    ],
    'near-price-higher': [
      { factions: { nomads: { tradingPost: { coins: 7 } } } },
      ['/factions/nomads/tradingPost/coins', { found: 7, most: 6 }],
    ],
    'start-beyond-track': [
      { factions: { witches: { shipping: { start: 4 } } } },
      ['/factions/witches/shipping/start', { found: 4, most: 3 }],
    ],
    'sum-below-zero': [
      { factions: { dwarves: { strongholdTraits: { skipWorkers: -3 } } } },
      ['/factions/dwarves/strongholdTraits/skipWorkers', { trait: 'skipWorkers', found: -1 }],
    ],
    'small-town-larger': [
      { numbers: { town: { structures: 2 } } },
      ['/numbers/town/structures', { found: 3, most: 2 }],
    ],
  };

describe('an edition file', () => {
  it.each(EDITION_FAULTS)('is refused for %s with every place', (code) => {
    const [changes, ...places] = BROKEN[code];
    const json: unknown = JSON.parse(JSON.stringify(mine(changes)));
    const faults = faultsOf(json).filter((fault) => fault.code === code);
    expect(faults).toEqual(places.map(([path, params]) => ({ path, code, params })));
    expect(loadEdition(json).ok).toBe(false);
  });

  it.each([null, 1, 'x', [], undefined])('is not %j', (json) => {
    expect(faultsOf(json)).toMatchObject([{ path: '', code: 'wrong-type' }]);
  });

  it('asks for income with every number of pieces', () => {
    const short = { factions: { auren: { temple: { income: { priests: [0, 1] } } } } };
    expect(faultsOf(mine(short))).toEqual([
      {
        path: '/factions/auren/temple/income/priests',
        code: 'wrong-length',
        params: { found: 2, least: 4, most: 10 },
      },
    ]);
    const [fault, ...more] = faultsOf(mine({ numbers: { pieces: { temple: 4 } } }));
    expect(fault).toMatchObject({ path: '/numbers/pieces/temple', code: 'wrong-length' });
    expect(more.every(({ path }) => path === fault.path)).toBe(true);
  });

  it('says once what is wrong with a fan faction that has numbers of two editions', () => {
    const dear = { factions: { goblins: { tradingPost: { coins: 7 } } } };
    expect(faultsOf(mine(dear))).toEqual([
      {
        path: '/factions/goblins/tradingPost/coins',
        code: 'near-price-higher',
        params: { found: 7, most: 6 },
      },
    ]);
    expect(faultsOf(mine({ factions: { gnomes: {} } }))).toMatchObject([{ code: 'unknown-key' }]);
  });

  it('names the faults of sound sections although others have no shape', () => {
    const faults = faultsOf(
      mine({ townTiles: 7, numbers: { town: { structures: 2 } }, maps: { base: { board: {} } } }),
    );
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/townTiles wrong-type',
      '/numbers/town/structures small-town-larger',
    ]);
  });

  it('is never loaded with a member that no one knows, not even an inherited name', () => {
    const json: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}');
    const keys = faultsOf(json).filter(({ code }) => code === 'unknown-key');
    expect(keys.map(({ path }) => path)).toEqual(['/__proto__', '/constructor']);
  });
});

describe('the printed numbers', () => {
  it('is an edition that names everything and changes nothing', () => {
    const again: unknown = JSON.parse(JSON.stringify(PRINTED_EDITION));
    expect(loadEdition(again)).toEqual({ ok: true, value: PRINTED_EDITION });
    const { printed, factions } = partsOf(PRINTED_EDITION, FACTION_DEFINITIONS);
    expect(printed).toBe(PRINTED);
    expect(factions.every((each, place) => each === FACTION_DEFINITIONS[place])).toBe(true);
  });

  it('is what tables are played by that name no edition, and stands in no option', () => {
    const game = terraMystica();
    const options = game.options({ edition: PRINTED_EDITION.id });
    expect(options.ok && 'edition' in options.value).toBe(false);
  });
});

describe('a table', () => {
  const rich = mine({ factions: { witches: { start: { coins: 30 } } } });

  it('is played by an edition that was loaded, and no other number changes', () => {
    const opened = openEdition(terraMysticaBook, rich);
    if (!opened.ok) throw new Error('the edition is refused');
    const { game, edition } = opened.value;
    const options = game.options({ edition: 'mine', factions: ['witches', 'giants'] });
    if (!options.ok) throw new Error(options.error.code);
    expect(options.value.edition).toBe('mine');
    const s = game.setup(options.value, seedFromNumber(1));
    if (!s.ok) throw new Error(s.error.code);
    expect([s.value.coins(0), s.value.workers(0), s.value.coins(1)]).toEqual([30, 3, 15]);
    expect(terraMysticaBook.editions.of(s.value)).toBe(edition);
    expect(s.value.table.printed).toBe(PRINTED);
  });

  it('has fan factions with the numbers of an edition, whichever of their own it is played with', () => {
    const opened = openEdition(
      terraMysticaBook,
      mine({ factions: { goblins: { start: { coins: 30 }, temple: { coins: 9 } } } }),
    );
    if (!opened.ok) throw new Error('the edition is refused');
    const { game } = opened.value;
    for (const fanFactions of ['on', 'bga-2024-07']) {
      const factions = ['goblins', 'witches'];
      const options = game.options({ edition: 'mine', factions, fanFactions });
      if (!options.ok) throw new Error(options.error.code);
      const s = game.setup(options.value, seedFromNumber(1));
      if (!s.ok) throw new Error(s.error.code);
      const { start, temple } = s.value.table.factions[s.value.faction(0)];
      expect([s.value.coins(0), s.value.coins(1), temple.coins]).toEqual([30, 15, 9]);
      expect(start.kept).toEqual(fanFactions === 'on' ? [2] : [1]);
    }
  });

  it('of an unknown edition is refused', () => {
    const { game } = terraMysticaBook;
    for (const edition of ['mine', 7, null]) {
      expect(game.options({ edition })).toMatchObject({
        ok: false,
        error: { code: 'option-value', params: { option: 'edition' } },
      });
    }
  });
});

describe('editions that ship beside what is printed', () => {
  it.each(MORE_EDITIONS.map((edition) => [edition.id, edition] as const))(
    '%s is accepted, and options name it',
    (id, edition) => {
      expect(loadEdition(edition)).toMatchObject({ ok: true });
      const options = terraMystica().options({ edition: id });
      expect(options.ok && options.value.edition).toBe(id);
    },
  );

  it('seed-001 begins as the table of factions says', () => {
    const starts = (edition: string | undefined) => {
      const factions = ['yetis', 'dragonlords', 'riverwalkers'];
      const others = ['ice-maidens', 'acolytes', 'shapeshifters'];
      return [factions, others].flatMap((given) => {
        const chosen = edition === undefined ? {} : { edition };
        const options = terraMystica().options({ factions: given, fireAndIce: true, ...chosen });
        if (!options.ok) throw new Error(options.error.code);
        const set = terraMystica().setup(options.value, seedFromNumber(1));
        if (!set.ok) throw new Error('set-up refused');
        const s = set.value;
        return given.map((faction, seat) => {
          const cults = [0, 1, 2, 3].map((cult) => s.cult(seat, cult)).join('/');
          return `${faction} ${s.workers(seat)} ${cults}`;
        });
      });
    };
    expect(starts('seed-001')).toEqual([
      'yetis 3 1/0/0/1',
      'dragonlords 3 0/0/2/0',
      'riverwalkers 3 0/0/1/1',
      'ice-maidens 3 0/1/0/1',
      'acolytes 4 3/3/3/3',
      'shapeshifters 3 0/1/1/0',
    ]);
    expect(starts(undefined)).toEqual([
      'yetis 3 0/0/1/1',
      'dragonlords 3 2/0/0/0',
      'riverwalkers 3 1/0/0/1',
      'ice-maidens 3 0/1/0/1',
      'acolytes 3 3/3/3/3',
      'shapeshifters 3 1/1/0/0',
    ]);
  });
});
