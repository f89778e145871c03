import { describe, expect, it } from 'vitest';
import { recordGame } from '../../src/conformance/index.ts';
import { type GameRecord, Random, replay, seedFromNumber } from '../../src/kernel/index.ts';
import {
  parseLedger,
  parseTableForm,
  playLedger,
  printLedger,
  printTableForm,
  recordToTable,
  tableToLedger,
} from '../../src/snellman/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { trial as terraMysticaTrial } from '../../src/trials/terra-mystica.trial.ts';
import { type KeptLedger, keptLedgers, SKIPPED } from './kept-ledgers.ts';
import { randomGame } from './random-game.ts';

const game = terraMystica();

/**
 * Reasons why a record cannot be written: the site has no words for it, or accepts its moves in no
 * order.
 */
const UNWRITTEN = ['not-in-notation', 'not-in-turn-of-site'];

interface Written {
  readonly tableForm: string;
  readonly commandForm: string;
}

/** Points by faction and the terrain of every hex; these do not depend on the seats. */
function endOf(record: GameRecord): unknown {
  const played = replay(game, record);
  if (!played.ok) return played.error;
  const s = played.value;
  const factions = Array.from({ length: s.table.players }, (_, seat) => s.faction(seat));
  const vp = factions.map((faction, seat) => [faction, s.vp(seat), s.coins(seat), s.bowl3(seat)]);
  const hexes = s.table.map.names.map((_, hex) => [s.terrain(hex), s.building(hex)]);
  return { vp: vp.sort(([one], [other]) => one - other), hexes, round: s.round() };
}

/**
 * A record in both forms, the second made from the first; or the reason why it cannot be written.
 */
function write(record: GameRecord): Written | string {
  const table = recordToTable(game, record);
  if (!table.ok) return table.error.refusal.code;
  const tableForm = printTableForm(table.value);
  const read = parseTableForm(tableForm);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { tableForm, commandForm: printLedger(tableToLedger(read.value)) };
}

/** The record of a ledger, or the code of the reason why there is none. */
function read(commandForm: string): GameRecord | string {
  const ledger = parseLedger(commandForm);
  if (!ledger.ok) throw new Error(JSON.stringify(ledger.error));
  const played = playLedger(game, ledger.value);
  return played.ok ? played.value : JSON.stringify(played.error);
}

/**
 * Writes a record, reads the text and writes it again: the result must be the same game, with the
 * same ledger and table, so that both stay the same from then on.
 * @returns the record, or undefined if it cannot be written
 */
function comesBack(record: GameRecord, name: string): GameRecord | undefined {
  const first = write(record);
  if (typeof first === 'string') {
    expect(UNWRITTEN, name).toContain(first);
    return undefined;
  }
  const back = read(first.commandForm);
  if (typeof back === 'string') throw new Error(`${name}: ${back}`);
  expect(endOf(back), name).toEqual(endOf(record));
  expect(write(back), name).toEqual(first);
  return back;
}

describe('random games', () => {
  it('of the site are written and read back, over and over the same', () => {
    const games = Array.from({ length: 60 }, (_, number) => randomGame(number));
    const written = games.filter((each, number) => comesBack(each, `game ${number}`) !== undefined);
    expect(written.length).toBeGreaterThan(55);
  });

  it('of all options are, or refused because the site has no words for them', () => {
    let written = 0;
    for (let index = 0; index < 60; index++) {
      const drawn = terraMysticaTrial.scenario(Random.fromSeed(seedFromNumber(index)), index);
      const { landscapes: _, ...rest } = drawn as Readonly<Record<string, unknown>>;
      const isSite = index % 3 !== 0;
      const given = isSite ? { ...rest, rules: 'snellman', rulings: {} } : drawn;
      const record = recordGame(terraMysticaTrial, 7, index, given);
      if (record !== undefined && comesBack(record, `game ${index}`) !== undefined) written++;
    }
    expect(written).toBeGreaterThan(10);
  });
});

const textOf = ({ json: { commands, map } }: KeptLedger): string => {
  const isNamed = commands.some((line) => /^map /.test(line));
  return [...(isNamed ? [] : [`map ${map}`]), ...commands].join('\n');
};

const kept = [...keptLedgers('played'), ...keptLedgers('random')];
describe.skipIf(kept.length === 0)(kept.length > 0 ? `${kept.length} kept games` : SKIPPED, () => {
  it('are written and read back, over and over the same', () => {
    const beside: string[] = [];
    for (const each of kept) {
      const record = read(textOf(each));
      if (typeof record !== 'string') {
        expect(comesBack(record, each.name), each.name).toEqual(record);
        continue;
      }
      expect(record, each.name).toContain('beside-the-rules');
      beside.push(each.name);
    }
    expect(beside.length).toBeLessThan(kept.length / 20);
  });
});
