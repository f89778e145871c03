import { createContext, type ReactNode } from 'preact/compat';

/** The last line of every note: the link to the rules, if there is one. */
export const NoteEnd = createContext<ReactNode>(undefined);
