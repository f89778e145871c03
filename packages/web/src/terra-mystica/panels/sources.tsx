import type { Event } from '@pangaea/rules/terra-mystica';
import type { CSSProperties, ReactNode } from 'preact/compat';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';
import { OF_SOURCE } from '../book/places.ts';
import { colourOf } from '../game/colours.ts';
import { pointsBySource, SOURCES, type Source } from '../game/sources.ts';
import type { PanelProps } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';

export interface SourcesProps extends PanelProps {
  /** All events of the game. */
  readonly events: readonly Event[];
  /** The seats in the order of the ranking. */
  readonly seats: readonly number[];
  /** Wraps a number that leads to its moves. */
  readonly sourcesOf?: (seat: number, source: Source, amount: number) => ReactNode;
}

/** The sources of all seats' points: numbers with bars, relative to the largest. */
export function Sources({ state, speech: { p }, who, events, seats, sourcesOf }: SourcesProps) {
  const points = new Map(seats.map((seat) => [seat, pointsBySource(events, seat)]));
  const amount = (seat: number, source: Source) => points.get(seat)?.get(source) ?? 0;
  const shown = SOURCES.filter((source) => seats.some((seat) => amount(seat, source) !== 0));
  const most = Math.max(
    1,
    ...shown.flatMap((source) => seats.map((seat) => Math.abs(amount(seat, source)))),
  );
  return (
    <div className="wide">
      <table className="tm-sources">
        <thead>
          <tr>
            <th scope="col">{p.sources.heading}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <span className="tm-source-seat">
                  <SeatCrest state={state} seat={seat} />
                  {who.seat(seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((source) => (
            <tr key={source}>
              <th scope="row">
                <RulesLink to={OF_SOURCE[source]}>{p.sources.of[source]}</RulesLink>
              </th>
              {seats.map((seat) => {
                const value = amount(seat, source);
                return (
                  <td key={seat} className={tinctureClass(colourOf(state, seat))}>
                    <span
                      className="tm-source-bar"
                      style={{ '--part': Math.abs(value) / most } as CSSProperties}
                      aria-hidden="true"
                    />
                    {value === 0 ? '–' : (sourcesOf?.(seat, source, value) ?? value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{p.sources.total}</th>
            {seats.map((seat) => (
              <td key={seat}>
                {[...(points.get(seat)?.values() ?? [])].reduce((sum, value) => sum + value, 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
