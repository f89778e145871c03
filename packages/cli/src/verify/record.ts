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

/** What a table tells of a game that is over, beside its record. As in the file: nothing is checked. */
export interface Disclosure {
  readonly commitment?: unknown;
  readonly salt?: unknown;
  /** From what the seed was made, where the table was dealt when all sat. */
  readonly deal?: unknown;
  readonly outcome?: unknown;
}

/** Why a finished game is not what its table told; the catalogues have a sentence for each. */
export interface RecordFaults {
  /** Nothing was promised at the start, or the salt is missing. */
  'no-commitment': { readonly field: 'commitment' | 'salt' };
  /** The seed is not the one that was promised. */
  'wrong-hash': { readonly commitment: string; readonly found: string };
  /** What the game was dealt from is told in a form that cannot be read. */
  'deal-malformed': object;
  /** The seed is not the one that the host's and the shares make. */
  'other-shares': { readonly seed: string };
  /** The record promises something else than what was noted at the start. */
  'other-commitment': { readonly commitment: string; readonly noted: string };
  'other-rules': { readonly rules: string; readonly ours: string };
  /** The first command that the rules refuse, from 1; 0 when game or options are refused. */
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
 * Holds a finished game against what was promised at its start: SHA-256 of `seed:salt` is the
 * commitment (of the host's seed, where the game was dealt from that and from shares, and then the seed is the one that
 * they make), every command is legal from that seed on, and the end is the one that was told.
 * @param noted the commitment as somebody wrote it down at the start, if so
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
  // The players ended the game early: nobody has won, and the record may say nothing after that.
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

/** An outcome so that equal ones are equal texts, whatever else stands beside its members. */
function asText({ vp, tieBreak, rank }: Partial<Outcome>): string {
  return JSON.stringify({ vp, tieBreak, rank });
}
