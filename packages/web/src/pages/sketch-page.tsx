import { use, useEffect, useMemo } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import type { GameFace } from '../play/face/game-face.ts';
import { tallyOf } from '../play/face/tally.ts';
import { isOver } from '../play/use-over.ts';
import { SKETCH_MESSAGES } from '../shell/sketch/messages.ts';
import { workerBots } from '../table/bots/client.ts';
import { BUDGET_MS } from '../table/bots/player.ts';
import { randomHex } from '../table/new-table.ts';
import type { TablePort } from '../table/port.ts';
import { mayAskBots, sketchTable } from '../table/sketch/sketch-table.ts';
import { OpenedTable, type Tried } from './opened-table.tsx';

/** A board to try things on, in place of its table. Nothing is sent from here. */
export function SketchPage({
  tried,
  port,
  face,
  onLeave,
}: {
  readonly tried: Tried;
  readonly port: TablePort;
  readonly face: GameFace;
  readonly onLeave: () => void;
}) {
  const { language } = useSpeech();
  const tally = use(tallyOf(face.table));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language names new branches only.
  const table = useMemo(() => {
    const { play, from, moves } = tried;
    const { table: of, history, viewer } = play;
    return sketchTable(
      {
        id: of.id,
        players: of.players,
        history,
        viewer,
        own: play.seat ?? (typeof viewer === 'number' ? viewer : undefined),
        from,
        ...(moves && { moves }),
        hasBots: () => mayAskBots(port.current(), isOver(play)),
        record: () => port.record(),
      },
      {
        shelf: localStorage,
        now: () => Date.now(),
        newId: () => randomHex(8),
        chance: () => crypto.getRandomValues(new Uint32Array(1))[0],
        nameOf: SKETCH_MESSAGES[language].branch,
        bots: workerBots(),
        budgetMs: BUDGET_MS,
        leave: (state, seat) => tally.leave?.(state, seat),
      },
    );
  }, [tried, port, tally]);
  useEffect(() => table.port.close, [table]);
  const sketch = useMemo(
    () => ({ table, tally, real: port, leave: onLeave }),
    [table, tally, port, onLeave],
  );
  return <OpenedTable port={table.port} face={face} sketch={sketch} known={tried.people} />;
}
