import type { ToldAnalysis } from '@pangaea/bots/host';
import { expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import { workerBots } from '../../src/table/bots/client.ts';
import { type HintClient, HintDesk } from '../../src/table/local/hint-desk.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut } from '../game/played-out.ts';

const history: AnyHistory = playedOut(TERRA_NOVA_PAGE, { factions: 'first-game', players: 3 });
const at = (step: number) => ({ seat: history.steps[step].seat, state: stateAt(history, step) });

/** Each command represents the best of all choices; questions wait until the test answers them. */
function fake() {
  type Asked = Parameters<HintClient['analyse']>[0] & {
    readonly named: readonly (readonly string[])[] | undefined;
  };
  const asked: (Asked & {
    answer(commands: readonly string[][], by?: ToldAnalysis['by']): void;
    fail(): void;
  })[] = [];
  let closed = 0;
  const client: HintClient = {
    analyse: (question, named) =>
      new Promise((resolve, reject) => {
        const answer = (all: readonly string[][], by = 'lines') =>
          resolve({
            by,
            choices: all.map((commands) => ({ commands })),
          } as unknown as ToldAnalysis);
        asked.push({ ...question, named, answer, fail: () => reject(new Error('no net')) });
      }),
    close: () => closed++,
  };
  return { client, asked, closed: () => closed };
}

const commandsOf = (hinted: ToldAnalysis | undefined) =>
  hinted?.choices.map(({ commands }) => commands);

/** Delays end at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the best bot is asked with what the seat may know, and its decisions are told', async () => {
  const { client, asked } = fake();
  const desk = new HintDesk(TERRA_NOVA_PAGE, client, 1500);
  const { seat, state } = at(3);
  const hint = desk.ask(seat, state);
  await settled();
  expect(asked).toHaveLength(1);
  const { game } = TERRA_NOVA_PAGE.book;
  expect(asked[0]).toMatchObject({ game: 'terra-nova', level: 'master', seat });
  expect(asked[0].position).toEqual(game.toJson(game.view(state, seat)));
  asked[0].answer([['burn 1', 'power 3w'], ['sail'], ['pass B1']]);
  expect(commandsOf(await hint)).toEqual([['burn 1', 'power 3w'], ['sail'], ['pass B1']]);
  // The same question gets its answer immediately.
  expect(await desk.ask(seat, state)).toBe(await hint);
  expect(asked).toHaveLength(1);
});

test('on a slow device the strong bot is asked, whose plans are shorter', async () => {
  const { client, asked } = fake();
  const desk = new HintDesk(TERRA_NOVA_PAGE, client, 1500);
  const { seat, state } = at(3);
  const hint = desk.ask(seat, state);
  await settled();
  asked[0].answer([['pass B1']], 'turn');
  await settled();
  expect(asked[1]).toMatchObject({ level: 'strong', budgetMs: 1500, seat, named: [] });
  expect(asked[1].position).toEqual(asked[0].position);
  asked[1].answer([['sail']]);
  expect(commandsOf(await hint)).toEqual([['sail']]);
  expect(asked).toHaveLength(2);
});

test('of a hand of others the bot is told nothing', async () => {
  const { client, asked } = fake();
  const dealt = stateAt(playedOut(GAIA_PAGE, { players: 2 }), 0);
  const { game } = GAIA_PAGE.book;
  const seat = game.deciders(dealt) === 1 ? 0 : 1;
  void new HintDesk(GAIA_PAGE, client, 1).ask(seat, dealt);
  await settled();
  expect(asked[0].position).toEqual(game.toJson(game.view(dealt, seat)));
  expect(asked[0].position).not.toEqual(game.toJson(dealt));
});

test('one question at a time, and only the last of those that came meanwhile', async () => {
  const { client, asked } = fake();
  const desk = new HintDesk(TERRA_NOVA_PAGE, client, 1);
  const [one, passed, last] = [3, 4, 5].map((step) => {
    const { seat, state } = at(step);
    return () => desk.ask(seat, state);
  });
  const hints = [one()];
  await settled();
  hints.push(passed(), last());
  await settled();
  expect(asked).toHaveLength(1);
  asked[0].answer([['sail']]);
  await settled();
  expect(asked).toHaveLength(2);
  asked[1].answer([['pass B1']]);
  expect((await Promise.all(hints)).map(commandsOf)).toEqual([
    [['sail']],
    undefined,
    [['pass B1']],
  ]);
  // An abandoned question is asked again if somebody needs its answer.
  const again = passed();
  await settled();
  asked[2].answer([['sail']]);
  expect(commandsOf(await again)).toEqual([['sail']]);
});

test('where the bot cannot be asked there is no hint and no error, and it is asked anew', async () => {
  const { client, asked, closed } = fake();
  const desk = new HintDesk(TERRA_NOVA_PAGE, client, 1);
  const { seat, state } = at(3);
  const hint = desk.ask(seat, state);
  await settled();
  asked[0].fail();
  expect(await hint).toBeUndefined();
  const again = desk.ask(seat, state);
  await settled();
  asked[1].answer([['sail']]);
  expect(commandsOf(await again)).toEqual([['sail']]);
  desk.close();
  expect(closed()).toBe(1);
});

test('a question that waits when the table is closed starts no bots again', async () => {
  let begun = 0;
  const client = workerBots(() => {
    begun++;
    return { onmessage: null, onerror: null, postMessage: () => {}, terminate: () => {} };
  });
  const desk = new HintDesk(TERRA_NOVA_PAGE, client, 1);
  const [asked, made] = [at(3), at(4)];
  const hint = desk.ask(asked.seat, asked.state);
  const judged = desk.judge(made.seat, made.state, ['sail']);
  await settled();
  desk.close();
  expect(await hint).toBeUndefined();
  expect(await judged).toBeUndefined();
  expect(begun).toBe(1);
});

test('a move that was made is judged beside the best, and no later hint takes its place', async () => {
  const { client, asked } = fake();
  const desk = new HintDesk(TERRA_NOVA_PAGE, client, 1);
  const [made, later] = [at(3), at(4)];
  const judged = desk.judge(made.seat, made.state, ['sail']);
  const hint = desk.ask(later.seat, later.state);
  await settled();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ level: 'master', seat: made.seat, named: [['sail']] });
  asked[0].answer([['pass B1'], ['sail']]);
  expect(commandsOf(await judged)).toEqual([['pass B1'], ['sail']]);
  await settled();
  expect(asked[1].named).toEqual([]);
  asked[1].fail();
  expect(await hint).toBeUndefined();
});
