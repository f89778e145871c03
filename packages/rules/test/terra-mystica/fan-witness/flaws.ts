import {
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  type FactionDefinition,
  type TerraMystica,
  terraMystica,
} from '../../../src/terra-mystica/index.ts';
import { Account, type FanWitness } from './account.ts';
import { playWatched } from './play.ts';

/** A faction with an intended mistake. */
interface Flaw {
  readonly name: string;
  readonly flawed: Definition;
}

type Definition = FactionDefinition;

/** Mistakes that no position can show: the price of a stronghold that is built from the start. */
const WITHOUT_EFFECT: readonly string[] = ['atlanteans stronghold'];

const ROWS = ['dwelling', 'tradingPost', 'temple', 'stronghold', 'sanctuary'] as const;

/**
 * A faction without one of its hooks; with an ability that is not offered, or is offered too often;
 * and with a wrong price.
 */
export function flawsOf(definition: Definition): readonly Flaw[] {
  const { abilities = [], hooks = {}, id } = definition;
  const rows = ROWS.filter((row) => !WITHOUT_EFFECT.includes(`${id} ${row}`)).map((row) => ({
    name: `${row} costs a coin more`,
    flawed: { ...definition, [row]: { ...definition[row], coins: definition[row].coins + 1 } },
  }));
  const left = Object.keys(hooks).map((hook) => ({
    name: `without ${hook}`,
    flawed: {
      ...definition,
      hooks: Object.fromEntries(Object.entries(hooks).filter(([name]) => name !== hook)),
    },
  }));
  const changed = abilities.flatMap((ability, place) => {
    const put = (other: typeof ability): Definition => ({
      ...definition,
      abilities: abilities.map((each, at) => (at === place ? other : each)),
    });
    const { once, ...again } = ability;
    const { stronghold, ...sooner } = ability;
    const { name, when } = ability;
    const richer: typeof ability = {
      ...ability,
      apply: (...given) => {
        ability.apply(...given);
        const [s, seat, , , sink] = given;
        s.addCoins(seat, 1);
        sink?.push({ type: 'coins', seat, amount: 1, cause: 'ability' });
      },
    };
    return [
      { name: `${name} brings a coin more`, flawed: put(richer) },
      // A question without an answer ends the game.
      ...(when === 'question'
        ? []
        : [{ name: `${name} is not offered`, flawed: put({ ...ability, list: () => {} }) }]),
      ...(once ? [{ name: `${name} comes again`, flawed: put(again) }] : []),
      ...(stronghold
        ? [
            {
              name: `${name} without stronghold`,
              flawed: put(sooner),
            },
          ]
        : []),
    ];
  });
  return [...rows, ...left, ...changed];
}

function gameWith(flawed: Definition): TerraMystica {
  const put = (list: readonly Definition[]) =>
    list.map((each) => (each.id === flawed.id ? flawed : each));
  return terraMystica([], FACTION_DEFINITIONS, {
    ...FAN_FACTIONS,
    on: put(FAN_FACTIONS.on),
  });
}

/**
 * Whether a number of games show a mistake: by a broken statement, a statement that is never
 * tested, or a game that stops.
 */
export function isFound(witness: FanWitness, { flawed }: Flaw, games: number): boolean {
  const account = new Account(witness.id);
  try {
    const game = gameWith(flawed);
    for (let index = 0; index < games; index++) {
      playWatched(witness, index, account, game);
      if (account.broken.length > 0) return true;
    }
  } catch {
    return true;
  }
  return Object.keys(witness.clauses).some((clause) => !account.seen.has(clause));
}
