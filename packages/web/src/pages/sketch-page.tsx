import { use, useEffect, useMemo, useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import type { GameFace } from '../play/face/game-face.ts';
import { tallyOf } from '../play/face/tally.ts';
import { isOver } from '../play/use-over.ts';
import { SKETCH_MESSAGES } from '../shell/sketch/messages.ts';
import { workerBots } from '../table/bots/client.ts';
import { BUDGET_MS } from '../table/bots/player.ts';
import { randomHex } from '../table/new-table.ts';
import type { TablePort } from '../table/port.ts';
import { sketchApi } from '../table/remote/sketch-api.ts';
import { bringSketch, sketchSender } from '../table/sketch/shared-sketch.ts';
import { mayAskBots, sketchTable } from '../table/sketch/sketch-table.ts';
import { OpenedTable, type Tried } from './opened-table.tsx';

interface SketchPageProps {
  readonly tried: Tried;
  readonly port: TablePort;
  readonly face: GameFace;
  readonly onLeave: () => void;
}

const keptBy = () => ({
  shelf: localStorage,
  server: sketchApi,
  after: (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

/**
 * A board for trying moves, shown instead of its table. Nothing on it is played; at a table of a
 * server it is stored for all devices of the person.
 */
export function SketchPage(props: SketchPageProps) {
  const { players, id } = props.tried.play.table;
  const isShared = props.port.talk !== undefined && players.some(({ kind }) => kind === 'here');
  const [isBrought, setBrought] = useState(!isShared);
  useEffect(() => {
    if (!isShared) return;
    let isLeft = false;
    void bringSketch(id, keptBy()).then(() => {
      if (!isLeft) setBrought(true);
    });
    return () => {
      isLeft = true;
    };
  }, [isShared, id]);
  if (!isBrought) return null;
  return <OpenSketch {...props} isShared={isShared} />;
}

function OpenSketch({
  tried,
  port,
  face,
  onLeave,
  isShared,
}: SketchPageProps & { readonly isShared: boolean }) {
  const { language } = useSpeech();
  const tally = use(tallyOf(face.table));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new branches need the language.
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
  useEffect(() => {
    const sender = isShared ? sketchSender(table.of.id, keptBy()) : undefined;
    const stop = sender && table.subscribe(sender.changed);
    return () => {
      stop?.();
      sender?.end();
      table.port.close();
    };
  }, [table, isShared]);
  const sketch = useMemo(
    () => ({ table, tally, real: port, leave: onLeave, isShared }),
    [table, tally, port, onLeave, isShared],
  );
  return <OpenedTable port={table.port} face={face} sketch={sketch} known={tried.people} />;
}
