import { type GameEvent, KERNEL_REFUSALS, type Move, type Result } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

const SAMPLED = 48;

/** `codec`: every move and order can be written and read, each by a text of its own. */
export function codecGivesBack<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { seats, settings } = trial;
  const random = trial.random('codec');
  for (let seat = 0; seat < seats; seat++) {
    const moves = [...trial.legal[seat].toArray(), ...trial.orders[seat].toArray()];
    if (!settings.everyStep && moves.length > SAMPLED) {
      random.shuffle(moves);
      moves.length = SAMPLED;
    }
    const texts = new Set<string>();
    for (const move of moves) {
      const text = givesBack(trial, move);
      if (texts.has(text)) trial.fail('codec', `two moves are written ${text}`);
      texts.add(text);
    }
  }
}

function givesBack<S, O, E extends GameEvent>(trial: Trial<S, O, E>, move: Move): string {
  const { notation } = trial.game;
  const text = notation.print(trial.state, move);
  if (text.startsWith('?') || !/^\S+( \S+)*$/.test(text)) {
    trial.fail('codec', `move ${move} is written '${text}'`);
  }
  const parsed = notation.parse(trial.state, text);
  if (!parsed.ok || parsed.value !== move) {
    trial.fail('codec', `'${text}' is read as ${JSON.stringify(parsed)}, was ${move}`);
  }
  const command = JSON.parse(JSON.stringify(notation.decode(trial.state, move)));
  const encoded = notation.encode(trial.state, command);
  if (!encoded.ok || encoded.value !== move) {
    trial.fail('codec', `${JSON.stringify(command)} is read as ${JSON.stringify(encoded)}`);
  }
  return text;
}

/**
 * `codec-garbage`: text that is not a command is refused with a code; text that can be read can be
 * written.
 */
export function codecRefusesGarbage<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state } = trial;
  const random = trial.random('codec-garbage');
  const someone = trial.orders[random.below(trial.seats)];
  if (someone.count === 0) return;
  const legal = trial.legal.filter((moves) => moves.count > 0);
  const from = legal.length > 0 ? random.pick(legal) : someone;
  const move = from.at(random.below(from.count));
  const text = game.notation.print(state, move);
  const command = game.notation.decode(state, move);
  const cut = text.slice(0, random.below(text.length));
  const mixed = random.shuffle([...text]).join('');
  for (const wrong of ['', ' ', '?1', `${text} surplus`, `no-such-${text}`, cut, mixed]) {
    const answer = game.notation.parse(state, wrong);
    known(trial, `'${wrong}'`, answer);
    if (!answer.ok) continue;
    const again = game.notation.print(state, answer.value);
    const asGiven = wrong.trim().split(/\s+/).join(' ');
    if (again !== asGiven) trial.fail('codec-garbage', `'${wrong}' is read as '${again}'`);
  }
  const objects = [
    null,
    7,
    text,
    [],
    {},
    { do: 7 },
    { do: 'no such' },
    { ...command, surplus: '1' },
  ];
  for (const wrong of objects) {
    const answer = game.notation.encode(state, wrong);
    known(trial, JSON.stringify(wrong), answer);
    if (answer.ok) trial.fail('codec-garbage', `${JSON.stringify(wrong)} is accepted`);
  }
}

function known<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  what: string,
  answer: Result<Move, { readonly code: string }>,
): void {
  if (answer.ok) return;
  const { code } = answer.error;
  if (KERNEL_REFUSALS.some((each) => each === code)) return;
  if (code !== '' && trial.game.refusals.includes(code)) return;
  trial.fail('codec-garbage', `${what} is refused with the unknown code '${code}'`);
}
