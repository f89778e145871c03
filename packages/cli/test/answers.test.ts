import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { answersFrom } from '../src/answers.ts';

const UP = '\u001b[A';

function terminal() {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  output.resume();
  const answers = answersFrom(input, output, true);
  const type = (keys: string) => {
    const line = answers.ask('> ');
    input.write(`${keys}\r`);
    return line;
  };
  return { answers, type };
}

test('a line given at a terminal can be called back, until somebody else sits down', async () => {
  const { answers, type } = terminal();
  expect(await type('protect')).toBe('protect');
  expect(await type(UP)).toBe('protect');
  answers.forget();
  expect(await type(UP)).toBe('');
  expect(await type('let')).toBe('let');
  expect(await type(UP)).toBe('let');
  answers.close();
});

test('each line of a pipe is written after its question, and the end is told', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  let said = '';
  output.on('data', (chunk) => {
    said += String(chunk);
  });
  const answers = answersFrom(input, output, false);
  input.end('one\n');
  expect(await answers.ask('? ')).toBe('one');
  expect(await answers.ask('? ')).toBeUndefined();
  expect(said).toBe('? one\n? \n');
});
