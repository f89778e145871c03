import {
  type DealtFrom,
  isSeedOf,
  isStopped,
  type Refusal,
  replay,
  sha256,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { WholeRecord } from '@pangaea/wire';
import { type AnyHistory, stateAt } from './history.ts';
import type { AnyPageGame } from './page-game.ts';
import { editionOf, rulesWith } from './rules.ts';

/** A share, and the seats that it was given for. */
export interface OwnShare {
  readonly seats: readonly number[];
  readonly share: string;
}

/** The result of checking a finished game. */
export type Verdict =
  | { readonly ok: true; readonly commands: number }
  /** Seed and salt do not match the commitment of the start. */
  | { readonly ok: false; readonly why: 'commitment' }
  /**
   * The seed of the game does not follow from commitment and shares, or the share of this device is
   * missing.
   */
  | { readonly ok: false; readonly why: 'shares' }
  /** The rules refuse a move, counted from 1; 0 is the deal. */
  | { readonly ok: false; readonly why: 'refused'; readonly at: number; readonly refusal: Refusal }
  /** With this seed the table would have looked different after this number of moves. */
  | { readonly ok: false; readonly why: 'position'; readonly at: number }
  | { readonly ok: false; readonly why: 'outcome' };

/**
 * Checks that a finished game was dealt from the committed seed, that every move was legal, and
 * that everything shown to this page follows from them. Nobody can check whether the operator
 * looked at the seed.
 * @param commitment as this page first received it
 * @param history as `viewer` saw it
 * @param own the share of this device in the deal, if it is known
 */
export function verify(
  game: AnyPageGame,
  record: WholeRecord,
  commitment: string,
  history: AnyHistory,
  viewer: Viewer,
  own?: OwnShare,
): Verdict {
  const { deal } = record;
  const fixed = `${deal?.seed ?? record.seed}:${record.salt}`;
  // Servers hash only such text, so a commitment to any other text is not valid.
  const isPlain = /^[\x20-\x7e]*$/.test(fixed);
  if (!isPlain || sha256(fixed) !== commitment) return { ok: false, why: 'commitment' };
  if (deal !== undefined && !isSeedOf(record.seed, deal)) return { ok: false, why: 'shares' };
  if (own !== undefined && !isAmong(own, deal)) return { ok: false, why: 'shares' };
  const rules = rulesWith(game, editionOf(game, history.start));
  let differs: number | undefined;
  const compare = (state: unknown, at: number) => {
    const right = rules.view(state, viewer);
    const shown = rules.view(stateAt(history, at), viewer);
    if (rules.difference(right, shown).length > 0) differs ??= at;
  };
  const dealt = replay(rules, { ...record, commands: [] });
  if (dealt.ok) compare(dealt.value, 0);
  const end = replay(rules, record, (state, _events, index) => {
    if (index < history.steps.length) compare(state, index + 1);
  });
  if (!end.ok) {
    return { ok: false, why: 'refused', at: end.error.index + 1, refusal: end.error.refusal };
  }
  if (differs !== undefined) return { ok: false, why: 'position', at: differs };
  const { commands } = record;
  if (history.steps.length !== commands.length) {
    return { ok: false, why: 'position', at: Math.min(history.steps.length, commands.length) };
  }
  if (isStopped(commands)) {
    return record.outcome === undefined
      ? { ok: true, commands: commands.length }
      : { ok: false, why: 'outcome' };
  }
  if (record.outcome === undefined) return { ok: false, why: 'outcome' };
  const { vp, rank } = record.outcome;
  const outcome = rules.outcome(end.value);
  if (outcome?.vp.join() !== vp.join() || outcome.rank.join() !== rank.join()) {
    return { ok: false, why: 'outcome' };
  }
  return { ok: true, commands: commands.length };
}

/** Whether the share of this device is among the shares of its seats. */
function isAmong({ seats, share }: OwnShare, deal: DealtFrom | undefined): boolean {
  const given = deal?.shares.filter(({ seat, by }) => by === 'device' && seats.includes(seat));
  return given?.some((each) => each.share === share) === true;
}
