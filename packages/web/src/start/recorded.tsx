import { fileText } from '@pangaea/rules/kernel';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/compat';
import { type Speech, useSpeech } from '../messages/speech.ts';
import { save } from '../table/storage.ts';
import type { Opened } from './open-recorded.ts';

/** One imported text, with the name of its file. */
interface Told {
  readonly name: string;
  readonly opened: Opened;
  /** Whether the table was stored. */
  readonly isKept: boolean;
}

/**
 * Import of recorded games: files dropped anywhere on the page, chosen files, or pasted text. A
 * single one that opens without remarks is shown at once.
 */
export function RecordedGames({ onKept }: { readonly onKept: () => void }) {
  const speech = useSpeech();
  const { recorded } = speech.m;
  const [told, setTold] = useState<readonly Told[]>([]);
  const [isReading, setReading] = useState(false);
  const [pasted, setPasted] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const read = useCallback(
    async (texts: readonly { readonly name: string; text(): Promise<string> }[]) => {
      setReading(true);
      setTold([]);
      const all: Told[] = [];
      for (const { name, text } of texts) {
        const opened = await openOne(text, speech);
        all.push({ name, opened, isKept: opened.ok && save(localStorage, opened.table) });
      }
      setReading(false);
      const [only] = all;
      if (all.length === 1 && only.isKept && only.opened.ok && !only.opened.isRemarkable) {
        window.location.hash = `#/table/${only.opened.table.id}`;
        return;
      }
      setTold(all);
      onKept();
    },
    [speech, onKept],
  );
  const readFiles = useCallback(
    (files: FileList | null) => {
      const texts = [...(files ?? [])].map((each) => ({
        name: each.name,
        text: async () => fileText(new Uint8Array(await each.arrayBuffer())),
      }));
      if (texts.length > 0) void read(texts);
    },
    [read],
  );
  const isOver = useDropped(readFiles);
  return (
    <section
      className={isOver ? 'start-recorded start-recorded-over' : 'start-recorded'}
      aria-labelledby="recorded"
    >
      <h2 id="recorded">{recorded.heading}</h2>
      <p className="hint">{recorded.hint}</p>
      <div className="start-recorded-ways">
        <button type="button" onClick={() => file.current?.click()}>
          {recorded.choose}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          data-recorded-file
          onChange={({ currentTarget }) => {
            readFiles(currentTarget.files);
            // Allows the same file to be chosen again.
            currentTarget.value = '';
          }}
        />
        <details>
          <summary>{recorded.paste}</summary>
          <textarea
            rows={5}
            aria-label={recorded.pasted}
            placeholder={recorded.pasted}
            value={pasted}
            spellcheck={false}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <button
            type="button"
            data-recorded-open
            onClick={() => void read([{ name: recorded.pasted, text: async () => pasted }])}
          >
            {recorded.open}
          </button>
        </details>
      </div>
      <div role="status">
        {isReading && <p>{recorded.reading}</p>}
        {told.map((each, index) => (
          <Answer key={index} told={each} />
        ))}
      </div>
    </section>
  );
}

/** Opens one text. A file may be gone by now, and the reader is loaded with the first one. */
async function openOne(text: () => Promise<string>, speech: Speech): Promise<Opened> {
  const { recorded, version } = speech.m;
  const given = await text().catch(() => undefined);
  if (given === undefined) return { ok: false, why: [recorded.unreadable] };
  try {
    const { openRecorded } = await import('./open-recorded.ts');
    return await openRecorded(given, speech, Date.now());
  } catch {
    return { ok: false, why: [version.unreached] };
  }
}

/** The result of opening one text. */
function Answer({ told: { name, opened, isKept } }: { readonly told: Told }) {
  const { m } = useSpeech();
  const { recorded } = m;
  if (!opened.ok) {
    return (
      <div className="start-recorded-told">
        <b>{name}</b>
        {opened.why.map((sentence) => (
          <p key={sentence} className="refusal">
            {sentence}
          </p>
        ))}
      </div>
    );
  }
  return (
    <div className="start-recorded-told">
      <b>{name}</b>
      {opened.stops.map((sentence) => (
        <p key={sentence} className="refusal">
          {sentence}
        </p>
      ))}
      {opened.stops.length > 0 && <p>{recorded.asFar}</p>}
      {opened.told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {opened.comments.length > 0 && (
        <details>
          <summary>{recorded.comments(opened.comments.length)}</summary>
          <ul>
            {opened.comments.map((comment, index) => (
              <li key={index}>{comment}</li>
            ))}
          </ul>
        </details>
      )}
      {isKept ? (
        <p>
          <a href={`#/table/${opened.table.id}`} data-recorded-table>
            {recorded.watch}
          </a>
        </p>
      ) : (
        <p role="alert">{m.start.unsaved}</p>
      )}
    </div>
  );
}

/**
 * Whether files are dragged over the page; they can be dropped anywhere on it, from its first paint
 * on.
 */
function useDropped(take: (files: FileList | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files ?? null);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [take]);
  return isOver;
}
