import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION } from '../../../src/terra-nova/editions/index.ts';
import { SCORED_EVENTS, type ScoredEvent } from '../../../src/terra-nova/vocabulary.ts';
import { position } from '../rule-table.ts';

/** VP for one event after the other, with each round tile. */
function scores(line: string, ...answers: string[]): Partial<Record<ScoredEvent, number>> {
  const all: Partial<Record<ScoredEvent, number>> = {};
  for (const scored of SCORED_EVENTS) {
    const table = position({
      players: [
        {
          faction: 'sea-dogs',
          houses: 'B3 C1',
          tradingPosts: 'C2 C4 B4',
          power: '0/0/8',
        },
        { faction: 'leprechauns' },
      ],
      scored,
      terrain: { lake: 'A4' },
    });
    table.play(line, ...answers);
    const vp = table.happened('vp').filter((event) => event.cause === 'round-tile');
    const sum = vp.reduce((total, event) => total + event.amount, 0);
    if (sum !== 0) all[scored] = sum;
  }
  return all;
}

describe('round scoring tiles', () => {
  it('[TN-19-1] 2 VP for a house built', () => {
    expect(scores('0 build A4')).toEqual({ house: 2 });
  });

  it('[TN-19-2] 3 VP for a house that becomes a trading post', () => {
    expect(scores('0 upgrade C1')).toEqual({ 'trading-post': 3 });
  });

  it('[TN-19-3] 5 VP for a trading post that becomes a palace', () => {
    expect(scores('0 palace C2 right')).toEqual({ palace: 5 });
    // The left palace of the Sea Dogs also gives a step of sailing.
    expect(scores('0 palace C2 left')).toEqual({ palace: 5, sailing: 2 });
  });

  it('[TN-19-4] 5 VP for a town, besides its tile', () => {
    expect(scores('0 bridge C2-C4', '0 town vp')).toEqual({ town: 5 });
    expect(scores('0 bridge C2-C4', '0 town sailing')).toEqual({ town: 5, sailing: 2 });
  });

  it('[TN-19-5] 2 VP for a step of sailing, whatever it comes from', () => {
    expect(scores('0 sail')).toEqual({ sailing: 2 });
    expect(scores('0 power P3')).toEqual({ sailing: 2 });
  });

  it('[TN-19-6] 2 VP for a shovel, bought or free', () => {
    expect(scores('0 transform A3', '0 decline')).toEqual({ shovel: 2 });
    expect(scores('0 transform B2', '0 decline')).toEqual({ shovel: 4 });
    expect(scores('0 power-shovel P5 B2', '0 decline')).toEqual({ shovel: 4 });
    expect(scores('0 power-shovel P6 B2', '0 decline')).toEqual({ shovel: 4 });
  });

  it('[TN-19-7] there are eight, each of the six rewards at least once', () => {
    const tiles = HOUSE_EDITION.roundTiles.map(({ on, vp }) => `${on} ${vp}`);
    expect(tiles).toEqual([
      'house 2',
      'house 2',
      'trading-post 3',
      'trading-post 3',
      'palace 5',
      'town 5',
      'sailing 2',
      'shovel 2',
    ]);
  });

  it('[TN-19-8] nothing else is rewarded', () => {
    expect(scores('0 power P4')).toEqual({});
    expect(scores('0 exchange 3')).toEqual({});
    expect(scores('0 pass E')).toEqual({});
  });
});
