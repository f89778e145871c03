import { numbersOf } from '../../kernel/index.ts';
import { BUILDINGS } from '../vocabulary.ts';

const NUMBER = numbersOf(BUILDINGS);

export const DWELLING: number = NUMBER.dwelling;
export const TRADING_POST: number = NUMBER['trading-post'];
export const TEMPLE: number = NUMBER.temple;
export const STRONGHOLD: number = NUMBER.stronghold;
export const SANCTUARY: number = NUMBER.sanctuary;
