import type { Random } from '../../src/kernel/index.ts';
import type { FactionLine } from '../../src/snellman/notation/commands.ts';
import { parseLedgerLine } from '../../src/snellman/notation/parse-ledger.ts';
import { printPlayerCommands } from '../../src/snellman/notation/print-ledger.ts';
import { arrange } from '../../src/snellman/reader/arrange.ts';

/** Changed lines that the site regards as the same game. */
export type Rewriting = (lines: readonly string[], random: Random) => readonly string[];

const ACTS = /:\s*(dig|build|upgrade|action|advance|send|pass)/i;
const yes = (random: Random) => random.below(2) === 1;
const isOfPlayer = (line: string) => /^\s*[a-z]+:/i.test(line);
const factionOf = (line: string) => /^\s*([a-z]+):/i.exec(line)?.[1].toLowerCase() ?? '';

function read(line: string): FactionLine | undefined {
  const parsed = parseLedgerLine(line, 1);
  return parsed.ok && parsed.value?.kind === 'faction' ? parsed.value : undefined;
}

const eachPlayerLine =
  (rewrite: (line: string, random: Random) => string): Rewriting =>
  (lines, random) =>
    lines.map((line) => (isOfPlayer(line) && yes(random) ? rewrite(line, random) : line));

const replaced = (from: RegExp, to: string): Rewriting =>
  eachPlayerLine((line) => line.replace(from, to));

/** Every command on a line of its own, in the order in which the site plays them. */
const split: Rewriting = (lines, random) =>
  lines.flatMap((line) => {
    const read_ = read(line);
    if (read_ === undefined || !yes(random)) return [line];
    const { commands, faction } = read_;
    return arrange(commands, faction).map((each) => `${faction}: ${printPlayerCommands([each])}`);
  });

/** Neighbouring lines of one faction joined to one line, if that changes no order. */
const joined: Rewriting = (lines, random) => {
  const out: string[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const one = last === undefined ? undefined : read(last);
    const other = read(line);
    if (one !== undefined && other !== undefined && one.faction === other.faction && yes(random)) {
      const { faction } = one;
      const both = [...one.commands, ...other.commands];
      const apart = [...arrange(one.commands, faction), ...arrange(other.commands, faction)];
      if (printPlayerCommands(arrange(both, faction)) === printPlayerCommands(apart)) {
        out[out.length - 1] = `${faction}: ${printPlayerCommands(both)}`;
        continue;
      }
    }
    out.push(line);
  }
  return out;
};

/** The number of answers that a faction gives between two of its actions, by line. */
function answersAround(lines: readonly string[], at: number): number {
  const faction = factionOf(lines[at]);
  const isAnswer = (line: string) => /^[a-z]+: (leech|decline)[^.]*$/.test(line);
  let count = 0;
  for (const step of [-1, 1]) {
    for (let place = at + step; place >= 0 && place < lines.length; place += step) {
      if (factionOf(lines[place]) !== faction) continue;
      if (!isAnswer(lines[place])) break;
      count++;
    }
  }
  return count + 1;
}

const soleAnswers =
  (from: RegExp, to: string): Rewriting =>
  (lines, random) =>
    lines.map((line, at) =>
      from.test(line) && answersAround(lines, at) === 1 && yes(random)
        ? line.replace(from, to)
        : line,
    );

/**
 * A faction that acts without answering an offer refuses it; gains of Cultists and Shapeshifters
 * from that may come later.
 */
const withoutRefusals: Rewriting = (lines, random) =>
  lines.filter((line, at) => {
    if (!/^[a-z]+: decline \d+ from (?!cultists|shapeshifters)[a-z]+$/.test(line)) return true;
    // At the end of a round the table waits for every answer.
    const around = lines.slice(Math.max(0, at - 12), at + 6);
    const next = lines.slice(at + 1, at + 6).find((each) => factionOf(each) === factionOf(line));
    const goesOn = next !== undefined && !around.some((each) => /pass/i.test(each));
    return !(goesOn && ACTS.test(next) && yes(random));
  });

const between =
  (make: (line: string, next: string) => readonly string[]): Rewriting =>
  (lines, random) =>
    lines.flatMap((line, at) =>
      yes(random) ? [line, ...make(line, lines.slice(at + 1).find(isOfPlayer) ?? '')] : [line],
    );

