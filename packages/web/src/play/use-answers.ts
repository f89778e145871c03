import { useEffect, useRef } from 'preact/compat';
import { type AnyHistory, stateAt } from '../game/history.ts';
import { usePreferences } from '../preferences/context.ts';
import type { TableState } from '../table/port.ts';
import type { Plan } from './plan.ts';

/** Milliseconds in which an answer can be taken back before people elsewhere see it. */
const TAKEN_BACK_MS = 3000;

/**
 * Sends a drafted answer to an action of another seat without a further press. Against bots and at
 * one device it is sent at once, since it can be taken back there; with people elsewhere it is sent
 * after a while. At tables of a server it also plays the moves that the page makes without asking
 * (`PageOrders`); tables of this device play them themselves.
 * @param seat the seat that decides now
 * @returns milliseconds until the drafted answer is sent; undefined if none is drafted
 */
export function useAnswers(
  table: TableState,
  history: AnyHistory,
  seat: number | undefined,
  { moves, sending, refusal }: Plan,
  send: (moves: readonly number[]) => void,
): number | undefined {
  const { preferences } = usePreferences();
  const { game, steps } = history;
  const hasOthers = table.players.some(({ kind }) => kind === 'away');
  const latest = useRef(send);
  latest.current = send;

  const [answer] = moves;
  const isAnswer =
    seat !== undefined &&
    moves.length === 1 &&
    !sending &&
    refusal === undefined &&
    game.isAnswer?.(answer) === true;
  const wait = hasOthers ? TAKEN_BACK_MS : 0;
  useEffect(() => {
    if (!isAnswer) return undefined;
    if (wait === 0) {
      latest.current([answer]);
      return undefined;
    }
    const timer = setTimeout(() => latest.current([answer]), wait);
    return () => clearTimeout(timer);
  }, [isAnswer, answer, wait]);

  const isAsked =
    table.connection === 'connected' &&
    seat !== undefined &&
    moves.length === 0 &&
    !sending &&
    steps.at(-1)?.agreed === undefined;
  const orders = {
    freePower: preferences.freePower,
    endsTurn: preferences.endsTurn && !hasOthers,
  };
  const unasked =
    isAsked && seat !== undefined ? game.unasked?.(stateAt(history), seat, orders) : undefined;
  /** A move that the server refuses is not sent again. */
  const sentAt = useRef(-1);
  useEffect(() => {
    if (unasked === undefined || sentAt.current === steps.length) return;
    sentAt.current = steps.length;
    latest.current([unasked]);
  }, [unasked, steps.length]);
  return isAnswer ? wait : undefined;
}
