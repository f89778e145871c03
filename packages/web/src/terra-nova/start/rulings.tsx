import { RULING_VALUES, RULINGS } from '@pangaea/rules/terra-nova';
import { RULINGS_SAID } from '../messages/rulings.ts';
import { useNovaSpeech } from '../speech.ts';

/** A choice of one reading for each unclear rule. */
export function Rulings({
  rulings,
  onChange,
}: {
  readonly rulings: Readonly<Record<string, string>>;
  readonly onChange: (rulings: Readonly<Record<string, string>>) => void;
}) {
  const { n, language } = useNovaSpeech();
  const said = RULINGS_SAID[language];
  return (
    <details className="rulings">
      <summary>{n.start.rulings}</summary>
      <p className="hint">{n.start.rulingsHint}</p>
      {RULINGS.map((name, index) => (
        <label key={name}>
          <span>
            R{index + 1} {said[name].question}
          </span>
          <select
            value={rulings[name] ?? RULING_VALUES[name][0]}
            onChange={({ currentTarget }) => onChange({ ...rulings, [name]: currentTarget.value })}
          >
            {RULING_VALUES[name].map((value, place) => (
              <option key={value} value={value}>
                {place === 0 ? said[name].usual : said[name].other}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
