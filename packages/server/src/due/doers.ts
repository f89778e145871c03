import type { BotSeats } from '../bots/seats.ts';
import type { KeyNewsSender } from '../keys/key-news.ts';
import type { Log } from '../log.ts';
import type { NoticeService } from '../notices/service.ts';
import type { AheadService } from '../tables/ahead-service.ts';
import type { Cleanup } from '../tables/cleanup.ts';
import type { ClockService } from '../tables/clock-service.ts';
import type { HostService } from '../tables/host-service.ts';
import type { LetBackService } from '../tables/let-back-service.ts';
import { botsToMove } from '../tables/live.ts';
import type { MoveService } from '../tables/move-service.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Doers } from './scheduler.ts';

/** Interval at which old tables and messages are deleted. */
export const TIDY_MS = 10 * 60 * 1000;

/** The parts of the server that due work uses. */
export interface DoersNeeds {
  readonly tables: TableService;
  readonly moves: MoveService;
  readonly aheads: AheadService;
  readonly bots: BotSeats;
  readonly clocks: ClockService;
  readonly cleanup: Cleanup;
  readonly hosts: HostService;
  readonly notices: NoticeService;
  readonly news: KeyNewsSender;
  readonly letBacks: LetBackService;
  readonly now: () => number;
  readonly log: Log;
}

export function doersOf(needs: DoersNeeds): Doers {
  const { tables, moves, aheads, bots, clocks, cleanup, hosts, letBacks, notices, news } = needs;
  const { now, log } = needs;
  return {
    window: async ({ owner, about }) => {
      await moves.closeWindow(owner, about);
      return 'by-its-effect';
    },
    ahead: ({ owner }) => aheads.play(owner),
    bots: async ({ owner }) => {
      const { table } = await tables.find(owner);
      if (botsToMove(table).length === 0) return 'nothing-to-do';
      await bots.wake(table);
      return 'by-its-effect';
    },
    clock: async ({ owner }) => {
      // Turns that were planned ahead are played before a bot stands in.
      await aheads.play(owner);
      return clocks.tick(owner, (from) => moves.closeWindow(owner, from));
    },
    notice: ({ owner }) => notices.look(owner),
    news: () => news.tell(),
    tidy: async () => {
      try {
        const cleared = await cleanup.tidy();
        if (cleared > 0) log.info({ tables: cleared }, 'Old tables were deleted.');
      } catch (error) {
        log.error({ err: error }, 'Old tables could not be deleted.');
      }
      try {
        await hosts.passOn();
      } catch (error) {
        log.error({ err: error }, 'Tables could not be passed on.');
      }
      try {
        await letBacks.settleAll();
      } catch (error) {
        log.error({ err: error }, 'Requests to be let back could not be settled.');
      }
      return now() + TIDY_MS;
    },
  };
}
