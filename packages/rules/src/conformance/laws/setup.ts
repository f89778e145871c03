import {
  type Game,
  type GameEvent,
  type Result,
  rulesVersionOf,
  type Seed,
} from '../../kernel/index.ts';
import type { LawId } from '../law.ts';

type Report = (law: LawId, detail: string) => void;

/** `options`, `setup`: the position in which a game begins; undefined if it cannot begin. */
export function setUp<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  given: unknown,
  seed: Seed,
  report: Report,
): S | undefined {
  const options = game.options(given);
  if (!options.ok) {
    report('options', `refused: ${JSON.stringify(options.error)} for ${JSON.stringify(given)}`);
    return undefined;
  }
  refuseOptions(game, given, report);
  rulesAreNamed(game, given, report);
  codesAreClosed(game, report);
  const first = unwrap(game.setup(options.value, seed), report);
  const second = unwrap(game.setup(options.value, seed), report);
  if (first === undefined || second === undefined) return undefined;
  const kept = JSON.stringify(game.optionsOf(first));
  if (kept !== JSON.stringify(options.value)) report('setup', `other options are kept: ${kept}`);
  const differences = game.difference(first, second);
  if (differences.length > 0) {
    report('setup', `two set-ups of one seed differ in ${differences[0].field}`);
  }
  return first;
}

function refuseOptions<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  given: unknown,
  report: Report,
): void {
  const surplus = { ...(given as object), 'no such option': 1 };
  for (const wrong of [7, 'text', [], surplus]) {
    const answer = game.options(wrong);
    if (answer.ok) report('options', `accepted: ${JSON.stringify(wrong)}`);
    else if (answer.error.code === '') report('options', 'refused without a code');
  }
}

/** Without a date the options mean the newest rules; each date of the list is accepted, and no other. */
function rulesAreNamed<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  given: unknown,
  report: Report,
): void {
  const { rulesVersion: _, ...rest } = given as { readonly rulesVersion?: unknown };
  const { rulesVersions } = game;
  const asked = [undefined, ...rulesVersions, 'no such rules', 7];
  const found = asked.map((rulesVersion) => {
    const read = game.options(rulesVersion === undefined ? rest : { ...rest, rulesVersion });
    return read.ok ? rulesVersionOf(read.value) : read.error.code;
  });
  const right = [rulesVersions.at(-1), ...rulesVersions, 'option-value', 'option-value'];
  if (found.join() !== right.join()) report('options', `rules ${asked} are read as ${found}`);
  if (rulesVersions.length === 0) report('options', 'no rules can be played');
}

function codesAreClosed<S, O, E extends GameEvent>(game: Game<S, O, E>, report: Report): void {
  if (game.refusals[0] !== '') report('setup', 'the first refusal code is not the empty text');
  if (new Set(game.refusals).size !== game.refusals.length) report('setup', 'a code comes twice');
}

function unwrap<S>(set: Result<S, unknown>, report: Report): S | undefined {
  if (set.ok) return set.value;
  report('setup', `refused: ${JSON.stringify(set.error)}`);
  return undefined;
}
