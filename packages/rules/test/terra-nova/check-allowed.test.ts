import { describe, expect, it } from 'vitest';
import { REFUSALS, type RefusalCode } from '../../src/terra-nova/refusals.ts';
import { QUESTION, RULES } from '../../src/terra-nova/rules.ts';
import type { State } from '../../src/terra-nova/state.ts';
import { TERRAINS } from '../../src/terra-nova/vocabulary.ts';
import { type HandMade, moveIn, position } from './hand-made.ts';
import { LAKE, SEA_DOGS } from './refused.ts';

/** The result of `check` for a move of seat 0: `''` or the code of the refusal. */
function answer(made: HandMade, command: string, also?: (state: State) => void): RefusalCode {
  const state = position(made);
  also?.(state);
  return REFUSALS[RULES.check(state, 0, moveIn(state, command))];
}

function expectAllowed(made: HandMade, ...commands: string[]): void {
  for (const command of commands)
    expect(`${command}: ${answer(made, command)}`).toBe(`${command}: `);
}

const LAKES = { A3: 'lake', D1: 'lake', D4: 'lake', E3: 'lake' } as const;

describe('reach', () => {
  const withLakes = (rest: HandMade): HandMade => ({ ...LAKE, terrain: LAKES, ...rest });

  it('begins with the hexes that share a side', () => {
    expectAllowed(withLakes({}), 'build A3', 'transform B4', 'transform B2');
    expect(answer(withLakes({}), 'build A2')).toBe('not-in-reach');
    expect(answer(withLakes({}), 'build C2')).toBe('not-in-reach');
  });

  it('crosses as many river hexes as the sailing value says', () => {
    expectAllowed(withLakes({ sailing: 1 }), 'build C2');
    for (const hex of ['D1', 'D4', 'E3']) {
      expect(answer(withLakes({ sailing: 1 }), `build ${hex}`)).toBe('not-in-reach');
      expectAllowed(withLakes({ sailing: 2 }), `build ${hex}`);
    }
  });

  it('counts the bonus tile with sailing', () => {
    expectAllowed(withLakes({ bonusTile: 'C' }), 'build C2');
    expectAllowed(withLakes({ bonusTile: 'C', sailing: 1 }), 'build E3');
  });

  it('follows bridges (R1: of everybody, or only own ones)', () => {
    const across = (owner: number, bridgeAdjacency: 'everybody' | 'owner'): HandMade => ({
      buildings: { C2: '0 house' },
      terrain: { C4: 'lake' },
      bridges: { 'C2-C4': owner },
      rulings: { bridgeAdjacency },
    });
    expectAllowed(across(0, 'everybody'), 'build C4');
    expectAllowed(across(0, 'owner'), 'build C4');
    expectAllowed(across(1, 'everybody'), 'build C4');
    expect(answer(across(1, 'owner'), 'build C4')).toBe('not-in-reach');
  });
});

describe('a trading post', () => {
  const price = (made: HandMade, coins: number) => [
    answer({ ...made, coins: coins - 1 }, 'upgrade B3'),
    answer({ ...made, coins }, 'upgrade B3'),
  ];
  const justEnough = ['not-enough-coins', ''];

  it('costs less next to a building of somebody else', () => {
    expect(price(LAKE, 10)).toEqual(justEnough);
    expect(price({ buildings: { B3: '0 house', A2: '0 house' } }, 10)).toEqual(justEnough);
    expect(price({ buildings: { B3: '0 house', B2: '1 left-palace' } }, 7)).toEqual(justEnough);
  });

  it('costs less next to a neutral house', () => {
    expect(price({ buildings: { B3: '0 house', B4: 'neutral-house' } }, 7)).toEqual(justEnough);
  });

  it('costs less across a bridge (R1)', () => {
    const across = (owner: number, bridgeAdjacency: 'everybody' | 'owner'): HandMade => ({
      buildings: { C2: '0 house', C4: '1 house' },
      bridges: { 'C2-C4': owner },
      rulings: { bridgeAdjacency },
      coins: 7,
    });
    expectAllowed(across(0, 'everybody'), 'upgrade C2');
    expectAllowed(across(1, 'everybody'), 'upgrade C2');
    expectAllowed(across(0, 'owner'), 'upgrade C2');
    expect(answer(across(1, 'owner'), 'upgrade C2')).toBe('not-enough-coins');
  });

  it("costs less with the Sand Cats' left palace", () => {
    const cats = (rest: HandMade): HandMade => ({ factions: ['sand-cats', 'golems'], ...rest });
    const alone = { A1: '0 left-palace', B3: '0 house' } as const;
    expect(price(cats({ buildings: alone }), 7)).toEqual(justEnough);
    expect(price(cats({ buildings: { ...alone, B2: '1 house' } }), 5)).toEqual(justEnough);
    expect(price(cats({ buildings: { B3: '0 house' } }), 10)).toEqual(justEnough);
  });
});

