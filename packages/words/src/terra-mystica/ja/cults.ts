import { named } from '../../named.ts';
import type { Names } from '../shape.ts';

export const cults: Names['cults'] = {
  fire: '火の教団',
  water: '水の教団',
  earth: '土の教団',
  air: '風の教団',
};

export const cult = (id: string | number) => named(cults, id);
