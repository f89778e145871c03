import type { Point } from '../../ui/engraving/plane.ts';
import type { Shape } from './parts.ts';
import { stronghold } from './shapes/castles.ts';
import { house, neutralHouse, riverHouse } from './shapes/dwellings.ts';
import { sanctuary, temple } from './shapes/holy.ts';
import { gatehouse, watchTower } from './shapes/towns.ts';
import { tradingPost } from './shapes/trading-post.ts';

/** The drawing of a piece, its distance below the middle of its hex, and the place of its crest. */
export interface Standing {
  readonly shape: Shape;
  readonly down: number;
  readonly crest: Point;
  /** The enlargement on small maps, where the piece would be too small to see. */
  readonly grown?: number;
}

const COMMON = {
  house: { shape: house, down: 12, crest: [-11, 8], grown: 1.3 },
  'river-house': { shape: riverHouse, down: 10, crest: [-12, 4], grown: 1.3 },
  'neutral-house': { shape: neutralHouse, down: 9, crest: [-9, 8], grown: 1.3 },
  'trading-post': { shape: tradingPost, down: 13, crest: [-10, 10], grown: 1.18 },
  temple: { shape: temple, down: 11, crest: [-14, 9], grown: 1.1 },
  sanctuary: { shape: sanctuary, down: 18, crest: [0, 13] },
  stronghold: { shape: stronghold, down: 18, crest: [-18, 10] },
  gatehouse: { shape: gatehouse, down: 0, crest: [-6, 6], grown: 1.25 },
  tower: { shape: watchTower, down: 9, crest: [-6, 6], grown: 1.3 },
} as const satisfies Readonly<Record<string, Standing>>;

/** Pieces of one game, which are loaded with it. */
type Palace = 'left-palace' | 'right-palace';
export type PieceKind = keyof typeof COMMON | Palace;

const pieces = new Map<PieceKind, Standing>(Object.entries(COMMON) as [PieceKind, Standing][]);

export function addPieces(more: Readonly<Record<Palace, Standing>>): void {
  for (const [kind, standing] of Object.entries(more)) pieces.set(kind as PieceKind, standing);
}

/** The kinds of pieces of the loaded games. */
export function pieceKinds(): readonly PieceKind[] {
  return [...pieces.keys()];
}

export function standingOf(kind: PieceKind): Standing {
  const standing = pieces.get(kind);
  if (standing === undefined) throw new Error(`nobody brought the ${kind}`);
  return standing;
}