describe('shovels', () => {
  it('cost six coins each, one or two by the circle', () => {
    expectAllowed({ ...LAKE, coins: 6 }, 'transform A3', 'transform B4');
    expectAllowed({ ...LAKE, coins: 12 }, 'transform A4', 'transform C4', 'transform B2');
  });

  it('come free with power actions; only the single one may be added to', () => {
    expectAllowed({ ...LAKE, coins: 0, power: 4 }, 'power-shovel P5 A3');
    expectAllowed({ ...LAKE, coins: 6, power: 4 }, 'power-shovel P5 A4');
    expectAllowed({ ...LAKE, coins: 0, power: 6 }, 'power-shovel P6 A3', 'power-shovel P6 A4');
  });

  it('come free with bonus tile D and with the left palace of the Fairies', () => {
    expectAllowed({ ...LAKE, bonusTile: 'D', coins: 0 }, 'bonus-shovel A3');
    expectAllowed({ ...LAKE, bonusTile: 'D', coins: 6 }, 'bonus-shovel A4');
    const fairies: HandMade = {
      factions: ['fairies', 'golems'],
      buildings: { B4: '0 left-palace' },
      power: 2,
    };
    expectAllowed({ ...fairies, coins: 0 }, 'special B3');
    expectAllowed({ ...fairies, coins: 6 }, 'special A4');
    expect(answer({ ...fairies, coins: 5 }, 'special A4')).toBe('not-enough-coins');
  });

  const golems = (rest: HandMade): HandMade => ({
    factions: ['golems', 'water-sprites'],
    buildings: { B2: '0 left-palace' },
    coins: 0,
    ...rest,
  });

  it('are never more than one for the left palace of the Golems', () => {
    expectAllowed(golems({ coins: 6 }), 'transform B3');
    expectAllowed(golems({}), 'power-shovel P5 B3');
    expectAllowed(golems({ bonusTile: 'D' }), 'bonus-shovel B3');
    expect(answer(golems({ buildings: { B2: '0 house' } }), 'power-shovel P5 B3')).toBe(
      'not-enough-coins',
    );
  });

  it('change a second hex that needs one (R7: by the palace, or on the printed circle)', () => {
    const second = (golemsTwoShovels: 'any-two' | 'printed-distance'): HandMade =>
      golems({ frame: [QUESTION['second-shovel'], 0, 'A2'], rulings: { golemsTwoShovels } });
    expectAllowed(second('any-two'), 'transform B3', 'transform B1');
    expectAllowed(second('printed-distance'), 'transform B1');
    expect(answer(second('printed-distance'), 'transform B3')).toBe('too-many-shovels');
  });

  it('must be used, or the action may just build a house (R6)', () => {
    const home: HandMade = { ...LAKE, terrain: { A3: 'lake' }, bonusTile: 'D' };
    const mayBuild: HandMade = { ...home, coins: 4, rulings: { freeShovel: 'may-build' } };
    const commands = ['power-shovel P5 A3', 'power-shovel P6 A3', 'bonus-shovel A3'];
    for (const command of commands) expect(answer(home, command)).toBe('already-home-terrain');
    expectAllowed(mayBuild, ...commands);
    expectAllowed(
      {
        ...mayBuild,
        factions: ['fairies', 'golems'],
        buildings: { B4: '0 left-palace' },
        terrain: { A4: 'forest' },
      },
      'special A4',
    );
    expect(answer({ ...mayBuild, coins: 3 }, 'bonus-shovel A3')).toBe('not-enough-coins');
    expect(answer({ ...mayBuild, power: 3 }, 'power-shovel P5 A3')).toBe('not-enough-power');
    expect(answer(mayBuild, 'power-shovel P5 C2')).toBe('not-in-reach');
    const noHouse = (state: State) => state.setHouses(0, 0);
    expect(answer(mayBuild, 'bonus-shovel A3', noHouse)).toBe('no-house-left');
  });

  it('need no house on the mat, or do (R5)', () => {
    const last = (state: State) => state.setHouses(0, 0);
    const sun: HandMade = {
      factions: ['sun-worshippers', 'golems'],
      buildings: { A4: '0 left-palace' },
    };
    const tries: readonly [HandMade, string][] = [
      [LAKE, 'transform A3'],
      [LAKE, 'power-shovel P5 A3'],
      [LAKE, 'power-shovel P6 A3'],
      [{ ...LAKE, bonusTile: 'D' }, 'bonus-shovel A3'],
      [{ ...LAKE, frame: [QUESTION['second-shovel'], 0, 'B4'] }, 'transform A3'],
      [sun, 'special A3'],
    ];
    for (const [made, command] of tries) {
      expect(answer(made, command, last)).toBe('');
      const strict: HandMade = { ...made, rulings: { transformWithoutHouse: 'forbidden' } };
      expect(answer(strict, command, last)).toBe('no-house-left');
      expect(answer(strict, command)).toBe('');
    }
  });
});

