export type { Ledger, LedgerLine, PlayerCommand, TableCommand } from './commands.ts';
export {
  type LedgerFile,
  type LedgerFileFault,
  type RecordedRow,
  readLedgerFile,
} from './ledger-file.ts';
export { LEDGER_REFUSALS, type LedgerRefusal } from './ledger-game.ts';
export { HEAD_FAULTS, type HeadFaultCode } from './ledger-head.ts';
export { parseLedger } from './parse-ledger.ts';
export { parseTableForm } from './parse-table-form.ts';
export { NOTATION_FAULTS, type NotationFault, type NotationFaultCode } from './place.ts';
export {
  type PlayFault,
  type PreparedLedger,
  playLedger,
  prepareLedger,
  replayLedger,
} from './play-ledger.ts';
export { printLedger } from './print-ledger.ts';
export { printTableForm } from './print-table-form.ts';
export { recordToTable } from './record-to-table.ts';
export { reportVerifications } from './report.ts';
export type { TableForm } from './table-form.ts';
export { tableToLedger } from './table-to-ledger.ts';
export { type Difference, type Verification, verifyLedger } from './verify-ledger.ts';
