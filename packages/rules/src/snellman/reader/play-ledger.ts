import {
  err,
  type GameRecord,
  newestRules,
  ok,
  type Refusal,
  type Result,
  refusal,
} from '../../kernel/index.ts';
import {
  LEDGER_SEED,
  type LedgerGame,
  openLedgerGame,
  type TerraMysticaGame,
} from '../game/ledger-game.ts';
import { type LedgerHead, readHead } from '../game/ledger-head.ts';
import type { Ledger } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';
import { LedgerPlayer } from './play-command.ts';
import { type LedgerStep, spelled, stepsOf } from './steps.ts';

/** A line that the game refuses, with the broken rule and the legal moves. */
export interface PlayFault {
  readonly at: Place;
  /** In the words of the ledger; empty if the head itself is refused. */
  readonly command: string;
  readonly refusal: Refusal;
  /** Moves in the notation of the game. */
  readonly legal: readonly string[];
}

/** A ledger that was read as far as possible without the game. */
export interface PreparedLedger {
  readonly head: LedgerHead;
  readonly steps: readonly LedgerStep[];
}

/** Reads the head of a ledger and puts its commands in the order in which they are played. */
export function prepareLedger(ledger: Ledger, map?: string): Result<PreparedLedger, PlayFault> {
  const head = readHead(ledger, map);
  if (head.ok) return ok({ head: head.value, steps: stepsOf(ledger) });
  const { at, code, params } = head.error;
  return err({ at, command: '', refusal: refusal(code, params), legal: [] });
}

/**
 * Plays a ledger to its end and returns the game as a record.
 * @param map see `readHead`
 */
export function playLedger(
  engine: TerraMysticaGame,
  ledger: Ledger,
  map?: string,
): Result<GameRecord, PlayFault> {
  const prepared = prepareLedger(ledger, map);
  if (!prepared.ok) return prepared;
  const game = replayLedger(engine, prepared.value);
  if (!game.ok) return game;
  return ok({
    game: engine.id,
    rulesVersion: newestRules(engine),
    options: prepared.value.head.options,
    seed: LEDGER_SEED,
    commands: game.value.tellMoves(),
  });
}

/** Plays the commands of a ledger to its end and checks every one. */
export function replayLedger(
  engine: TerraMysticaGame,
  { head, steps }: PreparedLedger,
): Result<LedgerGame, PlayFault> {
  const opened = openLedgerGame(engine, head, false);
  if (!opened.ok) {
    const at = { line: 1, column: 1 };
    return err({ at, command: '', refusal: opened.error, legal: [] });
  }
  const game = opened.value;
  const player = new LedgerPlayer(game);
  let left: LedgerStep | undefined;
  for (const [at, step] of steps.entries()) {
    if (!isPlayed(player, step)) {
      const waits = player.isSomebodyLeaving ? left : undefined;
      if (waits === undefined || !isPlayedOnSite(engine, head, steps.slice(0, at + 1))) {
        return err(faultOf(game, player, step));
      }
      return err(besideTheRules(waits));
    }
    if (game.corrected) return err(besideTheRules(step));
    if (step.kind !== 'command') left = step;
  }
  if (!player.endTurn() && player.refused !== undefined) {
    return err(faultOf(game, player, player.refused));
  }
  return opened;
}

function isPlayed(player: LedgerPlayer, step: LedgerStep): boolean {
  return step.kind === 'command' ? player.play(step) : player.drop(step.who);
}

/** Whether these steps are played as on the site, where a player leaves the game at once. */
function isPlayedOnSite(
  engine: TerraMysticaGame,
  head: LedgerHead,
  steps: readonly LedgerStep[],
): boolean {
  const opened = openLedgerGame(engine, head, true);
  if (!opened.ok) return false;
  const player = new LedgerPlayer(opened.value);
  return steps.every((step) => isPlayed(player, step));
}

function faultOf(game: LedgerGame, player: LedgerPlayer, given: LedgerStep): PlayFault {
  const { refusal: why, legal } = game.whyNot();
  const step = given.kind === 'command' ? (player.refused ?? given) : given;
  return { at: step.at, command: tellStep(step), refusal: why, legal };
}

/**
 * The fault of a command that was played as on the site: a record contains only moves of the game,
 * and no such move exists.
 */
function besideTheRules(step: LedgerStep): PlayFault {
  const command = tellStep(step);
  return { at: step.at, command, refusal: refusal('beside-the-rules'), legal: [] };
}

function tellStep(step: LedgerStep): string {
  return step.kind === 'command' ? spelled(step.command) : `drop-faction ${step.who}`;
}
