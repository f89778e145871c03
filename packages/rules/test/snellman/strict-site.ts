import type { Seat } from '../../src/kernel/index.ts';
import { type LedgerGame, openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { readHead } from '../../src/snellman/game/ledger-head.ts';
import type { Ledger } from '../../src/snellman/notation/commands.ts';
import type { LedgerFaction } from '../../src/snellman/notation/words.ts';
import { LedgerPlayer } from '../../src/snellman/reader/play-command.ts';
import { type CommandStep, spelled, stepsOf } from '../../src/snellman/reader/steps.ts';
import type { Event } from '../../src/terra-mystica/events.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { count, needsTurn, OF_ACTIVE } from './strict-site/commands.ts';
import { cultistsMayStep, waitForCultists } from './strict-site/cultists.ts';
import { gainFromBuilding, lacks, notePriests, noteReward } from './strict-site/dues.ts';
import { needsOption } from './strict-site/fire-and-ice.ts';
import { type Account, accountOf, Refused } from './strict-site/kept.ts';
import { noteOffer } from './strict-site/offers.ts';
import { Turns } from './strict-site/turns.ts';

/** The result of terra.snellman.net for a ledger, by this model. */
export interface SiteAnswer {
  /** The reason for a refusal, with the command; undefined if nothing is refused. */
  readonly refused: string | undefined;
  /** Points by seat, at the last command that was played. */
  readonly points: readonly number[];
}

/**
 * Plays a ledger that our reader accepts in the way of terra.snellman.net. It has its own account
 * of turns, of steps that may follow an action and of things that are due; only the map and the
 * goods come from the engine.
 */
export function playedBySite(ledger: Ledger, map?: string): SiteAnswer {
  let site: StrictSite | undefined;
  try {
    site = new StrictSite(ledger, map);
    site.play();
    return { refused: undefined, points: site.points };
  } catch (thrown) {
    if (thrown instanceof Refused) return { refused: thrown.message, points: site?.points ?? [] };
    throw thrown;
  }
}

export function refusedBySite(ledger: Ledger, map?: string): string | undefined {
  return playedBySite(ledger, map).refused;
}

class StrictSite {
  readonly #game: LedgerGame;
  readonly #player: LedgerPlayer;
  readonly #steps: ReturnType<typeof stepsOf>;
  readonly #account: Account;
  readonly #turns: Turns;
  #early: readonly Event[] = [];

  constructor(ledger: Ledger, map: string | undefined) {
    const head = readHead(ledger, map);
    if (!head.ok) throw new Refused(head.error.code);
    const engine = terraMystica();
    const heard: typeof engine = {
      ...engine,
      apply: (s, seat, move, sink) => {
        const events: Event[] = [];
        engine.apply(s, seat, move, events);
        // Goods of the set-up come before there is an account.
        this.#account?.events.push(...events);
        for (const event of events) sink?.push(event);
      },
    };
    const opened = openLedgerGame(heard, head.value, true);
    if (!opened.ok) throw new Refused(opened.error.code);
    for (const faction of head.value.factions) needsOption(faction, head.value.site, ledger);
    this.#game = opened.value;
    this.#player = new LedgerPlayer(this.#game);
    this.#steps = stepsOf(ledger);
    this.#account = accountOf(this.#game, head.value.site);
    this.#turns = new Turns(this.#account);
  }

  get points(): readonly number[] {
    const { state } = this.#game;
    return this.#account.all.map((_, seat) => state.vp(seat));
  }

  play(): void {
    for (const [index, step] of this.#steps.entries()) {
      if (step.kind === 'drop') {
        this.#drop(step.who);
        continue;
      }
      const seat = this.#game.seatOf(step.faction);
      try {
        this.#step(seat, step);
        const next = this.#steps[index + 1];
        const isLast = next?.kind !== 'command' || next.faction !== step.faction;
        if (isLast || ['leech', 'decline', 'pass', 'pick-color'].includes(step.command.do)) {
          this.#turns.advance(seat);
        }
      } catch (thrown) {
        if (!(thrown instanceof Refused)) throw thrown;
        const place = `line ${step.at.line}, ${step.faction}: ${spelled(step.command)}`;
        throw new Refused(`${place}: ${thrown.message}`);
      }
    }
    if (!this.#player.endTurn()) throw new Refused(`at the end: ${this.#why()}`);
  }

  #drop(who: string): void {
    const account = this.#account;
    account.events = [];
    const seat = this.#game.factions.indexOf(who as LedgerFaction);
    if (!this.#player.drop(who)) throw new Refused(`drop-faction ${who}: nobody`);
    account.all[seat].offers = [];
    account.all[seat].actions = 0;
    this.#turns.advance(seat);
    for (const event of account.events) {
      noteReward(account, event);
      this.#note(event);
    }
    if (account.events.some(({ type }) => type === 'round')) this.#turns.beginRound();
  }

  #step(seat: Seat, step: CommandStep): void {
    const { command } = step;
    const [account, turns] = [this.#account, this.#turns];
    const mayStep = cultistsMayStep(account);
    const lacking = account.all.findIndex((_, other) => lacks(account, other) !== undefined);
    const isOver = turns.round > 0 && turns.isRoundOver();
    account.events = [];
    if (!this.#player.play(step)) throw new Refused(`our reader: ${this.#why()}`);
    const begins = account.events.some(({ type }) => type === 'round');
    const isFirst = begins && isOver && OF_ACTIVE.has(command.do);
    for (const event of account.events) noteReward(account, event);
    // Our reader transforms before a conversion that is written between digging and building.
    if (command.do === 'build' || command.do === 'transform') account.events.push(...this.#early);
    this.#early = ['convert', 'burn', 'dig'].includes(command.do)
      ? [...this.#early, ...account.events.filter(({ type }) => type === 'transformed')]
      : [];
    if (isFirst) turns.beginRound();
    if (OF_ACTIVE.has(command.do) && turns.isOpening && turns.round > 0) {
      turns.isOpening = false;
      if (lacking >= 0) throw new Refused(`${account.all[lacking].faction} must do more first`);
    }
    if (turns.round > 0) {
      needsTurn(turns, seat, command);
      waitForCultists(account, seat, mayStep);
      count(turns, seat, command);
    }
    if (command.do === 'upgrade') gainFromBuilding(account, seat, command.to);
    for (const event of account.events) this.#note(event);
    notePriests(account, seat, command);
    if (begins && !isFirst) turns.beginRound();
  }

  #note(event: Event): void {
    noteOffer(this.#account, event);
    if (event.type === 'town') this.#account.all[event.seat].unnamed++;
  }

  #why(): string {
    const { refusal, legal } = this.#game.whyNot();
    return `${refusal.code} ${JSON.stringify(refusal.params)} ${legal.slice(0, 6).join(', ')}`;
  }
}
