import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS, gaia, MODES, RECONSTRUCTION } from '../../src/gaia/index.ts';

const game = gaia();

function read(given: unknown) {
  const options = game.options(given);
  return options.ok ? options.value : options.error;
}

describe('options', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      rulesVersion: '2026-11-22',
      edition: RECONSTRUCTION.id,
      players: 4,
      takeover: false,
      fourNeeds: false,
      powers: 'none',
      startPlayer: 'random',
      extraCity: false,
      rulings: DEFAULT_RULINGS,
    });
  });

  it.each(Object.entries(MODES))('[GA-3-1] mode %s stands for three switches', (mode, switches) => {
    expect(read({ mode })).toMatchObject(switches);
    expect(read({ mode, takeover: true, fourNeeds: false })).toMatchObject({
      ...switches,
      takeover: true,
      fourNeeds: false,
    });
  });

  it('are accepted again as they are', () => {
    const once = read({ mode: 'disasters', players: 5, rulings: { star: 'not-sea' } });
    expect(read(once)).toEqual(once);
  });

  it.each([
    [{ players: 1 }, 'players', '1'],
    [{ players: 6 }, 'players', '6'],
    [{ players: '3' }, 'players', '"3"'],
    [{ mode: 'expert' }, 'mode', '"expert"'],
    [{ mode: 'toString' }, 'mode', '"toString"'],
    [{ takeover: 'yes' }, 'takeover', '"yes"'],
    [{ fourNeeds: 1 }, 'fourNeeds', '1'],
    [{ extraCity: null }, 'extraCity', 'null'],
    [{ powers: 'all' }, 'powers', '"all"'],
    [{ startPlayer: 4 }, 'startPlayer', '4'],
    [{ players: 2, startPlayer: 2 }, 'startPlayer', '2'],
    [{ startPlayer: 0.5 }, 'startPlayer', '0.5'],
    [{ edition: 'none' }, 'edition', '"none"'],
    [{ rulings: { star: 'sea' } }, 'rulings.star', '"sea"'],
  ])('refuse %j', (given, option, value) => {
    expect(read(given)).toEqual({ code: 'option-value', params: { option, value } });
  });

  it('refuse unknown names and other things', () => {
    expect(read({ fast: true })).toMatchObject({
      code: 'option-unknown',
      params: { option: 'fast' },
    });
    expect(read({ rulings: { fast: 1 } })).toMatchObject({
      code: 'option-unknown',
      params: { option: 'rulings.fast' },
    });
    for (const given of [7, null, [], 'text', { rulings: [] }]) {
      expect(read(given)).toMatchObject({ code: 'options-malformed' });
    }
  });
});
