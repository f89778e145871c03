import type { Ledger } from '../../../src/snellman/notation/commands.ts';
import type { LedgerFaction } from '../../../src/snellman/notation/words.ts';
import { Refused } from './kept.ts';

/** Options of the site with one of which it knows the factions of Fire & Ice. */
const OPTION_OF: Readonly<Partial<Record<LedgerFaction, RegExp>>> = {
  icemaidens: /ice$/,
  yetis: /ice$/,
  acolytes: /volcano$/,
  dragonlords: /volcano$/,
  riverwalkers: /variable(_v\d)?$/,
  shapeshifters: /variable(_v\d)?$/,
};

/** @throws Refused where the table has no option with which the site knows a faction */
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
