import {
  err,
  type GameRecord,
  ok,
  type Refusal,
  type Result,
  refusal,
} from '../../kernel/index.ts';
import type { Ledger } from './commands.ts';
import {
  LEDGER_SEED,
  type LedgerGame,
  openLedgerGame,
  type TerraMysticaGame,
} from './ledger-game.ts';
import { readHead } from './ledger-head.ts';
import type { Place } from './place.ts';
import { LedgerPlayer } from './play-command.ts';
import { type Step, spelled, stepsOf } from './steps.ts';

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
    const played = step.kind === 'command' ? player.play(step) : player.drop(step.who);
    if (!played) return err(faultOf(game, player, step));
    if (game.corrected) return err(besideTheRules(step));
  }
  if (!player.endTurn() && player.refused !== undefined) {
    return err(faultOf(game, player, player.refused));
  }
  return ok({
    game: engine.id,
    rulesVersion: engine.rulesVersion,
    options: head.value.options,
    seed: LEDGER_SEED,
    commands: game.tellMoves(),
  });
}

function faultOf(game: LedgerGame, player: LedgerPlayer, given: Step): PlayFault {
  const { refusal: why, legal } = game.whyNot();
  const step = given.kind === 'command' ? (player.refused ?? given) : given;
  return { at: step.at, command: tellStep(step), refusal: why, legal };
}

/** Played like the site, but a record holds moves of the game only. */
function besideTheRules(step: Step): PlayFault {
  const command = tellStep(step);
  return { at: step.at, command, refusal: refusal('beside-the-rules'), legal: [] };
}

function tellStep(step: Step): string {
  return step.kind === 'command' ? spelled(step.command) : `drop-faction ${step.who}`;
}
