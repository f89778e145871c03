import { type Game, type GameEvent, type Move, printCommand, seatsOf } from '../kernel/index.ts';
import type { GameUnderTest } from './adapter.ts';
import type { LawId } from './law.ts';
import { outcomeIsSound, replayGivesSame } from './laws/ending.ts';
import { Account, stepIsSound } from './laws/happenings.ts';
import { listedMovesPass, listMoves, listsAreStable } from './laws/listing.ts';
import { setUp } from './laws/setup.ts';
import { type ConformanceOptions, type Settings, settingsOf } from './options.ts';
import { Players } from './players.ts';
import { scenarioOf } from './scenario.ts';
import { lookAt } from './schedule.ts';
import type { Step } from './step.ts';
import { streamRandom, streamSeed } from './stream.ts';
import { type ConformanceResult, Tally } from './tally.ts';
import { timed } from './timing.ts';
import { Trial } from './trial.ts';

/** A run that is played game by game, for callers that do other work between games. */
export interface ConformanceRun {
  /**
   * Plays one game.
   * @returns false if all are played or there are too many failures.
   */
  next(): boolean;
  /** The results so far. */
  result(): ConformanceResult;
}

/** Plays complete games of `subject` and checks every law. */
export function conformance<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  options: ConformanceOptions,
): ConformanceResult {
  const run = startConformance(subject, options);
  while (run.next());
  return run.result();
}

export function startConformance<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  options: ConformanceOptions,
): ConformanceRun {
  const settings = settingsOf(options);
  const tally = new Tally(subject.rows, subject.game.refusals, subject.outOfReach);
  return {
    next() {
      if (tally.games >= settings.games || tally.failures.length >= settings.maxFailures) {
        return false;
      }
      playGuarded(subject, settings, tally, settings.index + tally.games);
      tally.games++;
      return tally.games < settings.games && tally.failures.length < settings.maxFailures;
    },
    result() {
      const { games, decisions, longest, slow } = tally;
      const secrets = tally.openSecrets().map((detail) => ({
        law: 'secrets' as const,
        detail,
        reproduce: commandLine(subject.game.id, settings, settings.index, games),
      }));
      return {
        game: subject.game.id,
        games,
        decisions,
        longest,
        failures: [...tally.failures, ...secrets],
        coverage: tally.coverage(),
        slow: [...slow],
      };
    },
  };
}

/** The command line that repeats games of a run. */
function commandLine(game: string, settings: Settings, index: number, games: number): string {
  const place = `--games ${games} --seed ${settings.seed} --index ${index}`;
  const soak = settings.everyStep ? ' --every-step' : '';
  return `npm run -s pangaea -- conformance --game ${game} ${place}${soak}`;
}

function playGuarded<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  settings: Settings,
  tally: Tally,
  index: number,
): void {
  const reproduce = commandLine(subject.game.id, settings, index, 1);
  const report = (law: LawId, detail: string) => {
    if (tally.failures.length < settings.maxFailures) {
      tally.failures.push({ law, detail: `game ${index} ${detail}`, reproduce });
    }
  };
  const { now, slow } = settings;
  const game =
    now === undefined
      ? subject.game
      : timed(subject.game, now, slow, (call, milliseconds) =>
          tally.slowCall({ call, milliseconds, reproduce }),
        );
  let trial: Trial<S, O, E> | undefined;
  try {
    trial = begin(subject, game, settings, tally, index, report);
    if (trial !== undefined) play(trial);
  } catch (error) {
    const at = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const place = trial === undefined ? 'in set-up' : `after ${trial.commands.length} commands`;
    report('throws', `${place}: ${at.split('\n').slice(0, 4).join(' ')}`);
  }
}

function begin<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  game: Game<S, O, E>,
  settings: Settings,
  tally: Tally,
  index: number,
  report: (law: LawId, detail: string) => void,
): Trial<S, O, E> | undefined {
  if (tally.rows.size !== subject.rows.length) report('coverage', 'a row comes twice');
  const given = scenarioOf(subject, settings.seed, index);
  const seed = streamSeed('seed', settings.seed, index);
  const state = setUp(game, given, seed, report);
  if (state === undefined) return undefined;
  return new Trial({ subject, game, settings, tally, index, given, seed, state, report });
}

/** Reads a line of an opening as a move that is legal now; otherwise the game fails. */
function readLine<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  line: string,
): { readonly seat: number; readonly move: Move } | undefined {
  const [word, ...command] = line.split(' ');
  const seat = Number(word);
  const move = trial.game.notation.parse(trial.state, command.join(' '));
  if (move.ok && trial.legal[seat]?.includes(move.value)) return { seat, move: move.value };
  trial.fail('opening', `"${line}" is not legal`);
  return undefined;
}

/** One of this many moves is played again to check that each event follows its change. */
const FOLLOWED = 4;

/** One game to its end, or to its first failure. */
function play<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, settings, state, tally } = trial;
  const random = streamRandom('play', settings.seed, trial.index);
  const players = new Players(trial.seats, random);
  const account = Account.of(trial);
  const witness = trial.subject.witness?.();
  const before = trial.fork(state);
  const scratch = trial.fork(state);
  const opening = trial.subject.opening?.(trial.index) ?? [];
  let decisions = 0;
  const commit = (seat: number, isOrder: boolean, move: number) => {
    const text = printCommand(seat, trial.print(move));
    const events: E[] = [];
    game.apply(state, seat, move, events);
    trial.commands.push(text);
    trial.remember(move, random);
    const step: Step<S, E> = { before, seat, move, isOrder, events, after: state };
    stepIsSound(trial, step, scratch);
    if (trial.commands.length % FOLLOWED === 0) account.fork().follow(trial, step, scratch);
    account.book(trial, step);
    for (const wrong of witness?.see(step) ?? []) trial.fail('witness', `${text}: ${wrong}`);
    for (const id of trial.subject.observe(before, seat, move, events, state)) {
      if (!tally.observed(id)) trial.fail('coverage', `${text}: there is no row ${id}`);
    }
  };
  for (;;) {
    game.copy(state, before);
    listMoves(trial);
    if (trial.failed) return;
    listsAreStable(trial, before);
    listedMovesPass(trial);
    lookAt(trial);
    trial.same('pure', 'a question changed the position', before, state);
    const deciders = seatsOf(game.deciders(state));
    if (trial.failed || deciders.length === 0) break;
    if (decisions >= settings.decisionCap) {
      trial.fail('decision-cap', `no end in sight, seats [${deciders}] decide`);
      break;
    }
    const line = opening[trial.commands.length];
    if (line !== undefined) {
      const next = readLine(trial, line);
      if (next !== undefined) commit(next.seat, false, next.move);
      decisions++;
    } else if (settings.orderEvery > 0 && random.below(settings.orderEvery) === 0) {
      const seat = random.below(trial.seats);
      commit(seat, true, players.order(trial.subject, state, seat, trial.orders[seat]));
    } else {
      const seat = random.pick(deciders);
      commit(seat, false, players.choose(trial.subject, state, seat, trial.legal[seat]));
      decisions++;
    }
    if (trial.failed) break;
  }
  tally.decisions += decisions;
  tally.longest = Math.max(tally.longest, decisions);
  if (trial.failed) return;
  outcomeIsSound(trial);
  replayGivesSame(trial);
}
