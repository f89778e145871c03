import { addPieces } from './registry.ts';
import { leftPalace, rightPalace } from './shapes/palaces.ts';

/**
 * The palaces of Terra Nova, added when this file is imported, so that other games need not load
 * them.
 */
addPieces({
  'left-palace': { shape: leftPalace, down: 18, crest: [-13, 10] },
  'right-palace': { shape: rightPalace, down: 18, crest: [-19, 11] },
});
