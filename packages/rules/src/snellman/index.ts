export { LEDGER_REFUSALS, type LedgerRefusal } from './game/ledger-game.ts';
export { HEAD_FAULTS, type HeadFaultCode } from './game/ledger-head.ts';
export type { Ledger, LedgerLine, PlayerCommand, TableCommand } from './notation/commands.ts';
export {
  type LedgerFile,
  type LedgerFileFault,
  type RecordedRow,
  readLedgerFile,
} from './notation/ledger-file.ts';
export { parseLedger } from './notation/parse-ledger.ts';
export { parseTableForm } from './notation/parse-table-form.ts';
export { NOTATION_FAULTS, type NotationFault, type NotationFaultCode } from './notation/place.ts';
export { printLedger } from './notation/print-ledger.ts';
export { printTableForm } from './notation/print-table-form.ts';
export type { TableForm } from './notation/table-form.ts';
export {
  type PlayFault,
  type PreparedLedger,
  playLedger,
  prepareLedger,
  replayLedger,
} from './reader/play-ledger.ts';
export { readSiteGame, type SiteGame, type SiteGameFault } from './reader/read-game.ts';
export { readSiteFile } from './reader/site-file.ts';
export { tableToLedger } from './reader/table-to-ledger.ts';
export { reportVerifications } from './verify/report.ts';
export { type Difference, type Verification, verifyLedger } from './verify/verify-ledger.ts';
export { recordToTable } from './writer/record-to-table.ts';
