import { createContext, useContext } from 'preact/compat';
import type { Preferences } from './preferences.ts';

interface Preferring {
  readonly preferences: Preferences;
  prefer(change: Partial<Preferences>): void;
}

export const PreferencesContext = createContext<Preferring | undefined>(undefined);

export function usePreferences(): Preferring {
  const preferring = useContext(PreferencesContext);
  if (preferring === undefined) throw new Error('outside the page');
  return preferring;
}
