import {
  Fragment,
  type FunctionComponent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
import { momentAfter } from '../game/moment.ts';
import { useGameSpeech, useSpeech } from '../messages/speech.ts';
import { Beside } from '../play/beside.tsx';
import { useTable } from '../play/context.ts';
import { Deferred } from '../play/deferred.tsx';
import { dropPlan, keepPlan, keptPlan } from '../play/kept-plan.ts';
import { linkedSteps, unlinked } from '../play/linked-moment.ts';
import { isOver } from '../play/use-over.ts';
import { useDoublePress } from '../ui/double-press.ts';
import { later } from '../ui/later.tsx';
import { hasSideColumn, isSmallLayout, type Layout, useIsLow, useLayout } from '../ui/layout.ts';
import { Part } from '../ui/part.tsx';
import { type Panel, Tabs } from '../ui/tabs.tsx';
import { BoardPanel } from './board-panel.tsx';
import { BotHints } from './bot-hint.tsx';
import { Dock } from './dock/dock.tsx';
import { Guide } from './guide.tsx';
import { Head } from './head.tsx';
import { TableJourneys } from './journeys/table-journeys.tsx';
import { TableSounds } from './journeys/table-sounds.tsx';
import { News } from './news.tsx';
import { NOTHING_OPENED, type Opened, OpenedContext, type Tab, useOpened } from './opened.ts';
import { TableScenes } from './scenes/table-scenes.tsx';
import { Chips } from './seats/chips.tsx';
import { OwnGoods } from './seats/own-goods.tsx';
import { Rail } from './seats/rail.tsx';
import { Sheet } from './sheet.tsx';
import { TabBar } from './tab-bar.tsx';
import { TableSheets } from './table-sheets.tsx';
import { useTableKeys } from './use-table-keys.ts';

/** On most windows the log is behind a tab, so it is loaded later. */
const Log = later(async () => (await import('./log/log.tsx')).Log);
const PlanCard = later(async () => (await import('./planned/plan-card.tsx')).PlanCard);
const BookOver = later(async () => (await import('./book/book-over.tsx')).BookOver);
const Sketch = later(async () => (await import('./sketch/sketch.tsx')).Sketch);

/** A table of any game: one grid as large as the window, which never scrolls as a whole. */
export function TableScreen() {
  const layout = useLayout();
  const isSmall = isSmallLayout(layout);
  const { play, face, people, Teacher, sketch, tryOut } = useTable();
  const [opened, setOpened] = useState(NOTHING_OPENED);
  const open = useCallback(
    (change: Partial<Opened>) => setOpened((now) => ({ ...now, ...change })),
    [],
  );
  const { history, wish } = play;
  // A link that names a moment leads there once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the table is opened.
  useEffect(() => {
    const steps = sketch === undefined ? linkedSteps(window.location) : undefined;
    if (steps === undefined) return;
    window.history.replaceState(null, '', unlinked(window.location));
    if (steps >= history.steps.length) return;
    open({ sheet: undefined, tab: 'map', isBrowsing: true });
    wish({ do: 'look', at: momentAfter(history, steps) });
  }, []);
  const onDoublePress = useDoublePress();
  const opening = useMemo(() => ({ opened, open }), [opened, open]);
  const { Around = Fragment, Map: Board } = face.table;
  return (
    <OpenedContext value={opening}>
      <BotHints>
        <Around>
          <div
            className={`table table-${face.id} layout-${layout} tab-${opened.tab} ${sketch ? 'table-sketch' : ''}`}
            data-table={play.table.id}
            data-seats={people.length}
            data-steps={play.history.steps.length}
            onClickCapture={onDoublePress}
          >
            <Head layout={layout} />
            {hasSideColumn(layout) && <LeftColumn />}
            {isSmall && <Chips />}
            {layout === 'phone' && <OwnGoods />}
            <main className="table-map">
              <Board />
            </main>
            {!isSmall && <RightColumns layout={layout} seats={people.length} />}
            <Dock />
            {Teacher !== undefined && <Teacher />}
            {tryOut !== undefined && <Planned />}
            {sketch !== undefined && <Sketch sketch={sketch} />}
            <News />
            <TableSheets />
            {opened.rules !== undefined && <BookOver at={opened.rules} />}
            {isSmall && <OpenTab tab={opened.tab} />}
            {layout === 'phone' && <TabBar />}
            {/* The scripts and styles of these parts are fetched when the board has been
                painted. */}
            <Deferred part={3}>
              <TableJourneys />
              <TableSounds />
            </Deferred>
            <TableScenes />
            <TableKeys layout={layout} />
          </div>
        </Around>
      </BotHints>
    </OpenedContext>
  );
}

/** The turn that was planned on a sketch, until it is played or dropped. */
function Planned() {
  const { play, company } = useTable();
  const { id } = play.table;
  const [plan, setPlan] = useState(() => keptPlan(localStorage, id));
  const change = useCallback(
    (next: typeof plan) => {
      if (next === undefined) dropPlan(localStorage, id);
      else keepPlan(localStorage, id, next, Date.now());
      setPlan(next);
    },
    [id],
  );
  if (isOver(play)) return null;
  const cardWith = (line?: ReactNode) =>
    plan === undefined ? (
      line
    ) : (
      <PlanCard key={plan.later?.length ?? 0} plan={plan} onChange={change}>
        {line}
      </PlanCard>
    );
  if (company === undefined) return <>{cardWith()}</>;
  return (
    <company.Ahead plan={plan} onOrdered={() => change(undefined)}>
      {cardWith}
    </company.Ahead>
  );
}

/**
 * The keys of the table, in a component of its own because they need the context of the opened
 * parts.
 */
function TableKeys({ layout }: { readonly layout: Layout }) {
  useTableKeys(layout);
  return null;
}

/** A column beside the board: it is drawn after the board, and once for each change. */
function beside<P extends object>(Column: FunctionComponent<P>) {
  const Parts = memo(Column);
  return memo((props: P) => (
    <Beside>
      <Parts {...props} />
    </Beside>
  ));
}

/** Instruments and displays of tiles of the game, and hints for newcomers. */
const LeftColumn = beside(function LeftParts() {
  const speech = useGameSpeech();
  const { face } = useTable();
  const { Side, sideName } = face.table;
  return (
    <aside className="table-left" aria-label={sideName(speech)}>
      <Deferred part={1}>
        <Side />
        <Guide />
      </Deferred>
    </aside>
  );
});

/** With this many seats a low window shows either the board or the log. */
const MANY = 5;

interface ColumnsProps {
  readonly layout: Layout;
  readonly seats: number;
}

/** Rail, open board and log, which follow the board. */
const RightColumns = beside(function RightParts({ layout, seats }: ColumnsProps) {
  const isLow = useIsLow();
  const speech = useGameSpeech();
  const { m } = speech;
  const { face } = useTable();
  const board = (
    <Deferred part={2}>
      <BoardPanel />
    </Deferred>
  );
  const log = (
    <Deferred part={3}>
      <Log />
    </Deferred>
  );
  const side = (
    <Deferred part={1}>
      <SideTab />
    </Deferred>
  );
  const tabs: readonly Panel<Tab>[] = [
    { id: 'side', label: face.table.sideName(speech), content: side },
    { id: 'board', label: m.tabs.board, content: board },
    { id: 'log', label: m.history.heading, content: log },
  ];
  return (
    <>
      <aside className="table-right" aria-label={m.tabs.others}>
        <Rail />
        {layout === 'desktop' && !(isLow && seats >= MANY) ? (
          <>
            {board}
            {log}
          </>
        ) : layout === 'ultrawide' ? (
          board
        ) : (
          <BesideTabs tabs={layout === 'tablet' ? tabs : tabs.slice(1)} />
        )}
      </aside>
      {layout === 'ultrawide' && (
        <aside className="table-fourth" aria-label={m.compare.name}>
          <Deferred part={2}>
            <CompareColumn />
          </Deferred>
          {log}
        </aside>
      )}
    </>
  );
});

/** A separate component, so that opening other parts does not draw the panels again. */
function BesideTabs({ tabs }: { readonly tabs: readonly Panel<Tab>[] }) {
  const { m } = useSpeech();
  const { opened, open } = useOpened();
  return (
    <Tabs
      label={m.tabs.label}
      tabs={tabs}
      shown={opened.tab}
      onShow={(tab) => open({ tab, isSinceAsked: false })}
    />
  );
}

function CompareColumn() {
  const { m } = useGameSpeech();
  const { face } = useTable();
  const { Compare } = face.table;
  return (
    <section className="compare-column" aria-labelledby="compare-column">
      <h2 id="compare-column">{m.compare.heading}</h2>
      <Part>
        <Compare />
      </Part>
    </section>
  );
}

function SideTab() {
  const { face } = useTable();
  const { Side } = face.table;
  return (
    <>
      <Side />
      <Guide />
    </>
  );
}

/** In small windows: the part of the table that is shown in place of the map. */
function OpenTab({ tab }: { readonly tab: Tab }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { face } = useTable();
  const { open } = useOpened();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is opened.
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [tab]);
  const { Compare, sideName } = face.table;
  if (tab === 'map') return null;
  const title = tab === 'side' ? sideName(speech) : m.tabs[tab];
  return (
    <Sheet title={title} panel={panel} onClose={() => open({ tab: 'map' })}>
      <Beside>
        {tab === 'board' && <BoardPanel />}
        {tab === 'others' && (
          <>
            <Rail />
            <Part>
              <Compare />
            </Part>
          </>
        )}
        {tab === 'side' && <SideTab />}
        {tab === 'log' && <Log />}
      </Beside>
    </Sheet>
  );
}
