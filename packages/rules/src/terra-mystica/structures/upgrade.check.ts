import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { boardOf, isOwn } from '../check/geography.ts';
import { needsPiece, needsPrice } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';

const BECOMES: Readonly<Record<string, string>> = {
  'trading-post': 'dwelling',
  temple: 'trading-post',
  stronghold: 'trading-post',
  sanctuary: 'temple',
};

/** Checks an upgrade as the action of a turn. */
export function checkUpgrade(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  reason?: Reason,
): number {
  return needsUpgrade(s, seat, hex, to, reason) || needsPrice(s, seat, to, hex, 0, reason);
}

/** Checks whether a structure may become another, without the price. */
export function needsUpgrade(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  reason?: Reason,
): number {
  if (!isOwn(s, seat, hex)) return refuse('not-your-building', { hex: hexName(s, hex) }, reason);
  const name = BUILDINGS[to];
  const building = BUILDINGS[s.building(hex)];
  if (BECOMES[name] !== building) {
    return refuse('cannot-become', { hex: hexName(s, hex), building, to: name }, reason);
  }
  const wrong = needsPiece(s, seat, to, reason);
  if (wrong !== LEGAL) return wrong;
  if (boardOf(s, seat).checks?.mayBecome?.(s, seat, hex, to) === false) {
    return refuse('upgrade-impossible', { hex: hexName(s, hex), to: name }, reason);
  }
  return LEGAL;
}
