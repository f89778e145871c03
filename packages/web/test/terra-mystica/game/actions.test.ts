import {
  BONUS_CARDS,
  type Event,
  FAVOUR_TILES,
  POWER_ACTIONS,
  QUESTION,
  REFUSAL_PARAMS,
  SPECIAL_ACTIONS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { legalMoves } from '../../../src/game/draft.ts';
import { MESSAGES } from '../../../src/messages/index.ts';
import { NOBODY, speechFor } from '../../../src/messages/speech.ts';
import { CRESTS } from '../../../src/terra-mystica/crests/index.ts';
import { actionsFor } from '../../../src/terra-mystica/game/actions.ts';
import { offerTo } from '../../../src/terra-mystica/game/offered.ts';
import { outcomeOf } from '../../../src/terra-mystica/game/outcome.ts';
import { boardOf } from '../../../src/terra-mystica/game/position.ts';
import { priceOf } from '../../../src/terra-mystica/game/price.ts';
import { after, GAME } from '../../../src/terra-mystica/game/rules.ts';
import { sources } from '../../../src/terra-mystica/game/scoring.ts';
import { describeHex } from '../../../src/terra-mystica/play/describe.ts';
import { actionName, choiceName, nameOnHex } from '../../../src/terra-mystica/play/names.ts';
import { offerInWords } from '../../../src/terra-mystica/play/offer.ts';
import { mysticaSpeech } from '../../../src/terra-mystica/speech.ts';
import { LOAD_TEXTS } from '../../../src/terra-mystica/words.ts';
import { decider, newTable } from '../tables.ts';

const TEXTS = { en: await LOAD_TEXTS.en(), ja: await LOAD_TEXTS.ja() };
const SPEECHES = (['en', 'ja'] as const).map((language) =>
  mysticaSpeech(speechFor(language, MESSAGES[language]), TEXTS[language]),
);

/** Codes of actions, cards, tiles and river hexes in commands: these must never be on the page. */
const CODES = /\b(?:ACT[A-Z0-9]+|BON\d+|FAV\d+|TW\d+|SCORE\d+|STAR|r\d+)\b/u;

/** Tables on which, together, everything occurs. */
const TABLES = [
  { factions: 'introductory', players: 4 },
  {
    players: 5,
    map: 'fire-and-ice',
    factions: ['acolytes', 'riverwalkers', 'darklings', 'swarmlings', 'witches'],
    fireAndIce: true,
    landscapes: true,
    finalTile: 'random',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
  },
  {
    players: 3,
    map: 'fjords',
    factions: ['shapeshifters', 'dragonlords', 'nomads'],
    fireAndIce: true,
    landscapes: true,
    turnOrder: 'passing',
  },
  { players: 2, map: 'lakes', factions: ['fakirs', 'engineers'], landscapes: true, dropping: true },
  { players: 3, factions: 'auction', fireAndIce: true },
  { players: 2, factions: 'fast-auction', auctionBase: 40 },
];

test.each(TABLES)('every legal move is offered once and has a name, on table %#', (options) => {
  let state = newTable(options);
  const { names: hexes, bridges } = state.table.map;
  const places: ReadonlySet<unknown> = new Set([...hexes, ...bridges.map(({ name }) => name)]);
  const steps: { readonly events: readonly Event[] }[] = [];
  for (let step = 0; GAME.outcome(state) === undefined && step < 700; step++) {
    const seat = decider(state);
    const actions = actionsFor(state, seat);
    const legal = legalMoves(GAME, state, seat);
    const offered = actions.flatMap(({ choices }) => choices.map(({ move }) => move));
    expect([...offered].sort((a, b) => a - b)).toEqual([...legal].sort((a, b) => a - b));
    const open = actions.filter(({ choices }) => choices.length > 0).map(({ id }) => id);
    // A paid gain must not be given up by clicking the first button.
    if (open.includes('decline')) expect(open.at(-1)).toBe('decline');
    for (const speech of SPEECHES) {
      for (const { id, group, choices, refusal } of actions) {
        expect(refusal === undefined).toBe(choices.length > 0);
        if (refusal !== undefined) {
          // The refusal names no place, and gives its reason in words.
          expect(Object.values(refusal.params).filter((value) => places.has(value))).toEqual([]);
          expect(speech.refusal(refusal, NOBODY)).not.toBe(speech.m.refusedAs(refusal.code));
        }
        const names = [
          actionName(speech, id),
          ...(group === undefined ? [] : [actionName(speech, group)]),
          ...choices.slice(0, 9).map((choice) => choiceName(speech, state, choice)),
          ...choices.slice(0, 9).map((choice) => nameOnHex(speech, state, choice)),
          ...(refusal === undefined ? [] : [speech.refusal(refusal, NOBODY)]),
        ];
        for (const name of names) expect(name).not.toMatch(/^$|undefined/u);
        for (const name of names) expect(name).not.toMatch(CODES);
      }
      const asked = offerInWords(speech, offerTo(state, seat, steps), NOBODY);
      expect(asked).not.toMatch(CODES);
      if (state.top() === QUESTION['power-offer'])
        expect(asked).toMatch(/ built a .+ on .+: take|が.+に.+を建てました。/);
    }
    const move = legal[(step * 7) % legal.length];
    const next = after(state, seat, move);
    for (const speech of SPEECHES) {
      for (const event of next.events) expect(speech.event(event, NOBODY)).not.toMatch(CODES);
      expect(speech.move(state, move)).not.toMatch(CODES);
    }
    steps.push(next);
    ({ state } = next);
  }
  for (const speech of SPEECHES) {
    for (const hex of boardOf(state, CRESTS).hexes) {
      expect(describeHex(speech, NOBODY, hex, true)).not.toMatch(CODES);
      expect(hex.label).not.toMatch(CODES);
    }
  }
});

test('choices of one action have different names', () => {
  let state = newTable(TABLES[1]);
  for (let step = 0; GAME.outcome(state) === undefined && step < 400; step++) {
    const seat = decider(state);
    for (const { choices } of actionsFor(state, seat)) {
      const names = choices.map((choice) => choiceName(SPEECHES[0], state, choice));
      expect(new Set(names).size).toBe(names.length);
    }
    const legal = legalMoves(GAME, state, seat);
    ({ state } = after(state, seat, legal[(step * 11) % legal.length]));
  }
});

test('gains and payments add up: price, outcome and sources', () => {
  const opening: Event[] = [];
  let state: State = newTable(TABLES[1]);
  const begun = state;
  const told: Event[] = [...opening];
  for (let step = 0; GAME.outcome(state) === undefined && step < 400; step++) {
    const seat = decider(state);
    const legal = legalMoves(GAME, state, seat);
    const move = legal[(step * 5) % legal.length];
    const next = after(state, seat, move);
    const { before, after: then } = outcomeOf(state, seat, next.events);
    if (!next.events.some(({ type }) => type === 'round')) {
      const { coins, workers, priests, vp } = then;
      expect({ coins, workers, priests, vp }).toEqual({
        coins: next.state.coins(seat),
        workers: next.state.workers(seat),
        priests: next.state.priests(seat),
        vp: next.state.vp(seat),
      });
      const ofCoins = priceOf(state, seat, move).filter(({ of }) => of === 'coins');
      const sum = ofCoins.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(then.coins - before.coins);
    }
    told.push(...next.events);
    ({ state } = next);
  }
  for (let seat = 0; seat < 5; seat++) {
    const bowls = sources(told, seat, 'power').reduce(
      (sum, { amounts }) => sum.map((tokens, bowl) => tokens + amounts[bowl]),
      [begun.bowl1(seat), begun.bowl2(seat), begun.bowl3(seat)],
    );
    expect(bowls).toEqual([state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)]);
  }
});

