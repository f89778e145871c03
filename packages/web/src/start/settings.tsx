import { PACES, THEMES } from '../preferences.ts';
import { usePreferences } from '../preferences-context.ts';
import { useSpeech } from '../speech.ts';
import { Radios } from '../ui/radios.tsx';

export function Settings() {
  const { m } = useSpeech();
  const { preferences, prefer } = usePreferences();
  return (
    <div className="settings">
      <Radios
        legend={m.theme}
        values={THEMES}
        value={preferences.theme}
        label={(each) => m.themes[each]}
        onChange={(theme) => prefer({ theme })}
      />
      <Radios
        legend={m.pace}
        values={PACES}
        value={preferences.pace}
        label={(each) => m.paces[each]}
        onChange={(pace) => prefer({ pace })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.sound}
          onChange={(event) => prefer({ sound: event.target.checked })}
        />
        {m.sound}
      </label>
    </div>
  );
}
