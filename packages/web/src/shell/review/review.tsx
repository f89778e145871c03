import './review.css';
import { useMemo, useState, useSyncExternalStore } from 'preact/compat';
import { grow } from '../../game/branch.ts';
import { chaptersOf } from '../../game/chapters.ts';
import { momentAfter, placeOf } from '../../game/moment.ts';
import { hides } from '../../game/rules.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { keptReview } from '../../table/review/kept-review.ts';
import type { Missed } from '../../table/review/missed.ts';
import type { Expected, Review as Told } from '../../table/review/review.ts';
import { Icon } from '../../ui/icon.tsx';
import { sayTurn } from '../log/move-line.tsx';
import { useLook } from '../result/facts.tsx';
import { RaceChart } from '../result/race-chart.tsx';
import { PARTS_OF_GAME } from '../why/parts.ts';
import { beginJob, jobFor, stopJob } from './jobs.ts';
import { REVIEW_MESSAGES } from './messages.ts';

/** A round, with the number of steps before its first decision. */
interface Mark {
  readonly mark: string;
  readonly at: number;
}

/** Reviews a finished game with two levels of bots. */
export function Review() {
  const speech = useGameSpeech();
  const m = REVIEW_MESSAGES[speech.language];
  const { play, face, who, people } = useTable();
  const { history, table, viewer } = play;
  const hidden = hides(history.game, history.start);
  const seats = people.flatMap((_, seat) => (!hidden || seat === viewer ? [seat] : []));
  const first = table.players.findIndex(({ kind }) => kind === 'here');
  const [chosen, choose] = useState<number>();
  const seat = chosen ?? (seats.includes(first) ? first : (seats[0] ?? 0));
  const marks = useMemo(() => marksOf(history, face.chapter), [history, face]);
  const state = useMemo(() => jobFor(table.id, seat), [table.id, seat]);
  const job = useSyncExternalStore(state.subscribe, state.current);
  const { length } = history.steps;
  const kept = useMemo(
    () => keptReview(localStorage, table.id, seat, length),
    [table, seat, length],
  );
  const review = job.review ?? (job.progress === undefined ? kept : undefined);
  const begin = () => {
    const persons = table.players.filter(({ kind }) => kind !== 'bot').length;
    const by = persons > 1 ? 'people' : 'bots';
    beginJob(
      table.id,
      history,
      seat,
      by,
      marks.map(({ at }) => at),
    );
  };
  return (
    <div className="review">
      <div className="review-tools">
        <label>
          <span className="spoken">{m.seat}</span>
          <select
            value={seat}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {seats.map((each) => (
              <option key={each} value={each}>
                {who.full(each)}
              </option>
            ))}
          </select>
        </label>
        {job.progress === undefined ? (
          <button
            type="button"
            className={review === undefined ? 'main' : undefined}
            data-review-begin
            onClick={begin}
          >
            {review === undefined ? m.begin : m.again}
          </button>
        ) : (
          <>
            <progress max={job.progress.of} value={job.progress.done} aria-label={m.begin} />
            <span role="status">{m.progress(job.progress.done, job.progress.of)}</span>
            <button type="button" data-review-stop onClick={() => stopJob(table.id, seat)}>
              {m.stop}
            </button>
          </>
        )}
        {job.hasFailed && <p role="alert">{m.failed}</p>}
        {review !== undefined && <span className="hint">{m.kept}</span>}
      </div>
      {review === undefined ? (
        <p className="review-intro">{m.intro}</p>
      ) : (
        <div className="review-told" data-review={review.missed.length}>
          <Moments key={review.seat} review={review} />
          <Course course={review.course} marks={marks} />
        </div>
      )}
    </div>
  );
}

/** The rounds of a game by its chapters; in a game without rounds, the rounds of turns. */
function marksOf(
  history: Parameters<typeof chaptersOf>[0],
  chapterOf: Parameters<typeof chaptersOf>[1],
): readonly Mark[] {
  return chaptersOf(history, chapterOf).flatMap(({ begun }) =>
    begun?.mark === undefined
      ? []
      : [{ mark: begun.mark, at: placeOf(history, begun.moment).steps }],
  );
}

