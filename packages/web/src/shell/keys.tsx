import { useGameSpeech } from '../messages/speech.ts';
import { useOpenedWords } from '../messages/use-opened-words.ts';
import { useTable } from '../play/context.ts';

/** Keys of every table, as printed on keyboards, in the order in which one learns them. */
const KEYS = {
  map: ['←', '→', '↑', '↓'],
  choose: ['Enter'],
  leave: ['Esc'],
  undo: ['Ctrl', 'Z'],
  compare: ['C'],
  history: ['H'],
  ledger: ['L'],
  tryOut: ['T'],
  next: ['N'],
  talk: ['W'],
  rules: ['?'],
  command: ['/'],
} as const;

/** The keys and their effects, below the rules. */
export function Keys() {
  const speech = useGameSpeech();
  const { keys } = useOpenedWords();
  const { face } = useTable();
  return (
    <section className="keys" aria-labelledby="keys">
      <h3 id="keys">{keys.heading}</h3>
      <dl>
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((id) => (
          <div key={id}>
            <dt>
              {KEYS[id].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{keys[id]}</dd>
          </div>
        ))}
        {face.table.keys?.(speech).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
