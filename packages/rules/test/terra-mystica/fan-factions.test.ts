import { describe, expect, it } from 'vitest';
import { seedFromNumber } from '../../src/kernel/index.ts';
import {
  boxedTerraMysticaBook,
  FACTION_DEFINITIONS,
  FAN_FACTION_IDS,
  FAN_FACTIONS,
  type FactionDefinition,
  terraMystica,
  terraMysticaBook,
} from '../../src/terra-mystica/index.ts';
import { board } from './own-factions/board.ts';

const goat = (value: number): FactionDefinition => ({
  ...board({ id: 'goats', board: 'grey', home: 'mountains', secondBoard: true }),
  startVp: value,
});
const FANS = { on: [goat(20)], 'bga-2024-07': [goat(25)] };
const GAME = terraMystica([], FACTION_DEFINITIONS, FANS);

function parsed(options: object, game = GAME) {
  const result = game.options(options);
  return result.ok ? result.value : result.error.params;
}

describe('the option fanFactions', () => {
  it('is there for players, with all of them in the order of their ids', () => {
    for (const fanFactions of ['on', 'bga-2024-07'] as const) {
      expect(FAN_FACTIONS[fanFactions].map(({ id }) => id)).toEqual([...FAN_FACTION_IDS]);
      expect(parsed({ fanFactions }, terraMysticaBook.game)).toMatchObject({ fanFactions });
    }
  });

  it('is refused by a game that is made without them', () => {
    const wrong = { option: 'fanFactions', value: '"on"' };
    for (const game of [terraMystica(), boxedTerraMysticaBook.game]) {
      expect(parsed({ fanFactions: 'on' }, game)).toMatchObject(wrong);
      expect(parsed({ fanFactions: 'off' }, game)).toMatchObject({ players: 4 });
    }
  });

  it('is off, and left out of the options then', () => {
    expect(parsed({})).not.toHaveProperty('fanFactions');
    expect(parsed({ fanFactions: 'off' })).toEqual(parsed({}));
    expect(parsed({ fanFactions: 'on' })).toMatchObject({ fanFactions: 'on' });
    expect(parsed({ fanFactions: true })).toMatchObject({ option: 'fanFactions' });
  });

  it('brings the factions into play, with the numbers of an edition', () => {
    const factions = ['goats', 'witches'];
    expect(parsed({ factions })).toMatchObject({ option: 'factions' });
    for (const [fanFactions, startVp] of [
      ['on', 20],
      ['bga-2024-07', 25],
    ] as const) {
      const options = GAME.options({ factions, fanFactions });
      if (!options.ok) throw new Error(JSON.stringify(options.error));
      const set = GAME.setup(options.value, seedFromNumber(1));
      const { factions: known } = set.ok ? set.value.table : { factions: [] };
      expect(known.find(({ id }) => id === 'goats')).toMatchObject({ startVp });
    }
  });

  it('does not go with the introductory game, nor two factions of one colour with each other', () => {
    const introductory = { factions: 'introductory', fanFactions: 'on' };
    expect(parsed(introductory)).toMatchObject({ option: 'factions' });
    const greys = { factions: ['goats', 'dwarves'], fanFactions: 'on' };
    expect(parsed(greys)).toMatchObject({ option: 'factions' });
  });
});
