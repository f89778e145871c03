import type { Announced } from '@pangaea/wire';
import { store } from '../store.ts';

/** What the operator of the server tells everybody at present. */
export const announced = store<Announced | undefined>(undefined);
