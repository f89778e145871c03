import { kindOf } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { legalMoves } from '../../../src/game/draft.ts';
import { NOBODY } from '../../../src/messages/speech.ts';
import { actionsFor } from '../../../src/terra-mystica/game/actions.ts';
import { priceOf } from '../../../src/terra-mystica/game/price.ts';
import { after, GAME } from '../../../src/terra-mystica/game/rules.ts';
import { actionName, choiceName, nameOnHex } from '../../../src/terra-mystica/play/names.ts';
import { decider } from '../tables.ts';
import { EVERY_FAN, FAN_SPEECHES, fanTable } from './tables.ts';

/**
 * Code names: with hyphens between small letters, and words of conditions that are not translated.
 */
const CODE = /[a-z]{3,}-[a-z]{3,}(?:-|$)|undefined|\bkept\b/u;

test.each(EVERY_FAN)(
  '$id ($fanFactions): all that is legal is offered once, in words',
  ({ fanFactions, id, board }) => {
    let state = fanTable(fanFactions, id, board);
    const codes = [...new Set(state.table.abilityNames)].filter((code) => code.includes('-'));
    /** The texts of the page. Most occur often, so each is checked once. */
    const said = new Set<string>();
    const plain = (name: string) => said.add(name);
    for (let step = 0; GAME.outcome(state) === undefined && step < 500; step++) {
      const seat = decider(state);
      const legal = legalMoves(GAME, state, seat);
      if (seat === 0) {
        const actions = actionsFor(state, seat);
        const offered = actions.flatMap(({ choices }) => choices.map(({ move }) => move));
        expect(offered.toSorted((a, b) => a - b)).toEqual([...legal].sort((a, b) => a - b));
        for (const speech of FAN_SPEECHES) {
          for (const { id: action, kind, choices, refusal } of actions) {
            plain(actionName(speech, action));
            for (const choice of choices.slice(0, 5)) {
              plain(choiceName(speech, state, choice));
              plain(nameOnHex(speech, state, choice));
            }
            if (refusal !== undefined) plain(speech.refusal(refusal, NOBODY));
            if (kind === KIND.ability) expect(actionName(speech, action)).not.toMatch(CODE);
          }
        }
      }
      // A move with the ability if there is one, otherwise any move.
      const own = legal.filter((move) => kindOf(move) === KIND.ability);
      const from = own.length > 0 && step % 3 !== 0 ? own : legal;
      const move = from[(step * 7) % from.length];
      if (own.length > 0) expect(() => priceOf(state, seat, own[0])).not.toThrow();
      const next = after(state, seat, move);
      for (const speech of FAN_SPEECHES)
        for (const event of next.events) plain(speech.event(event, NOBODY));
      ({ state } = next);
    }
    for (const name of said) {
      expect(name).not.toMatch(/^$|undefined/u);
      for (const code of codes) expect(name).not.toContain(code);
    }
  },
);

/** Longer texts are cut off in a turn with a dozen buttons. */
const LONGEST = { en: 10, ja: 5 } as const;

test('every ability has a name that fits its button, and those of a turn a place in the list', () => {
  for (const { fanFactions, id, board } of EVERY_FAN) {
    const { abilities, abilitiesFrom } = fanTable(fanFactions, id, board).table;
    for (const { name, when } of abilities.slice(0, abilitiesFrom[abilitiesFrom.length - 1])) {
      for (const { language, fan } of FAN_SPEECHES) {
        const shown = fan?.abilities[name]?.name ?? '';
        expect(shown).not.toBe('');
        if (when === 'action' || when === 'free') {
          expect(shown.length, name).toBeLessThanOrEqual(LONGEST[language]);
        }
      }
    }
  }
});

test('an ability that is used up keeps its place, and says why', () => {
  let state = fanTable('on', 'djinni', 'yellow');
  for (let step = 0; step < 400; step++) {
    const seat = decider(state);
    const actions = actionsFor(state, seat);
    const lamp = actions.find(({ id }) => id === 'ability:lamp');
    if (seat === 0 && lamp?.refusal !== undefined) {
      const said = FAN_SPEECHES.map((speech) => speech.refusal(lamp.refusal as never, NOBODY));
      expect(said[0]).toMatch(/lamp|same height|space 10/u);
      return;
    }
    const legal = legalMoves(GAME, state, seat);
    const own = seat === 0 ? legal.filter((move) => kindOf(move) === KIND.ability) : [];
    ({ state } = after(state, seat, own[0] ?? legal[0]));
  }
  expect.unreachable('the lamps were never used up');
});
