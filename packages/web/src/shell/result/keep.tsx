import { lazy, useState } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { saveFile } from '../../play/save-file.ts';
import { copyText } from '../../ui/copy.ts';
import { Part } from '../../ui/part.tsx';
import { useOpened } from '../opened.ts';
import { useWinnersSaid } from './winners.tsx';

/** The buttons for the picture, loaded at the end of a game. */
const PictureButtons = lazy(async () => ({
  default: (await import('./picture/picture-buttons.tsx')).PictureButtons,
}));

const PuzzleButton = lazy(async () => ({
  default: (await import('./puzzle-button.tsx')).PuzzleButton,
}));

/** The record and the result in words, to save or share. */
export function Keep({ order }: { readonly order: readonly number[] }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { result } = useOpenedWords();
  const { play, who, face, tryOut } = useTable();
  const { open } = useOpened();
  const [copied, setCopied] = useState(false);
  const said = useWinnersSaid(speech);
  const share = async (button: Element) => {
    const points = order.map((seat) =>
      result.holds(who.full(seat), face.seat(speech, play.now, seat).points),
    );
    const text = `${speech.title}: ${said}\n${m.list(points)}`;
    if (canShare()) {
      // If the player closes the dialog of the system, nothing is shared.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    setCopied(await copyText(text, button));
  };
  return (
    <div className="result-keep">
      <button type="button" data-share onClick={({ currentTarget }) => void share(currentTarget)}>
        {result.share}
      </button>
      <SaveRecord />
      {tryOut !== undefined && (
        <button
          type="button"
          className="main"
          data-review-open
          onClick={() => open({ sheet: 'review', tab: 'map' })}
        >
          {m.review}
        </button>
      )}
      <button type="button" data-ledger onClick={() => open({ sheet: 'ledger', tab: 'map' })}>
        {m.ledger}
      </button>
      <Part otherwise={null}>
        <PictureButtons order={order} />
        {tryOut !== undefined && <PuzzleButton />}
      </Part>
      <span className="hint" role="status">
        {copied && result.shared}
      </span>
    </div>
  );
}

/** Downloads the record of the game. */
export function SaveRecord() {
  const { m } = useGameSpeech();
  const { result } = useOpenedWords();
  const { play, port, face } = useTable();
  const [isMissing, setMissing] = useState(false);
  const save = async () => {
    const record = await port.record();
    // Without the server a game that is over has no seed, and could not be replayed.
    const isWhole = 'seed' in record;
    setMissing(!isWhole);
    if (!isWhole) return;
    saveFile(`pangaea-${face.id}-${play.table.id}.json`, JSON.stringify(record, null, 2));
  };
  return (
    <>
      <button type="button" data-save-record onClick={() => void save()}>
        {result.saveRecord}
      </button>
      {isMissing && <p role="alert">{m.refusals.unreached}</p>}
    </>
  );
}

/**
 * Whether to offer sharing: only on touch screens. The browser needs https, or a page from the
 * device itself.
 */
function canShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
