import './puzzle-list.css';
import {
  GRADES,
  type Grade,
  gradeOf,
  optionsOf,
  PUZZLE_GAMES,
  type PuzzleGame,
  placeOfDay,
  type ShippedPuzzle,
} from '@pangaea/bots/puzzles';
import { use, useMemo, useState } from 'preact/compat';
import { useGame } from '../games/index.ts';
import { GAMES } from '../games/list.ts';
import { type KeptPuzzle, readKept } from '../learn/puzzles/kept-puzzles.ts';
import { shelfOf } from '../learn/puzzles/load.ts';
import { PUZZLE_MESSAGES, type PuzzleMessages } from '../learn/puzzles/messages.ts';
import type { OwnSearch } from '../learn/puzzles/own-search.ts';
import { useSpeech } from '../messages/speech.ts';
import type { GameFace } from '../play/face/game-face.ts';
import type { SeatFace } from '../play/face/table-parts.ts';
import { Masthead } from '../start/masthead.tsx';
import { Crest } from '../ui/crests/crest.tsx';
import { usePage } from '../ui/use-page.ts';
import { OwnPuzzles } from './own-puzzles.tsx';

type Filter = 'all' | 'open' | Grade;
const FILTERS: readonly Filter[] = ['all', 'open', ...GRADES];

/** The puzzles of a game: that of the day first, and those of this device last. */
export function PuzzleList({
  id,
  search,
}: {
  readonly id: PuzzleGame;
  /** A search through an own game. */
  readonly search: OwnSearch | undefined;
}) {
  const common = useSpeech();
  const { language } = common;
  const m = PUZZLE_MESSAGES[language];
  const face = useGame(id);
  const { file } = use(shelfOf(id, face.game));
  const [filter, setFilter] = useState<Filter>('all');
  usePage(m.heading);
  const kept = useMemo(() => readKept(localStorage, id), [id]);
  const seats = useMemo(
    () => file.puzzles.map((each) => seatOf(face, common, file, each)),
    [face, common, file],
  );
  const day = placeOfDay(Date.now(), file.puzzles.length);
  const isShown = (puzzle: ShippedPuzzle) =>
    filter === 'all' ||
    (filter === 'open' ? kept[puzzle.id]?.isSolved !== true : gradeOf(puzzle) === filter);
  const shown = file.puzzles.flatMap((puzzle, at) => (isShown(puzzle) ? [at] : []));
  const solved = file.puzzles.filter((each) => kept[each.id]?.isSolved === true).length;
  const tile = (at: number, address: string, name: string) => (
    <Tile
      address={address}
      name={name}
      puzzle={file.puzzles[at]}
      players={Number(optionsOf(file, file.puzzles[at]).players)}
      seat={seats[at]}
      kept={kept[file.puzzles[at].id]}
      m={m}
    />
  );
  const date = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.now());
  return (
    <>
      <Masthead />
      <main className="start puzzles">
        <div className="start-head">
          <h1>{m.heading}</h1>
          <p>{m.about}</p>
        </div>
        <nav className="puzzle-games" aria-label={m.heading}>
          {PUZZLE_GAMES.map((game) => (
            <a
              key={game}
              href={`#/puzzles/${game}`}
              aria-current={game === id ? 'page' : undefined}
            >
              {GAMES[game].title[language]}
            </a>
          ))}
        </nav>
        {search !== undefined && <OwnPuzzles search={search} />}
        {file.puzzles.length > 0 && (
          <section className="puzzle-day" aria-labelledby="puzzle-day">
            <h2 id="puzzle-day">{m.day}</h2>
            <ul>{tile(day, `#/puzzles/${id}/day`, m.dayOf(date))}</ul>
            <p className="hint">{m.dayHow}</p>
          </section>
        )}
        <section aria-labelledby="puzzles">
          <h2 id="puzzles">
            {GAMES[id].title[language]} <small>{m.countSolved(solved, file.puzzles.length)}</small>
          </h2>
          <fieldset className="puzzle-filter">
            <legend className="spoken">{m.filter}</legend>
            {FILTERS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={filter === each}
                data-filter={each}
                onClick={() => setFilter(each)}
              >
                {each === 'all' ? m.all : each === 'open' ? m.notSolved : m.grades[each]}
              </button>
            ))}
          </fieldset>
          {shown.length === 0 && <p>{m.none}</p>}
          <ol>{shown.map((at) => tile(at, `#/puzzles/${id}/${at + 1}`, m.name(at + 1)))}</ol>
        </section>
        {search === undefined && <OwnPuzzles />}
      </main>
    </>
  );
}

function seatOf(
  face: GameFace,
  common: ReturnType<typeof useSpeech>,
  file: Parameters<typeof optionsOf>[0],
  puzzle: ShippedPuzzle,
): SeatFace | undefined {
  const { seed, rulesVersion } = file.games[puzzle.game];
  const rules = face.game.book.game;
  const options = rules.options({ ...optionsOf(file, puzzle), rulesVersion });
  const dealt = options.ok ? rules.setup(options.value, seed as never) : undefined;
  return dealt?.ok ? face.seat(face.speech(common), dealt.value, puzzle.seat) : undefined;
}

/** A puzzle to choose. */
function Tile({
  address,
  name,
  puzzle,
  players,
  seat,
  kept,
  m,
}: {
  readonly address: string;
  readonly name: string;
  readonly puzzle: ShippedPuzzle;
  readonly players: number;
  readonly seat: SeatFace | undefined;
  readonly kept: KeptPuzzle | undefined;
  readonly m: PuzzleMessages;
}) {
  const state = kept?.isSolved ? 'solved' : kept?.isShown ? 'shown' : kept ? 'tried' : 'new';
  return (
    <li>
      <a className={`puzzle-tile puzzle-${state}`} href={address} data-puzzle-id={puzzle.id}>
        {seat?.arms !== undefined && <Crest arms={seat.arms} size={30} />}
        <span className="puzzle-words">
          <b>{name}</b>
          <span>
            {seat?.plays} · {m.players(players)}
          </span>
          <span className="puzzle-facts">
            <i className={`grade-${gradeOf(puzzle)}`}>{m.grades[gradeOf(puzzle)]}</i>
            <span>{m.proofsShort[puzzle.proof]}</span>
            {kept !== undefined && (
              <span className="puzzle-kept">
                {kept.isSolved && '✓ '}
                {kept.isSolved ? m.isSolved : kept.isShown ? m.isShown : ''}
                {!kept.isSolved &&
                  !kept.isShown &&
                  m.bestSoFar(kept.points - puzzle.now, kept.tries)}
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  );
}
