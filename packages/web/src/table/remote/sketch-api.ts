import type { KeepSketch, KeptSketch } from '@pangaea/wire';
import { ask } from './api.ts';

const pathOf = (table: string) => `/api/tables/${table}/sketch`;

/** The part of the server's HTTP interface that keeps sketches for all devices of a person. */
export const sketchApi = {
  read: (table: string) => ask<KeptSketch>(pathOf(table)),
  keep: (table: string, sketch: string) =>
    ask<KeptSketch>(pathOf(table), { sketch } satisfies KeepSketch),
};
