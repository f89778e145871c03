import { expect, test } from 'vitest';
import { Places } from '../../src/table/remote/places.ts';

const named = (id: string, number: number, resumed = false, seats: readonly number[] = []) => ({
  id,
  number,
  version: 0,
  resumed,
  seats,
});

test('known messages are dropped, and missing ones are noticed', () => {
  const places = new Places();
  expect([...places.begin([named('a', 4, false), named('b', 0, false)])]).toEqual([]);
  expect([places.take('a', 5), places.take('a', 5), places.take('a', 4)]).toEqual([
    'next',
    'known',
    'known',
  ]);
  expect([places.take('a', 7), places.take('a', 6), places.take('a', 7)]).toEqual([
    'ahead',
    'next',
    'next',
  ]);
  expect(places.take('b', 1)).toBe('next');
  // A message of a server that has not named the table before.
  expect([places.take('c', 9), places.take('c', 9)]).toEqual(['next', 'known']);
  expect(places.text).toBe('a:7,b:1,c:9');
});

test('of tables that are resumed where they were all is there; others are loaded', () => {
  const places = new Places();
  places.begin([named('a', 4, false), named('b', 2, false), named('c', 1, false)]);
  places.follow({ id: 'd', number: 3, version: 0 });
  places.leave('c');
  const whole = places.begin([named('a', 4, true), named('b', 8, false), named('d', 5, true)]);
  // The server's message follows the last received number.
  expect([...whole]).toEqual(['a']);
  expect(places.text).toBe('a:4,b:8,d:5');
  // The number of the server's message is lower: the message is dropped.
  places.take('a', 5);
  expect([...places.begin([named('a', 3, true)])]).toEqual(['a']);
  expect([places.take('a', 4), places.take('a', 5), places.take('a', 6)]).toEqual([
    'known',
    'known',
    'next',
  ]);
  expect(places.text).toBe('a:6');
});

test('a client whose seats have changed loads the table, even if messages were missed', () => {
  const places = new Places();
  const seated = (seats: number[], resumed = true) => ({ ...named('a', 4, resumed), seats });
  places.begin([seated([1], false)]);
  expect([...places.begin([seated([1])])]).toEqual(['a']);
  expect([...places.begin([seated([])])]).toEqual([]);
  expect([...places.begin([seated([])])]).toEqual(['a']);
});

test('no more places are said than a server reads, those of what was heard last', () => {
  const places = new Places();
  places.begin(Array.from({ length: 300 }, (_, n) => named(`t${n}`, 0, false)));
  places.take('t0', 1);
  const said = places.text.split(',');
  expect([said.length, said[0], said.at(-1)]).toEqual([250, 't51:0', 't0:1']);
});
