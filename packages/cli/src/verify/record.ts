import { hash } from 'node:crypto';
import {
  type AnyGame,
  type GameEvent,
  isSeedOf,
  isStopped,
  type Outcome,
  parseDealtFrom,
  type Refusal,
  replay,
} from '@pangaea/rules/kernel';
import type { RecordFile } from '../record/record-file.ts';

/**
 * The information that a table publishes about a finished game, besides its record. It is as in the
 * file: nothing is checked.
 */
export interface Disclosure {
  readonly commitment?: unknown;
  readonly salt?: unknown;
  /**
   * The numbers from which the seed was made, if the cards were dealt after all players had joined.
   */
  readonly deal?: unknown;
  readonly outcome?: unknown;
}

/**
 * The reasons why a finished game does not agree with the published information; the catalogues
 * have a sentence for each.
 */
export interface RecordFaults {
  /** There was no commitment at the start, or the salt is missing. */
  'no-commitment': { readonly field: 'commitment' | 'salt' };
  /** The seed is not the one of the commitment. */
  'wrong-hash': { readonly commitment: string; readonly found: string };
  /** The numbers from which the game was dealt have a form that cannot be read. */
  'deal-malformed': object;
  /** The seed is not the one that follows from the host's number and the shares. */
  'other-shares': { readonly seed: string };
  /** The commitment in the record is not the one that somebody noted at the start. */
  'other-commitment': { readonly commitment: string; readonly noted: string };
  'other-rules': { readonly rules: string; readonly ours: string };
  /** The first command that the rules refuse, counted from 1; 0 if game or options are refused. */
  refused: { readonly number: number; readonly line: string; readonly refusal: Refusal };
  /** The commands do not lead to an end. */
  'not-over': { readonly commands: number };
  'no-outcome': object;
  'other-outcome': { readonly told: string; readonly found: string };
}

export type RecordFault = {
  readonly [C in keyof RecordFaults]: { readonly code: C } & RecordFaults[C];
}[keyof RecordFaults];

/**
 * Checks a finished game against the commitment at its start: SHA-256 of `seed:salt` must be the
 * commitment (the seed of the host; if the game was dealt from the host's seed and shares, its seed
 * must follow from them), every command must be legal from that seed on, and the end must be the
 * published one.
 * @param noted the commitment that somebody noted at the start, if there is one
 */
export function verifyRecord(
  game: AnyGame,
  record: RecordFile,
  told: Disclosure,
  noted: string | undefined,
): readonly RecordFault[] {
  return [...checkPromise(record.seed, told, noted), ...checkPlay(game, record, told.outcome)];
}

function checkPromise(
  seed: string,
  { commitment, salt, deal }: Disclosure,
  noted: string | undefined,
): RecordFault[] {
  if (typeof commitment !== 'string') return [{ code: 'no-commitment', field: 'commitment' }];
  const faults: RecordFault[] = [];
  if (noted !== undefined && noted !== commitment) {
    faults.push({ code: 'other-commitment', commitment, noted });
  }
  if (typeof salt !== 'string') return [...faults, { code: 'no-commitment', field: 'salt' }];
  const from = deal === undefined ? undefined : parseDealtFrom(deal);
  if (deal !== undefined && from === undefined) return [...faults, { code: 'deal-malformed' }];
  const found = hash('sha256', `${from?.seed ?? seed}:${salt}`);
  if (found !== commitment) faults.push({ code: 'wrong-hash', commitment, found });
  if (from !== undefined && !isSeedOf(seed, from)) faults.push({ code: 'other-shares', seed });
  return faults;
}

function checkPlay(game: AnyGame, record: RecordFile, told: unknown): RecordFault[] {
  const { rulesVersion: rules } = record;
  if (!game.rulesVersions.includes(rules)) {
    return [{ code: 'other-rules', rules, ours: game.rulesVersions.join(', ') }];
  }
  const replayed = replay<unknown, unknown, GameEvent>(game, record);
  if (!replayed.ok) {
    const { index, refusal } = replayed.error;
    return [{ code: 'refused', number: index + 1, line: record.commands[index] ?? '', refusal }];
  }
  // The players ended the game early: nobody has won, and the record may contain nothing after
  // that.
  if (isStopped(record.commands)) {
    if (told === undefined || told === null) return [];
    return [{ code: 'other-outcome', told: asText(told as Partial<Outcome>), found: '–' }];
  }
  const outcome = game.outcome(replayed.value);
  if (outcome === undefined) return [{ code: 'not-over', commands: record.commands.length }];
  if (told === undefined || told === null) return [{ code: 'no-outcome' }];
  const found = asText(outcome);
  const other = asText(told as Partial<Outcome>);
  return found === other ? [] : [{ code: 'other-outcome', told: other, found }];
}

/**
 * An outcome as a text, so that equal outcomes are equal texts, whatever other fields they have.
 */
function asText({ vp, tieBreak, rank }: Partial<Outcome>): string {
  return JSON.stringify({ vp, tieBreak, rank });
}
