import type { DockState } from '../../play/face/table-parts.ts';

/** The state of the dock. */
export type State = DockState | 'curtain' | 'history' | 'over';
