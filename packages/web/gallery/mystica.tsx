import { finalOutlook, type KindWord, type State } from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'preact/compat';
import { MESSAGES } from '../src/messages/index.ts';
import { SpeechContext, speechFor, type Who } from '../src/messages/speech.ts';
import { inTurnOrder } from '../src/terra-mystica/game/seats.ts';
import { AsItStands } from '../src/terra-mystica/panels/as-it-stands.tsx';
import { FactionBoard } from '../src/terra-mystica/panels/board.tsx';
import { BonusCards } from '../src/terra-mystica/panels/bonus-cards.tsx';
import { CompareSheet } from '../src/terra-mystica/panels/compare.tsx';
import { Cults } from '../src/terra-mystica/panels/cults.tsx';
import { Landscapes } from '../src/terra-mystica/panels/landscapes.tsx';
import { Octagons } from '../src/terra-mystica/panels/octagons.tsx';
import type { Choosing, PanelProps } from '../src/terra-mystica/panels/props.ts';
import { RAIL_FIGURES, railFigure } from '../src/terra-mystica/panels/rail-cells.tsx';
import { Rounds } from '../src/terra-mystica/panels/rounds.tsx';
import { SeatCrest } from '../src/terra-mystica/panels/seat-crest.tsx';
import { Shelf } from '../src/terra-mystica/panels/shelf.tsx';
import { Sources } from '../src/terra-mystica/panels/sources.tsx';
import { LOAD_TEXTS } from '../src/terra-mystica/words.ts';
import { drafted, playedTo } from './mystica-position.ts';

const asked = new URLSearchParams(location.search);
const language = asked.get('language') === 'ja' ? 'ja' : 'en';
const NAMES = {
  en: ['Oda', 'Hana', 'Yuki', 'Ben', 'Marta'],
  ja: ['織田', '花', 'ゆき', 'ベン', 'マルタ'],
}[language];
const who: Who = {
  seat: (seat) => NAMES[seat],
  full: (seat) => NAMES[seat],
  player: (seat) => NAMES[seat],
};
const texts = await LOAD_TEXTS[language]();
const speech = { w: texts.w, p: texts.p };

const FACTIONS = (asked.get('factions') ?? 'swarmlings cultists witches darklings engineers').split(
  ' ',
);
const draftOf = (asked.get('draft') ?? 'priest') as KindWord;
const base: State = playedTo({
  options: {
    players: FACTIONS.length,
    factions: FACTIONS,
    fireAndIce: true,
    finalTile: 'outposts',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
    ...(asked.has('landscapes') ? { landscapes: true } : {}),
  },
  seed: Number(asked.get('seed') ?? 7),
  round: Number(asked.get('round') ?? 4),
  turns: Number(asked.get('turns') ?? 8),
  can: draftOf,
});
const seat = base.turn();
const draft = drafted(base, seat, draftOf);
const shown: PanelProps = asked.has('still')
  ? { state: base, speech, who }
  : { state: draft, before: base, speech, who };

const chosen = (...takable: readonly number[]): Choosing => ({
  takable: new Set(takable),
  onTake: () => {},
  why: () => ({ en: 'It is not left.', ja: '残っていません。' })[language],
  chosen: new Set([takable[0]]),
});
const choosing = asked.has('choose');

/** Panels of Terra Mystica as they stand together, by the widths of the page. */
export function MysticaSheet() {
  document.documentElement.lang = language;
  const part = asked.get('part') ?? 'side';
  return (
    <SpeechContext.Provider value={speechFor(language, MESSAGES[language])}>
      {PARTS[part as keyof typeof PARTS]()}
    </SpeechContext.Provider>
  );
}

const PARTS = {
  side: () => (
    <Stage width={asked.get('width') ?? '200'}>
      <div className="table-left">
        <Cults
          {...shown}
          seat={seat}
          {...(choosing ? { cults: chosen(0, 1, 3) } : {})}
          priests={{ takable: new Set(['0 3', '0 2', '1 1'] as const), onTake: () => {} }}
        />
        <BonusCards {...shown} {...(choosing ? { cards: chosen(1, 3) } : {})} />
        <AsItStands {...shown} />
        <Landscapes {...shown} />
      </div>
    </Stage>
  ),
  shelf: () => (
    <Stage width={asked.get('width') ?? '868'}>
      <Shelf
        {...shown}
        {...(choosing ? { favours: chosen(7, 1, 3, 6), towns: chosen(0, 1) } : {})}
      />
    </Stage>
  ),
  board: () => (
    <Stage width={asked.get('width') ?? '372'}>
      <FactionBoard {...shown} seat={Number(asked.get('seat') ?? seat)} />
    </Stage>
  ),
  boards: () =>
    inTurnOrder(base).map((each) => (
      <Stage key={each} width={asked.get('width') ?? '348'}>
        <FactionBoard state={base} speech={speech} who={who} seat={each} />
      </Stage>
    )),
  octagons: () => (
    <Stage width={asked.get('width') ?? '868'}>
      <Octagons
        {...shown}
        seat={seat}
        {...(choosing ? { powers: chosen(0, 3) } : {})}
        usedBy={() => (seat + 1) % NAMES.length}
      />
    </Stage>
  ),
  rounds: () => (
    <Stage width={asked.get('width') ?? '868'}>
      <Rounds {...shown} />
    </Stage>
  ),
  compare: () => (
    <Stage width={asked.get('width') ?? '840'}>
      <CompareSheet {...shown} speech={{ ...speech, t: texts.t }} seat={seat} />
    </Stage>
  ),
  sources: () => (
    <Stage width={asked.get('width') ?? '840'}>
      <Sources {...shown} events={finalOutlook(base).events} seats={inTurnOrder(base)} />
    </Stage>
  ),
  rail: () => (
    <Stage width={asked.get('width') ?? '372'}>
      <table className="rail">
        <thead>
          <tr>
            <th className="rail-who">
              <span className="spoken">{texts.t.compare.who}</span>
            </th>
            {RAIL_FIGURES.map(({ id, sign, name }) => (
              <th key={id} title={name(speech)} className={`rail-${id}`}>
                {sign}
                <span className="spoken">{name(speech)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inTurnOrder(base).map((each) => (
            <tr key={each}>
              <th className="rail-who">
                <SeatCrest state={base} seat={each} /> {NAMES[each]}
              </th>
              {RAIL_FIGURES.map((figure) => (
                <td key={figure.id} className={`rail-${figure.id}`}>
                  {railFigure(figure, base, each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stage>
  ),
} as const;

function Stage({ width, children }: { readonly width: string; readonly children: ReactNode }) {
  const layout = asked.get('layout') ?? 'desktop';
  return (
    <div className={`table-terra-mystica layout-${layout}`} style={{ width: `${width}px` }}>
      {children}
    </div>
  );
}
