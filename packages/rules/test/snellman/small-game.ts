import { printCommand } from '../../src/kernel/index.ts';
import { type LedgerGame, openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { readHead } from '../../src/snellman/game/ledger-head.ts';
import {
  parseLedger,
  playLedger,
  type Verification,
  verifyLedger,
} from '../../src/snellman/index.ts';
import type { Ledger } from '../../src/snellman/notation/commands.ts';
import { readLedgerFile } from '../../src/snellman/notation/ledger-file.ts';
import type { Standing } from '../../src/snellman/notation/standing.ts';
import { LedgerPlayer } from '../../src/snellman/reader/play-command.ts';
import { spelled, stepsOf } from '../../src/snellman/reader/steps.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';

const game = terraMystica();

/** Options, tiles and cards of every small game; corrections by hand add goods if needed. */
const SETTINGS = `option strict-leech
option strict-darkling-sh
option errata-cultist-power
option mini-expansion-1
option loose-adjust-resource
option fire-and-ice-factions/ice
option fire-and-ice-factions/volcano
option fire-and-ice-factions/variable_v5
map original
score SCORE3,SCORE6,SCORE4,SCORE5,SCORE2,SCORE7
delete BON6
delete BON7
delete BON8
delete BON9`;

/** A game after its last line, for comparing its rows. */
export interface SmallGame {
  readonly game: LedgerGame;
  /** The moves so far, in the notation of the game. */
  readonly told: () => readonly string[];
  /**
   * Plays more lines; throws if a line is refused.
   * @returns the columns of the faction after each command
   */
  readonly play: (...lines: readonly string[]) => readonly Standing[];
}

/** @param lines from `setup` on */
export function smallGame(...lines: readonly string[]): SmallGame {
  const head = readHead(smallLedger(...lines));
  if (!head.ok) throw new Error(JSON.stringify(head.error));
  const opened = openLedgerGame(game, head.value, true);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const player = new LedgerPlayer(opened.value);
  const { state } = opened.value;
  const play = (...more: readonly string[]) => {
    const standings: Standing[] = [];
    for (const step of stepsOf(ledgerOf(more))) {
      if (step.kind === 'drop') throw new Error(`${step.who} leaves`);
      if (!player.play(step)) {
        throw new Error(`${spelled(step.command)}: ${JSON.stringify(opened.value.whyNot())}`);
      }
      standings.push(player.standing(opened.value.seatOf(step.faction)));
    }
    return standings;
  };
  play(...lines.filter((line) => !line.startsWith('setup')));
  const told = () =>
    opened.value.moves.map(({ seat, move }) =>
      printCommand(seat, game.notation.print(state, move)),
    );
  return { game: opened.value, told, play };
}

/** @param lines from `setup` on */
export function smallLedger(...lines: readonly string[]): Ledger {
  return ledgerOf([SETTINGS, ...lines]);
}

/** The moves of the record that is made from a ledger; throws if it is refused. */
export function converted(...lines: readonly string[]): readonly string[] {
  const played = playLedger(game, smallLedger(...lines));
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value.commands;
}

/**
 * Compares rows with the engine.
 * @param rows in the form of ledger files
 */
export function compared(
  commands: readonly string[],
  rows: readonly (readonly unknown[])[],
): Verification {
  const lines = [...SETTINGS.split('\n'), ...commands];
  const file = readLedgerFile({
    id: 'small',
    map: 'original',
    options: [],
    commands: lines,
    rows,
    finalVp: {},
  });
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return verifyLedger(game, file.value);
}

function ledgerOf(lines: readonly string[]): Ledger {
  const ledger = parseLedger(lines.join('\n'));
  if (!ledger.ok) throw new Error(JSON.stringify(ledger.error));
  return ledger.value;
}
