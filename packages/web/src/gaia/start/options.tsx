import { MODES, type Mode, RULING_VALUES, RULINGS } from '@pangaea/rules/gaia';
import type { OptionsProps } from '../../play/face/game-face.ts';
import { Radios } from '../../ui/radios.tsx';
import { useGaiaSpeech } from '../speech.ts';

const CHOICES = ['basic', 'advanced', 'disasters', 'own'] as const;
const POWERS = ['none', 'powers', 'disasters'] as const;

/** The choice among the three games, the single parts of the advanced game, and rulings. */
export function GaiaOptions({ options, onChange }: OptionsProps) {
  const { w, g } = useGaiaSpeech();
  const set = (change: Readonly<Record<string, unknown>>) => onChange({ ...options, ...change });
  const switches = { ...MODES.basic, ...options } as (typeof MODES)[Mode];
  const mode = modeOf(switches);
  const rulings = (options.rulings ?? {}) as Readonly<Record<string, string>>;
  return (
    <>
      <Radios
        legend={g.options.mode}
        values={mode === 'own' ? CHOICES : CHOICES.slice(0, 3)}
        value={mode}
        label={(each) => g.options.modes[each]}
        onChange={(each) => {
          if (each !== 'own') set(MODES[each]);
        }}
      />
      <details className="rulings">
        <summary>{g.options.single}</summary>
        <label className="check">
          <input
            type="checkbox"
            checked={switches.takeover}
            onChange={({ currentTarget }) => set({ takeover: currentTarget.checked })}
          />
          {w.options.takeover}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={switches.fourNeeds}
            onChange={({ currentTarget }) => set({ fourNeeds: currentTarget.checked })}
          />
          {w.options.fourNeeds}
        </label>
        <Radios
          legend={w.options.powers}
          values={POWERS}
          value={switches.powers}
          label={(each) => w.powerChoices[each]}
          onChange={(powers) => set({ powers })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={options.extraCity === true}
            onChange={({ currentTarget }) => set({ extraCity: currentTarget.checked })}
          />
          {w.options.extraCity}
        </label>
        <p className="hint">{w.explain.extraCity}</p>
      </details>
      <details className="rulings">
        <summary>{g.options.rulings}</summary>
        {RULINGS.map((name, index) => {
          const ruling = w.rulings[name];
          const values: Readonly<Record<string, string>> = ruling.values;
          return (
            <label key={name} title={ruling.why}>
              <span>
                G{index + 1} {ruling.name}
              </span>
              <select
                value={rulings[name] ?? RULING_VALUES[name][0]}
                onChange={({ currentTarget }) =>
                  set({ rulings: { ...rulings, [name]: currentTarget.value } })
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
    </>
  );
}

/** The game that the options describe, or `own` if they mix several. */
function modeOf({ takeover, fourNeeds, powers }: (typeof MODES)[Mode]): (typeof CHOICES)[number] {
  const found = Object.entries(MODES).find(
    ([, each]) =>
      each.takeover === takeover && each.fourNeeds === fourNeeds && each.powers === powers,
  );
  return (found?.[0] as Mode | undefined) ?? 'own';
}
