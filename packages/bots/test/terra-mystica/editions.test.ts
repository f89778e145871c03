import { openEdition, seedFromNumber } from '@pangaea/rules/kernel';
import {
  BONUS_CARD_DATA,
  BONUS_CARDS,
  NONE,
  ROUND_TILE_DATA,
  ROUND_TILES,
  type State,
  terraMysticaBook,
} from '@pangaea/rules/terra-mystica';
import { describe, expect, it } from 'vitest';
import { income } from '../../src/terra-mystica/goods.ts';
import { TERRA_MYSTICA_JUDGE } from '../../src/terra-mystica/judge.ts';
import { MODEL } from '../../src/terra-mystica/model.ts';
import { pays } from '../../src/terra-mystica/rounds.ts';
import { rewards, saved, tilePay } from '../../src/terra-mystica/tiles.ts';

const { worths } = MODEL;

/** A table of an edition in its first round. */
function tableOf(changed: object): State {
  const edition = openEdition(terraMysticaBook, { id: 'mine', title: 'Mine', ...changed });
  if (!edition.ok) throw new Error(JSON.stringify(edition.error));
  const { game } = edition.value;
  const factions = ['nomads', 'witches', 'cultists'];
  const options = game.options({ players: 3, edition: 'mine', factions, startPlayer: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(1));
  if (!table.ok) throw new Error(table.error.code);
  const state = table.value as State;
  state.setRound(1);
  return state;
}

const without = <T extends object>(data: T, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

describe('the numbers of an edition', () => {
  it('are those by which round tiles are judged', () => {
    const printed = tableOf({});
    const tiles = (changed: object) =>
      Object.fromEntries(
        ROUND_TILES.map((tile) => [tile, { ...without(ROUND_TILE_DATA[tile], 'box'), ...changed }]),
      );
    const spades = tableOf({ roundTiles: tiles({ on: 'spade', vp: 2, reward: { coins: 9 } }) });
    expect(ROUND_TILE_DATA[ROUND_TILES[printed.roundTile(1)]].on).not.toBe('spade');
    expect([pays(printed, 1, 'spade'), pays(spades, 1, 'spade')]).toEqual([false, true]);
    expect(tilePay(spades, 0, true)).toBe(0.3);
    for (let cult = 0; cult < 4; cult++) for (const s of [printed, spades]) s.setCult(0, cult, 8);
    expect(rewards(spades, 0, worths)).toBeGreaterThan(rewards(printed, 0, worths));
    const strongholds = tableOf({ roundTiles: tiles({ on: 'stronghold-or-sanctuary', vp: 5 }) });
    expect(saved(strongholds, 0, worths)).toBeGreaterThan(saved(spades, 0, worths));
    expect(tilePay(tableOf({ roundTiles: tiles({ vp: 0 }) }), 0, true)).toBe(0);
  });

  it('are those by which the income of a card is taken for once', () => {
    const cards = BONUS_CARDS.map((card) => [
      card,
      { ...without(BONUS_CARD_DATA[card], 'box', 'action'), income: { coins: 9 } },
    ]);
    const state = tableOf({ bonusCards: Object.fromEntries(cards) });
    state.setCard(0, BONUS_CARDS.indexOf('BON4'));
    const held = income(state, 0, 5, false, worths);
    state.setCard(0, NONE);
    expect(income(state, 0, 5, false, worths)).toBe(held);
  });

  it('are those by which places at the end are judged', () => {
    /**
     * The value that the first seat's lead in cults has for the seat; the networks of all seats are
     * equal.
     */
    const lead = (changed: object): number => {
      const [behind, ahead] = [0, 8].map((space) => {
        const state = tableOf({ numbers: changed });
        state.setCult(0, 0, space);
        const points = new Float64Array(5);
        TERRA_MYSTICA_JUDGE.judge(state, points);
        return points[0];
      });
      return ahead - behind;
    };
    const none = lead({ finalCults: [0] });
    const printed = lead({}) - none;
    expect(printed).toBeGreaterThan(0);
    expect(lead({ finalCults: [16, 8, 4] }) - none).toBeCloseTo(2 * printed);
  });
});
