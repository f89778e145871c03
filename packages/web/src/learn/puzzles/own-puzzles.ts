import type { Puzzle } from '@pangaea/bots/puzzles';
import { parseRecord } from '@pangaea/rules/kernel';
import { forgetTries } from './kept-puzzles.ts';
import { isUnkept, keepText, readText, type Shelf } from './kept-text.ts';

/** A puzzle from a game that was played on this device. */
export interface OwnPuzzle {
  /** The result is kept under this id. It ends with the number of commands before the others pass. */
  readonly id: string;
  readonly puzzle: Puzzle;
}

/** @param at the number of commands of the game before the others pass */
export function ownOf(puzzle: Puzzle, at: number): OwnPuzzle {
  return { id: `${signsOf(puzzle, at)}-${at}`, puzzle };
}

/** The number of commands of the game before the others pass. */
export function moveOf({ id }: OwnPuzzle): number {
  return Number(/\d+$/.exec(id)?.[0]);
}

/**
 * The number of a puzzle among those at the same move of their games, from the oldest, which is 1.
 * @param own all puzzles of this device, the newest first
 */
export function numberOf(own: readonly OwnPuzzle[], place: number): number {
  const move = moveOf(own[place]);
  return own.slice(place).filter((each) => moveOf(each) === move).length;
}

/**
 * The address of a puzzle: `own-`, eight signs for the game so far, the number of its commands and the seat, counted from one.
 * It depends on nothing else that is kept, so that a link goes on to mean the same puzzle.
 */
export function addressOf(own: OwnPuzzle): string {
  const { puzzle } = own;
  const at = moveOf(own);
  return `own-${signsOf(puzzle, at)}-${at}-${puzzle.seat + 1}`;
}

/** Whether an address has the form of one that leads to an own puzzle. */
export function isOwnAddress(address: string): boolean {
  return /^own-[0-9a-f]{8}-\d+-\d+$/.test(address);
}

/**
 * A hash of a game up to a command, as eight hexadecimal signs (FNV-1a of 32 bits). The seed alone
 * is not enough, since games of other sites may have the same one.
 */
function signsOf({ record }: Puzzle, at: number): string {
  const { seed, options, commands } = record;
  const text = [seed, JSON.stringify(options), ...commands.slice(0, at)].join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const KEY = 'pangaea.puzzles.own';
/** The most puzzles that are stored; beyond it the oldest one is deleted, with its results. */
const KEPT = 24;

export function readOwn(shelf: Pick<Shelf, 'getItem'>): readonly OwnPuzzle[] {
  try {
    const kept: unknown = JSON.parse(readText(shelf, KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwn) : [];
  } catch {
    return [];
  }
}

function isOwn(each: unknown): each is OwnPuzzle {
  if (typeof each !== 'object' || each === null) return false;
  const { id, puzzle } = each as { id?: unknown; puzzle?: Partial<Puzzle> };
  return (
    typeof id === 'string' &&
    /-\d+$/.test(id) &&
    typeof puzzle === 'object' &&
    puzzle !== null &&
    parseRecord(puzzle.record).ok &&
    [puzzle.seat, puzzle.now, puzzle.best, puzzle.greedy].every(Number.isInteger) &&
    Array.isArray(puzzle.line)
  );
}

/** Adds puzzles before the stored ones. A stored puzzle is not changed. */
export function keepOwn(shelf: Shelf, found: readonly OwnPuzzle[]): readonly OwnPuzzle[] {
  const known = readOwn(shelf);
  const addresses = new Set(known.map(addressOf));
  const added = found.filter((each) => !addresses.has(addressOf(each)));
  return write(shelf, [...added, ...known], KEPT);
}

export function forgetOwn(shelf: Shelf, id: string): readonly OwnPuzzle[] {
  const known = readOwn(shelf);
  const gone = known.filter((each) => each.id === id);
  const others = known.filter((each) => each.id !== id);
  return write(shelf, [...others, ...gone], others.length);
}

/** Stores the first puzzles of a list, and deletes the results for the others. */
function write(shelf: Shelf, all: readonly OwnPuzzle[], count: number): readonly OwnPuzzle[] {
  const puzzles = all.slice(0, count);
  keepText(shelf, KEY, JSON.stringify(puzzles));
  for (const { id, puzzle } of all.slice(count)) forgetTries(shelf, puzzle.record.game, id);
  return puzzles;
}

/** Whether own puzzles last only until the page is closed. */
export function isOwnUnkept(shelf: Pick<Shelf, 'getItem'>): boolean {
  return isUnkept(shelf, KEY);
}
