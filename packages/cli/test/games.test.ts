import { describe, expect, it } from 'vitest';
import { pangaea } from './fake-io.ts';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder();

describe.each(['terra-mystica', 'gaia'])('%s, a game with rules only', (game) => {
  const ask = (command: string, ...more: string[]) =>
    pangaea([command, '--game', game, '--lang', 'en', ...more]);

  it('is simulated by chance and by the greedy player of the kit', async () => {
    const { code, out } = await ask('sim', '--games', '3', '--bots', 'random,greedy', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game, games: 3 });
  });

  it('has no levels', async () => {
    const { code, err } = await ask('sim', '--bots', 'strong');
    expect(code).toBe(2);
    expect(err).toContain('random, greedy');
  });

  it('takes no edition file', async () => {
    const { code, err } = await ask('sim', '--edition', scratch.put('edition.json', '{}'));
    expect(code).toBe(2);
    expect(err).toContain('--edition');
  });

  it('is not offered to people in the terminal', async () => {
    const { code, err } = await ask('play');
    expect(code).toBe(2);
    expect(err).toContain('terra-nova');
  });

  it('tells which option is refused', async () => {
    const { code, err } = await ask('sim', '--players', '2', '--option', 'players=3');
    expect(code).toBe(2);
    expect(err.length).toBeGreaterThan(0);
    const other = await ask('sim', '--option', 'startPlayer=nobody');
    expect(other.code).toBe(2);
    expect(other.err).toContain('nobody');
  });
});

describe('Terra Mystica', () => {
  it('tells in both languages what is refused', async () => {
    const ask = (language: string) =>
      pangaea([
        ...['sim', '--game', 'terra-mystica', '--lang', language, '--option', 'map=nowhere'],
      ]);
    expect((await ask('en')).err).toContain('is no value of');
    expect((await ask('ja')).err).toContain('指定できません');
  });
});
