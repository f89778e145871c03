import { describe, expect, it } from 'vitest';
import { firstSeat, Moves, packMove, seedFromNumber } from '../../src/kernel/index.ts';
import {
  FACTION_DEFINITIONS,
  type FactionDefinition,
  KIND,
  type State,
  terraMystica,
} from '../../src/terra-mystica/index.ts';

/** As many factions again, of the same colours. */
const SECOND: readonly FactionDefinition[] = FACTION_DEFINITIONS.map(
  ({ kinds, questions, specials, ...each }) => ({ ...each, id: `second-${each.id}` }),
);
const ALL = [...FACTION_DEFINITIONS, ...SECOND];
const GAME = terraMystica([], ALL);

function begin(options: object, seed = 1): State {
  const parsed = GAME.options({ players: 5, startPlayer: 0, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const set = GAME.setup(parsed.value, seedFromNumber(seed));
  if (!set.ok) throw new Error('set-up refused');
  return set.value;
}

/** The factions that the seat to play may name, as the list and, one by one, the check have them. */
function offered(s: State): readonly string[] {
  const kind = s.table.options.factions === 'auction' ? KIND.nominate : KIND.faction;
  const seat = firstSeat(GAME.deciders(s));
  const checked = ALL.map((_, faction) => packMove(kind, faction)).filter(
    (move) => GAME.check(s, seat, move) === 0,
  );
  const listed = new Moves();
  GAME.legal(s, seat, listed);
  expect(listed.toArray().sort()).toEqual(checked.sort());
  return checked.map((move) => GAME.notation.print(s, move).split(' ')[1]).sort();
}

function play(s: State, text: string): void {
  const move = GAME.notation.parse(s, text);
  if (!move.ok) throw new Error(text);
  GAME.apply(s, firstSeat(GAME.deciders(s)), move.value);
}

const ids = (isIn: (each: FactionDefinition) => boolean) =>
  ALL.filter(isIn)
    .map(({ id }) => id)
    .sort();
const isExtra = ({ board }: FactionDefinition) => ['ice', 'volcano', 'variable'].includes(board);

describe('forty factions', () => {
  it.each(['choice', 'auction'])('are all offered by %s', (factions) => {
    expect(offered(begin({ factions, fireAndIce: true }))).toEqual(ids(() => true));
    expect(offered(begin({ factions }))).toEqual(ids((each) => !isExtra(each)));
  });

  it('share their colours: who takes one takes four off the list', () => {
    const chosen = begin({ factions: 'choice', fireAndIce: true });
    play(chosen, 'faction second-witches');
    expect(offered(chosen)).toEqual(ids(({ board }) => board !== 'green'));
    const nominated = begin({ factions: 'auction', fireAndIce: true });
    play(nominated, 'nominate second-yetis');
    expect(offered(nominated)).toEqual(ids(({ board }) => board !== 'ice'));
  });
});
