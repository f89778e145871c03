import { expect, test } from 'vitest';
import { LANGUAGES, MESSAGES } from '../../src/messages/index.ts';
import type { ApiAnswer } from '../../src/table/remote/api.ts';
import { remoteTalk } from '../../src/table/remote/remote-talk.ts';
import type { Notes, Said, Word } from '../../src/table/talk.ts';
import { cleanLine, cleanLines } from '../../src/together/clean-text.ts';
import { lastHeard, mute, mutedAt, noteHeard, speaker } from '../../src/together/heard.ts';
import { isOperators, saidIn } from '../../src/together/words-said.ts';

const yes = async <T>(value: T): Promise<ApiAnswer<T>> => ({ ok: true, value });
const hello: Said = { kind: 'phrase', phrase: 'hello' };
const word = (number: number, said: Said = hello): Word => {
  return { table: 'one', number, seat: 0, name: 'Ann', at: number, said };
};

/** A server that has these chat messages. */
function talking(words: Word[]) {
  const asked: number[] = [];
  let notes: Notes = { table: 'one', text: '', changed: 0 };
  const talk = remoteTalk(
    'one',
    {
      words: (_, after) => {
        asked.push(after);
        return yes({ words: words.filter(({ number }) => number > after) });
      },
      say: async (_, { said }) => {
        if (said.kind !== 'phrase') {
          const refusal = { code: 'too-many-words', params: { seconds: 5 } };
          return { ok: false, refused: { refusal }, status: 429 };
        }
        words.push(word(words.length + 1, said));
        return yes(words[words.length - 1]);
      },
      notes: () => yes(notes),
      note: (_, text) => {
        notes = { table: 'one', text, changed: notes.changed + 1 };
        return yes(notes);
      },
    },
    () => 'key',
  );
  const numbers = () => talk.current().words.map(({ number }) => number);
  return { talk, asked, numbers };
}

test('every word is heard once and in its order, whatever was missed', async () => {
  const words = [word(1), word(2)];
  const { talk, asked, numbers } = talking(words);
  // A message arrives before the list of earlier messages.
  talk.heard(word(4));
  expect(talk.current().isKnown).toBe(false);
  expect(await talk.catchUp()).toBe(true);
  expect(numbers()).toEqual([1, 2, 4]);
  // Other kinds of messages have the numbers in between.
  words.push(word(4), word(7), word(9));
  talk.heard(words[4]);
  talk.heard(words[3]);
  talk.heard(words[4]);
  expect(numbers()).toEqual([1, 2, 4, 7, 9]);
  words.push(word(12));
  expect(await talk.catchUp()).toBe(true);
  expect(numbers()).toEqual([1, 2, 4, 7, 9, 12]);
  expect(asked).toEqual([0, 4]);
  // The answer to a message sent here arrives before an earlier message of another person.
  words.length = 14;
  expect(await talk.say(0, hello)).toBeUndefined();
  talk.heard(word(13));
  expect(numbers()).toEqual([1, 2, 4, 7, 9, 12, 13, 15]);
  expect(await talk.say(0, { kind: 'text', text: 'x' })).toMatchObject({ code: 'too-many-words' });
});

test('a word whose answer was lost keeps its key when it is sent again', async () => {
  const stored = new Map<string, Word>();
  let keys = 0;
  let isLost = true;
  const talk = remoteTalk(
    'one',
    {
      say: async (_, { key, said }) => {
        const known = stored.get(key) ?? word(stored.size + 1, said);
        stored.set(key, known);
        const refused = { refusal: { code: 'unreached', params: {} } };
        return isLost ? { ok: false, refused, status: 0 } : { ok: true, value: known };
      },
    },
    () => `key ${++keys}`,
  );
  expect(await talk.say(0, hello)).toMatchObject({ code: 'unreached' });
  isLost = false;
  expect(await talk.say(0, hello)).toBeUndefined();
  expect([stored.size, talk.current().words.length]).toEqual([1, 1]);
  // The same word said once more is another one.
  expect(await talk.say(0, hello)).toBeUndefined();
  expect(talk.current().words).toHaveLength(2);
});

test('notes are the newest, from whatever device', async () => {
  const { talk } = talking([]);
  expect(talk.current().notes).toBeUndefined();
  await talk.askNotes();
  await expect.poll(() => talk.current().notes?.text).toBe('');
  await talk.note('here');
  talk.noted({ table: 'one', text: 'older', changed: 0 });
  expect(talk.current().notes?.text).toBe('here');
  talk.noted({ table: 'one', text: 'there', changed: 9 });
  expect(talk.current().notes?.text).toBe('there');
});

