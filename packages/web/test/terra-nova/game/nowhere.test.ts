import { parseSeed, type Refusal } from '@pangaea/rules/kernel';
import { KIND, SETS, type State } from '@pangaea/rules/terra-nova';
import { LANGUAGES } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../../src/messages/index.ts';
import { NOBODY, speechFor } from '../../../src/messages/speech.ts';
import { askedOn } from '../../../src/terra/game/click.ts';
import { actionsFor, choiceOf } from '../../../src/terra-nova/game/choices.ts';
import { after } from '../../../src/terra-nova/game/page-game.ts';
import { reachOf } from '../../../src/terra-nova/game/reach.ts';
import { ON_HEX, whyNotOn } from '../../../src/terra-nova/game/reasons.ts';
import { GAME, legalMoves } from '../../../src/terra-nova/game/rules.ts';
import { NOVA_MESSAGES } from '../../../src/terra-nova/messages/index.ts';
import { palaceDoes } from '../../../src/terra-nova/play/names.ts';
import { novaSpeech } from '../../../src/terra-nova/speech.ts';

const HOUSE = 1;
const TRADING_POST = 2;
const SPEECHES = LANGUAGES.map((language) =>
  novaSpeech(
    speechFor(language, MESSAGES[language]),
    TERRA_NOVA[language],
    NOVA_MESSAGES[language],
  ),
);

function begun(factions: string, digit: number): State {
  const parsed = GAME.options({ factions, players: 4 });
  const seed = parseSeed(String(digit).padStart(32, '0'));
  if (!parsed.ok || !seed.ok) throw new Error('options');
  const state = GAME.setup(parsed.value, seed.value);
  if (!state.ok) throw new Error('setup');
  return state.value;
}

/** Every position of a game that is played at random. */
function* played(first: State) {
  let state = first;
  for (let step = 0; GAME.outcome(state) === undefined; step++) {
    const seat = 31 - Math.clz32(GAME.deciders(state));
    yield { state, seat };
    const legal = legalMoves(state, seat);
    ({ state } = after(state, seat, legal[(step * 7) % legal.length]));
  }
}

const isOwn = (state: State, seat: number, building: number) => (hex: number) =>
  state.owner(hex) === seat && state.building(hex) === building;

/** Whether a hex is out of reach, by the refusal of a move that builds or transforms there. */
const isOut = (state: State, seat: number, isHome: boolean) => (hex: number) => {
  const why = whyNotOn(state, seat, isHome ? KIND.build : KIND.transform, hex);
  return why !== undefined && why.code !== 'not-enough-coins' && why.code !== 'no-house-left';
};

/**
 * Whether a sentence about the whole map is true for every hex and bridge of it; undefined for
 * other sentences.
 */
function holds(state: State, seat: number, { code, params }: Refusal): boolean | undefined {
  const { map } = state.table;
  const hexes = [...map.names.keys()];
  const [home, other] = [true, false].map((is) => hexes.every(isOut(state, seat, is)));
  switch (code) {
    case 'none-in-reach':
      return home && other && params.sailing === state.sailingInReach(seat);
    case 'no-home-in-reach':
      return home;
    case 'only-home-in-reach':
      return other && !home;
    case 'no-own-house':
      return !hexes.some(isOwn(state, seat, HOUSE));
    case 'no-own-trading-post':
      return !hexes.some(isOwn(state, seat, TRADING_POST));
    case 'both-palaces-built':
      return state.palaces(seat) === 3;
    case 'no-bridge-place':
      return map.bridges.every(
        ({ a, b }, bridge) =>
          state.bridgeOwner(bridge) !== 255 || (state.owner(a) !== seat && state.owner(b) !== seat),
      );
    default:
      return undefined;
  }
}

test('the reason of a grey button is true for the whole map, and names none of its places', () => {
  const seen = new Set<string>();
  for (const [digit, factions] of ['first-game', 'random', 'choice', 'random'].entries()) {
    const first = begun(factions, digit + 1);
    const { map, bridgeNames } = first.table;
    const places: ReadonlySet<unknown> = new Set([...map.names, ...bridgeNames]);
    for (const { state, seat } of played(first)) {
      for (const { refusal } of actionsFor(state, seat)) {
        if (refusal === undefined) continue;
        expect(Object.values(refusal.params).filter((fact) => places.has(fact))).toEqual([]);
        expect(holds(state, seat, refusal), refusal.code).not.toBe(false);
        for (const speech of SPEECHES) {
          const said = speech.refusal(refusal, NOBODY);
          expect(said).not.toBe(speech.m.refusedAs(refusal.code));
          expect(said).not.toMatch(/undefined|NaN/);
        }
        seen.add(refusal.code);
      }
    }
  }
  for (const code of ['no-home-in-reach', 'no-own-trading-post', 'no-bridge-place']) {
    expect(seen).toContain(code);
  }
});

test('where no empty hex is in reach, building and transforming both say so', () => {
  const state = begun('first-game', 1);
  const seat = 31 - Math.clz32(GAME.deciders(state));
  for (const hex of reachOf(state, seat)) {
    state.setOwner(hex, (seat + 1) % 4);
    state.setBuilding(hex, HOUSE);
    state.i32[SETS.empty + (hex >> 5)] &= ~(1 << (hex & 31));
  }
  const actions = actionsFor(state, seat);
  const why = { code: 'none-in-reach', params: { sailing: state.sailingInReach(seat) } };
  for (const id of ['build', 'transform']) {
    const refusal = actions.find((action) => action.id === id)?.refusal;
    expect(refusal).toEqual(why);
    expect(holds(state, seat, why)).toBe(true);
  }
});

test('with an action picked a hex speaks of no other', () => {
  const state = begun('first-game', 1);
  const seat = 31 - Math.clz32(GAME.deciders(state));
  const actions = actionsFor(state, seat);
  const asked = (action: string | undefined) =>
    askedOn({ actions, plan: { action } as Parameters<typeof askedOn>[0]['plan'] }, ON_HEX).map(
      ({ id }) => id,
    );
  expect(asked(undefined)).toEqual(['build', 'transform', 'upgrade', 'palace']);
  expect(asked('upgrade')).toEqual(['upgrade']);
  expect(asked('bridge')).toEqual([]);
});

test('each of the two palaces says what it does, those of another faction something else', () => {
  const told = new Set<string>();
  for (const { state, seat } of played(begun('random', 2))) {
    for (const move of legalMoves(state, seat)) {
      const choice = choiceOf(state, move);
      for (const speech of SPEECHES) {
        const does = palaceDoes(speech, state, seat, choice);
        expect(does === undefined).toBe(choice.action !== 'palace');
        if (does !== undefined) told.add(`${speech.language} ${seat}: ${does}`);
      }
    }
  }
  expect(told.size).toBeGreaterThanOrEqual(4);
  for (const each of told) expect(each).not.toMatch(/: $|undefined/);
});
