import './figure.css';
import { type FactionId, shovelsNeeded, TERRAINS } from '@pangaea/rules/terra-nova';
import { useMemo } from 'preact/compat';
import { LOOKS } from '../../board/land/looks.ts';
import { Rates } from '../../shell/book/rates.tsx';
import { type Drawn, MapPicture } from '../../terra/book/map-picture.tsx';
import { BowlsPicture, Ways } from '../../terra/book/pictures.tsx';
import { Wheel } from '../../terra/panels/wheel.tsx';
import { Crest } from '../../ui/crests/crest.tsx';
import { CRESTS } from '../crests/index.ts';
import { pipsOf } from '../game/pips.ts';
import { boardOf } from '../game/position.ts';
import { reachOf } from '../game/reach.ts';
import { peopleOf } from '../panels/people.ts';
import { Octagon } from '../panels/power-actions.tsx';
import { useNovaSpeech } from '../speech.ts';
import type { MapShown, Shown } from './shown.ts';
import { positionOf } from './situation.ts';

/** The value of each kind of building for a town. */
const VALUES = { house: 1, 'trading-post': 2, 'left-palace': 3, 'right-palace': 3 } as const;

/** A picture of the rules, drawn as at the table. */
export function NovaFigure({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  return (
    <div
      className={`table-terra-nova layout-laptop nova-figure-${shows.draw} ${shows.draw === 'map' ? '' : 'book-inset'}`}
    >
      <Picture shows={shows} name={name} />
    </div>
  );
}

function Picture({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  switch (shows.draw) {
    case 'map':
      return <PartOfLand shows={shows} name={name} />;
    case 'peoples':
      return <Peoples peoples={shows.peoples} />;
    case 'wheel':
      return <Circle people={shows.people} name={name} />;
    case 'bowls':
      return <BowlsPicture bowls={shows.bowls} name={name} />;
    case 'octagons':
      return <Octagons />;
    case 'rates':
      return <Rates of={shows.rates} />;
    case 'ways':
      return <Ways ways={shows.ways} colour="green" name={name} />;
  }
}

function PartOfLand({ shows, name }: { readonly shows: MapShown; readonly name: string }) {
  const drawn = useMemo((): Drawn => {
    const state = positionOf(shows);
    const board = boardOf(state);
    return {
      board,
      reach: reachOf(state, 0),
      pips: pipsOf(state, 0),
      valueOf: (hex) => (VALUES as Readonly<Record<string, number>>)[board.hexes[hex].building],
    };
  }, [shows]);
  return <MapPicture part={shows} drawn={drawn} grounds={LOOKS} name={name} />;
}

/** A position with a faction, and another faction of a different colour beside it. */
function alone(people: FactionId) {
  const isOfForests = people === 'fairies' || people === 'druids';
  return positionOf({ peoples: [people, isOfForests ? 'golems' : 'fairies'] });
}

function Circle({ people, name }: { readonly people: FactionId; readonly name: string }) {
  const sectors = useMemo(() => {
    const state = alone(people);
    const home = state.home(0);
    return TERRAINS.map((_, step) => {
      const terrain = (home + step) % TERRAINS.length;
      return { ground: TERRAINS[terrain], price: shovelsNeeded(state, 0, terrain) };
    });
  }, [people]);
  return (
    <div className="own-terrains" role="img" aria-label={name}>
      <Wheel sectors={sectors} sign="spade" />
    </div>
  );
}

function Octagons() {
  const { w } = useNovaSpeech();
  const { powerActions } = useMemo(() => alone('golems').table.edition, []);
  return (
    <ul className="nova-book-octagons">
      {powerActions.map(({ id, effect, amount, cost }) => (
        <li key={id} className="octagon">
          <Octagon cost={cost} used={false} />
          <span className="octagon-name">{w.powerAction(effect, amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Factions with their abilities and palaces. */
function Peoples({ peoples }: { readonly peoples: readonly FactionId[] }) {
  const speech = useNovaSpeech();
  const all = useMemo(
    () => peoples.map((id) => ({ id, parts: peopleOf(alone(id), 0, speech) })),
    [peoples, speech],
  );
  return (
    <ul className="nova-book-peoples">
      {all.map(({ id, parts }) => (
        <li key={id}>
          <Crest arms={CRESTS[id]} size={34} />
          <span>
            <b>{speech.w.factions[id]}</b>
            {parts.map(({ id: part, heading, text }) => (
              <small key={part}>{speech.m.told(heading, text)}</small>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
