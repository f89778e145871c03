import { firstSeat } from '@pangaea/rules/kernel';
import { REFUSAL_PARAMS, type State } from '@pangaea/rules/terra-nova';
import { LANGUAGES } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { actionsFor } from '../../src/terra-nova/game/choices.ts';
import { after } from '../../src/terra-nova/game/page-game.ts';
import { boardOf } from '../../src/terra-nova/game/position.ts';
import { GAME, legalMoves } from '../../src/terra-nova/game/rules.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { describeHex } from '../../src/terra-nova/play/describe.ts';
import { actionName, choiceName } from '../../src/terra-nova/play/names.ts';
import { namesOf, novaSpeech } from '../../src/terra-nova/speech.ts';
import { newNova } from './tables.ts';

/** Codes of power actions and river hexes in commands: these must never be on the page. */
const CODES = /\b(?:P\d|r\d+)\b/u;

const SPEECHES = LANGUAGES.map((language) =>
  novaSpeech(
    speechFor(language, MESSAGES[language]),
    TERRA_NOVA[language],
    NOVA_MESSAGES[language],
  ),
);
const PEOPLE = ['Ada', 'Ben'].map((name) => ({ name }) as never);

test('no choice, move, event or hex of a game is told by a code', () => {
  let state: State = newNova('golems');
  for (let step = 0; GAME.outcome(state) === undefined; step++) {
    const seat = firstSeat(GAME.deciders(state));
    const legal = legalMoves(state, seat);
    const move = legal[(step * 7) % legal.length];
    const next = after(state, seat, move);
    for (const speech of SPEECHES) {
      const who = namesOf(speech, state, PEOPLE);
      for (const { id, choices, refusal } of actionsFor(state, seat)) {
        expect(actionName(speech, state, id)).not.toMatch(CODES);
        if (refusal !== undefined) expect(speech.refusal(refusal, who)).not.toMatch(CODES);
        for (const choice of choices.slice(0, 6)) {
          expect(choiceName(speech, state, choice)).not.toMatch(CODES);
        }
      }
      expect(speech.move(state, move)).not.toMatch(CODES);
      for (const event of next.events) expect(speech.event(event, who)).not.toMatch(CODES);
    }
    ({ state } = next);
  }
  for (const hex of boardOf(state).hexes) {
    expect(hex.label).not.toMatch(CODES);
    for (const speech of SPEECHES) {
      expect(describeHex(speech, namesOf(speech, state, PEOPLE), hex, true)).not.toMatch(CODES);
    }
  }
});

test('no refusal tells the code of a power action or a river hex', () => {
  const state = newNova('golems');
  const coded: Readonly<Record<string, readonly string[]>> = {
    action: state.table.powerActionIds,
    hex: ['r5'],
    river: ['r5'],
  };
  for (const [code, names] of Object.entries(REFUSAL_PARAMS)) {
    // It quotes the required command.
    if (code === 'town-named-otherwise') continue;
    for (const name of names as readonly string[]) {
      for (const value of coded[name] ?? []) {
        const params = Object.fromEntries(names.map((each) => [each, each === name ? value : 1]));
        for (const speech of SPEECHES) {
          const who = namesOf(speech, state, PEOPLE);
          expect(speech.refusal({ code, params }, who), code).not.toMatch(CODES);
        }
      }
    }
  }
});
