// The things that a faction outside the boxes may change, each tested with an invented board.
import { describe, expect, it } from 'vitest';
import { hexesOf, WORDS } from '../../src/hexmap/index.ts';
import {
  type Ability,
  FACTION_DEFINITIONS,
  type FactionDefinition,
  factionKit as kit,
  NONE,
  type State,
  terraMystica,
} from '../../src/terra-mystica/index.ts';
import { board, type Given } from './own-factions/board.ts';
import { type Player, type Position, position, type RuleTable } from './rule-table.ts';

/** A table with a faction of green, and Engineers far away. */
function withBoard(
  own: Partial<FactionDefinition>,
  mine: Omit<Player, 'faction'> = {},
  rest: Omit<Position, 'players' | 'game'> = {},
): RuleTable {
  const given: Given = { id: 'made-up', board: 'green', home: 'forest', ...own };
  return position({
    game: terraMystica([], [...FACTION_DEFINITIONS, board(given)]),
    players: [{ faction: 'made-up', dwellings: 'E6', ...mine }, { faction: 'engineers' }],
    ...rest,
  });
}

describe('tracks', () => {
  const free = (mine: Omit<Player, 'faction'> = {}) =>
    withBoard(
      {
        tracksNotBought: true,
        hooks: {
          passed: (s, seat, sink) => {
            kit.advanceShipping(s, seat, 'ability', sink, false);
            kit.advanceExchange(s, seat, 'ability', sink, false);
          },
        },
      },
      { priests: 5, coins: 99, ...mine },
    );

  it('may exist without their actions', () => {
    const table = free();
    expect(table.refusal('0 advance-shipping')).toBe('track-not-bought');
    expect(table.refusal('0 advance-exchange')).toBe('track-not-bought');
    expect(withBoard({}, { priests: 5 }).refusal('0 advance-shipping')).toBe('');
  });

  it('may be advanced by the faction without points', () => {
    const table = free().play('0 pass BON1');
    expect([table.state.shipping(0), table.state.exchange(0)]).toEqual([1, 1]);
    expect(table.total(0, 'vp')).toBe(0);
  });
});

describe('spades', () => {
  const dig = (name: string, when: 'action' | 'spades'): Ability => ({
    name,
    when,
    args: ['hex'],
    list: (s, seat, into) => {
      const { neighbours, size } = s.table.map;
      const free = when === 'spades' ? s.arg(kit.SPADES.at.free) : 0;
      if (free + kit.spadesAffordable(s, seat) < 2) return;
      for (let hex = 0; hex < size; hex++) {
        for (let d = 0; d < 6; d++) if (isDug(s, neighbours[hex * 6 + d], hex)) into.add(hex);
      }
    },
    check: (s, seat, hex, _two, reason) => {
      const free = when === 'spades' ? s.arg(kit.SPADES.at.free) : 0;
      const wrong = kit.needsEmptyLand(s, hex, reason);
      return wrong || kit.needsWorkers(s, seat, (2 - free) * 3, reason);
    },
    apply: (s, seat, hex, _two, sink) => {
      kit.digHex(s, seat, hex, (s.terrain(hex) + 2) % kit.CYCLE, 2, sink);
      if (when === 'spades') kit.dropSpades(s, seat, sink);
    },
  });
  const isDug = (s: State, from: number, hex: number) =>
    from === s.table.map.indexOf.get('E6') && s.terrain(hex) < kit.CYCLE && s.owner(hex) === NONE;
  const abilities = [dig('dig', 'action'), dig('dig-free', 'spades')];
  const board = { abilities, traits: { vpPerSpade: 1 } };

  it('are bought and scored by an ability', () => {
    const table = withBoard(board, {}, { tile: 'SCORE1' }).play('0 ability dig E5 -');
    expect(table.told(0)).toEqual(['-6 workers spade', '+4 vp round-tile', '+2 vp ability']);
    expect(table.happened('transformed')).toMatchObject([{ hex: 'E5', spades: 2, bought: 2 }]);
    expect(withBoard(board, { workers: 5 }).refusal('0 ability dig E5 -')).toBe(
      'not-enough-workers',
    );
  });

  it.each(['used', 'gained'] as const)('in hand go first, and pay when %s', (spadeRewards) => {
    const rest = { tile: 'SCORE1', rulings: { spadeRewards } } as const;
    const table = withBoard(board, { power: '0/0/4' }, rest).play('0 power ACT5');
    const gained = table.total(0, 'vp');
    table.play('0 ability dig-free E5 -');
    expect([gained, table.total(0, 'vp')]).toEqual(spadeRewards === 'used' ? [0, 6] : [3, 3]);
    expect(table.workers(0)).toBe(7);
    expect(table.asked()).toContain('end');
  });
});

