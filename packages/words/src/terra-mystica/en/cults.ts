import { named } from '../../named.ts';
import type { Names } from '../shape.ts';

export const cults: Names['cults'] = { fire: 'Fire', water: 'Water', earth: 'Earth', air: 'Air' };

export const cult = (id: string | number) => named(cults, id);
