import { type EditionHead, fileText } from '@pangaea/rules/kernel';
import { useRef, useState } from 'preact/compat';
import { type EditionFaultAt, type EditionRefused, readEdition } from '../game/edition.ts';
import { isLoaded } from '../game/rules.ts';
import { type Speech, useSpeech } from '../messages/speech.ts';
import { useWords } from '../messages/use-words.ts';
import type { GameFace } from '../play/face/game-face.ts';
import { saveFile } from '../play/save-file.ts';
import { forgetEdition, keepEdition, keptEditions } from '../table/edition-shelf.ts';

type Told =
  | { readonly is: 'loaded'; readonly kept: boolean; readonly title: string }
  | { readonly is: 'refused'; readonly why: EditionRefused };

/** The choice of board and numbers: the built-in edition, or a file of the user. */
export function EditionChoice({
  face,
  house,
  edition,
  onChange,
}: {
  readonly face: GameFace;
  /** The built-in edition. */
  readonly house: EditionHead;
  readonly edition: EditionHead;
  readonly onChange: (edition: EditionHead) => void;
}) {
  const { m } = useSpeech();
  const { game } = face;
  const [kept, setKept] = useState(() => keptEditions(localStorage, game));
  const [told, setTold] = useState<Told>();
  const file = useRef<HTMLInputElement>(null);
  const load = async (chosen: File) => {
    const read = readEdition(game, fileText(new Uint8Array(await chosen.arrayBuffer())));
    if (!read.ok) {
      setTold({ is: 'refused', why: read.error });
      return;
    }
    const { value } = read;
    setTold({ is: 'loaded', kept: keepEdition(localStorage, value), title: value.title });
    setKept([...kept.filter(({ id }) => id !== value.id), value]);
    onChange(value);
  };
  const forget = () => {
    forgetEdition(localStorage, edition.id);
    setKept(kept.filter(({ id }) => id !== edition.id));
    setTold(undefined);
    onChange(house);
  };
  return (
    <details className="editions">
      <summary>{m.edition.heading}</summary>
      <p className="hint">{m.edition.hint}</p>
      <div className="edition-row">
        <select
          aria-label={m.edition.heading}
          value={isLoaded(game, edition) ? edition.id : ''}
          onChange={({ currentTarget }) =>
            onChange(kept.find(({ id }) => id === currentTarget.value) ?? house)
          }
        >
          <option value="">{m.edition.house}</option>
          {kept.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        {isLoaded(game, edition) && (
          <button type="button" className="quiet" onClick={forget}>
            {m.edition.forget}
          </button>
        )}
      </div>
      <div className="edition-row">
        <button
          type="button"
          onClick={() => saveFile(`${house.id}.json`, JSON.stringify(house, null, 2))}
        >
          {m.edition.save}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {m.edition.load}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          data-edition-file
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // Allows the same file to be chosen again after it was corrected.
            if (chosen !== undefined) void load(chosen).finally(() => (currentTarget.value = ''));
          }}
        />
      </div>
      <div role="status">{told !== undefined && <Answer told={told} face={face} />}</div>
    </details>
  );
}

function Answer({ told, face }: { readonly told: Told; readonly face: GameFace }) {
  const speech = face.speech(useSpeech());
  const { edition } = speech.m;
  const areSaid = useWords(face.faultWords?.(speech), told.is === 'refused');
  if (told.is === 'loaded') {
    return <p>{told.kept ? edition.loaded(told.title) : edition.unkept(told.title)}</p>;
  }
  const { why } = told;
  if (why.why !== 'faults') {
    return <p className="refusal">{why.why === 'not-json' ? edition.notJson : edition.tooLarge}</p>;
  }
  if (!areSaid) return null;
  return (
    <>
      <p className="refusal">{edition.refused(why.faults.length)}</p>
      <ul className="edition-faults">
        {why.faults.map((fault, index) => (
          <li key={index}>
            <b>{placeName(speech, fault)}</b> {face.fault(speech, fault.code, fault.params)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Such as `firstGame › players › 4 › factions › no. 2`. */
function placeName({ m }: Speech, { place }: EditionFaultAt): string {
  if (place.length === 0) return m.edition.whole;
  return place.map((part) => (typeof part === 'number' ? m.edition.entry(part) : part)).join(' › ');
}
