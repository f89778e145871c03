import type { Who } from '@pangaea/words/terra-nova';
import { useCallback, useMemo, useRef } from 'react';
import { Board } from '../../board/board.tsx';
import type { BoardHex } from '../../board/position.ts';
import { freshIn } from '../game/fresh.ts';
import { boardOf } from '../game/position.ts';
import { reachOf } from '../game/reach.ts';
import { litBy, wishForHex, wishWhyNoBridge } from '../play/click.ts';
import { type NovaSpeech, useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { HexMenu } from './hex-menu.tsx';

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
    (hex: number) => describe(speech, who, position.hexes[hex], lit.hexes.has(hex)),
    [speech, who, position, lit],
  );
  const words = useMemo(
    () => ({
      label: m.board.label,
      larger: m.board.zoomIn,
      smaller: m.board.zoomOut,
      whole: m.board.zoomReset,
      letters: m.board.letters,
      hex: spokenHex,
      bridge: (bridge: number) => m.board.bridgeSpace(position.bridges[bridge].name),
    }),
    [m, position, spokenHex],
  );
  const onHex = useCallback((hex: number) => {
    latest.current.wish(wishForHex(latest.current, hex));
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
  return (
    <Board
      position={position}
      legalHexes={lit.hexes}
      legalBridges={lit.bridges}
      closedBridges={lit.closed}
      reach={reach}
      fresh={fresh}
      asked={hex}
      words={words}
      onHex={onHex}
      onBridge={onBridge}
    >
      {hex !== undefined && (
        <HexMenu
          key={hex}
          hex={hex}
          spoken={describe(speech, who, position.hexes[hex], false)}
          position={position}
        />
      )}
    </Board>
  );
}

/** A hex in words: name, ground, what stands there, whether it can be chosen. */
function describe({ m, w }: NovaSpeech, who: Who, hex: BoardHex, legal: boolean): string {
  const river = hex.terrain === 'river';
  const piece =
    hex.building === 'none'
      ? m.board.empty
      : hex.owner === undefined
        ? w.buildings[hex.building]
        : m.board.of(w.buildings[hex.building], who.seat(hex.owner));
  return [
    hex.name,
    hex.terrain === 'river' ? w.terms.river : w.terrains[hex.terrain],
    ...(river ? [] : [piece]),
    ...(hex.town ? [m.board.town] : []),
    ...(legal ? [m.board.legal] : []),
  ].join(', ');
}