/** Lines of the table itself; today they contain nothing that the site does not know. */
const administration = between((line, next) =>
  isOfPlayer(line) && factionOf(next) !== factionOf(line) ? ['income', 'start'] : [],
);

/** All players use spades of the cult reward at the same time. */
const rewardSpadesTurned: Rewriting = (lines) => {
  const turned = [...lines];
  const alone = /^[a-z]+: transform \w+(?: to \w+)?$/i;
  for (let at = 0; at + 1 < turned.length; at++) {
    const [one, other] = [turned[at], turned[at + 1]];
    if (!alone.test(one) || !alone.test(other) || factionOf(one) === factionOf(other)) continue;
    [turned[at], turned[at + 1]] = [other, one];
    at++;
  }
  return turned;
};

const planned: Rewriting = (lines, random) => {
  const faction = factionOf(lines.findLast(isOfPlayer) ?? '');
  return [...lines, `${faction}: start_planning`, `${faction}: pass BON${1 + random.below(9)}`];
};

export const REWRITINGS: Readonly<Record<string, Rewriting>> = {
  'capitals and small letters': (lines, random) =>
    lines.map((line) => {
      if (/^(player|order|randomize)/.test(line)) return line;
      return yes(random) ? line.toUpperCase() : line.toLowerCase();
    }),
  blanks: (lines, random) =>
    lines.map((line) => {
      if (!isOfPlayer(line) || !yes(random)) return line;
      const wide = line.replaceAll(' ', '  ').replaceAll('. ', ' .\t');
      return `  ${wide.replace(/([A-K]\d+):([A-K]\d+)/g, '$1 : $2').replace(/ ([+-])/g, ' $1 ')} `;
    }),
  'empty lines and lines of dots': between((line) =>
    isOfPlayer(line) ? ['', '   ', `${factionOf(line)}: . .`] : [''],
  ),
  comments: (lines, random) =>
    lines.flatMap((line) => {
      if (!isOfPlayer(line) || !yes(random)) return [line];
      return [`# build Z99`, `${line} # and why: pass. done`, '## not kept'];
    }),
  'planner lines': between(() => ['!if 3C', '!plan witches', '!endif']),
  'one command a line': split,
  'lines joined': joined,
  'power without from': soleAnswers(/(leech \d+) from [a-z]+$/, '$1'),
  'refusals without from': soleAnswers(/decline \d+ from [a-z]+$/, 'decline'),
  'refusals by acting': withoutRefusals,
  'wait and done': between((line, next) => {
    if (!isOfPlayer(line) || factionOf(next) === factionOf(line)) return [];
    // A turn may continue after another player has answered in it.
    return [`${factionOf(line)}: wait${ACTS.test(next) ? '. done' : ''}`];
  }),
  'lines of the table': administration,
  'long names': eachPlayerLine((line) =>
    line
      .replace(/to TP\b/g, 'to TRADING POST')
      .replace(/to TE\b/g, 'to Temple')
      .replace(/to SH\b/g, 'to stronghold')
      .replace(/to SA\b/g, 'to sanctuary')
      .replace(/send p to/gi, 'send priest to')
      .replace(/advance ship\b/gi, 'advance shipping')
      .replace(/advance dig\b/gi, 'advance digging')
      .replace(/\bgray\b/gi, 'grey')
      .replace(/\b(\d+)PW\b/gi, '$1 power')
      .replace(/\b(\d+)W\b/gi, '$1 workers')
      .replace(/\b(\d+)C\b/gi, '$1 coins'),
  ),
  'conversions of one without the number': replaced(
    /convert 1([A-Z]+) to 1([A-Z]+)/gi,
    'convert $1 to $2',
  ),
  'bonus cards taken with a plus': (lines) => {
    const first = lines.findIndex((line) => /^[a-z]+: pass/i.test(line));
    return lines.map((line, at) => (at === first ? line.replace(/pass (BON\d+)/i, '+$1') : line));
  },
  'steps one by one': replaced(/\+2(FIRE|WATER|EARTH|AIR)/gi, '+$1. +$1'),
  'spades of the cult reward in another order': rewardSpadesTurned,
  'a plan at the end': planned,
};
