import type { TableInfo } from '@pangaea/wire';
import { SERVER_TIME } from '../clock/server-time.ts';
import { announced } from '../table/remote/announced.ts';
import { api } from '../table/remote/api.ts';
import { listen } from '../table/remote/stream.ts';
import { whenPageIsBack } from '../table/remote/until-answered.ts';
import type { Turns } from '../table/turns.ts';
import { followTurns } from './follow-turns.ts';
import { keepNotices } from './telling/put-away.ts';

/**
 * Follows the tables of this person at the server.
 * @param remote the shown table
 * @param onTurn called when a table begins to wait for this person
 */
export function followServed(
  remote: string | undefined,
  onTurn: (table: TableInfo) => void,
): Turns {
  const turns = followTurns({
    list: api.list,
    listen: (listener) => listen(remote, listener),
    onTurn,
    onAnnounced: announced.set,
    now: SERVER_TIME.now,
    whenBack: whenPageIsBack,
  });
  const stop = keepNotices(turns, remote);
  return {
    ...turns,
    close: () => {
      stop();
      turns.close();
    },
  };
}
