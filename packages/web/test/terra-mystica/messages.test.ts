import { LANGUAGES } from '@pangaea/words';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { expect, test } from 'vitest';
import { PANEL_MESSAGES } from '../../src/terra-mystica/messages/panels.ts';
import { sentences } from '../messages/sentences.ts';

const OF_PARTS: ReadonlySet<string> = new Set(['.list', '.phrases']);

test('the panels say the same things in every language, and none is silent', () => {
  const [first, ...others] = LANGUAGES.map(
    (each) => new Map(sentences(PANEL_MESSAGES[each], OF_PARTS)),
  );
  for (const other of others) expect([...other.keys()]).toEqual([...first.keys()]);
  for (const catalogue of [first, ...others]) {
    for (const [path, text] of catalogue) {
      expect(text, path).not.toBe('');
      expect(text, path).not.toContain('undefined');
    }
  }
});

test('the panels call things as the game does', () => {
  for (const language of LANGUAGES) {
    const { rounds, shelf, cards, actions, landscapes } = PANEL_MESSAGES[language];
    const { terms } = TERRA_MYSTICA[language];
    const names = [
      [rounds.heading, terms.roundTile],
      [shelf.favours, terms.favourTile],
      [shelf.towns, terms.townTile],
      [cards.heading, terms.bonusCard],
      [actions.power, terms.powerAction],
      [landscapes.heading, terms.landscape],
    ];
    for (const [said, term] of names) expect(said.toLowerCase()).toContain(term.toLowerCase());
  }
});
