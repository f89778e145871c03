import { describe, expect, it } from 'vitest';
import { Random, seedFromNumber } from '../../src/kernel/index.ts';
import { openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { readHead } from '../../src/snellman/game/ledger-head.ts';
import {
  parseLedger,
  parseTableForm,
  printLedger,
  printTableForm,
  recordToTable,
  tableToLedger,
} from '../../src/snellman/index.ts';
import { LedgerPlayer } from '../../src/snellman/reader/play-command.ts';
import { spelled, stepsOf } from '../../src/snellman/reader/steps.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { keptLedgers } from './kept-ledgers.ts';
import { randomGame } from './random-game.ts';
import { REWRITINGS } from './rewritings.ts';

const game = terraMystica();

/** Rewritings that depend on neighbouring lines, which other rewritings change. */
const LOOKING_AROUND: ReadonlySet<string> = new Set([
  'wait and done',
  'refusals by acting',
  'power without from',
  'refusals without from',
  'spades of the cult reward in another order',
]);

/** Rewritings that are never possible in random games. */
const RARE: ReadonlySet<string> = new Set([
  'refusals by acting',
  'steps one by one',
  'spades of the cult reward in another order',
]);

/** The position at the end, or the refusal. */
function endOf(lines: readonly string[], map?: string): unknown {
  const ledger = parseLedger(lines.join('\n'));
  if (!ledger.ok) return ledger.error;
  const head = readHead(ledger.value, map);
  if (!head.ok) return head.error;
  const opened = openLedgerGame(game, head.value, true);
  if (!opened.ok) return opened.error;
  const player = new LedgerPlayer(opened.value);
  for (const step of stepsOf(ledger.value)) {
    const done = step.kind === 'command' ? player.play(step) : player.drop(step.who);
    if (done) continue;
    const what = step.kind === 'command' ? `${step.faction}: ${spelled(step.command)}` : step.who;
    return { what, at: step.at, ...opened.value.whyNot() };
  }
  player.endTurn();
  const { position } = game.toJson(opened.value.state) as { position: object };
  return position;
}

/** A random game as lines of a ledger. */
function ownGame(number: number): readonly string[] {
  const table = recordToTable(game, randomGame(number));
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  const read = parseTableForm(printTableForm(table.value));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return printLedger(tableToLedger(read.value)).trimEnd().split('\n');
}

const OWN = Array.from({ length: 12 }, (_, number) => ({
  name: `game ${number}`,
  lines: ownGame(number),
  map: undefined as string | undefined,
}));
const KEPT = [...keptLedgers('played'), ...keptLedgers('random')].map(({ name, json }) => ({
  name,
  lines: json.commands,
  map: json.map as string | undefined,
}));
const GAMES = [...OWN, ...KEPT];
const ENDS = GAMES.map(({ lines, map }) => endOf(lines, map));

describe(`${GAMES.length} games rewritten as the site would take them too`, () => {
  it('come to an end', () => {
    for (const [index, { name }] of GAMES.entries()) {
      expect(ENDS[index], name).toHaveProperty('phase', 9);
    }
  });

  it.each(Object.entries(REWRITINGS))('%s: the same end', (what, rewrite) => {
    let changed = 0;
    for (const [index, { name, lines, map }] of GAMES.entries()) {
      const rewritten = rewrite(lines, Random.fromSeed(seedFromNumber(index)));
      if (rewritten.join('\n') !== lines.join('\n')) changed++;
      expect(endOf(rewritten, map), name).toEqual(ENDS[index]);
    }
    if (KEPT.length > 0 || !RARE.has(what)) expect(changed).toBeGreaterThan(0);
  });

  it('all of it at once: the same end', () => {
    for (const [index, { name, lines, map }] of GAMES.entries()) {
      const random = Random.fromSeed(seedFromNumber(index));
      let rewritten = lines;
      for (const [what, rewrite] of Object.entries(REWRITINGS)) {
        if (!LOOKING_AROUND.has(what)) rewritten = rewrite(rewritten, random);
      }
      expect(endOf(rewritten, map), name).toEqual(ENDS[index]);
    }
  });
});