function Moments({ review }: { readonly review: Told }) {
  const speech = useGameSpeech();
  const m = REVIEW_MESSAGES[speech.language];
  const { play, face } = useTable();
  const { history } = play;
  const [open, setOpen] = useState(0);
  const isOfPoints = review.unit === 'points';
  const range = ({ least, most }: Missed) =>
    isOfPoints
      ? m.points(Math.round(least), Math.round(most))
      : m.chances(Math.round(least * 100), Math.round(most * 100));
  return (
    <section aria-labelledby="review-missed">
      <h3 id="review-missed">{m.missed}</h3>
      <p className="hint">
        {m.looked(review.decisions)} {review.missed.length === 0 && m.none}
      </p>
      <ol className="review-moments">
        {review.missed.map((missed, place) => {
          const made = history.steps.slice(missed.at, missed.at + missed.made);
          return (
            <li key={missed.at}>
              <button
                type="button"
                className="review-moment"
                data-review-moment={missed.at}
                aria-expanded={place === open}
                onClick={() => setOpen(place)}
              >
                <span className="review-number">{place + 1}</span>
                <span className="review-what">
                  <small>{face.stage(speech, made[0]?.state ?? history.start)}</small>
                  {sayTurn(speech, made)}
                </span>
                <b>{range(missed)}</b>
              </button>
              {place === open && <Better missed={missed} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function lineOf({ seat, command }: Missed['line'][number]): string {
  return `${seat} ${command}`;
}

/** The better decision, and a link to the board where it can be played. */
function Better({ missed }: { readonly missed: Missed }) {
  const speech = useGameSpeech();
  const m = REVIEW_MESSAGES[speech.language];
  const { play, tryOut } = useTable();
  const { history, viewer } = play;
  const named = PARTS_OF_GAME[speech.language];
  const look = useLook();
  const moves = missed.line.map(lineOf);
  const better = useMemo(() => {
    const decided = missed.line.slice(0, missed.decided).map(lineOf);
    const branch = { id: '', name: '', from: missed.at, moves: decided };
    return grow(history, viewer, branch).history.steps.slice(missed.at);
  }, [history, viewer, missed]);
  return (
    <div className="review-better">
      <b>{m.better}</b>
      <p>{sayTurn(speech, better)}</p>
      <p>
        {missed.parts.length > 0 &&
          m.cost(speech.m.list(missed.parts.map((part) => named[part] ?? part)))}{' '}
        {m.agree}
      </p>
      <div className="review-buttons">
        {tryOut !== undefined && (
          <button type="button" data-review-play onClick={() => tryOut(missed.at, moves)}>
            <Icon name="play" />
            {m.play}
          </button>
        )}
        <button type="button" onClick={() => look(momentAfter(history, missed.at + missed.made))}>
          {m.see}
        </button>
      </div>
    </div>
  );
}

/** The expectations of all seats, round by round. */
function Course({
  course,
  marks,
}: {
  readonly course: readonly Expected[];
  readonly marks: readonly Mark[];
}) {
  const speech = useGameSpeech();
  const m = REVIEW_MESSAGES[speech.language];
  const { play, face, who, people } = useTable();
  if (course.length === 0) return null;
  const { history, now } = play;
  const markOf = ({ at }: Expected) => marks.find((each) => each.at === at)?.mark ?? '';
  const seats = people.map((_, seat) => seat);
  const end = seats.map((seat) => face.seat(speech, now, seat).points);
  const stops = [
    ...course.map((expected) => ({
      mark: markOf(expected),
      name: m.round(markOf(expected)),
      values: expected.points.map(Math.round),
      moment: momentAfter(history, expected.at),
    })),
    { mark: m.end, name: m.end, values: end, moment: momentAfter(history, history.steps.length) },
  ];
  const order = seats.toSorted((one, other) => end[other] - end[one]);
  const isOfPoints = course.every(({ points }) => points.length > 0);
  const known = course.some(({ chances }) => chances !== undefined);
  const cell = ({ points, chances }: Expected, seat: number) => (
    <>
      {points.length > 0 && <span>{Math.round(points[seat])}</span>}
      {chances !== undefined && <small>{m.chance(Math.round(chances[seat] * 100))}</small>}
    </>
  );
  return (
    <section aria-labelledby="review-course">
      <h3 id="review-course" className={isOfPoints ? 'spoken' : undefined}>
        {m.course}
      </h3>
      {isOfPoints && <RaceChart title={m.course} stops={stops} isStepped={false} order={order} />}
      <div className="wide">
        <table className="review-course">
          <thead>
            <tr>
              <td />
              {people.map((_, seat) => (
                <th key={seat} scope="col">
                  {who.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.map((expected) => (
              <tr key={expected.at}>
                <th scope="row">{m.round(markOf(expected))}</th>
                {people.map((_, seat) => (
                  <td key={seat}>{cell(expected, seat)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{m.end}</th>
              {people.map((_, seat) => (
                <td key={seat}>
                  <b>{end[seat]}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="hint">{known ? m.someChances : m.noChances}</p>
    </section>
  );
}
