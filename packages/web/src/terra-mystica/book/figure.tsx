import './figure.css';
import { FACTIONS, type FactionId, type State } from '@pangaea/rules/terra-mystica';
import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import { useMemo } from 'preact/compat';
import { LOOKS } from '../../board/land/looks.ts';
import type { Who } from '../../messages/speech.ts';
import { Rates } from '../../shell/book/rates.tsx';
import { MapPicture, type Drawn as PartDrawn } from '../../terra/book/map-picture.tsx';
import { BowlsPicture, Ways } from '../../terra/book/pictures.tsx';
import { Crest } from '../../ui/crests/crest.tsx';
import { pipsOf } from '../game/pips.ts';
import { boardOf, reachOf } from '../game/position.ts';
import { wheelOf } from '../game/wheel.ts';
import { FactionBoard } from '../panels/board.tsx';
import { Cults } from '../panels/cults.tsx';
import { Octagons } from '../panels/octagons.tsx';
import { Rounds } from '../panels/rounds.tsx';
import { CardFace, FavourFace, TownFace } from '../panels/tile-faces.tsx';
import { WheelFace } from '../panels/wheel.tsx';
import { factionName, useMysticaSpeech } from '../speech.ts';
import type { MapShown, Shown } from './shown.ts';
import { positionOf, type Situation } from './situation.ts';

/** A picture of the rules, drawn as at the table. */
export function MysticaFigure({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  return (
    <div
      className={`table-terra-mystica layout-laptop tm-figure-${shows.draw} ${shows.draw === 'map' ? '' : 'book-inset'}`}
    >
      <Drawn shows={shows} name={name} />
    </div>
  );
}

function Drawn({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  switch (shows.draw) {
    case 'map':
      return <PartOfLand shows={shows} name={name} />;
    case 'cults':
    case 'octagons':
    case 'board':
    case 'rounds':
      return <Panel shows={shows} />;
    case 'peoples':
      return <Peoples peoples={shows.peoples} />;
    case 'landscapes':
      return <Landscapes />;
    case 'wheel':
      return <Wheel people={shows.people} name={name} />;
    case 'bowls':
      return <BowlsPicture bowls={shows.bowls} name={name} />;
    case 'favours':
    case 'towns':
    case 'cards':
      return <Tiles shows={shows} />;
    case 'rates':
      return <Rates of={shows.rates} />;
    case 'ways':
      return <Ways ways={shows.ways} colour="brown" name={name} />;
  }
}

function PartOfLand({ shows, name }: { readonly shows: MapShown; readonly name: string }) {
  const { crests } = useMysticaSpeech();
  const drawn = useMemo((): PartDrawn => {
    const state = positionOf(shows);
    return {
      board: boardOf(state, crests),
      reach: reachOf(state, 0),
      pips: pipsOf(state, 0),
      valueOf: (hex) => (state.building(hex) === 0 ? undefined : powerValueOf(state, hex)),
    };
  }, [shows, crests]);
  return <MapPicture part={shows} drawn={drawn} grounds={LOOKS} name={name} />;
}

/** The power value of the structure on a hex. */
function powerValueOf(state: State, hex: number): number {
  const { value } = state.table;
  const kinds = value.length / state.table.factions.length;
  return value[state.faction(state.owner(hex)) * kinds + state.building(hex)];
}

function Panel({ shows }: { readonly shows: Shown & Situation }) {
  const speech = useMysticaSpeech();
  const state = useMemo(() => positionOf(shows), [shows]);
  const who = useMemo((): Who => {
    const seat = (at: number) => factionName(speech.w, state, at) ?? String(at + 1);
    return { seat, full: seat, player: seat };
  }, [speech, state]);
  const shown = { state, speech, who };
  if (shows.draw === 'cults') return <Cults {...shown} />;
  if (shows.draw === 'octagons') return <Octagons {...shown} />;
  if (shows.draw === 'rounds') return <Rounds {...shown} />;
  return <FactionBoard {...shown} seat={0} />;
}

function Wheel({ people, name }: { readonly people: FactionId; readonly name: string }) {
  const wheel = useMemo(() => {
    const other: FactionId = people === 'witches' ? 'nomads' : 'witches';
    return wheelOf(positionOf({ peoples: [people, other] }), 0);
  }, [people]);
  if (wheel === undefined) return null;
  return (
    <div className="own-terrains" role="img" aria-label={name}>
      <WheelFace wheel={wheel} />
    </div>
  );
}

type TilesShown = Extract<Shown, { readonly draw: 'favours' | 'towns' | 'cards' }>;

/** Tiles with their sentences beside them. */
function Tiles({ shows }: { readonly shows: TilesShown }) {
  const { w } = useMysticaSpeech();
  const told = facesOf(shows, w);
  const isFew = shows.draw === 'towns';
  return (
    <ul className={`tm-book-tiles ${isFew ? 'tm-book-few' : ''}`}>
      {told.map(({ id, face, text }) => (
        <li key={id}>
          <span className="tm-book-face" aria-hidden="true">
            {face}
          </span>
          <span className={isFew ? 'spoken' : 'tm-book-text'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function facesOf(shows: TilesShown, w: TerraMysticaWords) {
  switch (shows.draw) {
    case 'favours':
      return shows.tiles.map((id) => ({
        id,
        face: <FavourFace tile={id} />,
        text: w.favourTile(id),
      }));
    case 'towns':
      return shows.tiles.map((id) => ({ id, face: <TownFace tile={id} />, text: w.townTile(id) }));
    case 'cards':
      return shows.cards.map((id) => ({ id, face: <CardFace card={id} />, text: w.bonusCard(id) }));
  }
}

/** Factions with their own abilities. */
function Peoples({ peoples }: { readonly peoples: readonly FactionId[] }) {
  const { w, crests } = useMysticaSpeech();
  return (
    <ul className="tm-book-peoples">
      {peoples.map((id) => (
        <li key={id}>
          <Crest arms={crests[id]} size={34} />
          <span>
            <b>{w.factions[id]}</b> {w.abilities[id]}
            <small>
              {w.buildings.stronghold}: {w.strongholds[id]}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The landscapes by their peoples. */
function Landscapes() {
  const { w, crests } = useMysticaSpeech();
  return (
    <ul className="tm-book-peoples">
      {FACTIONS.map((id) => (
        <li key={id}>
          <Crest arms={crests[id]} size={34} />
          <span>
            <b>{w.landscapes[id].name}</b> {w.landscapes[id].text}
            <small>{w.factions[id]}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
