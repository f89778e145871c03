import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import { beforeAll, describe, expect, it } from 'vitest';
import { pangaea } from './fake-io.ts';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder();

/** The forms in which editors save a text: encoding, line ends, blanks at line ends. */
const SAVED: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'as it is': (text) => Buffer.from(text),
  'with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'as UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'as UTF-16, high bytes first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'with lines that end as on Windows': (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  'with lines that end as on old Macs': (text) => Buffer.from(text.replaceAll('\n', '\r')),
  'without blanks at the end of lines': (text) => Buffer.from(text.replace(/[ \t]+$/gm, '')),
  'with blank lines around it': (text) => Buffer.from(`\n  \n${text}\n \n\n`),
};
const BLANKS = 'with blanks and tabs at the end of lines';

/** The same game in each form, and every command that reads it. */
const texts: Record<string, string> = {};
beforeAll(async () => {
  const file = scratch.put('game.ledger', SITE_GAME);
  const to = async (form: string) =>
    (await pangaea(['convert', '--from', 'ledger', '--to', form, file])).out;
  texts.ledger = SITE_GAME;
  texts['ledger-table'] = await to('ledger-table');
  texts.pangaea = await to('pangaea');
  texts.file = JSON.stringify({
    id: 'short',
    map: 'original',
    options: [],
    rows: [],
    finalVp: {},
    commands: SITE_GAME.trimEnd().split('\n'),
  });
});

const ENTRANCES = [
  ['ledger', ['convert', '--from', 'ledger', '--to', 'pangaea']],
  ['ledger-table', ['convert', '--from', 'ledger-table', '--to', 'pangaea']],
  ['pangaea', ['convert', '--from', 'pangaea', '--to', 'ledger']],
  ['file', ['convert', '--from', 'ledger', '--to', 'pangaea']],
  ['ledger', ['verify']],
  ['ledger-table', ['verify']],
  ['file', ['verify']],
  ['pangaea', ['replay']],
] as const;

describe.each(ENTRANCES)('a game as %s, given to %j', (form, command) => {
  const given = async (bytes: Uint8Array) => {
    const { code, out, err } = await pangaea([...command, scratch.put('saved', bytes)]);
    return { code, out, err };
  };

  it.each(Object.keys(SAVED))('is taken %s', async (way) => {
    const plain = await given(Buffer.from(texts[form]));
    expect(plain).toMatchObject({ code: 0, err: '' });
    expect(await given(SAVED[way](texts[form]))).toEqual(plain);
  });
});

it(`a ledger is taken ${BLANKS}`, async () => {
  const verify = async (text: string) =>
    (await pangaea(['verify', scratch.put('saved', text)])).out;
  const blanks = SITE_GAME.replaceAll('\n', ' \t\t\n').replace('#', '#\t\t');
  expect(await verify(blanks)).toBe(await verify(SITE_GAME));
});

it('an edition is taken as it is saved', async () => {
  const edition = JSON.stringify({ id: 'mine', title: 'Mine', numbers: { startVp: 30 } });
  for (const save of Object.values(SAVED)) {
    const file = scratch.put('edition.json', save(edition));
    const sim = ['sim', '--game', 'terra-mystica', '--games', '1', '--players', '2', '--json'];
    const { code, err } = await pangaea([...sim, '--edition', file, '--bots', 'random']);
    expect({ code, err: err.replace(/^.*\r/gm, '').trim() }).toMatchObject({ code: 0 });
  }
});
