import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../../../src/terra-mystica/course/income-due.ts';
import { HEX_NUMBER } from '../../../../src/terra-mystica/goods/pockets.ts';
import { RESOURCES, type State, TERRAINS } from '../../../../src/terra-mystica/index.ts';
import { names } from '../../../kits/rule-table.ts';
import type { Player, Position, RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

/** The indices at which the numbers of the faction begin: colours B and C, then the rows. */
const KEPT = { b: 0, c: 1, dwellings: 2, ninth: 4, tradingPosts: 5, temples: 6 } as const;
const LETTERS = '-ABC';

/** Takes the leftmost piece of a colour from a row that begins at an index. */
function take(s: State, row: number, colour: number): void {
  for (let space = 0; space < 8; space++) {
    const at = row + (space >> 2);
    if (((s.kept(0, at) >> (2 * (space & 3))) & 3) !== colour) continue;
    s.keep(0, at, s.kept(0, at) & ~(3 << (2 * (space & 3))));
    return;
  }
  throw new Error(`no piece ${LETTERS[colour]} left`);
}

/** Pieces of a row from the left, `-` for an empty space. */
function row(s: State, kind: 'dwellings' | 'tradingPosts' | 'temples', length: number): string {
  const spaces = Array.from({ length }, (_, space) => {
    const number = s.kept(0, KEPT[kind] + (space >> 2));
    return LETTERS[(number >> (2 * (space & 3))) & 3];
  });
  return spaces.join('');
}
const dwellingRow = (table: RuleTable) => row(table.state, 'dwellings', 8);

type Pieces = Partial<Record<'dwellings' | 'tradingPosts' | 'temples', string>> & {
  readonly stronghold?: string;
};

/** A is forest, B lakes, C desert. Structures are written `A:F4 B:D5`; the stronghold is B. */
function own(
  pieces: Pieces,
  mine: Omit<Player, 'faction'> = {},
  rest: Omit<Position, 'players' | 'game'> = {},
): RuleTable {
  const hexes = (list = '') => list.replaceAll(/[ABC]:/g, '');
  const { dwellings, tradingPosts, temples, stronghold } = pieces;
  const table = withFan(
    'changelings',
    {
      home: 'forest',
      dwellings: hexes(dwellings),
      tradingPosts: hexes(tradingPosts),
      temples: hexes(temples),
      ...(stronghold === undefined ? {} : { stronghold }),
      ...mine,
    },
    { passed: [1], ...rest },
  );
  const { state } = table;
  state.keep(0, KEPT.b, TERRAINS.indexOf('lakes') + 1);
  state.keep(0, KEPT.c, TERRAINS.indexOf('desert') + 1);
  for (const kind of ['dwellings', 'tradingPosts', 'temples'] as const) {
    for (const piece of names(pieces[kind])) {
      const [letter, hex] = piece.split(':');
      take(state, KEPT[kind], LETTERS.indexOf(letter));
      HEX_NUMBER.set(state, table.hex(hex), LETTERS.indexOf(letter));
    }
  }
  if (stronghold !== undefined) HEX_NUMBER.set(state, table.hex(stronghold), 2);
  return table;
}

const NINTH = '0 ability ninth-dwelling - -';

describe('Changelings', () => {
  it('[16.1] choose a colour A, and B and C when volcano factions have theirs', () => {
    const factions = ['changelings', 'dragonlords', 'witches'];
    const table = beginFan({ factions, fireAndIce: true });
    expect(table.refusal('0 colour forest')).toBe('terrain-taken');
    table.play('0 colour lakes');
    expect(table.deciders()).toEqual([1]);
    table.play('1 colour swamp');
    const choices = (ids: string[]) => ids.map((id) => `ability piece-colour ${id} -`);
    expect(table.legal(0)).toEqual(choices(['desert', 'plains', 'mountains', 'wasteland']));
    for (const id of ['lakes', 'swamp', 'forest', 'ice']) {
      expect(table.refusal(`0 ability piece-colour ${id} -`)).toBe('ability-impossible');
    }
    table.play('0 ability piece-colour plains -');
    expect(table.legal(0)).toEqual(choices(['desert', 'mountains', 'wasteland']));
    expect(table.refusal('0 ability piece-colour plains -')).toBe('ability-impossible');
    table.play('0 ability piece-colour desert -');
    expect(table.refusal('0 ability return-to-row - -')).not.toBe('');
  });

  it('[16.1] only A is home terrain: nobody else chooses it, and it is dear for volcanoes', () => {
    const chosen = beginFan({ players: 2, fireAndIce: true }).play('0 faction changelings');
    chosen.play('0 colour forest');
    expect(chosen.refusal('1 faction witches')).toBe('terrain-taken');
    const dragons = withFan(
      'changelings',
      { home: 'forest', dwellings: 'A3' },
      { passed: [0], turn: 1 },
      { faction: 'dragonlords', home: 'swamp', dwellings: 'D4', power: '5/0/0' },
    );
    dragons.state.keep(0, KEPT.b, TERRAINS.indexOf('lakes') + 1);
    expect(dragons.refusal('1 erupt C3 1/0/0')).toBe('tokens-not-the-price');
    expect(dragons.refusal('1 erupt C3 2/0/0')).toBe('');
    expect(dragons.refusal('1 erupt D5 1/0/0')).toBe('');
  });

  it('[16.2] have pieces of three colours; the stronghold is B, the sanctuary A', () => {
    const table = own({});
    expect(dwellingRow(table)).toBe('ABCABCAB');
    expect([row(table.state, 'tradingPosts', 4), row(table.state, 'temples', 3)]).toEqual([
      'ABCA',
      'ABC',
    ]);
    const posts = own({ tradingPosts: 'A:F4 B:D5', temples: 'A:C4 B:B3' });
    expect(posts.legal(0, 'upgrade')).toEqual(['C4 sanctuary', 'D5 stronghold']);
    expect(posts.refusal('0 upgrade F4 stronghold')).toBe('upgrade-impossible');
    expect(posts.refusal('0 upgrade B3 sanctuary')).toBe('upgrade-impossible');
  });

  it('[16.3] the first dwelling stands on A, the second on B', () => {
    const table = beginFan({ factions: ['changelings', 'witches'], fireAndIce: true });
    table.play('0 colour lakes', '0 ability piece-colour plains -');
    table.play('0 ability piece-colour desert -');
    expect(table.refusal('0 place E6')).toBe('wrong-terrain');
    table.play('0 place E4', '1 place F4', '1 place E9');
    expect(table.refusal('0 place D5')).toBe('wrong-terrain');
    table.play('0 place E6');
    expect(dwellingRow(table)).toBe('--CABCAB');
  });

  it('[16.3] a new dwelling is the leftmost, on its own terrain; spades lead to that', () => {
    const table = own({ dwellings: 'A:E7 B:F3' }, { workers: 15 });
    expect(table.refusal('0 build F4')).toBe('terrain-locked');
    expect(table.refusal('0 build D5')).toBe('terrain-locked');
    expect(table.refusal('0 build E8')).toBe('');
    expect(table.refusal('0 transform F4 desert short')).toBe('');
    table.play('0 transform F4 desert short');
    expect(table.total(0, 'workers', 'spade')).toBe(-9);
    table.play('0 build F4', '0 end');
    expect(dwellingRow(table)).toBe('---ABCAB');
    expect(table.refusal('0 build E8')).toBe('terrain-locked');
  });

  it('[16.4] an upgrade keeps the colour of the structure', () => {
    const table = own({ dwellings: 'A:E7 B:F4' });
    expect(table.refusal('0 upgrade F4 trading-post')).toBe('upgrade-impossible');
    table.play('0 upgrade E7 trading-post', '0 end');
    expect(dwellingRow(table)).toBe('-ACABCAB');
    expect(row(table.state, 'tradingPosts', 4)).toBe('-BCA');
    table.play('0 upgrade F4 trading-post', '0 end', '0 upgrade E7 temple');
    expect(row(table.state, 'temples', 3)).toBe('-BC');
    expect(row(table.state, 'tradingPosts', 4)).toBe('-ACA');
  });

  it('[16.5] towns may mix colours', () => {
    const pieces = { dwellings: 'B:E8 A:E6', tradingPosts: 'A:E7', stronghold: 'D5' };
    const table = own(pieces, {}, { terrain: { desert: 'F4' } });
    expect(table.play('0 build F4').asked()).toEqual(['town']);
  });

  const FORT = { dwellings: 'A:E7 B:F4', stronghold: 'B2' } as const;

  it('[16.6] the stronghold brings a ninth dwelling, before the row is empty too', () => {
    const rest = { terrain: { desert: 'E6 E8' } } as const;
    const table = own({ ...FORT, dwellings: 'A:E7 B:F4 C:I7' }, {}, rest);
    expect(table.refusal('0 build E8')).toBe('terrain-locked');
    table.play(NINTH);
    expect(table.refusal(NINTH)).toBe('ability-impossible');
    table.play('0 build E8', '0 end');
    expect([dwellingRow(table), table.state.kept(0, KEPT.ninth)]).toEqual(['---ABCAB', 0]);
    expect(table.refusal(NINTH)).toBe('ability-impossible');
    expect(table.refusal('0 build E6')).toBe('terrain-locked');
    expect(own({ dwellings: 'A:E7' }).refusal(NINTH)).toBe('ability-needs-stronghold');
  });

  const workers = ({ state }: RuleTable) => incomeOf(state, 0, RESOURCES.indexOf('workers'));

  it('[16.6] the ninth space brings 2 workers while it is uncovered', () => {
    const rest = { terrain: { desert: 'E8' } } as const;
    expect(workers(own({ ...FORT, dwellings: 'A:E7 B:F4 C:I7' }))).toBe(4);
    const built = own({ ...FORT, dwellings: 'A:E7 B:F4' }, {}, rest).play(NINTH, '0 build E8');
    expect(workers(built)).toBe(5);
  });

  it('[16.6] when the row is empty the ninth is the next; there is no tenth', () => {
    const eight = 'A:E7 B:F4 C:A3 A:A5 B:A7 C:A9 A:A11 B:A13';
    const table = own({ ...FORT, dwellings: eight }, {}, { terrain: { desert: 'E6' } });
    expect(table.refusal(NINTH)).toBe('ability-impossible');
    table.play('0 build E8', '0 end');
    expect(table.refusal('0 build E6')).toBe('terrain-locked');
    const without = own({ dwellings: eight });
    expect(without.refusal('0 build E8')).toBe('terrain-locked');
  });

  /** The ninth dwelling is on the map. */
  function withNinth(dwellings: string): RuleTable {
    const table = own({ ...FORT, dwellings: `${dwellings} C:E8` });
    // The C piece of the row is on the space from which the ninth dwelling was taken.
    const { state } = table;
    const emptied = dwellingRow(table)
      .split('')
      .findIndex((piece, space) => {
        return piece === '-' && 'ABCABCAB'[space] === 'C';
      });
    const at = KEPT.dwellings + (emptied >> 2);
    state.keep(0, at, state.kept(0, at) | (3 << (2 * (emptied & 3))));
    state.keep(0, KEPT.ninth, 0);
    return table;
  }

  it('[16.7] then a dwelling replaced goes back to the ninth space or to the row', () => {
    const table = withNinth('A:E7 B:F4').play('0 upgrade E7 trading-post');
    expect(table.legal(0)).toEqual(['ability return-to-row - -', 'ability return-to-ninth - -']);
    expect(table.refusal('0 ability piece-colour swamp -')).toBe('ability-impossible');
    const ninth = table.branch().play('0 ability return-to-ninth - -', '0 end');
    expect([dwellingRow(ninth), ninth.state.kept(0, KEPT.ninth)]).toEqual(['--CABCAB', 1]);
    expect(ninth.refusal('0 build F4')).toBe('not-empty');
    expect(workers(ninth)).toBe(3);
    table.play('0 ability return-to-row - -', '0 end');
    expect([dwellingRow(table), table.state.kept(0, KEPT.ninth)]).toEqual(['-ACABCAB', 0]);
  });

  it('[16.7] the next ninth is the piece that lies there; without an empty space in the row only there', () => {
    const table = withNinth('A:E7 B:F4').play('0 upgrade E7 trading-post');
    table.play('0 ability return-to-ninth - -', '0 end', NINTH);
    expect(table.refusal('0 build G3')).toBe('not-in-reach');
    expect(table.refusal('0 build E6')).toBe('terrain-locked');
    const alone = withNinth('');
    alone.state.keep(0, KEPT.tradingPosts, 0b00000011);
    alone.play('0 upgrade E8 trading-post');
    expect(alone.asked()).not.toContain('ability');
    expect([dwellingRow(alone), alone.state.kept(0, KEPT.ninth)]).toEqual(['ABCABCAB', 3]);
  });

  it('[16.7] before the ninth is built there is no choice: the rightmost empty space of the row', () => {
    const table = own({ ...FORT, dwellings: 'A:E7 B:F4 C:I7' }).play('0 upgrade E7 trading-post');
    expect(table.asked()).not.toContain('ability');
    expect(dwellingRow(table)).toBe('--AABCAB');
  });
});
