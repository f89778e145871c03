import { expect, test } from 'vitest';
import { type GameRecord, replay } from '../../src/kernel/index.ts';
import {
  parseLedger,
  printLedger,
  recordToTable,
  tableToLedger,
} from '../../src/snellman/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { randomGame } from './random-game.ts';
import { playedBySite } from './strict-site.ts';

const game = terraMystica();

/** Random games that are played by a model of the site; `PANGAEA_SOAK=2000` for a long run. */
const GAMES = Math.max(60, Number(process.env.PANGAEA_SOAK ?? 0));

/** The reasons for which games may be refused: `docs/command-line.md` names both. */
const DOCUMENTED: ReadonlySet<string> = new Set(['not-in-turn-of-site', 'not-in-notation']);

/** At most one game of this number may be refused. */
const ONE_OF = 200;

interface Told {
  readonly outcome: 'taken' | 'refused' | 'wrong';
  readonly why: string;
}

/** Writes a game and lets the model play it. A fault is a refusal by the site, or another score. */
function tell(number: number): Told {
  const record = randomGame(number, 'wide');
  const table = recordToTable(game, record);
  if (!table.ok) {
    const why = `game ${number}: ${JSON.stringify(table.error)}`;
    return { outcome: DOCUMENTED.has(table.error.refusal.code) ? 'refused' : 'wrong', why };
  }
  const ledger = parseLedger(printLedger(tableToLedger(table.value)));
  if (!ledger.ok)
    return { outcome: 'wrong', why: `game ${number}: ${JSON.stringify(ledger.error)}` };
  const { refused, points } = playedBySite(ledger.value);
  const expected = pointsOf(record);
  const isSame = refused === undefined && points.join() === expected.join();
  const why = `game ${number}: ${refused ?? `${points.join()} instead of ${expected.join()}`}`;
  return { outcome: isSame ? 'taken' : 'wrong', why };
}

function pointsOf(record: GameRecord): readonly number[] {
  const played = replay(game, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { value: state } = played;
  return Array.from({ length: state.table.players }, (_, seat) => state.vp(seat));
}

test(`${GAMES} random games are taken by the site with the same points, or refused with a reason`, () => {
  const told = Array.from({ length: GAMES }, (_, number) => tell(number));
  const of = (outcome: Told['outcome']) =>
    told.filter((each) => each.outcome === outcome).map(({ why }) => why);
  const refused = of('refused');
  if (process.env.PANGAEA_SOAK !== undefined) {
    process.stdout.write(`${GAMES} games, ${refused.length} refused\n${refused.join('\n')}\n`);
  }
  expect(of('wrong')).toEqual([]);
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(Math.ceil(GAMES / ONE_OF));
});
