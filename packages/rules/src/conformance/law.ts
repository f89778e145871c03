/** The laws that every game must obey, and the form of a failure. */
export const LAWS = {
  options: 'Options are checked: those of the scenario are accepted, unknown ones are refused.',
  setup: 'The same options and seed give the same position; refusal codes are a closed set.',
  opening: 'The commands of an opening are legal moves.',
  deciders: 'Some seat decides until there is an outcome, and no seat afterwards.',
  legal:
    'Each decider has a legal move, other seats have none; no move is listed twice or beyond the capacity.',
  stable: 'Equal positions list their legal moves in the same order.',
  check: 'Every listed move passes the check.',
  pure: 'Questions about a position do not change it.',
  progress: 'Every move of a decider changes the position.',
  'decision-cap': 'A game ends before the limit of decisions.',
  outcome: 'The outcome has points and shared ranks for every seat.',
  slot: 'A copy in a slot is equal and independent.',
  json: 'A position is the same after JSON, also one move later; other JSON is refused.',
  replay: 'Seed and printed commands give the same position again.',
  garbage: 'A move that is neither listed nor an order is refused, for any seat.',
  explain: 'The explanation of a refusal has the code that the check gave.',
  codec: 'A move that is printed and read, as text or as an object, is the same move.',
  'codec-garbage': 'Text and objects that are no command are refused with a known code.',
  conserved: 'Pieces are conserved and derived fields agree.',
  sink: 'A listener to the events does not change the game.',
  events: 'Events are plain data about seats of the table.',
  account: 'Events sum up to every resource after every move.',
  follows: 'At an event its own change has been made, and only changes of earlier events besides.',
  view: 'The view of a view is the same; it has the deciders and the outcome, and is the same after JSON.',
  'view-legal': 'A viewer sees all of the own moves and orders in the own view.',
  'view-refusals': 'In positions that look alike, a viewer gets the same refusals.',
  'view-apply': 'A move in a view gives the view after the move, unless it reveals something.',
  sample: 'A sample of a view agrees with the view, and depends only on the generator.',
  twins:
    'Positions that look alike still look alike after the same move, unless it reveals something.',
  seen: 'A viewer gets only those facts of an event that this viewer may know.',
  hears:
    'The seat that made a move learns it; a viewer who cannot distinguish it from another move does not.',
  asked:
    'Whether a seat is asked depends only on facts that all viewers may know, and on standing orders.',
  silence: 'A seat that may stay silent has a legal move for it, which all viewers know.',
  leak: 'A view contains neither the seed nor the generator.',
  secrets: 'Facts that a viewer may not know differ between samples of the view.',
  revealed: 'Revealed facts stay known, and all viewers have the same number of them.',
  orders: 'Orders can be given in every position before the end, and change no piece.',
  lister: 'Every candidate that passes the check is listed, and no other.',
  segment: 'Moves of one segment have the same result together as one by one.',
  independent: 'Seats that decide at once do not affect each other, unless the order counts.',
  coverage: 'Observed rows are in the closed list of rows.',
  throws: 'The rules throw nothing.',
  witness: 'A second model without the code of the engine finds everything that happens allowed.',
} as const;

export type LawId = keyof typeof LAWS;

export interface Failure {
  readonly law: LawId;
  /** The place and the mistake, for a developer. */
  readonly detail: string;
  /** The command line that repeats the failure. */
  readonly reproduce: string;
}
