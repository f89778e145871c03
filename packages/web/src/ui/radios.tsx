import { useId } from 'preact/compat';

/** Radio buttons for one of a few values. */
export function Radios<T extends string | number>({
  legend,
  values,
  value,
  label,
  onChange,
}: {
  readonly legend: string;
  readonly values: readonly T[];
  /** The chosen value; undefined if none is chosen. */
  readonly value: T | undefined;
  readonly label: (value: T) => string;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span>{label(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
