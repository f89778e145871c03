import {
  err,
  type GameRecord,
  movesOnly,
  ok,
  parseRecord,
  type Refusal,
  type Result,
} from '@pangaea/rules/kernel';
import {
  type Ledger,
  type NotationFault,
  parseLedger,
  parseTableForm,
  playLedger,
  printLedger,
  printTableForm,
  readSiteFile,
  recordToTable,
  type TableForm,
  tableToLedger,
} from '@pangaea/rules/snellman';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { LANGUAGES } from '@pangaea/words';
import { tellRefusal } from '@pangaea/words/terra-mystica';
import { word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { printRecordFile } from '../record/record-file.ts';
import { readJson, readText } from '../table.ts';
import { type Command, type Complaint, complain, DONE, type World } from './command.ts';

const FORMS = ['ledger', 'ledger-table', 'pangaea'] as const;
type Form = (typeof FORMS)[number];

const KINDS = {
  from: word(FORMS, undefined),
  to: word(FORMS, undefined),
  lang: word(LANGUAGES, undefined),
};

/** A game as it was read, in its original form. */
type Given =
  | { readonly form: 'ledger'; readonly ledger: Ledger }
  | { readonly form: 'ledger-table'; readonly table: TableForm }
  | { readonly form: 'pangaea'; readonly record: GameRecord };

/**
 * `pangaea convert --from FORM --to FORM FILE`: converts a game of Terra Mystica to another form.
 */
export const convert: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS, 1);
  if (!read.ok) return complain(world, 'convert', read.error);
  const { given, rest } = read.value;
  for (const option of ['from', 'to'] as const) {
    if (given[option] === undefined) {
      return complain(world, 'convert', { code: 'value-missing', option });
    }
  }
  const [file] = rest;
  if (file === undefined) return complain(world, 'convert', { code: 'file-missing' });
  const { from = 'ledger', to = 'ledger' } = given;
  const game = readForm(from, file, world);
  if (!game.ok) return complain(world, 'convert', game.error);
  const written = writeForm(game.value, to, file, world);
  if (!written.ok) return complain(world, 'convert', written.error);
  world.io.out(written.value);
  return DONE;
};

function readForm(form: Form, file: string, world: World): Result<Given, Complaint> {
  if (form === 'pangaea') {
    const json = readJson(file, world);
    if (!json.ok) return json;
    const record = parseRecord(json.value);
    if (!record.ok) return refused(world.say.ledgers.malformed(file, ''));
    if (record.value.game !== terraMystica().id) {
      return refused(world.say.ledgers.otherGame(file, record.value.game));
    }
    return ok({ form, record: record.value });
  }
  const text = readText(file);
  if (!text.ok) return text;
  // A file with rows contains its commands too.
  if (text.value.trimStart().startsWith('{')) {
    const read = readSiteFile(text.value, file);
    if (read.ok) return ok({ form: 'ledger', ledger: read.value.ledger });
    const { error } = read;
    if (error.code === 'notation') return wrongLine(`${file} ${error.field}`, error.fault, world);
    return refused(world.say.ledgers.malformed(file, error.field));
  }
  if (form === 'ledger') {
    const ledger = parseLedger(text.value);
    return ledger.ok ? ok({ form, ledger: ledger.value }) : wrongLine(file, ledger.error, world);
  }
  const table = parseTableForm(text.value);
  return table.ok ? ok({ form, table: table.value }) : wrongLine(file, table.error, world);
}

function writeForm(given: Given, to: Form, file: string, world: World): Result<string, Complaint> {
  if (to === 'ledger') {
    if (given.form === 'ledger') return ok(printLedger(given.ledger));
    const table = asTable(given, file, world);
    return table.ok ? ok(printLedger(tableToLedger(table.value))) : table;
  }
  if (to === 'ledger-table') {
    const table = asTable(given, file, world);
    return table.ok ? ok(printTableForm(table.value)) : table;
  }
  const record = asRecord(given, file, world);
  return record.ok ? ok(printRecordFile(record.value)) : record;
}

function asTable(given: Given, file: string, world: World): Result<TableForm, Complaint> {
  if (given.form === 'ledger-table') return ok(given.table);
  const record = asRecord(given, file, world);
  if (!record.ok) return record;
  // The site has no command for taking moves back.
  const moves = movesOnly(record.value);
  const table = recordToTable(terraMystica(), moves);
  if (table.ok) return table;
  const { index, refusal } = table.error;
  const reason = tell(refusal, world);
  const command = moves.commands[index];
  if (command === undefined) return refused(`${file}: ${reason}`);
  return refused(`${file}: ${world.say.ledgers.refused(command, reason, [])}`);
}

function asRecord(given: Given, file: string, world: World): Result<GameRecord, Complaint> {
  if (given.form === 'pangaea') return ok(given.record);
  const ledger = given.form === 'ledger' ? given.ledger : tableToLedger(given.table);
  const played = playLedger(terraMystica(), ledger);
  if (played.ok) return played;
  const { at, command, refusal, legal } = played.error;
  const { wrongLine: place, refused: sentence } = world.say.ledgers;
  return refused(place(file, at.line, at.column, sentence(command, tell(refusal, world), legal)));
}

/** The rule that was broken: its code, and the sentence. */
function tell(refusal: Refusal, { language, say }: World): string {
  const { seat } = say.screen;
  return `${refusal.code}: ${tellRefusal(language, refusal, { seat, player: seat })}`;
}

function wrongLine(file: string, fault: NotationFault, { say }: World): Result<never, Complaint> {
  const reason = say.ledgers.notation[fault.code](fault.params);
  return refused(say.ledgers.wrongLine(file, fault.at.line, fault.at.column, reason));
}

function refused(text: string): Result<never, Complaint> {
  return err({ code: 'refused', text });
}
