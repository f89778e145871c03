import { type GameEvent, hasSeat } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/** `lister`: the slow, obvious way to list moves, every candidate through the check. */
export function listerAgrees<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, subject, state, seats, settings } = trial;
  const deciders = game.deciders(state);
  const idle = trial.random('lister').below(seats);
  for (let seat = 0; seat < seats; seat++) {
    if (!settings.everyStep && !hasSeat(deciders, seat) && seat !== idle) continue;
    const orders = new Set(trial.orders[seat].toArray());
    const unseen = new Set(trial.legal[seat].toArray());
    const listed = new Set(unseen);
    for (const move of subject.candidates(state, seat)) {
      const code = game.check(state, seat, move);
      if (code !== 0) {
        trial.tally.refused(code);
        continue;
      }
      unseen.delete(move);
      if (listed.has(move) || orders.has(move)) continue;
      trial.fail('lister', `${seat} ${trial.print(move)} passes and is not listed`);
      return;
    }
    if (unseen.size > 0) {
      const detail = `[${trial.printAll([...unseen])}] listed, not among the candidates`;
      trial.fail('lister', `seat ${seat}: ${detail}`);
    }
  }
}
