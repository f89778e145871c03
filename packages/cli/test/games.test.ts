import { RECONSTRUCTION } from '@pangaea/rules/gaia';
import { GAME_IDS } from '@pangaea/rules/games';
import { describe, expect, it } from 'vitest';
import { finishedGame } from './commands/finished-game.ts';
import { pangaea } from './fake-io.ts';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder();

describe.each(['terra-mystica', 'gaia'])('%s, another game', (game) => {
  const ask = (command: string, ...more: string[]) =>
    pangaea([command, '--game', game, '--lang', 'en', ...more]);

  it('is simulated by chance and by the greedy player of the kit', async () => {
    const { code, out } = await ask('sim', '--games', '3', '--bots', 'random,greedy', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game, games: 3 });
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
      pangaea(['sim', '--game', 'terra-mystica', '--lang', language, '--option', 'map=nowhere']);
    expect((await ask('en')).err).toContain('is no value of');
    expect((await ask('ja')).err).toContain('指定できません');
  });
});

describe('Terra Mystica with other numbers', () => {
  const SIM = ['sim', '--game', 'terra-mystica', '--games', '2', '--json', '--lang', 'en'];
  const edition = { id: 'mine', title: 'Mine', numbers: { startVp: 60 } };

  it('plays by the file, and every fault of one is shown with its place', async () => {
    const file = scratch.put('mine.json', JSON.stringify(edition));
    const usual = await pangaea(SIM);
    const mine = await pangaea([...SIM, '--edition', file]);
    expect([usual.code, mine.code]).toEqual([0, 0]);
    expect(mine.out).not.toBe(usual.out);
    const wrong = scratch.put(
      'wrong.json',
      JSON.stringify({ ...edition, bonusCards: { BON1: { shipping: 1 } }, numbers: 7 }),
    );
    const refused = await pangaea([...SIM, '--edition', wrong]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('  /numbers: Expected object, found number.\n');
    expect(refused.err).toContain('  /bonusCards/BON1/shipping: Nothing is printed here');
  });

  it('a record brings its edition, and is refused without it', async () => {
    const record = await finishedGame('terra-mystica', { players: 2 }, edition);
    const told = await pangaea(['replay', scratch.put('whole.json', JSON.stringify(record))]);
    expect(told.code).toBe(0);
    expect(told.out).toContain('scored 60 VP');
    const { editionFile: _, ...bare } = record;
    const said = await pangaea(['replay', scratch.put('bare.json', JSON.stringify(bare))]);
    expect(said.err).toContain('"mine" is no value of the option “edition”');
  });
});

it.each(['gaia', 'terra-mystica'])('%s has levels', async (game) => {
  const bots = ['--bots', 'random,intermediate', '--games', '4', '--players', '2'];
  const { code, out } = await pangaea(['sim', '--game', game, '--json', ...bots]);
  expect(code).toBe(0);
  expect(JSON.parse(out).wins.intermediate).toBeGreaterThan(2);
});

describe('an edition of Gaia', () => {
  const sim = (edition: object) => {
    const file = scratch.put('gaia.json', JSON.stringify(edition));
    return pangaea(['sim', '--game', 'gaia', '--edition', file, '--games', '2', '--lang', 'en']);
  };

  it('is played from its file', async () => {
    expect((await sim({ ...RECONSTRUCTION, id: 'mine' })).code).toBe(0);
  });

  it('is refused with every fault at its place', async () => {
    const { code, err } = await sim({ ...RECONSTRUCTION, herd: 21, handLimit: 3 });
    expect(code).toBe(1);
    expect(err).toContain('/herd');
    expect(err).toContain('/startHand: The first hand has 4 of these cards; 3 is the limit.');
  });
});

it.each([
  ['gaia', 'takeover=true fourNeeds=false powers=disasters extraCity=true startPlayer=3'],
  ['gaia', 'mode=advanced fourNeeds=false rulings.star=not-sea rulings.exhaustion=any-kind'],
  ['terra-mystica', 'fireAndIce=true dropping=true'],
  [
    'terra-mystica',
    'rules=bga map=lakes finalTile=random landscapes=random edition=seed-001 turnOrder=passing',
  ],
])('%s takes the options %s', async (game, options) => {
  const given = options.split(' ').flatMap((option) => ['--option', option]);
  const argv = ['sim', '--game', game, '--games', '1', '--players', '4', '--json', '--lang', 'en'];
  const { code, out } = await pangaea([...argv, ...given]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game, games: 1 });
});

it.each(['en', 'ja'])(
  'play --help names every game that can be played, in %s',
  async (language) => {
    const { code, out } = await pangaea(['play', '--help', '--lang', language]);
    expect(code).toBe(0);
    for (const id of GAME_IDS) expect(out).toContain(id);
    expect(out).toContain('edition=printed | seed-001');
  },
);
