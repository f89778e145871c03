import { LANGUAGE_NAMES, LANGUAGES } from '../messages/index.ts';
import { useSpeech } from '../messages/speech.ts';
import { usePreferences } from '../preferences/context.ts';

/** Changes the language at any time; each language has its own name for itself. */
export function LanguageChoice() {
  const { language, m } = useSpeech();
  const { prefer } = usePreferences();
  return (
    <fieldset className="languages">
      <legend className="spoken">{m.language}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className="quiet"
          aria-pressed={each === language}
          onClick={() => prefer({ language: each })}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
