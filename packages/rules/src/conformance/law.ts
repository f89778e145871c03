/** The laws that every game must keep, and the form of a failure. */
export const LAWS = {
  options: 'Options are checked: what the scenario gives is accepted, unknown ones are refused.',
  setup: 'The same options and seed give the same position; refusal codes are a closed set.',
  opening: 'The commands of an opening are legal moves.',
  deciders: 'Somebody at the table decides until there is an outcome, nobody after it.',
  legal: 'Each decider has a legal move, others none; no duplicates; within capacity.',
  stable: 'Equal positions list their legal moves in the same order.',
  check: 'Every listed move passes the check.',
  pure: 'Questions leave the position alone.',
  progress: 'Every move of a decider changes the position.',
  'decision-cap': 'A game ends before the cap of decisions.',
  outcome: 'The outcome has points and shared ranks for every seat.',
  slot: 'A copy in a slot is equal and independent.',
  json: 'A position survives JSON and plays on alike; anything else is refused.',
  replay: 'Seed and printed commands give the same position again.',
  garbage: 'A move that is neither listed nor an order is refused, from whatever seat.',
  explain: 'The explanation of a refusal has the code that the check gave.',
  codec: 'Printing and reading, as text and as object, give the move back.',
  'codec-garbage': 'Text and objects that are no command are refused with a known code.',
  conserved: 'Pieces are conserved and derived fields agree.',
  sink: 'Listening to the events does not change what happens.',
  events: 'Events are plain data about seats of the table.',
  account: 'Events sum up to every resource after every move.',
  follows: 'An event is told when its change has been made, and no other but those told before.',
  view: 'A view is final, says who decides and how it stands, and survives JSON.',
  'view-legal': 'A viewer sees all of the own moves and orders in the own view.',
  'view-refusals': 'A viewer is refused alike in positions that look alike.',
  'view-apply': 'A move made in a view agrees with the view after the move, unless it reveals.',
  sample: 'A sample of a view agrees with it, and the generator decides it.',
  twins: 'Positions that look alike still do after the same move, unless it reveals.',
  seen: 'Nobody hears of an event what may not be known.',
  hears:
    'A move is told to its maker, not to who could not tell it from another, and can be followed.',
  asked:
    'Whether a seat is asked depends on nothing that a viewer may not know, but for standing orders.',
  silence: 'Whoever may stay silent has a legal move for it, which everybody knows.',
  leak: 'Neither seed nor generator is in a view.',
  secrets: 'What a viewer may not know varies in the samples of the view.',
  revealed: 'Facts that came to light stay known, and everybody counts them alike.',
  orders: 'Orders can be given in every position that is not over, and change no piece.',
  lister: 'Every candidate that passes the check is listed, and no other.',
  segment: 'Moves sent together give what they give one by one, up to where a segment ends.',
  independent:
    'Seats that decide at once do not disturb each other, but where it counts who is first.',
  coverage: 'Observed rows are in the closed list of rows.',
  throws: 'The rules throw nothing.',
  witness: 'What happens is what the rules allow, to an account that is kept beside the engine.',
} as const;

export type LawId = keyof typeof LAWS;

export interface Failure {
  readonly law: LawId;
  /** The place and the fault, for a developer. */
  readonly detail: string;
  /** The command line that repeats it. */
  readonly reproduce: string;
}
