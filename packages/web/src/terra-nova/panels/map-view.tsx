import type { Terrain } from '@pangaea/rules/terra-nova';
import { useCallback, useMemo, useRef } from 'react';
import { Board } from '../../board/board.tsx';
import { type GroundLook, LOOKS } from '../../board/land/looks.ts';
import { usePreferences } from '../../preferences-context.ts';
import { useTheme } from '../../use-theme.ts';
import { freshIn } from '../game/fresh.ts';
import { boardOf } from '../game/position.ts';
import { reachOf } from '../game/reach.ts';
import { litBy, wishForHex, wishWhyNoBridge } from '../play/click.ts';
import { describeHex } from '../play/describe.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const { swamp, lake, forest, wasteland, desert } = LOOKS;
const GROUNDS: Readonly<Record<Terrain, GroundLook>> = { swamp, lake, forest, wasteland, desert };

/** The board of the position on show, with what may be chosen on it. */
export function MapView() {
  const speech = useNovaSpeech();
  const { m } = speech;
  const { play, who } = useTable();
  const position = useMemo(() => boardOf(play.state), [play.state]);
  const lit = useMemo(() => litBy(play), [play]);
  const fresh = useMemo(() => freshIn(play.state.table.map, play.last), [play.state, play.last]);
  const reach = useMemo(
    () =>
      play.draft === undefined || play.moment !== undefined
        ? new Set<number>()
        : reachOf(play.draft.state, play.draft.seat),
    [play.draft, play.moment],
  );
  const latest = useRef(play);
  latest.current = play;

  const spokenHex = useCallback(
    (hex: number) => describeHex(speech, who, position.hexes[hex], lit.hexes.has(hex)),
    [speech, who, position, lit],
  );
  const words = useMemo(
    () => ({
      label: m.board.label,
      larger: m.board.zoomIn,
      smaller: m.board.zoomOut,
      whole: m.board.zoomReset,
      names: m.board.names,
      letters: m.board.letters,
      hex: spokenHex,
      bridge: (bridge: number) => m.board.bridgeSpace(position.bridges[bridge].name),
    }),
    [m, position, spokenHex],
  );
  const onHex = useCallback((hex: number, isMagnified: boolean) => {
    latest.current.wish(wishForHex(latest.current, hex, isMagnified));
  }, []);
  const onBridge = useCallback((bridge: number) => {
    const { actions, plan, wish } = latest.current;
    const choice = actions
      .filter(({ id }) => plan.action === undefined || plan.action === id)
      .flatMap(({ choices }) => choices)
      .find(({ target }) => target.on === 'bridge' && target.bridge === bridge);
    if (choice !== undefined) wish({ do: 'draft', move: choice.move });
    else wishWhyNoBridge(latest.current, bridge);
  }, []);

  const { spot: hex } = play.plan;
  const theme = useTheme();
  const { preferences, prefer } = usePreferences();
  const onNamed = useCallback((names: boolean) => prefer({ names }), [prefer]);
  return (
    <Board
      position={position}
      grounds={GROUNDS}
      theme={theme}
      named={preferences.names}
      onNamed={onNamed}
      legalHexes={lit.hexes}
      legalBridges={lit.bridges}
      closedBridges={lit.closed}
      reach={reach}
      fresh={fresh}
      asked={hex}
      words={words}
      onHex={onHex}
      onBridge={onBridge}
    />
  );
}