test('the board shows who built what, towns joined and landscapes as pieces', () => {
  let state = newTable(TABLES[1]);
  let towns = 0;
  let landscapes = 0;
  for (let step = 0; GAME.outcome(state) === undefined && step < 700; step++) {
    const seat = decider(state);
    const legal = legalMoves(GAME, state, seat);
    ({ state } = after(state, seat, legal[(step * 7) % legal.length]));
  }
  const { hexes, towns: walls, seats } = boardOf(state, CRESTS);
  for (const { owner, colour, building } of hexes) {
    expect(owner === undefined).toBe(building === 'none');
    expect(owner === undefined).toBe(colour === undefined);
    if (building === 'tower') landscapes++;
  }
  for (const { seat, hexes: own } of walls) {
    towns++;
    for (const hex of own) expect(hexes[hex].owner).toBe(seat);
  }
  expect(seats).toHaveLength(5);
  expect(landscapes + towns).toBeGreaterThan(0);
});

/** Values of facts that are codes, by the names of the facts. */
const CODED: Readonly<Record<string, readonly string[]>> = {
  action: [...POWER_ACTIONS, ...SPECIAL_ACTIONS],
  card: BONUS_CARDS,
  tile: [...FAVOUR_TILES, ...TOWN_TILES],
  hex: ['r26'],
};

test('no refusal tells a code, whatever action, card, tile or place it is about', () => {
  let looked = 0;
  for (const [code, names] of Object.entries(REFUSAL_PARAMS)) {
    for (const name of names as readonly string[]) {
      for (const value of CODED[name] ?? []) {
        const params = Object.fromEntries(names.map((each) => [each, each === name ? value : 1]));
        for (const speech of SPEECHES) {
          expect(speech.refusal({ code, params }, NOBODY), code).not.toMatch(CODES);
          looked++;
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(200);
});
