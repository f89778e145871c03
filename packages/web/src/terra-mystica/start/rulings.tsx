import {
  BUNDLES,
  RULE_BUNDLES,
  RULING_VALUES,
  RULINGS,
  type RuleBundle,
} from '@pangaea/rules/terra-mystica';
import { Radios } from '../../ui/radios.tsx';
import { OPTION_MESSAGES } from '../messages/options.ts';
import { useMysticaSpeech } from '../speech.ts';

/** The reading of the rules, and exceptions from it. */
export function Rulings({
  rules,
  rulings,
  onRules,
  onRulings,
}: {
  readonly rules: RuleBundle;
  readonly rulings: Readonly<Record<string, string>>;
  readonly onRules: (rules: RuleBundle) => void;
  readonly onRulings: (rulings: Readonly<Record<string, string>>) => void;
}) {
  const { w, language } = useMysticaSpeech();
  const o = OPTION_MESSAGES[language];
  return (
    <details className="rulings">
      <summary>{o.rules}</summary>
      <Radios
        legend={w.options.rules}
        values={RULE_BUNDLES}
        value={rules}
        label={(each) => w.bundles[each]}
        onChange={onRules}
      />
      <p className="hint">{o.rulingsHint}</p>
      {RULINGS.map((name) => {
        const values: Readonly<Record<string, string>> = o.values[name];
        return (
          <label key={name}>
            <span>{w.rulings[name]}</span>
            <select
              value={rulings[name] ?? BUNDLES[rules][name]}
              onChange={({ currentTarget }) =>
                onRulings({ ...rulings, [name]: currentTarget.value })
              }
            >
              {RULING_VALUES[name].map((value) => (
                <option key={value} value={value}>
                  {values[value]}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}
