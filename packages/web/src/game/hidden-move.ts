/** Stands for a move that the viewer may not know. */
export const HIDDEN_MOVE = -1;
