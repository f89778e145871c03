import { NUMBERS, TRAIT } from '@pangaea/rules/terra-mystica';
import { type CSSProperties, memo } from 'preact/compat';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import {
  bonusFor,
  bonusOf,
  type CultTrack,
  type Marker,
  nextPower,
  SPACES,
  tracksOf,
} from '../game/cults.ts';
import { inTurnOrder } from '../game/seats.ts';
import { CultBonusSign } from './cult-bonus.tsx';
import type { Choosing, PanelProps } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';
import { Thing } from './thing.tsx';

/** A place for a priest, as cult and steps: `0 3`. */
export type PriestChoice = `${number} ${number}`;

export interface CultsProps extends PanelProps {
  /** The seat whose round bonus is shown, if any. */
  readonly seat?: number | undefined;
  /** Called with the cult of the step. */
  readonly cults?: Choosing | undefined;
  /** Called with the place for a priest. */
  readonly priests?: Choosing<PriestChoice> | undefined;
}

/** The four cults with one common scale, so that the tracks contain only markers. */
export const Cults = memo(function Cults(props: CultsProps) {
  const { state, before, speech, who, seat } = props;
  const { w, p } = speech;
  const bonus = bonusOf(state);
  const mine = seat === undefined ? undefined : bonusFor(state, seat);
  return (
    <section className="panel tm-cults" aria-labelledby="tm-cults">
      <header className="tm-head">
        <h2 id="tm-cults">{p.cults.heading}</h2>
        {bonus !== undefined && (
          <span className="tm-cult-bonus">
            <CultBonusSign bonus={bonus} speech={speech} />
          </span>
        )}
      </header>
      {mine !== undefined && seat !== undefined && (
        <p className="spoken">{p.cults.mine(who.seat(seat), w.goods(mine) || p.none)}</p>
      )}
      <div className="tm-cult-columns">
        <Ruler speech={speech} />
        {tracksOf(state, before).map((track) => (
          <Track key={track.cult} {...props} track={track} />
        ))}
      </div>
    </section>
  );
});

/** Numbers of the spaces, with the power of those that give any. */
function Ruler({ speech: { w, p } }: Pick<PanelProps, 'speech'>) {
  return (
    <div className="tm-ruler">
      <div className="tm-ruler-spaces" aria-hidden="true">
        {SPACES.map(({ space, power }) => (
          <span key={space} className={power > 0 ? 'tm-threshold' : undefined}>
            {power > 0 && (
              <small>
                +{power}
                <TokenIcon name="power" />
              </small>
            )}
            <b>{space}</b>
          </span>
        ))}
      </div>
      <span className="tm-ruler-priest" aria-hidden="true">
        <TokenIcon name="priest" />
      </span>
      <p className="spoken">
        {p.phrases([
          ...SPACES.filter(({ power }) => power > 0).map(({ space, power }) =>
            p.cults.ruler(space, w.powerOf(power)),
          ),
          p.cults.key,
        ])}
      </p>
    </div>
  );
}

function Track(props: CultsProps & { readonly track: CultTrack }) {
  const { state, speech, who, cults, track } = props;
  const { w, p } = speech;
  const { cult, index, markers, bonus } = track;
  const name = w.cults[cult];
  const isPaid = bonus.length > 0;
  return (
    <div
      className={`tm-cult tm-cult-${cult} ${isPaid ? 'tm-cult-paid' : ''} ${cults?.takable.has(index) ? 'tm-cult-open' : ''}`}
    >
      <Thing
        thing={index}
        choosing={cults}
        verb={p.cults.choose}
        label={name}
        notes={inTurnOrder(state)
          .flatMap((seat) => markers.filter((marker) => marker.seat === seat))
          .map((marker) => standing(marker))}
        className="tm-cult-head"
      >
        <TokenIcon name={cult} />
        <span className="tm-cult-name">{p.cults.short[cult]}</span>
      </Thing>
      <div className="tm-track" aria-hidden="true">
        {SPACES.map(({ space, power, needsKey }) => (
          <i key={space} className={spaceClass(space, power)} data-spot={`cult ${cult} ${space}`}>
            {needsKey && markers.every(({ at }) => at !== space) && <TokenIcon name="key" />}
          </i>
        ))}
        <Markers {...props} />
      </div>
      <Priests {...props} />
    </div>
  );

  function standing({ seat, at, from }: Marker): string {
    const where =
      from === undefined
        ? p.cults.standing(who.seat(seat), at)
        : p.cults.moves(who.seat(seat), from, at);
    const next = nextPower(at);
    if (next === undefined) return where;
    return p.list([where, p.cults.next(next.steps, w.powerOf(next.power))]);
  }

  function spaceClass(space: number, power: number): string {
    const isOnWay = markers.some(
      ({ at, from }) =>
        from !== undefined && space > Math.min(at, from) && space <= Math.max(at, from),
    );
    return [
      'tm-space',
      ...(power > 0 ? ['tm-threshold'] : []),
      ...(bonus.includes(space) ? ['tm-paid-step'] : []),
      ...(isOnWay ? ['tm-way'] : []),
    ].join(' ');
  }
}

