import type { Announced } from '@pangaea/wire';
import { store } from '../store.ts';

/** The announcement of the operator that holds at present. */
export const announced = store<Announced | undefined>(undefined);
