import { expect, test } from 'vitest';
import { mutateNumbers, recordGame } from '../../src/conformance/index.ts';
import {
  BASES,
  type Edition,
  gaia,
  loadEdition,
  NEEDS,
  RECONSTRUCTION,
  type State,
} from '../../src/gaia/index.ts';
import { type GameRecord, Moves, Random, replay, seedFromNumber } from '../../src/kernel/index.ts';
import { trial as gaiaTrial } from '../../src/trials/gaia.trial.ts';

/*
 * Every printed number, need and land matters: if one is changed by one, then in some game that was
 * played with the printed numbers a move is refused, the end is different, or a seat has other
 * legal moves on the way.
 */

const SEED = 3;
const GAMES = 120;

interface Played {
  readonly record: GameRecord;
  readonly told: string;
}

const moves = new Moves();

/** The end of a game and the number of legal moves at each decision; or the refusal of a command. */
function tell(rules: ReturnType<typeof gaia>, record: GameRecord): string {
  const counts: number[] = [];
  const played = replay(rules, record, (s: State) => {
    for (let seat = 0; seat < s.table.players; seat++) counts.push(rules.legal(s, seat, moves));
  });
  if (!played.ok) return JSON.stringify(played.error);
  const { position } = rules.toJson(played.value) as { position: unknown };
  return JSON.stringify([position, counts]);
}

function play(index: number): Played {
  const scenario = gaiaTrial.scenario(Random.fromSeed(seedFromNumber(index)), index) as object;
  const options = { ...scenario, edition: RECONSTRUCTION.id, extraCity: index % 2 === 0 };
  const record = recordGame(gaiaTrial, SEED, index, options, 'mixed');
  if (record === undefined) throw new Error('the scenario is refused');
  return { record, told: tell(gaia(), record) };
}

interface Mutant {
  readonly name: string;
  readonly edition: Edition;
}

function* mutants(): Generator<Mutant> {
  for (const { pointer, was, is, json } of mutateNumbers(RECONSTRUCTION)) {
    if (is >= 0) yield { name: `${pointer} ${was} to ${is}`, edition: json as Edition };
  }
  const cities = [...RECONSTRUCTION.cityCards, RECONSTRUCTION.extraCity];
  for (const { id, base, needs } of cities) {
    for (const [place, need] of needs.entries()) {
      const other = NEEDS[(NEEDS.indexOf(need) + 1) % NEEDS.length];
      yield withCity(`${id} need ${place}`, id, { needs: needs.with(place, other) });
    }
    const other = BASES[(BASES.indexOf(base) + 1) % BASES.length];
    yield withCity(`${id} base`, id, { base: other });
  }
}

function withCity(name: string, id: string, change: object): Mutant {
  const edition = structuredClone(RECONSTRUCTION) as {
    -readonly [K in keyof Edition]: Edition[K];
  };
  const changed = <C extends { readonly id: string }>(card: C): C =>
    card.id === id ? { ...card, ...change } : card;
  edition.cityCards = edition.cityCards.map(changed);
  edition.extraCity = changed(edition.extraCity);
  return { name, edition };
}

test('every number, need and land is held by some game', () => {
  const games = Array.from({ length: GAMES }, (_, index) => play(index));
  const survivors = [...mutants()].filter(({ edition }) => {
    const rules = gaia([edition]);
    return games.every(({ record, told }) => tell(rules, record) === told);
  });
  expect(survivors.map(({ name }) => name)).toEqual([]);
});

test('most of them are still editions: the mutants are not refused for their form', () => {
  const all = [...mutants()];
  const accepted = all.filter(({ edition }) => loadEdition(edition).ok);
  expect(all.length).toBeGreaterThan(200);
  expect(accepted.length).toBeGreaterThan(170);
});
