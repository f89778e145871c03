import { describe, expect, it } from 'vitest';
import { recordGame } from '../../../src/conformance/index.ts';
import { type GameRecord, Random, replay, seedFromNumber } from '../../../src/kernel/index.ts';
import { terraMystica } from '../../../src/terra-mystica/game.ts';
import {
  parseLedger,
  parseTableForm,
  playLedger,
  printLedger,
  printTableForm,
  recordToTable,
  tableToLedger,
} from '../../../src/terra-mystica/ledger/index.ts';
import { terraMysticaTrial } from '../../../src/trials/index.ts';
import { keptLedgers, SKIPPED } from './kept-ledgers.ts';

const game = terraMystica();

/** Points by faction and the terrain of every hex, which does not depend on who sits where. */
function endOf(record: GameRecord): unknown {
  const played = replay(game, record);
  if (!played.ok) return played.error;
  const s = played.value;
  const factions = Array.from({ length: s.table.players }, (_, seat) => s.faction(seat));
  const vp = factions.map((faction, seat) => [faction, s.vp(seat), s.coins(seat), s.bowl3(seat)]);
  const hexes = s.table.map.names.map((_, hex) => [s.terrain(hex), s.building(hex)]);
  return { vp: vp.sort(([one], [other]) => one - other), hexes, round: s.round() };
}

/** Into the table form, printed, read, into the command form, printed, read, played. */
function thereAndBack(record: GameRecord): GameRecord | string {
  const table = recordToTable(game, record);
  if (!table.ok) return table.error.refusal.code;
  const read = parseTableForm(printTableForm(table.value));
  if (!read.ok) return JSON.stringify(read.error);
  const ledger = parseLedger(printLedger(tableToLedger(read.value)));
  if (!ledger.ok) return JSON.stringify(ledger.error);
  const played = playLedger(game, ledger.value);
  return played.ok ? played.value : JSON.stringify(played.error);
}

describe('random games of all options', () => {
  const options = Array.from({ length: 60 }, (_, index) => {
    const drawn = terraMysticaTrial.scenario(Random.fromSeed(seedFromNumber(index)), index);
    return drawn as Readonly<Record<string, unknown>>;
  });

  it('are written and read back, or refused because the site has no words for them', () => {
    let written = 0;
    for (const [index, drawn] of options.entries()) {
      const { landscapes: _, ...rest } = drawn;
      const isSite = index % 3 !== 0;
      const given = isSite ? { ...rest, rules: 'snellman', rulings: {} } : drawn;
      const record = recordGame(terraMysticaTrial, 7, index, given);
      if (record === undefined) continue;
      const back = thereAndBack(record);
      if (back === 'not-in-notation') continue;
      written++;
      expect(typeof back === 'string' ? back : endOf(back), `game ${index}`).toEqual(endOf(record));
    }
    expect(written).toBeGreaterThan(10);
  });
});

const kept = [...keptLedgers('played'), ...keptLedgers('random')];
describe.skipIf(kept.length === 0)(kept.length > 0 ? `${kept.length} kept games` : SKIPPED, () => {
  it('go through every form and come out as the same game', () => {
    const beside: string[] = [];
    for (const { json, name } of kept) {
      const { map } = json;
      const named = json.commands.some((line) => /^map /.test(line));
      const text = [...(named ? [] : [`map ${map}`]), ...json.commands].join('\n');
      const ledger = parseLedger(text);
      const record = ledger.ok ? playLedger(game, ledger.value) : ledger;
      if (!record.ok) {
        if (JSON.stringify(record.error).includes('beside-the-rules')) beside.push(name);
        else throw new Error(`${name}: ${JSON.stringify(record.error)}`);
        continue;
      }
      const back = thereAndBack(record.value);
      expect(typeof back === 'string' ? back : endOf(back), name).toEqual(endOf(record.value));
    }
    expect(beside.length).toBeLessThan(kept.length / 20);
  });
});
