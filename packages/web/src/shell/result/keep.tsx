import { lazy, useState } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { saveFile } from '../../play/save-file.ts';
import { copyText } from '../../ui/copy.ts';
import { Part } from '../../ui/part.tsx';
import { useOpened } from '../opened.ts';
import { useWinnersSaid } from './winners.tsx';

/** Loaded with the end of a game. */
const PictureButtons = lazy(async () => ({
  default: (await import('./picture/picture-buttons.tsx')).PictureButtons,
}));

/** The record and the result in words, to save or share. */
export function Keep({ order }: { readonly order: readonly number[] }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, who, face, tryOut } = useTable();
  const { open } = useOpened();
  const [copied, setCopied] = useState(false);
  const said = useWinnersSaid(speech);
  const share = async (button: Element) => {
    const points = order.map((seat) =>
      m.scores.holds(who.full(seat), face.seat(speech, play.now, seat).points),
    );
    const text = `${speech.title}: ${said}\n${m.list(points)}`;
    if (canShare()) {
      // A player who closes the dialog of the system shares nothing.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    setCopied(await copyText(text, button));
  };
  return (
    <div className="result-keep">
      <button type="button" data-share onClick={({ currentTarget }) => void share(currentTarget)}>
        {m.scores.share}
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
      </Part>
      <span className="hint" role="status">
        {copied && m.scores.shared}
      </span>
    </div>
  );
}

/** Downloads the record of the game. */
export function SaveRecord() {
  const { m } = useGameSpeech();
  const { play, port, face } = useTable();
  const save = async () => {
    const record = await port.record();
    saveFile(`pangaea-${face.id}-${play.table.id}.json`, JSON.stringify(record, null, 2));
  };
  return (
    <button type="button" data-save-record onClick={() => void save()}>
      {m.scores.saveRecord}
    </button>
  );
}

/** Sharing needs https or this machine. */
function canShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
