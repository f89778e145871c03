import { expect, test } from 'vitest';
import { recordGame } from '../../src/conformance/index.ts';
import { parseMap } from '../../src/hexmap/index.ts';
import { type GameRecord, Moves, Random, replay, seedFromNumber } from '../../src/kernel/index.ts';
import {
  FACTIONS,
  type FactionId,
  HOUSE_EDITION,
  loadEdition,
  type State,
  TERRAIN_LETTERS,
  terraNova,
} from '../../src/terra-nova/index.ts';
import { trial as terraNovaTrial } from '../../src/trials/terra-nova.trial.ts';
import { type DataMutant, dataMutants } from './data-mutants.ts';

/*
 * Every printed number, letter and place matters: if one is changed, then in some game that was
 * played with the printed ones a move is refused, the end is different, or a seat has other legal
 * moves on the way.
 */

const SEED = 3;
const GAMES = 300;
/** For each faction, additional games of two players with the usual rulings. */
const GAMES_EACH = 80;

/** Changes that make no difference in any game, and the reasons why that is right. */
const NO_MATTER: Readonly<Record<string, string>> = {
  '/sailingVp/0 0 to 1': 'nobody reaches the space where all begin; loadEdition refuses it',
  'sun-worshippers/startHouses 3 to 4':
    'no value of its type: the set-up has three rounds of houses',
};

interface Played {
  readonly record: GameRecord;
  readonly factions: readonly FactionId[];
  /** Pieces on the board and on the mats, and the goods of all players, at the end of the game. */
  readonly end: string;
  /** The number of legal moves at each decision. */
  readonly choices: string;
}

const { game, account, scenario } = terraNovaTrial;
const moves = new Moves();

/** Options for all games: those of the conformance run, with the printed numbers. */
function* allOptions(): Generator<object> {
  for (let index = 0; index < GAMES; index++) {
    const options = scenario(Random.fromSeed(seedFromNumber(index)), index) as object;
    yield { ...options, edition: HOUSE_EDITION.id };
  }
  for (const [place, faction] of FACTIONS.entries()) {
    for (let index = 0; index < GAMES_EACH; index++) {
      yield { factions: [faction, FACTIONS[(place + 2 + (index % 6)) % FACTIONS.length]] };
    }
  }
}

function play(options: object, index: number): Played {
  const record = recordGame(terraNovaTrial, SEED, index, options, 'mixed');
  if (record === undefined) throw new Error('the scenario is refused');
  const played = replay(game, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const s = played.value;
  const factions = seatsOf(s).map((seat) => FACTIONS[s.faction(seat)]);
  return { record, factions, end: endOf(s), choices: choicesIn(game, record) };
}

function seatsOf(s: State): number[] {
  return Array.from({ length: s.table.players }, (_, seat) => seat);
}

function endOf(s: State): string {
  const board: number[][] = [];
  for (let hex = 0; hex < s.table.map.size; hex++) {
    if (s.building(hex) > 0) board.push([hex, s.building(hex), s.owner(hex)]);
  }
  const mats = seatsOf(s).map((seat) => [
    s.houses(seat),
    s.tradingPosts(seat),
    s.bridgesLeft(seat),
  ]);
  const held = seatsOf(s).map((seat) => account.holdings(s, seat));
  return JSON.stringify([board, mats, held]);
}

function choicesIn(rules: typeof game, record: GameRecord): string {
  const counts: number[] = [];
  replay(rules, record, (s) => {
    for (const seat of seatsOf(s)) counts.push(rules.legal(s, seat, moves));
  });
  return counts.join();
}

/** The loader refuses such a board, so that no table can be made of it. */
function isNoBoard({ edition }: DataMutant): boolean {
  const letters = Object.keys(TERRAIN_LETTERS);
  return [edition.map, edition.twoPlayerMap].some((map) => !parseMap(map, letters).ok);
}

/**
 * Whether some game shows the change. That game is tried first from then on: nearby changes in the
 * edition often show in the same game.
 */
function breaks(mutant: DataMutant, games: Played[]): boolean {
  if (isNoBoard(mutant)) return !loadEdition(mutant.edition).ok;
  const rules = terraNova([mutant.edition], mutant.factions);
  const { faction } = mutant;
  const telling =
    faction === undefined ? games : games.filter(({ factions }) => factions.includes(faction));
  const found =
    telling.find(({ record, end }) => {
      const played = replay(rules, record);
      return !played.ok || endOf(played.value) !== end;
    }) ?? telling.find(({ record, choices }) => choicesIn(rules, record) !== choices);
  if (found === undefined) return false;
  games.unshift(...games.splice(games.indexOf(found), 1));
  return true;
}

test('every number, letter and place is held by some game', () => {
  const games = [...allOptions()].map(play);
  const survivors = [...dataMutants()].filter((mutant) => !breaks(mutant, games));
  expect(survivors.map(({ name }) => name).sort()).toEqual(Object.keys(NO_MATTER).sort());
});

test('a fault that only the loader can see is refused by it', () => {
  for (const mutant of dataMutants()) {
    if (!/^\/(powerTokens|sailingVp\/0) /.test(mutant.name)) continue;
    expect(loadEdition(mutant.edition).ok).toBe(false);
  }
});
