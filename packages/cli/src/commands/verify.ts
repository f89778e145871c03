import type { Refusal } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import {
  readLedgerFile,
  reportVerifications,
  type Verification,
  verifyLedger,
} from '@pangaea/rules/terra-mystica/ledger';
import { LANGUAGES, tellRefusal } from '@pangaea/words/terra-mystica';
import { word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { readJson } from '../table.ts';
import { type Command, complain, DONE, REFUSED } from './command.ts';

const KINDS = { lang: word(LANGUAGES, undefined) };

/** `pangaea verify FILE…`: holds recorded games against the engine. */
export const verify: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS, Number.POSITIVE_INFINITY);
  if (!read.ok) return complain(world, 'verify', read.error);
  const { rest } = read.value;
  if (rest.length === 0) return complain(world, 'verify', { code: 'file-missing' });
  const { ledgers } = world.say;
  const game = terraMystica();
  const games: Verification[] = [];
  for (const name of rest) {
    const json = readJson(name, world);
    if (!json.ok) return complain(world, 'verify', json.error);
    const file = readLedgerFile(json.value);
    if (!file.ok) {
      const { error } = file;
      const text =
        error.code === 'file-malformed'
          ? ledgers.malformed(name, error.field)
          : ledgers.wrongLine(
              `${name} ${error.field}`,
              error.fault.at.line,
              error.fault.at.column,
              ledgers.notation[error.fault.code](error.fault.params),
            );
      return complain(world, 'verify', { code: 'refused', text });
    }
    games.push(verifyLedger(game, file.value));
  }
  const { seat } = world.say.screen;
  const tell = (refusal: Refusal) =>
    `${refusal.code}: ${tellRefusal(world.language, refusal, { seat, player: seat })}`;
  world.io.out(reportVerifications(games, tell));
  return games.every(({ differences }) => differences.length === 0) ? DONE : REFUSED;
};
