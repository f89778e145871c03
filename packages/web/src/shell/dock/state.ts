import type { DockState } from '../../play/face/table-parts.ts';

/** What the dock is about. */
export type State = DockState | 'curtain' | 'history' | 'over';
