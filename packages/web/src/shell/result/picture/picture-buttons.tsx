import { useState } from 'preact/compat';
import { useGameSpeech } from '../../../messages/speech.ts';
import { useTable } from '../../../play/context.ts';
import { saveBlob } from '../../../play/save-file.ts';
import { useTurns } from '../../../play/turns-context.ts';
import { useWinnersSaid } from '../winners.tsx';
import { compose } from './compose.ts';
import { endedAt } from './ended.ts';
import { PICTURE_MESSAGES } from './messages.ts';

type Told = 'saved' | 'none' | 'refused' | undefined;

/** The end of the game as a picture: to save, and to share where the system shares files. */
export function PictureButtons({ order }: { readonly order: readonly number[] }) {
  const speech = useGameSpeech();
  const words = PICTURE_MESSAGES[speech.language];
  const { play, who, face } = useTable();
  const { tables } = useTurns();
  const won = useWinnersSaid(speech);
  const [told, setTold] = useState<Told>();
  const make = async (): Promise<File | undefined> => {
    setTold(undefined);
    const ended = endedAt(play.table, localStorage, tables);
    const dates = new Intl.DateTimeFormat(speech.language, { dateStyle: 'long' });
    const day = ended === undefined ? undefined : dates.format(ended);
    const places = order.map((seat) => {
      const { plays, points } = face.seat(speech, play.now, seat);
      return { name: who.seat(seat), plays, points };
    });
    const { title } = speech;
    const foot = words.foot(order.length, day);
    const picture = await compose({ title, won, foot, places }).catch(() => undefined);
    if (picture === undefined) {
      setTold('none');
      return undefined;
    }
    return new File([picture], `pangaea-${face.id}.png`, { type: 'image/png' });
  };
  const save = async () => {
    const file = await make();
    if (file === undefined) return;
    saveBlob(file.name, file);
    setTold('saved');
  };
  const share = async () => {
    const file = await make();
    if (file === undefined) return;
    try {
      await navigator.share({ files: [file], title: speech.title });
    } catch (error) {
      // If the player closes the dialog of the system, nothing is shared.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold('refused');
    }
  };
  return (
    <>
      <button type="button" data-picture="save" onClick={() => void save()}>
        {words.save}
      </button>
      {canShareFiles() && (
        <button type="button" data-picture="share" onClick={() => void share()}>
          {words.share}
        </button>
      )}
      <span className="hint" role="status">
        {told !== undefined && words[told]}
      </span>
    </>
  );
}

function canShareFiles(): boolean {
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], 'picture.png', { type: 'image/png' })] });
}
