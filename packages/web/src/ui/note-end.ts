import { createContext, type ReactNode } from 'preact/compat';

/** The last line of every note: the way to the rules, where there is one. */
export const NoteEnd = createContext<ReactNode>(undefined);
