import type { Ledger } from '../../../src/snellman/notation/commands.ts';
import type { LedgerFaction } from '../../../src/snellman/notation/words.ts';
import { Refused } from './kept.ts';

/** For each faction of Fire & Ice, the options of the site of which one must be set. */
const OPTION_OF: Readonly<Partial<Record<LedgerFaction, RegExp>>> = {
  icemaidens: /ice$/,
  yetis: /ice$/,
  acolytes: /volcano$/,
  dragonlords: /volcano$/,
  riverwalkers: /variable(_v\d)?$/,
  shapeshifters: /variable(_v\d)?$/,
};

/** @throws Refused if the table has no option for the faction */
export function needsOption(
  faction: LedgerFaction,
  site: ReadonlySet<string>,
  ledger: Ledger,
): void {
  const wanted = OPTION_OF[faction];
  if (wanted === undefined) return;
  const variants = ledger.flatMap((line) =>
    line.kind === 'table' && line.command.do === 'faction-variant' ? [line.command.variant] : [],
  );
  const options = [...site].filter((option) => option.startsWith('fire-and-ice-factions/'));
  if (![...options, ...variants].some((option) => wanted.test(option))) {
    throw new Refused(`unknown faction: ${faction}`);
  }
}
