// Games with fan factions are described, and so are their refusals, in both languages.
import {
  argA,
  firstSeat,
  kindOf,
  Moves,
  packMove,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import {
  type Event,
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  KIND,
  type State,
  terraMystica,
} from '@pangaea/rules/terra-mystica';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { FAN_WORDS } from '../../src/terra-mystica/factions/fan/index.ts';
import { TERRA_MYSTICA, tellEvent, tellRefusal, type Who } from '../../src/terra-mystica/index.ts';
import { shapeDifferences, TRACES, textsOf } from '../same-shape.ts';

const GAME = terraMystica([], FACTION_DEFINITIONS, FAN_FACTIONS);
/** Names of the abilities of a faction, in both editions. */
function abilitiesOf(faction: string): readonly string[] {
  const both = Object.values(FAN_FACTIONS).flatMap((all) => all.filter(({ id }) => id === faction));
  return [...new Set(both.flatMap(({ abilities = [] }) => abilities.map(({ name }) => name)))];
}
const ABILITIES = FAN_FACTIONS.on.flatMap(({ id }) => abilitiesOf(id));
const CHOICES = ['choice', 'random-boards', 'auction', 'fast-auction'];
const GAMES = 100;

function whoIn(language: Language): Who {
  const seat = (each: number) => (language === 'en' ? `the player ${each}` : `席${each}`);
  return { seat, player: seat, fan: FAN_WORDS[language] };
}

/**
 * The fault of a sentence: gaps, names of the engine, and in Japanese any word in Latin letters.
 */
function faultOf(language: Language, text: string, ends: RegExp): string | undefined {
  if (TRACES.test(text) || !ends.test(text)) return text;
  if (ABILITIES.some((name) => name.includes('-') && text.includes(name))) return text;
  return language === 'ja' && /[a-z]{2,}/.test(text) ? text : undefined;
}

function play(index: number, wrong: Set<string>, seen: Set<string>): void {
  const options = GAME.options({
    players: 2 + (index % 4),
    factions: CHOICES[index % CHOICES.length],
    fanFactions: index % 2 === 0 ? 'on' : 'bga-2024-07',
    fireAndIce: true,
    landscapes: index % 3 === 0,
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const set = GAME.setup(options.value, seedFromNumber(index));
  if (!set.ok) throw new Error(set.error.code);
  const s = set.value;
  const random = Random.fromSeed(seedFromNumber(index));
  const moves = new Moves();
  for (let who = GAME.deciders(s), n = 0; who !== 0; who = GAME.deciders(s), n++) {
    const seat = firstSeat(who);
    if (n % 9 === 0) refuse(s, seat, random, wrong);
    GAME.legal(s, seat, moves);
    // Abilities, and moves that lead to strongholds, are played often.
    const liked = moves.toArray().filter((move) => {
      return [KIND.ability, KIND.faction, KIND.upgrade].includes(kindOf(move));
    });
    const move =
      liked.length > 0 && random.below(3) === 0
        ? random.pick(liked)
        : moves.at(random.below(moves.count));
    for (const language of LANGUAGES) label(language, s, move, wrong, seen);
    const events: Event[] = [];
    GAME.apply(s, seat, move, events);
    for (const event of events) {
      for (const language of LANGUAGES) {
        const fault = faultOf(language, tellEvent(language, event, whoIn(language)), /[.。]$/);
        if (fault !== undefined) wrong.add(fault);
      }
    }
  }
}

function label(
  language: Language,
  s: State,
  move: number,
  wrong: Set<string>,
  seen: Set<string>,
): void {
  if (kindOf(move) !== KIND.ability) return;
  const { ability, one, two } = GAME.notation.decode(s, move) as unknown as Record<string, string>;
  seen.add(ability);
  const given = { ability, one, two };
  const text = TERRA_MYSTICA[language].moves.ability.label(given, whoIn(language));
  const fault = faultOf(language, text, /\S/);
  if (fault !== undefined) wrong.add(fault);
}

/** Abilities of the seat with all things that they may name. */
function refuse(s: State, seat: number, random: Random, wrong: Set<string>): void {
  const { abilities, things } = s.table;
  for (let n = 0; n < 60; n++) {
    const number = random.below(Math.max(1, abilities.length));
    const of = (place: number) => {
      const kind = abilities[number]?.args[place];
      return kind === undefined ? 0 : things.at[kind] + random.below(things.counts[kind]);
    };
    const move = packMove(KIND.ability, number, of(0), of(1));
    if (argA(move) >= abilities.length) continue;
    const refusal = GAME.explain(s, seat, move);
    if (refusal.code === '') continue;
    for (const language of LANGUAGES) {
      const fault = faultOf(language, tellRefusal(language, refusal, whoIn(language)), /[.。]$/);
      if (fault !== undefined) wrong.add(`${refusal.code}: ${fault}`);
    }
  }
}

describe('fan factions', () => {
  test('have words of the same shape in both languages', () => {
    expect(Object.keys(FAN_WORDS.en)).toEqual(FAN_FACTIONS.on.map(({ id }) => id));
    expect(shapeDifferences(FAN_WORDS.en, FAN_WORDS.ja)).toEqual([]);
    for (const { id } of FAN_FACTIONS.on) {
      expect(Object.keys(FAN_WORDS.en[id].moves), id).toEqual(abilitiesOf(id));
    }
  });

  test('have Japanese names of their own, and Japanese texts', () => {
    const names = Object.values(FAN_WORDS.ja).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [path, text] of textsOf(FAN_WORDS.ja)) {
      expect(text, path).toMatch(/[぀-ヿ一-鿿]/);
      expect(text, path).not.toMatch(/[a-z]{2,}/);
    }
  });

  test('are told without a gap, their moves and refusals too', () => {
    const wrong = new Set<string>();
    const seen = new Set<string>();
    for (let index = 0; index < GAMES; index++) play(index, wrong, seen);
    expect([...wrong].slice(0, 12)).toEqual([]);
    expect(seen.size).toBeGreaterThan(ABILITIES.length / 3);
  });

  test('stand for themselves where nobody brings their words', () => {
    const who = { seat: () => 'X', player: () => 'Y' };
    const event = { type: 'used', seat: 0, what: 'lamp' } as const;
    expect(tellEvent('en', event, who)).toBe('X laid a marker on lamp.');
    expect(tellEvent('en', event, { ...who, fan: FAN_WORDS.en })).toBe(
      'X used an ability: a lamp.',
    );
  });
});
