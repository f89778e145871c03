import { useCallback, useMemo, useRef } from 'preact/compat';
import { Board } from '../../board/board.tsx';
import type { Press } from '../../board/press.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import type { AnyPlay } from '../../play/use-play.ts';
import { usePreferences } from '../../preferences/context.ts';
import { useTheme } from '../../preferences/use-theme.ts';
import { useHinted } from '../../shell/guide.tsx';
import { useNewEvents } from '../../shell/log/use-since.ts';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { litBy, type Ways, wishForBridge, wishForHex } from '../game/click.ts';
import { freshIn } from '../game/fresh.ts';
import { movesOn } from '../game/reasons.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { type AnyTerraGame, useTerra, useTerraTable } from '../terra-game.ts';
import { usePips } from './use-pips.ts';

/** The ways of a game to do something on a hex. */
function ways(terra: AnyTerraGame, { draft }: Pick<AnyPlay, 'draft'>): Ways | undefined {
  if (draft === undefined || terra.chainsOn === undefined) return undefined;
  const { state, seat } = draft;
  return {
    chainsOn: (hex) => terra.chainsOn?.(state, seat, hex) ?? [],
    paid: (hex) => {
      const all = terra.onHex.flatMap((slot) =>
        movesOn(terra.reasons, state, seat, slot, 'hex', hex),
      );
      const paid = all.flatMap((move) => {
        const ways = terra.paidBy?.(state, seat, [move]);
        return ways === undefined ? [] : [ways];
      });
      return paid.length === 1 ? paid[0] : undefined;
    },
    wanted: (choices) => terra.ownLandFirst?.(state, seat, choices).wanted ?? choices,
    usual: (choices) => terra.usualOf?.(state, seat, choices),
  };
}

/** The board of the shown position, with the selectable things. */
export function MapView() {
  const speech = useGameSpeech();
  const { m } = speech;
  const terra = useTerra();
  const { play, who } = useTerraTable();
  const position = useMemo(() => terra.boardOf(play.state), [terra, play.state]);
  const lit = useMemo(() => litBy(play), [play]);
  const news = useNewEvents();
  const { map } = play.state.table;
  const fresh = useMemo(() => freshIn(map, news), [map, news]);
  const reach = useMemo(
    () =>
      play.draft === undefined || play.moment !== undefined
        ? new Set<number>()
        : terra.reachOf(play.draft.state, play.draft.seat),
    [terra, play.draft, play.moment],
  );
  const hinted = useHinted();
  const latest = useRef(play);
  latest.current = play;

  const pips = usePips(lit.hexes);
  const { state } = play;
  const pipSeat = play.draft?.seat ?? ownSeat(play);
  const spokenHex = useCallback(
    (hex: number) => {
      const said = terra.describeHex(speech, who, position.hexes[hex], lit.hexes.has(hex));
      const takes = pips?.of.get(hex);
      if (takes === undefined) return said;
      return m.list([said, terra.landInWords(speech, state, pipSeat, takes)]);
    },
    [terra, speech, m, who, position, lit, pips, state, pipSeat],
  );
  const words = useMemo(
    () => ({
      label: m.board.label,
      larger: m.board.zoomIn,
      smaller: m.board.zoomOut,
      whole: m.board.zoomReset,
      names: m.board.names,
      letters: terra.letters(speech),
      hex: spokenHex,
      bridge: (bridge: number) =>
        TERRA_MESSAGES[speech.language].bridgeSpace(position.bridges[bridge].name),
    }),
    [m, terra, speech, position, spokenHex],
  );
  const onHex = useCallback(
    (hex: number, press: Press) => {
      const wish = wishForHex(
        terra.reasons,
        latest.current,
        hex,
        press,
        ways(terra, latest.current),
      );
      if (wish !== undefined) latest.current.wish(wish);
    },
    [terra],
  );
  const onBridge = useCallback(
    (bridge: number) => {
      const wish = wishForBridge(terra.reasons, latest.current, bridge);
      if (wish !== undefined) latest.current.wish(wish);
    },
    [terra],
  );

  const { spot: hex } = play.plan;
  const theme = useTheme();
  const { preferences, prefer } = usePreferences();
  const onNamed = useCallback((names: boolean) => prefer({ names }), [prefer]);
  return (
    <Board
      position={position}
      grounds={terra.grounds}
      theme={theme}
      named={preferences.names}
      onNamed={onNamed}
      legalHexes={lit.hexes}
      legalBridges={lit.bridges}
      closedBridges={lit.closed}
      reach={reach}
      pips={pips}
      fresh={fresh}
      hinted={hinted}
      asked={hex}
      words={words}
      onHex={onHex}
      onBridge={onBridge}
    />
  );
}
