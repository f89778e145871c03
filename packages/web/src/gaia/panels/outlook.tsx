import type { Event } from '@pangaea/rules/gaia';
import { MeepleIcon } from '../cards/meeple-icon.tsx';
import type { CityChange, Outlook as Look } from '../game/outlook.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** Events that report the effects of a move, not the move itself. */
const FOLLOWS: ReadonlySet<Event['type']> = new Set([
  'animals',
  'destroyed',
  'needs',
  'meeples',
  'objective',
  'changed',
  'swapped',
]);

/** Effects in order: meeples placed and taken back, cities that rise and fall. */
export function Outlook({ look, seat }: { readonly look: Look; readonly seat: number }) {
  const speech = useGaiaSpeech();
  const { g } = speech;
  const { who } = useTable();
  const isQuiet = look.placed.every((count) => count === 0) && look.cities.length === 0;
  const told = look.events.filter(({ type }) => FOLLOWS.has(type));
  return (
    <div className="outlook">
      <Placed look={look} seat={seat} />
      <ul className="outlook-cities">
        {look.cities.map((change) => (
          <li key={change.city} className={isLoss(change) ? 'loss' : 'gain'}>
            <Change change={change} />
          </li>
        ))}
        {look.objectives.map(({ seat: by, objective }) => (
          <li key={objective} className="gain">
            {g.outlook.goal(who.seat(by), speech.w.objective(objective, who.edition))}
          </li>
        ))}
        {isQuiet && <li className="hint">{g.outlook.nothing}</li>}
      </ul>
      {told.length > 2 && (
        <details className="outlook-order">
          <summary>{g.outlook.order}</summary>
          <ol>
            {told.map((event, index) => (
              <li key={index}>{speech.event(event, who)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function isLoss({ from, to, destroyed }: CityChange): boolean {
  return destroyed || (from !== undefined && to < from);
}

function Change({ change }: { readonly change: CityChange }) {
  const { w, g } = useGaiaSpeech();
  const { city, from, to, destroyed } = change;
  const name = w.city(city);
  if (destroyed) return g.outlook.destroyed(name);
  if (from === undefined) return g.outlook.built(name, to);
  return to > from ? g.outlook.rises(name, from, to) : g.outlook.falls(name, from, to);
}

/** Meeples placed and taken back, by seat, the own ones first. */
export function Placed({
  look,
  seat,
}: {
  readonly look: Pick<Look, 'placed'>;
  readonly seat: number;
}) {
  const { g } = useGaiaSpeech();
  const { who } = useTable();
  const seats = look.placed
    .map((count, each) => ({ count, each }))
    .filter(({ count }) => count !== 0)
    .sort((one, other) => Number(other.each === seat) - Number(one.each === seat));
  if (seats.length === 0) return null;
  return (
    <span className="placed">
      {seats.map(({ count, each }) => (
        <span key={each} className={count > 0 ? 'placed-more' : 'placed-less'}>
          <span aria-hidden="true">
            {count > 0 ? `+${count}` : `−${-count}`}
            <MeepleIcon seat={each} />
          </span>
          <span className="spoken">
            {each === seat ? g.outlook.mine(count) : g.outlook.theirs(who.seat(each), count)}
          </span>
        </span>
      ))}
    </span>
  );
}
