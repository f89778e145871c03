import {
  err,
  type GameEvent,
  ok,
  parseDealtFrom,
  type Refusal,
  type Result,
} from '@pangaea/rules/kernel';
import {
  readLedgerFile,
  readSiteFile,
  reportVerifications,
  type Verification,
  verifyLedger,
} from '@pangaea/rules/snellman';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { LANGUAGES } from '@pangaea/words';
import { tellRefusal } from '@pangaea/words/terra-mystica';
import { text, word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { openRecord } from '../record/load.ts';
import type { Screen } from '../screen/screen.ts';
import { asJson, readText } from '../table.ts';
import { type Disclosure, type RecordFault, verifyRecord } from '../verify/record.ts';
import { type Command, type Complaint, complain, DONE, REFUSED, type World } from './command.ts';

const KINDS = { commitment: text(), lang: word(LANGUAGES, undefined) };

/** `pangaea verify FILE…`: compares recorded games with the engine. */
export const verify: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS, Number.POSITIVE_INFINITY);
  if (!read.ok) return complain(world, 'verify', read.error);
  const { given, rest } = read.value;
  if (rest.length === 0) return complain(world, 'verify', { code: 'file-missing' });
  if (given.commitment !== undefined && rest.length > 1) {
    return complain(world, 'verify', { code: 'surplus', given: rest[1] });
  }
  const ledgers: Verification[] = [];
  let failed = false;
  for (const name of rest) {
    const text = readText(name);
    if (!text.ok) return complain(world, 'verify', text.error);
    const json = isLines(text.value) ? ok(undefined) : asJson(text.value, name, world);
    if (!json.ok) return complain(world, 'verify', json.error);
    if (!isRecord(json.value)) {
      if (given.commitment !== undefined) {
        const why = `${name}: ${world.say.verify.ledger}`;
        return complain(world, 'verify', { code: 'refused', text: why });
      }
      const ledger = verifyLedgerFile(name, text.value, json.value, world);
      if (!ledger.ok) return complain(world, 'verify', ledger.error);
      ledgers.push(ledger.value);
      continue;
    }
    const agrees = await verifyRecordFile(name, json.value, given.commitment, world);
    if (!agrees.ok) return complain(world, 'verify', agrees.error);
    failed ||= !agrees.value;
  }
  if (ledgers.length > 0) world.io.out(reportVerifications(ledgers, refusalTeller(world)));
  const differ = ledgers.some(({ differences }) => differences.length > 0);
  return failed || differ ? REFUSED : DONE;
};

/** Whether a text is a game in lines, and not JSON. */
function isLines(text: string): boolean {
  return /^\s*[^\s{["\d-]/.test(text) && !/^\s*(null|true|false)\s*$/.test(text);
}

/** A record names its rules or its seed; a ledger contains neither. */
function isRecord(json: unknown): boolean {
  return typeof json === 'object' && json !== null && ('rulesVersion' in json || 'seed' in json);
}

/** Reports whether a finished game agrees with the rules. @returns whether it does */
async function verifyRecordFile(
  name: string,
  json: unknown,
  noted: string | undefined,
  world: World,
): Promise<Result<boolean, Complaint>> {
  const { io, language, say } = world;
  const loaded = await openRecord(json, name, world);
  if (!loaded.ok) return loaded;
  const { entry, game, record } = loaded.value;
  if ('start' in record) {
    return err({ code: 'refused', text: `${name}: ${say.verify.noSeed}` });
  }
  const screen = entry.screen(language);
  const faults = verifyRecord(game, record, json as Disclosure, noted?.toLowerCase());
  if (faults.length === 0) {
    const { length } = record.commands;
    const shares = parseDealtFrom((json as Disclosure).deal)?.shares.length ?? 0;
    const agrees = say.verify.agrees(screen.title, length, noted !== undefined, shares);
    io.out(`${name}: ${agrees}\n`);
    return ok(true);
  }
  for (const fault of faults) io.out(`${name}: ${tellFault(fault, screen, world)}\n`);
  return ok(false);
}

function tellFault(fault: RecordFault, screen: Screen<unknown, GameEvent>, { say }: World): string {
  if (fault.code === 'refused') {
    const { line, number, refusal } = fault;
    return say.replay.refused(number, line, screen.refusal(undefined, refusal));
  }
  return (say.verify.faults[fault.code] as (facts: RecordFault) => string)(fault);
}

function verifyLedgerFile(
  name: string,
  given: string,
  json: unknown,
  { say }: World,
): Result<Verification, Complaint> {
  const { ledgers } = say;
  const file = json === undefined ? readSiteFile(given, name) : readLedgerFile(json);
  if (file.ok) return ok(verifyLedger(terraMystica(), file.value));
  const { error } = file;
  const text =
    error.code === 'file-malformed'
      ? ledgers.malformed(name, error.field)
      : ledgers.wrongLine(
          `${name} ${error.field}`.trimEnd(),
          error.fault.at.line,
          error.fault.at.column,
          ledgers.notation[error.fault.code](error.fault.params),
        );
  return err({ code: 'refused', text });
}

function refusalTeller({ language, say }: World): (refusal: Refusal) => string {
  const { seat } = say.screen;
  return (refusal) => `${refusal.code}: ${tellRefusal(language, refusal, { seat, player: seat })}`;
}
