import { KIND, type State } from '@pangaea/rules/gaia';
import { kindOf } from '@pangaea/rules/kernel';
import { GAME } from '../game/rules.ts';
import type { GaiaSpeech } from '../speech.ts';

/** A drafted move in a few words if it names a place: `forest (0, -1)`, `city 17 (1, 0)`. */
export function crumbOf(speech: GaiaSpeech, state: State, move: number): string {
  const { w } = speech;
  const given: Readonly<Record<string, string>> = GAME.notation.decode(state, move);
  const at = (what: string) => `${what} ${w.place(given.x, given.y)}`;
  switch (kindOf(move)) {
    case KIND.nature:
      return at(w.lands[given.land as keyof typeof w.lands]);
    case KIND.animals:
      return at(w.needs.animal);
    case KIND.city:
      return at(w.city(given.city));
    case KIND.sun:
      return at(w.powers.sun);
    case KIND.rain:
      return at(w.powers.rain);
    case KIND.lightning:
      return at(w.powers.lightning);
    default:
      return speech.move(state, move);
  }
}
