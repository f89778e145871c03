import { expect, test } from 'vitest';
import { en } from '../../src/terra-mystica/faq/en.ts';
import { ja } from '../../src/terra-mystica/faq/ja.ts';
import { FAQ_QUESTIONS, type FaqId, questionsAt } from '../../src/terra-mystica/faq/questions.ts';

const IDS = Object.keys(FAQ_QUESTIONS) as FaqId[];
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

test.each(IDS)('%s is asked and answered in both languages', (id) => {
  expect(en[id].question).toMatch(/^[A-Z].*\?$/);
  expect(en[id].answer).toMatch(/^[A-Z].*\.$/);
  expect(ja[id].question).toMatch(/。$/);
  expect(ja[id].answer).toMatch(/。$/);
  for (const text of Object.values(en[id])) expect(text).not.toMatch(JAPANESE);
  for (const text of Object.values(ja[id])) expect(text).toMatch(JAPANESE);
  // Half-width joiners and marks are not used between Japanese words.
  for (const text of Object.values(ja[id])) expect(text).not.toMatch(/[,;:?!()]/);
});

test('each is found where it arises, and names the chapter of the FAQ', () => {
  for (const id of IDS) {
    const { at, source } = FAQ_QUESTIONS[id];
    expect(source, id).toMatch(/^[1-4]\.\d+( [QS]\d+)?(, ([1-4]\.\d+( Q\d+)?|Q\d+))*$/);
    for (const place of at) expect(questionsAt(place), id).toContain(id);
  }
  expect(questionsAt('action nothing')).toEqual([]);
});