/**
 * The markers on a track. Those on one space are side by side, in turn order; a marker that a draft
 * moves is shown on both spaces.
 */
function Markers({ state, track: { markers } }: CultsProps & { readonly track: CultTrack }) {
  const order = inTurnOrder(state);
  const shown = markers
    .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
    .flatMap(({ seat, at, from }) => [
      { seat, at, as: from === undefined ? '' : 'new' },
      ...(from === undefined ? [] : [{ seat, at: from, as: 'before' }]),
    ]);
  return shown.map(({ seat, at, as }) => {
    const beside = shown.filter((other) => other.at === at);
    const place = beside.findIndex((other) => other.seat === seat);
    return (
      <span
        key={as === 'before' ? `from ${seat}` : seat}
        className={as === '' ? 'tm-marker' : `tm-marker tm-marker-${as}`}
        style={placed(at, place, beside.length)}
      >
        <SeatCrest state={state} seat={seat} />
      </span>
    );
  });
}

/**
 * The place of a marker on its space. Up to two markers are side by side, more are in two lines.
 */
function placed(at: number, place: number, count: number): CSSProperties {
  const lines = count > 2 ? 2 : 1;
  const columns = Math.ceil(count / lines);
  const line = Math.floor(place / columns);
  const inLine = line === 0 ? columns : count - columns;
  return {
    '--at': at,
    '--lines': lines,
    '--columns': columns,
    '--right': (place % columns) - (inLine - 1) / 2,
    '--down': line - (lines - 1) / 2,
  } as CSSProperties;
}

/**
 * The places below a track: places for equal steps share a button, and the supply takes any number
 * of priests.
 */
function Priests({
  state,
  speech: { w, p },
  who,
  priests,
  seat,
  track,
}: CultsProps & { readonly track: CultTrack }) {
  const { cult, index, places } = track;
  const more =
    seat === undefined || priests === undefined ? 0 : state.trait(seat, TRAIT.priestSteps);
  const back = NUMBERS.returnedPriest;
  const groups = [...new Set(places.map(({ steps }) => steps))].map((steps) =>
    places.filter((place) => place.steps === steps),
  );
  return (
    <div className="tm-priests" data-spot={`places ${cult}`}>
      {groups.map((group) => {
        const [{ steps }] = group;
        const hasRoom = group.some((place) => place.seat === undefined);
        return (
          <Thing<PriestChoice>
            key={steps}
            thing={`${index} ${steps}`}
            choosing={hasRoom ? priests : undefined}
            verb={(label) => label}
            label={p.cults.place(w.cults[cult], steps + more)}
            notes={notesOf(group)}
            className={group.length === 1 ? 'tm-places tm-places-one' : 'tm-places'}
          >
            {group.map(({ space, seat: whose, isNew }) => (
              <span key={space} className={isNew ? 'tm-place tm-place-new' : 'tm-place'}>
                {whose === undefined ? steps + more : <SeatCrest state={state} seat={whose} />}
              </span>
            ))}
          </Thing>
        );
      })}
      <Thing<PriestChoice>
        thing={`${index} ${back}`}
        choosing={priests}
        verb={(label) => label}
        label={p.cults.back(w.cults[cult], back + more)}
        notes={[]}
        className="tm-places-back"
      >
        {back + more}
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M13 12V7.5Q13 4 9.5 4H4M7 1L4 4L7 7" />
        </svg>
      </Thing>
    </div>
  );

  function notesOf(group: CultTrack['places']): readonly string[] {
    const free = group.filter((place) => place.seat === undefined).length;
    return [
      ...group.flatMap(({ seat: whose }) =>
        whose === undefined ? [] : [p.cults.lies(who.seat(whose))],
      ),
      p.cults.free(free),
    ];
  }
}
