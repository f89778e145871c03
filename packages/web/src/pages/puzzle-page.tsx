import { openPuzzle, type Puzzle, type PuzzleGame, placeOfDay } from '@pangaea/bots/puzzles';
import { use, useCallback, useEffect, useMemo, useState } from 'preact/compat';
import { useGame } from '../games/index.ts';
import { GAMES } from '../games/list.ts';
import { keepShown, keepTry, readKept } from '../learn/puzzles/kept-puzzles.ts';
import { shelfOf } from '../learn/puzzles/load.ts';
import { PUZZLE_MESSAGES, type PuzzleMessages } from '../learn/puzzles/messages.ts';
import {
  addressOf,
  isOwnAddress,
  moveOf,
  numberOf,
  readOwn,
} from '../learn/puzzles/own-puzzles.ts';
import { PuzzleEnding } from '../learn/puzzles/puzzle-ending.tsx';
import { type PuzzleTable, puzzleTable } from '../learn/puzzles/puzzle-table.ts';
import { Puzzler } from '../learn/puzzles/puzzler.tsx';
import { useSpeech } from '../messages/speech.ts';
import { setTitle } from '../ui/page-title.ts';
import { NoPuzzle } from './no-puzzle.tsx';
import { TablePage } from './table-page.tsx';

/** A puzzle by its address: a number, `day`, or the place of an own one in its game. */
export function PuzzlePage({ id, which }: { readonly id: PuzzleGame; readonly which: string }) {
  if (isOwnAddress(which)) return <OwnPage id={id} address={which} />;
  if (which === 'day' || /^\d+$/.test(which)) return <ShippedPage id={id} which={which} />;
  return <NoPuzzle list={`#/puzzles/${id}`} why={({ noAddress }) => noAddress} />;
}

function ShippedPage({ id, which }: { readonly id: PuzzleGame; readonly which: string }) {
  const { language } = useSpeech();
  // A puzzle of the day stays on the table when the next day begins.
  const [opened] = useState(() => Date.now());
  const face = useGame(id);
  const { file, solo } = use(shelfOf(id, face.game));
  const place = which === 'day' ? placeOfDay(opened, file.puzzles.length) : Number(which) - 1;
  const shipped = file.puzzles[place];
  const puzzle = useMemo(() => {
    const opened = shipped && openPuzzle(file, shipped, solo);
    return opened?.ok ? opened.value : undefined;
  }, [file, shipped, solo]);
  const name = useCallback(
    (m: PuzzleMessages) => (which === 'day' ? m.day : m.name(place + 1)),
    [which, place],
  );
  const list = `#/puzzles/${id}`;
  if (shipped === undefined) {
    const title = GAMES[id].title[language];
    return <NoPuzzle list={list} why={(t) => t.noNumber(title, file.puzzles.length)} />;
  }
  if (puzzle === undefined) return <Broken list={list} />;
  const kept = readKept(localStorage, id);
  const isOpen = (at: number) => at !== place && kept[file.puzzles[at].id]?.isSolved !== true;
  const places = file.puzzles.map((_, at) => (place + 1 + at) % file.puzzles.length);
  const next = places.find(isOpen) ?? places[0];
  return (
    <Opened id={id} puzzle={puzzle} kept={shipped.id} name={name} next={`${list}/${next + 1}`} />
  );
}

function OwnPage({ id, address }: { readonly id: PuzzleGame; readonly address: string }) {
  const own = useMemo(() => readOwn(localStorage), []);
  const place = own.findIndex(
    (each) => each.puzzle.record.game === id && addressOf(each) === address,
  );
  const name = useCallback(
    (m: PuzzleMessages) => m.ownName(moveOf(own[place]), numberOf(own, place)),
    [own, place],
  );
  const list = `#/puzzles/${id}`;
  if (place < 0) return <NoPuzzle list={list} why={({ ownGone }) => ownGone} />;
  const found = own[place];
  const after = own[(place + 1) % own.length];
  return (
    <Opened
      id={id}
      puzzle={found.puzzle}
      kept={found.id}
      name={name}
      next={own.length > 1 ? `#/puzzles/${after.puzzle.record.game}/${addressOf(after)}` : list}
    />
  );
}

interface OpenedProps {
  readonly id: PuzzleGame;
  readonly puzzle: Puzzle;
  /** The id under which this device stores the results. */
  readonly kept: string;
  readonly name: (m: PuzzleMessages) => string;
  readonly next: string;
}

function Opened({ id, puzzle, kept, name, next }: OpenedProps) {
  const { language } = useSpeech();
  const face = useGame(id, puzzle.record.options);
  const { game } = face;
  const { solo } = use(shelfOf(id, game));
  const table = useMemo(() => {
    const { best, now } = puzzle;
    return puzzleTable(game, solo, puzzle, {
      ended: (points) => keepTry(localStorage, id, kept, { points, best }),
      shown: () => keepShown(localStorage, id, kept, now),
    });
  }, [game, solo, puzzle, id, kept]);
  useEffect(() => {
    const m = PUZZLE_MESSAGES[language];
    setTitle(`${name(m)} · ${m.heading}`);
  }, [name, language]);
  if ('code' in table) return <Broken list={`#/puzzles/${id}`} />;
  return <Tried id={id} table={table} name={name} next={next} />;
}

function Tried({
  id,
  table,
  name,
  next,
}: Omit<OpenedProps, 'puzzle' | 'kept'> & { readonly table: PuzzleTable }) {
  const face = useGame(id, table.puzzle.record.options);
  useEffect(() => table.port.close, [table]);
  // The components are the same in every language, so that everything inside keeps its state.
  const [Beside, Ending] = useMemo(
    () => [
      () => <Puzzler table={table} name={name} list={`#/puzzles/${id}`} />,
      () => <PuzzleEnding table={table} next={next} />,
    ],
    [table, id, name, next],
  );
  return <TablePage port={table.port} face={face} Teacher={Beside} Ending={Ending} />;
}

function Broken({ list }: { readonly list: string }) {
  return <NoPuzzle list={list} why={({ broken }) => broken} />;
}