test('typed notes stay until the server has them, and are sent with the next connection', async () => {
  let isAway = true;
  const sent: string[] = [];
  let kept: Notes = { table: 'one', text: 'from before', changed: 1 };
  const refused = { refusal: { code: 'unreached', params: {} } };
  const talk = remoteTalk(
    'one',
    {
      notes: () => yes(kept),
      note: async (_, text) => {
        sent.push(text);
        if (isAway) return { ok: false, refused, status: 0 };
        kept = { table: 'one', text, changed: kept.changed + 1 };
        return yes(kept);
      },
    },
    () => 'key',
  );
  talk.jot('the sea first');
  expect([talk.current().unsent, sent]).toEqual(['the sea first', []]);
  expect(await talk.note('the sea first')).toMatchObject({ code: 'unreached' });
  // The sheet may be closed now; the text of another device does not take its place.
  talk.noted({ table: 'one', text: 'other', changed: 5 });
  expect(talk.current().unsent).toBe('the sea first');
  isAway = false;
  kept = { table: 'one', text: 'other', changed: 5 };
  await talk.askNotes();
  expect(talk.current()).toMatchObject({ unsent: undefined, notes: { text: 'the sea first' } });
  expect(sent).toHaveLength(2);
  const late = talk.note('the sea');
  talk.jot('the sea, then the palace');
  await late;
  expect(talk.current().unsent).toBe('the sea, then the palace');
});

test('a phrase is read in the language of the reader; what the page does not know it leaves out', () => {
  for (const language of LANGUAGES) {
    const m = MESSAGES[language];
    expect(saidIn(m, { said: hello })).toBe(m.words.phrases.hello);
    expect(saidIn(m, { said: { kind: 'text', text: '<b>' } })).toBe('<b>');
    for (const said of [
      { kind: 'phrase', phrase: 'later-one' },
      { kind: 'reaction', reaction: 'later-one', word: 1 },
      { kind: 'sound' },
    ]) {
      expect(saidIn(m, { said: said as unknown as Said })).toBeUndefined();
    }
  }
});

test('muted persons and read messages are stored for each table, and for few tables', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const ben = speaker({ seat: 1, name: 'Ben' });
  mute(shelf, 'one', ben, true);
  mute(shelf, 'one', speaker({ seat: 2, name: '' }), true);
  expect(mutedAt(shelf, 'one')).toContain(ben);
  // Messages of the next person who takes the seat are shown.
  expect(mutedAt(shelf, 'one')).not.toContain(speaker({ seat: 1, name: 'Cleo' }));
  mute(shelf, 'one', ben, false);
  expect(mutedAt(shelf, 'one')).toEqual(['2 ']);
  noteHeard(shelf, 'one', 4);
  noteHeard(shelf, 'one', 3);
  expect(lastHeard(shelf, 'one')).toBe(4);
  for (let table = 0; table < 120; table++) noteHeard(shelf, `table-${table}`, 1);
  expect([lastHeard(shelf, 'one'), lastHeard(shelf, 'table-119')]).toEqual([0, 1]);
  for (const damaged of ['{', '[]', 'null', '{"one":{"x":1}}']) {
    for (const key of [...kept.keys()]) kept.set(key, damaged);
    expect([lastHeard(shelf, 'one'), mutedAt(shelf, 'one')]).toEqual([0, []]);
  }
});

test('a typed message has no invisible characters', () => {
  expect(cleanLine('a\tb\u202ec\u200bd\n')).toBe('a bcd ');
  expect(cleanLines('a\r\n\tb\u2800\u0000c')).toBe('a\n\tbc');
});

test.each(LANGUAGES)('acts of the operator are told in %s, with the name', (language) => {
  const m = MESSAGES[language];
  const freed = { said: { kind: 'operator', did: 'freed' } } as const;
  expect(saidIn(m, freed, 'Ann')).toContain('Ann');
  expect([isOperators(freed), isOperators(word(1))]).toEqual([true, false]);
  // A message of a server that is newer than this page.
  const later = { said: { kind: 'operator', did: 'blocked' } } as never;
  expect(saidIn(m, later, 'Ann')).toBeUndefined();
  expect(m.remote.removed).not.toBe(m.remote.deleted);
});
