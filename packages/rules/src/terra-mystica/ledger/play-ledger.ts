import {
  err,
  type GameRecord,
  ok,
  type Refusal,
  type Result,
  refusal,
} from '../../kernel/index.ts';
import type { Ledger } from './commands.ts';
import { LEDGER_SEED, openLedgerGame, type TerraMysticaGame } from './ledger-game.ts';
import { readHead } from './ledger-head.ts';
import type { Place } from './place.ts';
import { LedgerPlayer } from './play-command.ts';
import { spelled, stepsOf } from './steps.ts';

/** A line that the game refuses: the rule broken, and what would have been legal. */
export interface PlayFault {
  readonly at: Place;
  /** In the words of the ledger; empty when the head itself is refused. */
  readonly command: string;
  readonly refusal: Refusal;
  /** Moves in the notation of the game. */
  readonly legal: readonly string[];
}

/** Plays a ledger to its end and gives the game as it is stored. */
export function playLedger(
  engine: TerraMysticaGame,
  ledger: Ledger,
): Result<GameRecord, PlayFault> {
  const head = readHead(ledger);
  if (!head.ok) {
    const { at, code, params } = head.error;
    return err({ at, command: '', refusal: refusal(code, params), legal: [] });
  }
  const opened = openLedgerGame(engine, head.value, false);
  if (!opened.ok) {
    const at = { line: 1, column: 1 };
    return err({ at, command: '', refusal: opened.error, legal: [] });
  }
  const game = opened.value;
  const player = new LedgerPlayer(game);
  for (const step of stepsOf(ledger)) {
    const isCommand = step.kind === 'command';
    if (isCommand ? player.play(step) : player.drop(step.who)) continue;
    const { refusal: why, legal } = game.whyNot();
    const command = isCommand ? spelled(step.command) : `drop-faction ${step.who}`;
    return err({ at: step.at, command, refusal: why, legal });
  }
  player.endTurn();
  return ok({
    game: engine.id,
    rulesVersion: engine.rulesVersion,
    options: head.value.options,
    seed: LEDGER_SEED,
    commands: game.tellMoves(),
  });
}
