import { use, useEffect, useMemo } from 'preact/compat';
import { loadGame, useGame } from '../games/index.ts';
import { GAMES, type GameId } from '../games/list.ts';
import { type LessonTable, lessonTable } from '../learn/lesson-table.ts';
import { LEARN_MESSAGES } from '../learn/messages.ts';
import { keepProgress, readProgress } from '../learn/progress.ts';
import { Teacher } from '../learn/teacher.tsx';
import { useSpeech } from '../messages/speech.ts';
import type { GameEntry } from '../play/face/entry.ts';
import type { Lesson } from '../play/face/lesson.ts';
import { usePreferences } from '../preferences/context.ts';
import { Masthead } from '../start/masthead.tsx';
import { newTable } from '../table/new-table.ts';
import type { Player } from '../table/port.ts';
import { save } from '../table/storage.ts';
import { Part } from '../ui/part.tsx';
import { TablePage } from './table-page.tsx';

const lessons = new Map<GameId, Promise<Lesson>>();

/** The lesson of a game; loaded once. */
function loadLesson(id: GameId): Promise<Lesson> {
  const known = lessons.get(id);
  if (known !== undefined) return known;
  const entry: GameEntry = GAMES[id];
  const lesson = entry.loadLesson().catch((error: unknown) => {
    // The next visit tries again: the network may be back.
    lessons.delete(id);
    throw error;
  });
  lessons.set(id, lesson);
  return lesson;
}

/** The guided first game of a game, from the step where this device stopped. */
export function LessonPage({ id }: { readonly id: GameId }) {
  return (
    <Part fallback={<Masthead />}>
      <Opened id={id} />
    </Part>
  );
}

function Opened({ id }: { readonly id: GameId }) {
  const lesson = use(loadLesson(id));
  const face = useGame(id, lesson.options);
  const { game } = face;
  const table = useMemo(() => {
    const known = readProgress(localStorage, id);
    const last = lesson.steps.length - 1;
    const from = known === undefined || known.step >= last ? 0 : known.step;
    const keep = (step: number) => {
      const isDone = step === last || readProgress(localStorage, id)?.isDone === true;
      keepProgress(localStorage, id, { step, isDone });
    };
    return lessonTable(game, lesson, from, keep);
  }, [id, game, lesson]);
  return 'code' in table ? <Broken /> : <Taught id={id} table={table} />;
}

function Taught({ id, table }: { readonly id: GameId; readonly table: LessonTable }) {
  const { language } = useSpeech();
  const { prefer } = usePreferences();
  const face = useGame(id, table.lesson.options);
  useEffect(() => table.port.close, [table]);
  const own = useMemo(() => {
    /** Begins the first game after a lesson: against bots of the lowest level, with hints. */
    const play = async () => {
      const { game, first } = await loadGame(id, language);
      const players = first.players.map(
        (player): Player => (player.kind === 'bot' ? { kind: 'bot', level: 'first-game' } : player),
      );
      const made = newTable(game, first.options, players, Date.now());
      if (!made.ok || !save(localStorage, made.value)) return false;
      prefer({ hints: true });
      window.location.hash = `#/table/${made.value.id}`;
      return true;
    };
    return () => <Teacher table={table} onPlay={() => play().catch(() => false)} />;
  }, [id, language, table, prefer]);
  return <TablePage port={table.port} face={face} Teacher={own} />;
}

function Broken() {
  const { language, m } = useSpeech();
  return (
    <>
      <Masthead />
      <main className="start">
        <p>{LEARN_MESSAGES[language].broken}</p>
        <p>
          <a href="#/">{m.home}</a>
        </p>
      </main>
    </>
  );
}
