import type { GameRecord, SeenRecord } from '@pangaea/rules/kernel';
import { stateAt } from '../game/history.ts';
import { GAME } from '../game/rules.ts';
import type { Preferences } from '../preferences.ts';
import type { TablePort } from '../table/port.ts';

/**
 * A record that `pangaea replay` opens, and what helps to see what the player saw. Of a game that goes
 * on at a server it is what this device saw of it.
 */
export type Report = (GameRecord | SeenRecord) & {
  readonly report: {
    readonly edition: string;
    readonly table: string;
    readonly players: readonly string[];
    readonly connection: string;
    /** The position as the page had it. */
    readonly view: unknown;
    readonly preferences: Preferences;
    readonly browser: string;
    readonly window: readonly [number, number];
  };
};

export async function reportOf(port: TablePort, preferences: Preferences): Promise<Report> {
  const record = await port.record();
  const { id, players, connection, history } = port.current();
  return {
    ...record,
    report: {
      edition: history.start.table.edition.id,
      table: id,
      players: players.map((player) =>
        player.kind === 'bot' ? `bot ${player.level}` : player.kind,
      ),
      connection,
      view: GAME.toJson(GAME.view(stateAt(history), 'spectator')),
      preferences,
      browser: navigator.userAgent,
      window: [window.innerWidth, window.innerHeight],
    },
  };
}

/** Hands the report to the browser as a file to keep. */
export function saveReport(report: Report): void {
  const file = new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `pangaea-${report.report.table}-${report.commands.length}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
