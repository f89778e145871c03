import type { ShippedPuzzles } from './format.ts';
import file from './terra-mystica.json' with { type: 'json' };

export const PUZZLES = file as unknown as ShippedPuzzles;
