import {
  coordinateOf,
  countBits,
  DECK,
  DIRECTIONS,
  FACE,
  KIND,
  LANDS,
  POWER,
  placeAt,
  QUESTION,
  type State,
  tileAt,
  xOf,
  yOf,
} from '@pangaea/rules/gaia';
import { argA, argB, argC, type Move } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { oneOf } from '../drawn.ts';
import { pressListed } from '../players.ts';
import { needBrowser, stageFor } from '../stage.ts';
import { after, asks, find, legalFor, lineOf, play } from './positions.ts';
import { sitDown } from './sitting.ts';

const stage = stageFor({ land: false });
const BASIC = { players: 3, mode: 'basic' } as const;
const DISASTERS = { players: 3, mode: 'disasters' } as const;
/** The facts of a question that needs none of them. */
const FACTS = { actions: 0, isPowerCard: false, power: 'sun', by: 0 } as const;

const lastOf = (moves: readonly Move[]) => moves[moves.length - 1];

test('feeding, by keyboard: which city eats next, and from which tile', async (context) => {
  needBrowser(context);
  const found = find(BASIC, (s) => {
    if (!asks(s, 0, QUESTION.feed) || s.deckSize(DECK.life) === 0) return false;
    const ways = legalFor(s, 0);
    const cities = new Set(ways.map(argA)).size;
    return cities > 1 && ways.length > cities && asks(after(s, 0, lastOf(ways)), 0, QUESTION.feed);
  });
  const table = await sitDown(stage, found, 'keyboard', 'ja');
  const { page, hand, speech, who } = table;
  const lines: string[] = [];
  let { state } = found;
  while (asks(state, 0, QUESTION.feed)) {
    await page.getByRole('heading', { name: speech.w.asked.feed(FACTS, who) }).waitFor();
    const ways = legalFor(state, 0);
    const names = await page.locator('.choices .choice').allTextContents();
    expect(new Set(names).size).toBe(ways.length);
    await pressListed(page, hand, table.choice(lastOf(ways)));
    const drafted = await page.locator('.drafted .crumb').allInnerTexts();
    expect(drafted.at(-1)).toBe(speech.move(state, lastOf(ways)));
    lines.push(lineOf(state, 0, lastOf(ways)));
    state = after(state, 0, lastOf(ways));
  }
  expect(lines.length).toBeGreaterThan(1);
  await hand.press(page.locator('[data-action="draw:life"]'));
  await table.send();
  expect((await table.played()).slice(0, lines.length + 1)).toEqual([...lines, '0 draw life']);
  expect(table.faults).toEqual([]);
});

test.for(
  oneOf('too many cards', [
    ['hand', 'en'],
    ['power', 'ja'],
  ] as const),
)('too many cards, by thumb: the limit of the %s', async ([limit, language], context) => {
  needBrowser(context);
  const isPowerCard = limit === 'power';
  const found = find(DISASTERS, (s) => {
    const isThat = asks(s, 0, QUESTION.discard) && (s.arg(0) === 1) === isPowerCard;
    return isThat && s.actions() === 0 && holdsOther(s);
  });
  const { state } = found;
  const table = await sitDown(stage, found, 'thumb', language);
  const { page, speech, who } = table;
  await page.getByText(speech.w.asked.discard({ ...FACTS, isPowerCard }, who)).waitFor();
  const ways = legalFor(state, 0);
  const offered = await page.locator('[data-action^="discard:"]').evaluateAll((buttons) => {
    return [...new Set(buttons.map((button) => button.getAttribute('data-action')))];
  });
  expect(offered.length).toBe(ways.length);
  // All cards of the hand stay visible, also those that cannot be played.
  expect(await page.locator('.hand').getByRole('listitem').count()).toBe(state.handSize(0));
  const card = state.table.cardNames[argA(lastOf(ways))];
  await table.hand.press(page.locator(`[data-action="discard:${card}"]`).first());
  await table.send();
  expect((await table.played())[0]).toBe(`0 discard ${card}`);
  expect(table.faults).toEqual([]);
});

/** Whether the hand has other cards besides power cards. */
function holdsOther(s: State): boolean {
  return s.countHand(0, FACE.power, FACE.city) < s.handSize(0);
}

test('after a tornado one of the cards is kept, the others are seen to go', async (context) => {
  needBrowser(context);
  const found = find({ ...DISASTERS, players: 4 }, (s) => {
    return asks(s, 0, QUESTION.keep) && legalFor(s, 0).length > 2;
  });
  const { state } = found;
  const table = await sitDown(stage, found, 'mouse', 'ja');
  const { page, speech, who } = table;
  const { w } = speech;
  await page.getByText(w.asked.keep(FACTS, who)).waitFor();
  const cards = legalFor(state, 0).map((move) => state.table.cardNames[argA(move)]);
  for (const card of cards) {
    const name = speech.m.told(w.moves.keep.kind, w.card(card));
    await page.getByRole('button', { name }).waitFor();
  }
  const [kept] = cards.slice(-1);
  await table.hand.press(page.locator(`[data-action="keep:${kept}"]`));
  await table.send();
  expect((await table.played())[0]).toBe(`0 keep ${kept}`);
  const log = page.getByRole('list', { name: speech.m.history.heading });
  for (const card of cards.slice(0, -1)) {
    const seats = [1, 2, 3].filter((from) => state.table.cardNames[state.taken(from)] === card);
    for (const from of seats) {
      const event = { type: 'blown-away', seat: 0, from, card } as const;
      await log.getByText(speech.event(event, who)).waitFor();
    }
  }
  expect(table.faults).toEqual([]);
});

