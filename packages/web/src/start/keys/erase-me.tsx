import { useKeysWords } from './keys-words.ts';

/** Erases all data of a person by one press, after an explanation of the effects. */
export function EraseMe({ onErase }: { readonly onErase: () => void }) {
  const words = useKeysWords();
  return (
    <details className="keys-way" data-erase>
      <summary>{words.erase}</summary>
      <ul className="keys-erase">
        {words.eraseTold.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="hint">{words.eraseNeeds}</p>
      <button
        type="button"
        data-erase-me
        onClick={() => {
          if (window.confirm(words.eraseAsk)) onErase();
        }}
      >
        {words.eraseSure}
      </button>
    </details>
  );
}
