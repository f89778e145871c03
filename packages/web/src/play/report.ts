import type { GameRecord, SeenRecord } from '@pangaea/rules/kernel';
import { stateAt } from '../game/history.ts';
import { editionOf, isLoaded } from '../game/rules.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { TablePort } from '../table/port.ts';
import { saveFile } from './save-file.ts';

/**
 * A record that `pangaea replay` opens, with facts that help to see the player's view. For a
 * running game on a server it contains only the facts that this device has seen.
 */
export type Report = (GameRecord | SeenRecord) & {
  /** The edition file, if the edition is not a built-in one. */
  readonly editionFile?: unknown;
  readonly report: {
    readonly edition?: string;
    readonly table: string;
    readonly players: readonly string[];
    readonly connection: string;
    /** The position of the page. */
    readonly view: unknown;
    readonly preferences: Preferences;
    readonly browser: string;
    readonly window: readonly [number, number];
  };
};

export async function reportOf(port: TablePort, preferences: Preferences): Promise<Report> {
  const record = await port.record();
  const { id, players, connection, game, as } = port.current();
  // Secrets between seats are left out, except those that a lone player at this device may see.
  const here = players.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
  const viewer = here.length === 1 ? here[0] : 'spectator';
  const now = stateAt(as(viewer));
  const edition = editionOf(game, now);
  return {
    ...record,
    ...(isLoaded(game, edition) ? { editionFile: edition } : {}),
    report: {
      ...(edition === undefined ? {} : { edition: edition.id }),
      table: id,
      players: players.map((player) =>
        player.kind === 'bot' ? `bot ${player.level}` : player.kind,
      ),
      connection,
      view: game.book.game.toJson(game.book.game.view(now, viewer)),
      preferences,
      browser: navigator.userAgent,
      window: [window.innerWidth, window.innerHeight],
    },
  };
}

/** Offers the report to the browser as a download. */
export function saveReport(report: Report): void {
  const { table } = report.report;
  const name = `pangaea-${table}-${report.commands.length}.json`;
  saveFile(name, JSON.stringify(report, null, 2));
}