test('two objectives at once, by keyboard: one is chosen, the other stays open', async (context) => {
  needBrowser(context);
  const found = find(BASIC, (s) => asks(s, 0, QUESTION.objective) && s.actions() === 0);
  const { state } = found;
  const table = await sitDown(stage, found, 'keyboard', 'en');
  const { page, speech, who } = table;
  const { w, g } = speech;
  await page.getByText(w.asked.objective(FACTS, who)).waitFor();
  const ids = legalFor(state, 0).map((move) => state.table.objectiveIds[argA(move)]);
  const names = ids.map((id) => w.objective(id, who.edition));
  const chosen = names.length - 1;
  for (const name of names) await table.button(g.goals.choose(name)).waitFor();
  await table.hand.press(table.button(g.goals.choose(names[chosen])));
  await table.send();
  expect((await table.played())[0]).toBe(`0 objective ${ids[chosen]}`);
  const mine = (name: string) =>
    page.getByRole('button', { name: `${name}: ${g.goals.by('Ada')}` });
  await mine(names[chosen]).waitFor();
  expect(await mine(names[0]).count()).toBe(0);
  expect(table.faults).toEqual([]);
});

test('too few meeples for all cities, by thumb: one by one, in the list and in the world', async (context) => {
  needBrowser(context);
  const found = find(BASIC, (s) => {
    if (!asks(s, 0, QUESTION.settle)) return false;
    return asks(after(s, 0, lastOf(legalFor(s, 0))), 0, QUESTION.settle);
  });
  const { state } = found;
  const table = await sitDown(stage, found, 'thumb', 'ja');
  const { page, speech, who } = table;
  const question = page.getByRole('heading', { name: speech.w.asked.settle(FACTS, who) });
  await question.waitFor();
  const cities = legalFor(state, 0);
  expect(await table.lit()).toHaveLength(cities.length);
  await pressListed(page, table.hand, table.choice(lastOf(cities)));
  const next = after(state, 0, lastOf(cities));
  await question.waitFor();
  const [left] = legalFor(next, 0);
  await expect.poll(async () => (await table.lit()).length).toBe(cities.length - 1);
  await table.hand.press(table.cell(...cityCell(next, left)));
  await table.send();
  const lines = [lineOf(state, 0, lastOf(cities)), lineOf(next, 0, left)];
  expect((await table.played()).slice(0, 2)).toEqual(lines);
  expect(table.faults).toEqual([]);
});

/** The cell of the city in a move. */
function cityCell(s: State, move: Move): readonly [number, number] {
  const place = s.place(s.cityAt(argA(move)));
  return [xOf(place), yOf(place)];
}

/** The position is so rare that the search for it takes most of the time. */
const SEARCH = { timeout: 180_000 };

test(
  'an eruption with too few deserts: first the mountain, then the tiles that change',
  SEARCH,
  async (context) => {
    needBrowser(context);
    const isWanted = (s: State) => {
      if (!asks(s, 0, QUESTION.turn) || s.actions() < 2 || !s.holds(0, ERUPTION)) return false;
      if ([1, 2].some((other) => s.holds(other, PROTECTION)) || mountains(s) < 2) return false;
      const move = partial(s);
      if (move === undefined) return false;
      // No seat can cancel it, but by public information some seat might.
      return after(s, 0, move).top() === QUESTION.window;
    };
    const found = find(DISASTERS, isWanted, 10_690);
    const { state } = found;
    const move = partial(state) ?? 0;
    const table = await sitDown(stage, found, 'mouse', 'en');
    const { page, hand, speech, cell } = table;
    await hand.press(page.locator('[data-action="play:eruption"]').first());
    expect(await table.lit()).toHaveLength(mountains(state));
    const [x, y] = [coordinateOf(argA(move)), coordinateOf(argB(move))];
    await hand.press(cell(x, y));
    await page.getByText(speech.g.actions.rest).waitFor();
    const changing = around(x, y).filter((_, way) => ((argC(move) >> way) & 1) !== 0);
    for (const each of changing) await hand.press(cell(...each));
    await page.getByText(speech.g.outlook.ifNobody).waitFor();
    await table.send();
    const line = lineOf(state, 0, move);
    expect((await table.played())[0]).toBe(line);
    // Both bots let it happen; after that the chosen tiles are desert, and no other tiles are.
    await expect.poll(async () => landsOf(play(await table.record()))).toEqual(expected());
    for (const each of changing) {
      await page.locator(`[data-cell="${each}"][aria-label*="${speech.w.lands.desert}"]`).waitFor();
    }
    expect(table.faults).toEqual([]);

    function landsOf(s: State): readonly string[] {
      return around(x, y).map((at) => {
        const tile = tileAt(s, placeAt(...at));
        return tile < 0 ? '' : LANDS[s.land(tile)];
      });
    }
    function expected(): readonly string[] {
      return landsOf(state).map((land, way) => (((argC(move) >> way) & 1) !== 0 ? 'desert' : land));
    }
  },
);

const PROTECTION = FACE.power + POWER.protection;
const ERUPTION = FACE.power + POWER.eruption;

/** The four cells beside one, in the order of directions. */
function around(x: number, y: number): readonly (readonly [number, number])[] {
  const steps = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
  return DIRECTIONS.map((direction) => [x + steps[direction][0], y + steps[direction][1]]);
}

function mountains(s: State): number {
  return new Set(legalFor(s, 0, KIND.eruption).map((move) => `${argA(move)} ${argB(move)}`)).size;
}

/** An eruption that changes two of three or four possible tiles. */
function partial(s: State): Move | undefined {
  const all = legalFor(s, 0, KIND.eruption);
  return all.find((move) => {
    const same = all.filter((other) => argA(other) === argA(move) && argB(other) === argB(move));
    return countBits(argC(move)) === 2 && same.length > 2;
  });
}
