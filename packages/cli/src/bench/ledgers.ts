import { recordGame } from '@pangaea/rules/conformance';
import type { GameRecord } from '@pangaea/rules/kernel';
import {
  type PreparedLedger,
  parseLedger,
  prepareLedger,
  printLedger,
  recordToTable,
  replayLedger,
  tableToLedger,
} from '@pangaea/rules/snellman';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { trial as terraMysticaTrial } from '@pangaea/rules/trials/terra-mystica';
import { best, cpuTime } from './cpu.ts';

/** A ledger in its command form. */
export interface LedgerText {
  readonly name: string;
  readonly text: string;
  /** Map of the game, if the commands name none. */
  readonly map?: string;
}

/**
 * Commands of ledgers in a second of CPU time: the number read, and the number played with checks.
 */
export interface LedgerFigures {
  readonly ledgerParseCommandsPerSecond: number;
  readonly ledgerReplayCommandsPerSecond: number;
}

/** Random games of this engine, written as terra.snellman.net would store them. */
export function sampleLedgers(games: number): readonly LedgerText[] {
  const samples: LedgerText[] = [];
  for (let index = 0; index < games; index++) {
    const players = 5 - (index % 4);
    const options = { rules: 'snellman', players, fireAndIce: true };
    const record = recordGame(terraMysticaTrial, 1, index, options);
    const text = record && asLedger(record);
    if (text !== undefined) samples.push({ name: `sample ${index}`, text });
  }
  return samples;
}

/**
 * A record as a ledger; undefined for the few games for which the site accepts no order of moves.
 */
function asLedger(record: GameRecord): string | undefined {
  const table = recordToTable(terraMystica(), record);
  if (table.ok) return printLedger(tableToLedger(table.value));
  const { code } = table.error.refusal;
  if (code !== 'not-in-turn-of-site') throw new Error(`a sample cannot be written: ${code}`);
  return undefined;
}

/**
 * Measures how fast ledgers are read, and how fast they are played with checks.
 * @returns the figures, or the name of the ledger that is refused
 */
export function measureLedgers(
  texts: readonly LedgerText[],
  rounds: number,
): LedgerFigures | { readonly refused: string } {
  const game = terraMystica();
  const prepared: PreparedLedger[] = [];
  for (const { map, name, text } of texts) {
    const ledger = parseLedger(text);
    const ready = ledger.ok ? prepareLedger(ledger.value, map) : ledger;
    if (!ready.ok || !replayLedger(game, ready.value).ok) return { refused: name };
    prepared.push(ready.value);
  }
  const commands = prepared.reduce((sum, { steps }) => sum + steps.length, 0);
  const parsing = best(rounds, () =>
    cpuTime(() => {
      for (const { text } of texts) parseLedger(text);
    }),
  );
  const replaying = best(rounds, () =>
    cpuTime(() => {
      for (const each of prepared) replayLedger(game, each);
    }),
  );
  return {
    ledgerParseCommandsPerSecond: (commands / parsing) * 1e9,
    ledgerReplayCommandsPerSecond: (commands / replaying) * 1e9,
  };
}
