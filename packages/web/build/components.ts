import type { OxcOptions } from 'vite';

/** Whose components the page is made of. */
export const COMPONENTS: OxcOptions = { jsx: { runtime: 'automatic', importSource: 'preact' } };
