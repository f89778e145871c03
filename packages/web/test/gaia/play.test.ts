import { type Event, placeAt, type State } from '@pangaea/rules/gaia';
import { expect, test } from 'vitest';
import { type Action, actionsFor } from '../../src/gaia/game/actions.ts';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { GAME } from '../../src/gaia/game/rules.ts';
import { choicesAt, litBy, reasonsAt, wishFor, wishForCell } from '../../src/gaia/play/press.ts';
import { draftOn } from '../../src/game/draft.ts';
import { NO_PLAN } from '../../src/play/plan.ts';
import type { Play } from '../../src/play/use-play.ts';
import { laidOut } from './game/laid-out.ts';

const VIEW = GAME.view(
  laidOut({
    options: { mode: 'advanced' },
    world: { '0 0': 'plains', '1 0': 'swamp' },
    animals: { '1 0': 4 },
    hand: ['nature-sea', 'animals-swamp', 'sun', 'earthquake', 'tornado'],
  }),
  0,
);
const drafted = draftOn<State, Event>(GAIA_PAGE, VIEW, 0, []);
if (!drafted.ok) throw new Error(drafted.error.code);
const actions = actionsFor(VIEW, 0);

/** The parts of a table that a click needs. */
function playing(plan: Partial<typeof NO_PLAN> = {}): Play<State, Event, Action> {
  const play = { actions, plan: { ...NO_PLAN, ...plan }, draft: drafted.ok && drafted.value };
  return play as unknown as Play<State, Event, Action>;
}

const of = (id: string): Action => {
  const found = actions.find((action) => action.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

test('a press on a card drafts it, picks it, or says why not', () => {
  expect(wishFor(of('play:tornado'))).toMatchObject({ do: 'draft' });
  expect(wishFor(of('draw:life'))).toMatchObject({ do: 'draft' });
  expect(wishFor(of('play:nature-sea'))).toEqual({ do: 'pick', action: 'play:nature-sea' });
  expect(wishFor(of('play:animals-swamp'))).toMatchObject({ do: 'refused' });
});

test('a press on a cell drafts what was picked, says why not there, or asks', () => {
  const [free, tile] = [placeAt(0, 1), placeAt(0, 0)];
  expect(wishForCell(playing(), tile)).toEqual({ do: 'ask', spot: tile });
  expect(wishForCell(playing({ spot: tile }), tile)).toEqual({ do: 'ask', spot: undefined });
  const picked = playing({ action: 'play:nature-sea' });
  expect(wishForCell(picked, free)).toMatchObject({ do: 'draft' });
  expect(wishForCell(picked, tile)).toMatchObject({
    do: 'refused',
    refusal: { code: 'cell-taken' },
  });
  expect(litBy(picked).lit.has(free)).toBe(true);
  expect(litBy(playing()).lit.size).toBe(0);
});

test('where two tiles are the only pair, either of them is enough for an earthquake', () => {
  const picked = playing({ action: 'play:earthquake' });
  for (const place of [placeAt(0, 0), placeAt(1, 0)]) {
    expect(wishForCell(picked, place)).toMatchObject({ do: 'draft' });
  }
});

test('a cell tells what can be done there and what cannot, of cards for such a cell', () => {
  const swamp = { place: placeAt(1, 0), land: 'swamp' } as const;
  expect(choicesAt(playing(), swamp.place).map(({ action }) => action.id)).toEqual([
    'play:sun',
    'play:earthquake',
  ]);
  expect(reasonsAt(playing(), swamp).map(({ card, why }) => [card, why.code])).toEqual([
    ['animals-swamp', 'tile-has-animals'],
  ]);
  expect(reasonsAt(playing(), { place: placeAt(5, 5), land: undefined })).toMatchObject([
    { card: 'nature-sea', why: { code: 'cell-not-adjacent' } },
  ]);
});
