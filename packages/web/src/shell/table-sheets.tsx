import { useEffect, useRef } from 'preact/compat';
import { isStopped } from '../game/agreed.ts';
import { useGameSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { useOver } from '../play/use-over.ts';
import { later } from '../ui/later.tsx';
import { isSmallLayout, useLayout } from '../ui/layout.ts';
import { Part } from '../ui/part.tsx';
import { useOpened } from './opened.ts';
import { Sheet } from './sheet.tsx';

const Review = later(async () => (await import('./review/review.tsx')).Review);
const GuideSheet = later(async () => (await import('./guide-sheet.tsx')).GuideSheet);
const Ledger = later(async () => (await import('./ledger/ledger.tsx')).Ledger);

/** The sheets over the map. Choices and the report on a finished game open by themselves. */
export function TableSheets() {
  const { m } = useGameSpeech();
  const { play, face, company, sketch, Ending } = useTable();
  const { opened, open } = useOpened();
  const isOver = useOver();
  const chooser = face.table.useChooser();
  const due = isOver
    ? isStopped(play.history) || sketch !== undefined || Ending !== undefined
      ? undefined
      : 'result'
    : chooser === undefined
      ? undefined
      : 'chooser';
  /** Set while a due sheet waits until the one into which the person types is closed. */
  const isLate = useRef(false);
  useEffect(() => {
    const isTyping = document.activeElement?.matches('.sheet :is(input, textarea)') === true;
    isLate.current = isTyping && due !== undefined;
    if (!isTyping) open(due === undefined ? { sheet: due } : { sheet: due, tab: 'map' });
  }, [due, open]);
  const isSmall = isSmallLayout(useLayout());
  const close = () => {
    open({ sheet: isLate.current ? due : undefined });
    isLate.current = false;
  };
  const { Compare, Result } = face.table;
  // A tab of a small window replaces a sheet.
  if (isSmall && opened.tab !== 'map') return null;
  switch (opened.sheet) {
    case 'chooser':
      return (
        chooser !== undefined && (
          <Sheet key={opened.sheet} title={chooser.title} className="sheet-chooser" onClose={close}>
            {company !== undefined && <company.Invited />}
            {chooser.content}
          </Sheet>
        )
      );
    case 'compare':
      return (
        <Sheet
          key={opened.sheet}
          title={m.compare.heading}
          className="sheet-compare"
          onClose={close}
        >
          <Part>
            <Compare />
          </Part>
        </Sheet>
      );
    case 'result':
      return (
        <Sheet key={opened.sheet} title={m.scores.result} onClose={close}>
          <Part>
            <Result />
          </Part>
        </Sheet>
      );
    case 'ledger':
      return (
        <Sheet key={opened.sheet} title={m.ledger} className="sheet-ledger" onClose={close}>
          <Ledger />
        </Sheet>
      );
    case 'review':
      return (
        isOver && (
          <Sheet key={opened.sheet} title={m.review} className="sheet-review" onClose={close}>
            <Review />
          </Sheet>
        )
      );
    case 'talk':
      return (
        company !== undefined && (
          <Sheet key={opened.sheet} title={m.words.name} className="sheet-talk" onClose={close}>
            <Part>
              <company.TalkSheet />
            </Part>
          </Sheet>
        )
      );
    case 'guide':
      return (
        <Sheet key={opened.sheet} title={m.guide.rules} className="sheet-guide" onClose={close}>
          <GuideSheet hasKeys={!isSmall} />
        </Sheet>
      );
    default:
      return null;
  }
}