describe('cults', () => {
  const lamp: Ability = {
    name: 'swap',
    when: 'action',
    args: ['cult', 'cult'],
    list: (_s, _seat, into) => into.add(0, 3),
    check: (_s, _seat, one, other) => (one === 0 && other === 3 ? kit.LEGAL : 1),
    apply: (s, seat, one, other, sink) => kit.swapCults(s, seat, one, other, 'ability', sink),
  };

  it.each([
    [1, 6],
    [6, 1],
  ])('are exchanged without power: %i and %i', (fire, air) => {
    const table = withBoard({ abilities: [lamp] }, { cults: { fire, air } });
    table.play('0 ability swap fire air');
    expect([table.cult(0, 'fire'), table.cult(0, 'air')]).toEqual([air, fire]);
    const down = table.told(0);
    expect(down).toHaveLength(2);
    expect(down).toContain(`${fire > air ? '-' : '+'}5 fire ability`);
    expect(table.power(0)).toBe('12/0/0');
  });

  it('take space 10 along without a key', () => {
    const table = withBoard({ abilities: [lamp] }, { cults: { fire: 10, air: 4 }, keys: 0 });
    table.play('0 ability swap fire air');
    expect([table.cult(0, 'fire'), table.cult(0, 'air'), table.keys(0)]).toEqual([4, 10, 0]);
    expect([table.state.cultTop(0), table.state.cultTop(3)]).toEqual([NONE, 0]);
  });
});

describe('burning', () => {
  it.each([
    ['0/2/0', 1, '0/0/1'],
    ['0/3/0', 1, '0/0/2'],
    ['0/7/0', 2, '0/1/4'],
    ['0/7/0', 3, '0/0/4'],
  ])('may bring two tokens to bowl III for one: %s, %i times', (power, times, left) => {
    const table = withBoard({ traits: { moreBurned: 1 } }, { power });
    expect(table.play(`0 burn ${times}`).power(0)).toBe(left);
    expect(table.refusal(`0 burn ${power === '0/7/0' ? 4 : 2}`)).toBe('too-many-times');
  });

  it.each([
    ['0/6/0', {}, 3],
    ['0/6/0', { moreBurned: 1 }, 4],
    ['0/5/0', { moreBurned: 1 }, 3],
    ['0/4/0', { moreBurned: 1 }, 2],
    ['0/3/0', { moreBurned: 1 }, 2],
    ['0/2/0', { moreBurned: 1 }, 1],
  ])('at the end as often as it brings most: %s %o', (power, traits, coins) => {
    const mine = { power, coins: 0, workers: 0 } as const;
    const table = withBoard({ traits }, mine, { round: 6, passed: [1] });
    table.play('0 pass none', '0 end');
    expect(table.total(0, 'coins', 'conversion')).toBe(coins);
  });
});

it('income may be victory points', () => {
  const income = { priests: [0, 1, 1, 2], vp: [0, 0, 2, 2] };
  const own = { ...FACTION_DEFINITIONS[0].temple, income };
  const points = (temples: string) => {
    const table = withBoard({ temple: own }, { temples }).passAll();
    return table.told(0).filter((line) => line.endsWith('vp income-buildings'));
  };
  expect(points('E5')).toEqual([]);
  expect(points('E5 E7')).toEqual(['+2 vp income-buildings']);
});

