import './figure.css';
import { FACTIONS, type FactionId, type State } from '@pangaea/rules/terra-mystica';
import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import { useMemo } from 'preact/compat';
import { crop } from '../../board/figure/crop.ts';
import { HexFigure } from '../../board/figure/hex-figure.tsx';
import { LOOKS } from '../../board/land/looks.ts';
import type { Who } from '../../messages/speech.ts';
import { Rates } from '../../shell/book/rates.tsx';
import { BowlsPicture, Ways } from '../../terra/book/pictures.tsx';
import { Crest } from '../../ui/crests/crest.tsx';
import { colourOf } from '../game/colours.ts';
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

/** A picture of the rules, drawn as the table draws it. */
export function MysticaFigure({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  return (
    <div className={`table-terra-mystica layout-laptop tm-figure-of tm-figure-${shows.draw}`}>
      <Drawn shows={shows} name={name} />
    </div>
  );
}

function Drawn({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  switch (shows.draw) {
    case 'map':
      return <MapPicture shows={shows} name={name} />;
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

function MapPicture({ shows, name }: { readonly shows: MapShown; readonly name: string }) {
  const { crests } = useMysticaSpeech();
  const drawn = useMemo(() => {
    const state = positionOf(shows);
    const { position, at } = crop(boardOf(state, crests), new Set(shows.hexes.split(' ')));
    const within = (hexes: Iterable<number>) =>
      [...hexes].flatMap((hex) => (at.has(hex) ? [at.get(hex) as number] : []));
    const pips = pipsOf(state, 0);
    return {
      position,
      reach: shows.marks === 'reach' ? new Set(within(reachOf(state, 0))) : undefined,
      pips:
        shows.marks === 'prices' && pips !== undefined
          ? {
              sign: pips.sign,
              of: new Map(
                [...pips.of].flatMap(([hex, price]) =>
                  at.has(hex) ? [[at.get(hex) as number, price] as const] : [],
                ),
              ),
            }
          : undefined,
      values: shows.marks === 'values' ? valuesOf(state, at) : undefined,
      ringed: within((shows.ringed ?? []).map((hex) => state.table.map.names.indexOf(hex))),
    };
  }, [shows, crests]);
  return <HexFigure {...drawn} grounds={LOOKS} name={name} />;
}

function valuesOf(state: State, at: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const [hex, index] of at) {
    const seat = state.owner(hex);
    if (colourOf(state, seat) === undefined || state.building(hex) === 0) continue;
    values.set(index, powerValueOf(state, hex));
  }
  return values;
}

/** The power value of what stands on a hex. */
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

/** Peoples with what only they can do. */
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
