import { RULING_VALUES, RULINGS } from '@pangaea/rules/terra-nova';
import { useNovaSpeech } from '../speech.ts';

/** Where the rulebook leaves room: one reading of each. */
export function Rulings({
  rulings,
  onChange,
}: {
  readonly rulings: Readonly<Record<string, string>>;
  readonly onChange: (rulings: Readonly<Record<string, string>>) => void;
}) {
  const { m } = useNovaSpeech();
  return (
    <details className="rulings">
      <summary>{m.start.rulings}</summary>
      <p className="hint">{m.start.rulingsHint}</p>
      {RULINGS.map((name, index) => (
        <label key={name}>
          <span>
            R{index + 1} {m.rulings[name].question}
          </span>
          <select
            value={rulings[name] ?? RULING_VALUES[name][0]}
            onChange={({ target }) => onChange({ ...rulings, [name]: target.value })}
          >
            {RULING_VALUES[name].map((value, place) => (
              <option key={value} value={value}>
                {place === 0 ? m.rulings[name].usual : m.rulings[name].other}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
