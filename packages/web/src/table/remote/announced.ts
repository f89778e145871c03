import type { Announced } from '@pangaea/wire';
import { store } from '../store.ts';

/** The present announcement of the operator. */
export const announced = store<Announced | undefined>(undefined);
