import type { Refusal } from '@pangaea/rules/kernel';
import type { ShownKey } from '@pangaea/wire';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { api } from '../../table/remote/api.ts';
import { copyText } from '../../ui/copy.ts';
import { isProofNeeded } from './key-desk.ts';
import { useKeysWords } from './keys-words.ts';
import { isWord, wordsOf } from './recovery-words.ts';

/** The number of words that have to be typed to confirm them. */
const ASKED = 3;

/** Twelve words, shown once; they become valid when some of them were typed back. */
export function NewWords({
  drawn: before,
  onShown,
  onProve,
}: {
  /** Words that were drawn before, and may be on paper already. */
  readonly drawn: string | undefined;
  readonly onShown: (key: ShownKey) => void;
  /** The server wants an existing key before it draws words. */
  readonly onProve: () => void;
}) {
  const speech = useSpeech();
  const words = useKeysWords();
  const [secret, setSecret] = useState(before);
  const [refused, setRefused] = useState<Refusal>();
  const [places, setPlaces] = useState<readonly number[]>();
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are drawn once.
  useEffect(() => {
    if (secret !== undefined) return;
    let isGone = false;
    void api.drawWords().then((drawn) => {
      if (isGone) return;
      if (drawn.ok) setSecret(drawn.value.secret);
      else if (isProofNeeded(drawn)) onProve();
      else setRefused(drawn.refused.refusal);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (refused !== undefined) return <p role="alert">{speech.refusal(refused, NOBODY)}</p>;
  if (secret === undefined) return null;
  const list = wordsOf(secret, speech.language);
  if (places !== undefined) {
    return (
      <TypedBack
        list={list}
        places={places}
        onAgain={() => setPlaces(undefined)}
        onRight={() => onShown({ kind: 'words', secret })}
      />
    );
  }
  return (
    <>
      <h3>{words.write}</h3>
      <p>{words.writeHint}</p>
      <ol className="keys-words notranslate" data-new-words>
        {list.map((word, place) => (
          // Two places may have the same word.
          <li key={place}>{word}</li>
        ))}
      </ol>
      <div className="keys-buttons">
        <button
          type="button"
          className="main"
          data-written
          onClick={() => setPlaces(somePlaces(list.length))}
        >
          {words.written}
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) =>
            void copyText(list.join(' '), currentTarget).then(setCopied)
          }
        >
          {copied ? words.copied : words.copy}
        </button>
      </div>
    </>
  );
}

function TypedBack({
  list,
  places,
  onAgain,
  onRight,
}: {
  readonly list: readonly string[];
  readonly places: readonly number[];
  readonly onAgain: () => void;
  readonly onRight: () => void;
}) {
  const words = useKeysWords();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = places.every((place) => isWord(typed[place] ?? '', list[place]));
    setWrong(!isRight);
    if (isRight) onRight();
  };
  return (
    <form onSubmit={submit}>
      <h3>{words.check}</h3>
      {places.map((place) => (
        <label key={place}>
          <span>{words.word(place + 1)}</span>
          <input
            required
            data-word={place}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            value={typed[place] ?? ''}
            onInput={({ currentTarget: { value } }) =>
              setTyped((before) => ({ ...before, [place]: value }))
            }
          />
        </label>
      ))}
      {isWrong && <p role="alert">{words.checkWrong}</p>}
      <div className="keys-buttons">
        <button type="submit" className="main" data-confirm-words>
          {words.confirm}
        </button>
        <button type="button" className="quiet" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </form>
  );
}

/**
 * The random places of the words that must be typed, in increasing order.
 * @param count the number of all words
 */
function somePlaces(count: number): readonly number[] {
  const drawn = crypto.getRandomValues(new Uint32Array(count));
  const places = [...drawn.keys()].sort((one, other) => drawn[one] - drawn[other]);
  return places.slice(0, ASKED).sort((one, other) => one - other);
}
