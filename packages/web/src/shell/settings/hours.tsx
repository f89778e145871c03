import type { Refusal } from '@pangaea/rules/kernel';
import type { Hours } from '@pangaea/wire';
import { type FormEvent, type ReactNode, useEffect, useState } from 'preact/compat';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { api } from '../../table/remote/api.ts';

/** Monday to Sunday, in the numbers of the server. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const MOST_WEEKEND = 2;
const MOST_DAYS_OFF = 30;
const YEAR_MS = 365 * 86_400_000;
export const NIGHT = { from: '22:00', to: '08:00' };

/** The hours of a person, for tables with days for each move. Empty without a server. */
export function HoursSettings() {
  const kept = useKeptHours();
  return kept === undefined ? null : <HoursForm first={kept.hours} />;
}

/** The hours of a person; undefined until they are known. */
export interface KnownHours {
  readonly hours: Hours;
  /** Whether the person has not set any hours yet. */
  readonly isNew: boolean;
}

/** @param onFailed called if the server does not tell them */
export function useKeptHours(onFailed?: () => void): KnownHours | undefined {
  const [known, setKnown] = useState<KnownHours>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => {
    let isGone = false;
    void api.hours().then((found) => {
      if (isGone) return;
      if (!found.ok) return onFailed?.();
      const { value } = found;
      const isNew = value.zone === 'UTC' && value.night === undefined && value.weekend.length === 0;
      // The time zone of the device is proposed to a person who has set none.
      setKnown({ hours: isNew ? { ...value, zone: ownZone() } : value, isNew });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return known;
}

/** @param onSaved called when the server has stored them; without it the form says so */
export function HoursForm({
  first,
  heading,
  onSaved,
  children,
}: {
  readonly first: Hours;
  /** Shown instead of the usual heading. */
  readonly heading?: string;
  readonly onSaved?: () => void;
  /** Shown beside the button that saves. */
  readonly children?: ReactNode;
}) {
  const speech = useSpeech();
  const { m } = speech;
  const [hours, setHours] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const change = (next: Partial<Hours>) => {
    setHours({ ...hours, ...next });
    setSaved(false);
  };
  const { zone, night, weekend, daysOff } = hours;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void api.setHours(hours).then((answer) => {
      setRefused(answer.ok ? undefined : answer.refused.refusal);
      if (answer.ok) setHours(answer.value);
      setSaved(answer.ok);
      if (answer.ok) onSaved?.();
    });
  };
  const { night: _, ...withoutNight } = hours;
  return (
    <form className="hours" aria-labelledby="hours" onSubmit={submit} data-hours>
      <h3 id="hours">{heading ?? m.clock.hoursHeading}</h3>
      <p className="hint">{m.clock.hoursHint}</p>
      <label>
        {m.clock.zone}{' '}
        <select
          value={zone}
          onChange={({ currentTarget }) => change({ zone: currentTarget.value })}
        >
          {zonesWith(zone).map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <NightHours
        night={night}
        onChange={(next) => {
          setHours(next === undefined ? withoutNight : { ...hours, night: next });
          setSaved(false);
        }}
      />
      <Weekend weekend={weekend} onChange={(next) => change({ weekend: next })} />
      <DaysOff daysOff={daysOff} onChange={(next) => change({ daysOff: next })} />
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      <p>
        <button type="submit">{m.clock.save}</button> {children}
        <span className="hint" role="status">
          {isSaved && m.clock.saved}
        </span>
      </p>
    </form>
  );
}

type Night = NonNullable<Hours['night']>;

/** Quiet hours in the day, if the person has any. */
function NightHours({
  night,
  onChange,
}: {
  readonly night: Night | undefined;
  readonly onChange: (night: Night | undefined) => void;
}) {
  const { m } = useSpeech();
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={night !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : undefined)}
        />
        {m.clock.night}
      </label>
      {night !== undefined && (
        <p className="hours-night">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {m.clock[end]}{' '}
              <input
                type="time"
                required
                value={night[end]}
                onChange={({ currentTarget }) => onChange({ ...night, [end]: currentTarget.value })}
              />
            </label>
          ))}
        </p>
      )}
    </>
  );
}

/** Days of the week without play. */
function Weekend({
  weekend,
  onChange,
}: {
  readonly weekend: readonly number[];
  readonly onChange: (weekend: number[]) => void;
}) {
  const { m, language } = useSpeech();
  return (
    <fieldset className="radios">
      <legend>{m.clock.weekend}</legend>
      {WEEK.map((each) => {
        const isOff = weekend.includes(each);
        return (
          <label key={each}>
            <input
              type="checkbox"
              checked={isOff}
              disabled={!isOff && weekend.length === MOST_WEEKEND}
              onChange={() =>
                onChange(isOff ? weekend.filter((one) => one !== each) : [...weekend, each])
              }
            />
            <span>{weekday(each, language)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Single dates without play. */
function DaysOff({
  daysOff,
  onChange,
}: {
  readonly daysOff: readonly string[];
  readonly onChange: (daysOff: string[]) => void;
}) {
  const { m, language } = useSpeech();
  const [day, setDay] = useState('');
  /** The server takes no later day. */
  const last = new Date(SERVER_TIME.now() + YEAR_MS).toISOString().slice(0, 10);
  return (
    <fieldset className="hours-off">
      <legend>{m.clock.daysOff}</legend>
      <ul>
        {daysOff.map((date) => (
          <li key={date}>
            <time dateTime={date}>{dateSaid(date, language)}</time>
            <button
              type="button"
              className="quiet"
              onClick={() => onChange(daysOff.filter((each) => each !== date))}
            >
              {m.clock.removeDay}
              <span className="spoken">: {dateSaid(date, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      <input
        type="date"
        aria-label={m.clock.daysOff}
        max={last}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <button
        type="button"
        disabled={
          day === '' || day > last || daysOff.includes(day) || daysOff.length === MOST_DAYS_OFF
        }
        onClick={() => {
          onChange([...daysOff, day].sort());
          setDay('');
        }}
      >
        {m.clock.addDay}
      </button>
    </fieldset>
  );
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All zones that the browser knows, and the chosen one. */
function zonesWith(zone: string): readonly string[] {
  return [...new Set([zone, ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** @param day 1 for Monday */
function weekday(day: number, language: string): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

function dateSaid(date: string, language: string): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(`${date}T00:00:00Z`));
}
