import type { Event, State } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { factsOf } from '../../src/game/facts.ts';
import { type History, stateAt } from '../../src/game/history.ts';
import { tableAt } from '../../src/game/moment.ts';
import { raceOf } from '../../src/game/race.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { OPENED_EN } from '../../src/messages/opened-en.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { TERRA_MESSAGES } from '../../src/terra/messages/index.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { gainOf, roundStops } from '../../src/terra-nova/game/race.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { playedOut } from './played-out.ts';

test('the facts of a game are true, and lead to the moment where they can be seen', () => {
  const options = { factions: 'first-game', startPlayer: 0 };
  const history: History<State, Event> = playedOut(TERRA_NOVA_PAGE, options);
  const end = stateAt(history);
  const rank = GAME.outcome(end)?.rank ?? [];
  const race = raceOf(history, 4, gainOf);
  const lastRound = roundStops(history)[4];
  const speech = novaSpeech(speechFor('en', MESSAGES.en), TERRA_NOVA.en, NOVA_MESSAGES.en);
  const names = ['Ann', 'Ben', 'Cleo', 'Dora'];
  const seat = (index: number) => names[index];
  const facts = factsOf(race, {
    speech,
    words: OPENED_EN,
    history,
    rank,
    counted: TERRA_MESSAGES.en.points,
    lastRound: lastRound.steps,
    who: { seat, full: seat, player: seat },
  });
  const vp = (moment: number, of: number) => tableAt(history, moment).vp(of);

  const { bestMove, spurt, behind, lead } = facts;
  for (const fact of [bestMove, spurt, behind, lead]) {
    if (fact !== undefined) expect(fact.text).toContain(names[fact.seat]);
  }
  if (spurt?.moment === undefined) throw new Error('nobody gained most');
  const won = end.vp(spurt.seat) - vp(spurt.moment, spurt.seat);
  expect(spurt.text).toContain(`${won} VP`);
  expect(tableAt(history, spurt.moment).round()).toBe(5);
  for (const other of [0, 1, 2, 3]) {
    if (other !== spurt.seat) expect(end.vp(other) - vp(spurt.moment, other)).toBeLessThan(won);
  }
  if (behind?.moment === undefined) throw new Error('the winner was never behind');
  expect(behind.seat).toBe(rank.indexOf(1));
  const most = Math.max(...[0, 1, 2, 3].map((of) => vp(behind.moment ?? 0, of)));
  expect(behind.text).toContain(`${most - vp(behind.moment, behind.seat)} VP`);
});
