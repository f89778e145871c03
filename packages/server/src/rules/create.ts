import {
  type AnyGame,
  err,
  ok,
  olderRulesRefused,
  parseSeed,
  type Result,
  refusal,
  rulesVersionOf,
} from '@pangaea/rules/kernel';
import { findGame, withEdition } from './games.ts';
import type { CreatedGame, Jobs } from './jobs.ts';
import { asksInSecret } from './window.ts';

/** Checks options and edition, and deals a new game. */
export function create(request: Jobs['create']['request']): CreatedGame {
  const chosen = choose(request);
  if (!chosen.ok) return chosen.error;
  const { game, given } = chosen.value;
  const options = game.options(given);
  if (!options.ok) return { ok: false, refusal: options.error };
  const older = request.isMade === true ? undefined : olderRulesRefused(game, options.value);
  if (older !== undefined) return { ok: false, refusal: older };
  const seed = parseSeed(request.seed);
  if (!seed.ok) return { ok: false, refusal: seed.error };
  const state = game.setup(options.value, seed.value);
  if (!state.ok) return { ok: false, refusal: state.error };
  const { edition } = options.value as { readonly edition?: unknown };
  return {
    ok: true,
    rulesVersion: rulesVersionOf(options.value),
    edition: String(edition ?? ''),
    options: JSON.stringify(options.value),
    seats: game.seats(state.value),
    deciders: game.deciders(state.value),
    inSecret: asksInSecret(game, state.value),
  };
}

interface Chosen {
  readonly game: AnyGame;
  readonly given: unknown;
}

/** The rules and the parsed options; an edition file in the request is used. */
function choose({
  game: id,
  options,
  editionFile,
}: Jobs['create']['request']): Result<Chosen, Extract<CreatedGame, { ok: false }>> {
  const given = JSON.parse(options) as Readonly<Record<string, unknown>>;
  const game = findGame(id);
  if (game === undefined) {
    return err({ ok: false, refusal: refusal('game-unknown', { game: id }) });
  }
  if (editionFile === undefined) return ok({ game, given });
  const loaded = withEdition(id, editionFile);
  if (!loaded.ok) {
    const [{ path }] = loaded.error;
    const why = refusal('edition-refused', { path, faults: loaded.error.length });
    return err({ ok: false, refusal: why, faults: loaded.error });
  }
  const edition = loaded.value.edition.id;
  const named = given.edition ?? edition;
  if (named !== edition) {
    const why = refusal('option-value', { option: 'edition', value: String(named).slice(0, 80) });
    return err({ ok: false, refusal: why });
  }
  return ok({ game: loaded.value.game, given: { ...given, edition } });
}
