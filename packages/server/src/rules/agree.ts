import {
  type AnyGame,
  type Outcome,
  printAgreed,
  printCommand,
  readAgreed,
  refusal,
  replay,
  seatsOf,
  type Viewer,
} from '@pangaea/rules/kernel';
import { gameOf } from './games.ts';
import type { AgreeReply, AgreeRequest } from './jobs.ts';
import type { Step } from './telling.ts';

/**
 * Adds an agreement of the people at a table to its record. The rules replay it and decide whether
 * it is possible. Everybody gets the position, because it does not follow from the one before.
 */
export function agree({ table, record, agreed, fairness }: AgreeRequest): AgreeReply {
  const game = gameOf(record);
  if (game === undefined) {
    return { result: 'refused', refusal: refusal('game-unknown', { game: record.game }) };
  }
  const command = printCommand(agreed.seat, printAgreed(agreed));
  const commands = [...record.commands, command];
  const played = replay(game, { ...record, commands });
  if (!played.ok) return { result: 'refused', refusal: played.error.refusal };
  const over = agreed.kind === 'stop';
  const deciders = over ? 0 : game.deciders(played.value);
  const from = record.commands.length;
  const viewers: Viewer[] = [...Array(game.seats(played.value)).keys(), 'spectator'];
  const texts = viewers.map((viewer) =>
    JSON.stringify({
      table,
      from,
      version: from + 1,
      steps: [agreedStep(game, played.value, command, viewer)],
      deciders: seatsOf(deciders),
      ...(over ? { fairness } : {}),
    }),
  );
  const isSame = texts.every((text) => text === texts[0]);
  return { result: 'agreed', command, deciders, over, texts: isSame ? [texts[0]] : texts };
}

/** An entry of a record that is no move, as a viewer sees it; undefined for moves. */
export function agreedStep(
  game: AnyGame,
  after: unknown,
  line: string,
  viewer: Viewer,
): Step | undefined {
  const agreed = readAgreed(line);
  if (agreed === undefined) return undefined;
  const position = game.toJson(game.view(after, viewer));
  return { seat: agreed.seat, command: printAgreed(agreed), events: [], position };
}

/** The state of the end of a game. A game that was stopped asks no seat, and no seat has won it. */
export function endOf(
  game: AnyGame,
  state: unknown,
  isStopped: boolean,
): { readonly deciders: readonly number[]; readonly outcome: Outcome | undefined } {
  if (isStopped) return { deciders: [], outcome: undefined };
  return { deciders: seatsOf(game.deciders(state)), outcome: game.outcome(state) };
}