describe('two bonus cards', () => {
  const two = (options: object = {}) =>
    withBoard(
      { strongholdTraits: { moreCards: 1 } },
      { stronghold: 'E5' },
      { passed: [1], options, beside: 'BON1 BON4 BON9' },
    ).play('0 pass BON1', '0 take BON4');
  const told = (table: RuleTable) =>
    table.events.flatMap((event) => {
      if (event.type === 'bonus-card') return `${event.card} for ${event.returned}`;
      return event.type === 'card-returned' ? `${event.card} back` : [];
    });

  it('are taken one after the other, the old one lies beside the board afterwards', () => {
    const table = two();
    expect(told(table)).toEqual(['BON1 for BON3', 'BON4 for undefined']);
  });

  it('go back one after the other, each told when it lies there', () => {
    const table = two();
    table.play('0 end', '1 pass BON3', '1 end', '0 pass BON9', '0 take BON8');
    // Neither of the two cards can be taken again: only one card is left.
    const taken = ['BON3 for BON8', 'BON9 for BON1', 'BON4 back', 'BON8 for undefined'];
    expect(told(table)).toEqual(taken);
  });

  it('both go back when their owner leaves', () => {
    const table = two({ dropping: true });
    table.play('0 end', '1 pass BON3', '1 end', '0 drop');
    expect(told(table)).toContain('BON4 back');
    expect(table.happened('dropped')).toMatchObject([{ returned: 'BON1' }]);
  });
});

describe('town tiles', () => {
  const lay: Ability = {
    name: 'lay-tile',
    when: 'question',
    args: ['hex'],
    list: (s, seat, into) => {
      for (const hex of townOf(s, seat, kit.askedNow(s).p)) into.add(hex);
    },
    check: (s, seat, hex) => (townOf(s, seat, kit.askedNow(s).p).includes(hex) ? kit.LEGAL : 1),
    apply: (s, seat, hex, _two, sink) => kit.HEX_MARKS.add(s, seat, hex, 'town-tile', sink),
  };
  const townOf = (s: State, seat: number, hex: number) => {
    const group = new Int32Array(WORDS);
    kit.findGroup(s, seat, hex, group);
    return hexesOf(group, 0);
  };

  it('lie on a hex of the owner’s choice', () => {
    const own: Partial<FactionDefinition> = {
      abilities: [lay],
      hooks: { townFounded: (s, seat, hex) => kit.ask(s, seat, 0, false, hex) },
    };
    const mine = { tradingPosts: 'E6 E7 D4', dwellings: 'E8' } as const;
    const table = withBoard(own, mine, { terrain: { forest: 'E5' } }).play('0 build E5');
    table.play('0 town TW1');
    const hexes = ['D4', 'E5', 'E6', 'E7', 'E8'];
    expect(table.legal(0)).toEqual(hexes.map((hex) => `ability lay-tile ${hex} -`));
    table.play('0 ability lay-tile E8 -');
    expect(table.happened('marked')).toEqual([
      { type: 'marked', seat: 0, hex: 'E8', what: 'town-tile' },
    ]);
    expect(kit.HEX_MARKS.has(table.state, 0, table.hex('E8'))).toBe(true);
  });
});

describe('two next pieces', () => {
  const { next } = kit.pockets({ next: [0] }).named;
  const terrainOf = (s: State, seat: number) => (next.of(s, seat) === 0 ? s.home(seat) : 3);
  const choose: Ability = {
    name: 'next-piece',
    when: 'free',
    args: [],
    list: (_s, _seat, into) => into.add(),
    check: () => kit.LEGAL,
    apply: (s, seat, _one, _two, sink) => {
      next.gain(s, seat, next.of(s, seat) === 0 ? 1 : -1, sink);
    },
  };

  it('are aimed at one at a time, as the owner says', () => {
    const own: Partial<FactionDefinition> = {
      abilities: [choose],
      hooks: { aim: terrainOf, openGround: (s, seat) => 1 << terrainOf(s, seat) },
      checks: { isOpen: (s, seat, terrain) => terrain === terrainOf(s, seat) },
    };
    const table = withBoard(own, {}, { terrain: { lakes: 'E7', forest: 'F4' } });
    expect(table.legal(0, 'build')).toEqual(['F4']);
    expect(table.refusal('0 transform E7 desert short')).toBe('');
    expect(table.refusal('0 build E7')).toBe('terrain-locked');
    table.play('0 ability next-piece - -');
    expect(table.legal(0, 'build')).toEqual(['E7']);
    expect(table.refusal('0 build F4')).toBe('terrain-locked');
    expect(table.play('0 transform E5 lakes short').asked()).toEqual(['build', 'decline']);
  });
});