describe('palaces', () => {
  it('let the Water Sprites build on any lake', () => {
    expectAllowed({ buildings: { B3: '0 left-palace' }, coins: 0 }, 'special E9', 'special A2');
  });

  it('let the Sea Dogs upgrade for nothing', () => {
    const dogs: HandMade = {
      factions: ['sea-dogs', 'golems'],
      buildings: { A2: '0 right-palace', C2: '0 house' },
      coins: 0,
    };
    expectAllowed(dogs, 'special C2');
  });

  it('let the Sun Worshippers transform next to a building, whatever its terrain', () => {
    const sun: HandMade = {
      factions: ['sun-worshippers', 'golems'],
      buildings: { A4: '0 left-palace' },
      coins: 0,
    };
    expectAllowed(sun, 'special A3', 'special B3', 'special B4');
    expect(answer(sun, 'special C4')).toBe('not-adjacent-by-land');
  });

  it('let the Inventors build trading posts in reach, again and again (R14: or once)', () => {
    const inventors: HandMade = {
      factions: ['inventors', 'golems'],
      buildings: { A3: '0 left-palace' },
      terrain: { A2: 'swamp' },
      power: 6,
      coins: 0,
    };
    expectAllowed(inventors, 'special A2', 'special A4', 'special B3');
    expect(answer(inventors, 'special B3', (state) => state.usePalaceAction(0))).toBe('');
    const once: HandMade = { ...inventors, rulings: { inventorsAction: 'once-per-round' } };
    expectAllowed(once, 'special B3');
  });

  it('let the Fire Sprites build at the outer edge, or not', () => {
    const fire: HandMade = {
      factions: ['fire-sprites', 'golems'],
      buildings: { B2: '0 left-palace' },
      frame: [QUESTION['edge-house'], 0],
      coins: 0,
    };
    expectAllowed(fire, 'edge-house I9', 'edge-house A1', 'edge-house C9', 'decline');
  });

  it('are upgrades of trading posts, the left or the right one', () => {
    const made: HandMade = { buildings: { B3: '0 trading-post', A2: '0 left-palace' }, coins: 14 };
    expectAllowed(made, 'palace B3 right');
  });
});

describe('power actions', () => {
  it('cost the Fire Sprites one less', () => {
    const fire: HandMade = {
      factions: ['fire-sprites', 'golems'],
      buildings: { C4: '0 house' },
      coins: 0,
    };
    expectAllowed({ ...fire, power: 2 }, 'power-bridge P1 C2-C4');
    expectAllowed({ ...fire, power: 3 }, 'power P3', 'power P4', 'power-bridge P2 C2-C4');
    expectAllowed({ ...fire, power: 5 }, 'power-shovel P6 B3');
    expect(answer({ ...fire, power: 4 }, 'power-shovel P6 B3')).toBe('not-enough-power');
    expect(answer({ ...fire, power: 1 }, 'exchange 2')).toBe('not-enough-power');
  });

  it('are there for whoever comes first', () => {
    expect(answer(LAKE, 'power P3', (state) => state.usePowerAction(3))).toBe('');
  });
});

describe('towns', () => {
  it('take any tile not used yet', () => {
    const made: HandMade = { frame: [QUESTION.town, 0, 'B3'], townTiles: ['vp'], sailing: 4 };
    expectAllowed(made, 'town coins', 'town power', 'town sailing');
  });

  it('take the sailing tile at the end of the track when no other is left (R4)', () => {
    const made: HandMade = {
      frame: [QUESTION.town, 0, 'B3'],
      townTiles: ['vp', 'coins', 'power'],
      sailing: 4,
      rulings: { sailingTileAtTrackEnd: 'forbidden' },
    };
    expectAllowed(made, 'town sailing');
    expectAllowed({ ...made, townTiles: [], sailing: 3 }, 'town sailing', 'town vp');
  });

  it('span a river hex for the Sea Dogs, before and after the action', () => {
    expectAllowed(SEA_DOGS, 'river-town C3 B3 C2');
    expectAllowed({ ...SEA_DOGS, frame: [QUESTION['after-action'], 0] }, 'river-town C3 B3 C2');
  });

  it('span a river hex with two groups, or with all around it (R8)', () => {
    const made = (riverTown: 'two-groups' | 'all-groups', inTown: readonly string[] = []) =>
      ({
        factions: ['sea-dogs', 'golems'],
        buildings: {
          C6: '0 trading-post',
          C7: '0 house',
          D4: '0 trading-post',
          E6: '0 trading-post',
        },
        rulings: { riverTown },
        inTown,
      }) as const;
    const commands = ['river-town D5 C6 D4', 'river-town D5 C6 E6', 'river-town D5 D4 E6'];
    for (const command of commands) {
      expect(answer(made('two-groups'), command)).toBe('town-too-small');
    }
    expectAllowed(made('all-groups'), ...commands);
    // A group in a town is not counted together with the others.
    expect(answer(made('all-groups', ['E6']), commands[0])).toBe('town-too-small');
  });
});

describe('passing', () => {
  it('takes a tile beside the board, in the last round too', () => {
    expectAllowed(LAKE, 'pass C', 'pass D', 'pass H');
    expectAllowed({ ...LAKE, round: 5 }, 'pass D');
  });

  it('takes a tile given back this round (R2: or only if no other is left)', () => {
    expectAllowed({ ...LAKE, returned: ['E'] }, 'pass E', 'pass D');
    const strict: HandMade = {
      ...LAKE,
      returned: ['E'],
      boxed: ['C', 'D', 'F', 'G', 'H'],
      rulings: { returnedBonusTiles: 'forbidden' },
    };
    expectAllowed(strict, 'pass E');
  });

  it('takes no tile in the last round under R3, and one before it', () => {
    const made: HandMade = { ...LAKE, rulings: { lastRoundSwap: 'no-swap' } };
    expectAllowed({ ...made, round: 5 }, 'pass none');
    expectAllowed({ ...made, round: 4 }, 'pass D');
  });
});

describe('power', () => {
  it('is exchanged before and after the action, at the end of a round and of the game', () => {
    const druids = { factions: ['druids', 'golems'], power: 6 } as const;
    for (const frame of [
      [QUESTION.turn, 0],
      [QUESTION['after-action'], 0],
      [QUESTION.exchange, 0b11],
    ] as const) {
      expectAllowed({ ...druids, frame }, 'exchange 1', 'exchange 6', 'exchange-vp 2');
    }
  });
});

describe('small decisions', () => {
  it('end a turn, an exchange, an option', () => {
    expectAllowed({ frame: [QUESTION['after-action'], 0] }, 'end');
    expectAllowed({ frame: [QUESTION.exchange, 0b01] }, 'end');
    expectAllowed(
      { ...LAKE, frame: [QUESTION['optional-house'], 0, 'A3', 'B4'] },
      'decline',
      'build B4',
    );
    expectAllowed({ ...LAKE, frame: [QUESTION['second-shovel'], 0, 'A3'] }, 'decline');
  });

  it('give orders at any time, turn or not', () => {
    const made: HandMade = { factions: ['golems', 'druids'] };
    expectAllowed(made, 'order all', 'order keep');
    const state = position(made);
    for (const order of ['order all', 'order keep', 'order vp-first']) {
      expect(RULES.check(state, 1, moveIn(state, order))).toBe(0);
    }
    expectAllowed({ factions: [undefined, 'druids'], frame: [QUESTION.faction, 0] }, 'order all');
  });

  it('set the game up', () => {
    const choice: HandMade = { factions: [undefined, 'druids'], frame: [QUESTION.faction, 0] };
    expectAllowed(choice, 'faction golems', 'faction sea-dogs');
    expectAllowed({ frame: [QUESTION['place-house'], 0] }, 'place A2', 'place E9');
    expectAllowed({ frame: [QUESTION['bonus-tile'], 0] }, 'take C', 'take H');
    const lake = TERRAINS.indexOf('lake');
    for (const variant of ['planners', 'gold-diggers'] as const) {
      const neutral: HandMade = {
        factions: ['druids', 'golems'],
        variant,
        frame: [QUESTION['neutral-house'], 0, lake],
      };
      expectAllowed(neutral, 'neutral B3', 'neutral B6', 'neutral G3', 'neutral H6');
    }
  });

  it('build, sail and bridge for coins', () => {
    expectAllowed({ ...LAKE, coins: 8 }, 'sail');
    const made: HandMade = { buildings: { C2: '0 house' }, coins: 10 };
    expectAllowed(made, 'bridge C2-C4');
    expectAllowed(
      { ...made, power: 4, coins: 0 },
      'power-bridge P1 C2-C4',
      'power-bridge P2 C2-C4',
    );
  });
});
