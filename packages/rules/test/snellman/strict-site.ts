import type { Seat } from '../../src/kernel/index.ts';
import { type LedgerGame, openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { readHead } from '../../src/snellman/game/ledger-head.ts';
import { isPriestUnasked } from '../../src/snellman/game/parts.ts';
import type { Ledger, PlayerCommand } from '../../src/snellman/notation/commands.ts';
import type { LedgerFaction } from '../../src/snellman/notation/words.ts';
import { LedgerPlayer } from '../../src/snellman/reader/play-command.ts';
import { type CommandStep, spelled, stepsOf } from '../../src/snellman/reader/steps.ts';
import type { Event } from '../../src/terra-mystica/events.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { PHASE } from '../../src/terra-mystica/state.ts';
import { CULTS, TERRAINS, VOLCANO } from '../../src/terra-mystica/vocabulary.ts';
import { QUESTION } from '../../src/terra-mystica/words.ts';

/** What may follow in the same action, and how often. */
type FollowUps = Readonly<Record<string, number>>;

const NOTHING: FollowUps = {};
const SPADES: FollowUps = { dig: 1, transform: 1, build: 1 };
const AFTER_ACTION: Readonly<Record<string, FollowUps>> = {
  ACT1: { bridge: 1 },
  ACTE: { bridge: 1 },
  ACT5: SPADES,
  ACT6: { ...SPADES, transform: 2 },
  ACTG: SPADES,
  ACTN: SPADES,
  BON1: SPADES,
  ACTS: { upgrade: 1 },
  ACTW: { build: 1 },
};

/** What is due and can be given up with `-`. */
const DUE = [
  'SPADE',
  'VOLCANO_TF',
  'FREE_TF',
  'FREE_TP',
  'FREE_D',
  'BRIDGE',
  'CONVERT_W_TO_P',
  'GAIN_FAVOR',
  'PICK_COLOR',
] as const;
type Due = Record<string, number>;

/** Commands for which it must be the faction's turn. */
const OF_ACTIVE: ReadonlySet<string> = new Set([
  'build',
  'upgrade',
  'send',
  'convert',
  'burn',
  'dig',
  'bridge',
  'connect',
  'pass',
  'action',
  'advance',
]);

interface Offer {
  readonly from: LedgerFaction;
  readonly amount: number;
  tainted: boolean;
}

/** What the site keeps of a faction besides its goods. */
interface Kept {
  readonly faction: LedgerFaction;
  actions: number;
  follow: Record<string, number>;
  readonly due: Due;
  offers: Offer[];
  readonly madeHome: Set<string>;
  passed: boolean;
  /** A spade was bought in this action: none may be thrown away. */
  dug: boolean;
  /** A hex was left on foreign ground with spades over: the next one must come home. */
  mustComeHome: boolean;
  /** Steps that a volcano costs and that are not named yet. */
  toLose: number;
  /** Town tiles taken less those named. */
  unnamed: number;
  /** Priests of Riverwalkers with nothing to unlock that are not named yet. */
  unnamedPriests: number;
}

class Refused extends Error {}

/** Options of the site with one of which it knows the factions of Fire & Ice. */
const OPTION_OF: Readonly<Partial<Record<LedgerFaction, RegExp>>> = {
  icemaidens: /ice$/,
  yetis: /ice$/,
  acolytes: /volcano$/,
  dragonlords: /volcano$/,
  riverwalkers: /variable(_v\d)?$/,
  shapeshifters: /variable(_v\d)?$/,
};

function needsOption(faction: LedgerFaction, site: ReadonlySet<string>, ledger: Ledger): void {
  const wanted = OPTION_OF[faction];
  if (wanted === undefined) return;
  const variants = ledger.flatMap((line) =>
    line.kind === 'table' && line.command.do === 'faction-variant' ? [line.command.variant] : [],
  );
  const options = [...site].filter((option) => option.startsWith('fire-and-ice-factions/'));
  if (![...options, ...variants].some((option) => wanted.test(option))) {
    throw new Refused(`unknown faction: ${faction}`);
  }
}

/** What terra.snellman.net would do with a ledger. */
export interface SiteAnswer {
  /** Why it would refuse it, with the command; nothing when it would not. */
  readonly refused: string | undefined;
  /** Points by seat, as far as it was played. */
  readonly points: readonly number[];
}

/**
 * Plays a ledger that our reader takes as terra.snellman.net would. It keeps its own account of turns, of what may
 * follow an action and of what is due, and goes by the engine for the map and for goods only.
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
  readonly #site: ReadonlySet<string>;
  readonly #all: readonly Kept[];
  #active: Seat = -1;
  #round = 0;
  /** Nobody has acted in the round yet. */
  #opening = false;
  #order: Seat[] = [];
  #events: Event[] = [];
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
        this.#events.push(...events);
        for (const event of events) sink?.push(event);
      },
    };
    const opened = openLedgerGame(heard, head.value, true);
    if (!opened.ok) throw new Refused(opened.error.code);
    for (const faction of head.value.factions) needsOption(faction, head.value.site, ledger);
    this.#game = opened.value;
    this.#player = new LedgerPlayer(this.#game);
    this.#steps = stepsOf(ledger);
    this.#site = head.value.site;
    this.#all = this.#game.factions.map((faction) => ({
      faction,
      actions: 0,
      follow: {},
      offers: [],
      madeHome: new Set<string>(),
      due: Object.fromEntries(DUE.map((each) => [each, 0])),
      passed: false,
      dug: false,
      mustComeHome: false,
      toLose: 0,
      unnamed: 0,
      unnamedPriests: 0,
    }));
  }

  get points(): readonly number[] {
    const { state } = this.#game;
    return this.#all.map((_, seat) => state.vp(seat));
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
          this.#advance(seat);
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
    this.#events = [];
    const seat = this.#game.factions.indexOf(who as LedgerFaction);
    if (!this.#player.drop(who)) throw new Refused(`drop-faction ${who}: nobody`);
    this.#all[seat].offers = [];
    this.#all[seat].actions = 0;
    this.#advance(seat);
    for (const event of this.#events) {
      this.#noteReward(event);
      this.#note(event);
    }
    if (this.#events.some(({ type }) => type === 'round')) this.#beginRound();
  }

  #step(seat: Seat, step: CommandStep): void {
    const { command } = step;
    const waits = this.#cultistsMayStep();
    const lacking = this.#all.findIndex((_, other) => this.#lacks(other) !== undefined);
    const isOver = this.#round > 0 && this.#isRoundOver();
    this.#events = [];
    if (!this.#player.play(step)) throw new Refused(`our reader: ${this.#why()}`);
    const begins = this.#events.some(({ type }) => type === 'round');
    const isFirst = begins && isOver && OF_ACTIVE.has(command.do);
    for (const event of this.#events) this.#noteReward(event);
    // Our reader transforms before a conversion that comes between digging and building.
    if (command.do === 'build' || command.do === 'transform') this.#events.push(...this.#early);
    this.#early = ['convert', 'burn', 'dig'].includes(command.do)
      ? [...this.#early, ...this.#events.filter(({ type }) => type === 'transformed')]
      : [];
    if (isFirst) this.#beginRound();
    if (OF_ACTIVE.has(command.do) && this.#opening && this.#round > 0) {
      this.#opening = false;
      if (lacking >= 0) throw new Refused(`${this.#all[lacking].faction} must do more first`);
    }
    if (this.#round > 0) this.#check(seat, command, waits);
    if (command.do === 'upgrade') this.#gainFromBuilding(seat, command.to);
    for (const event of this.#events) this.#note(event);
    this.#notePriests(seat, command);
    if (begins && !isFirst) this.#beginRound();
  }

  #notePriests(seat: Seat, command: PlayerCommand): void {
    if (command.do === 'unlock-terrain') {
      const kept = this.#all[seat];
      const isUnasked = this.#game.state.locked(seat) === 0 && kept.unnamedPriests > 0;
      if (isUnasked) kept.unnamedPriests--;
      return;
    }
    for (const event of this.#events) {
      if (!isPriestUnasked(this.#game.state, event) || !('seat' in event)) continue;
      this.#all[event.seat ?? 0].unnamedPriests++;
    }
  }

  #why(): string {
    const { refusal, legal } = this.#game.whyNot();
    return `${refusal.code} ${JSON.stringify(refusal.params)} ${legal.slice(0, 6).join(', ')}`;
  }

  #note(event: Event): void {
    if (event.type === 'power-offered') {
      const from = this.#all[event.from].faction;
      this.#all[event.seat].offers.push({ from, amount: event.amount, tainted: false });
    } else if (event.type === 'town') this.#all[event.seat].unnamed++;
  }

  #noteReward(event: Event): void {
    if (event.type !== 'spades' || event.cause !== 'cult-reward') return;
    const kept = this.#all[event.seat];
    const turnsThem = this.#isVolcanic(event.seat) || kept.faction === 'riverwalkers';
    if (!turnsThem) kept.due.SPADE += event.amount;
  }

  #beginRound(): void {
    const { state } = this.#game;
    this.#round = state.round();
    this.#order = this.#all.map((_, place) => state.turnOrder(place));
    for (const kept of this.#all) {
      kept.passed = false;
      if (kept.offers.length > 0) throw new Refused('offers are open at the end of the round');
    }
    this.#opening = true;
    const first = this.#order.find((seat) => !state.isDropped(seat));
    if (first !== undefined) this.#beginTurn(first);
  }

  #beginTurn(seat: Seat): void {
    this.#active = seat;
    const kept = this.#all[seat];
    kept.actions = 1;
    kept.follow = {};
    kept.madeHome.clear();
    kept.dug = false;
    kept.mustComeHome = false;
  }

  /** The next player's turn, when the faction has done all it must. */
  #advance(seat: Seat): void {
    if (this.#round === 0 || this.#active !== seat || this.#all[seat].actions > 0) return;
    if (this.#lacks(seat) !== undefined) return;
    const at = this.#order.indexOf(seat);
    for (let n = 1; n <= this.#order.length; n++) {
      const next = this.#order[(at + n) % this.#order.length];
      if (this.#all[next].passed || this.#game.state.isDropped(next)) continue;
      this.#beginTurn(next);
      return;
    }
  }

  /** What the faction must do before the turn goes on, if anything. */
  #lacks(seat: Seat): string | undefined {
    const { state } = this.#game;
    const kept = this.#all[seat];
    if (state.isDropped(seat)) return undefined;
    for (const what of DUE) {
      if (what === 'CONVERT_W_TO_P' && !this.#site.has('strict-darkling-sh')) continue;
      if (kept.due[what] > 0) return what;
    }
    if (kept.toLose > 0) return 'LOSE_CULT';
    if (kept.unnamed > 0) return 'GAIN_TW';
    if (state.owePriests(seat) + kept.unnamedPriests > 0) return 'UNLOCK_TERRAIN';
    if (state.oweSteps(seat) > 0) return 'CULT';
    for (let place = 0; place < state.depth(); place++) {
      if (state.whoAt(place) !== seat) continue;
      if (state.questionAt(place) === QUESTION.town) return 'GAIN_TW';
      if (state.questionAt(place) === QUESTION.cult) return 'CULT';
    }
    return undefined;
  }

  /** An action, or what may follow one. */
  #take(seat: Seat, what: string, follow: FollowUps): void {
    const kept = this.#all[seat];
    if ((kept.follow[what] ?? 0) > 0) {
      kept.follow = { ...follow };
      return;
    }
    if (kept.actions > 0) {
      kept.actions--;
      kept.follow = { ...follow };
      kept.offers = [];
      return;
    }
    const unpassed = this.#all.filter(
      (each, other) => !each.passed && !this.#game.state.isDropped(other),
    );
    if (unpassed.length !== 1 || unpassed[0] !== kept) throw new Refused(`${what} not allowed`);
    this.#beginTurn(seat);
    this.#take(seat, what, follow);
  }

  #check(seat: Seat, command: PlayerCommand, waits: readonly boolean[]): void {
    const kept = this.#all[seat];
    if (OF_ACTIVE.has(command.do) && this.#active !== seat) {
      const lacks = this.#lacks(this.#active);
      const why = lacks === undefined ? '' : `, who must still use ${lacks}`;
      throw new Refused(`it is the turn of ${this.#all[this.#active]?.faction}${why}`);
    }
    for (const event of this.#events) {
      if (event.type !== 'cult' || event.to !== 10 || kept.faction === 'cultists') continue;
      const isFinal = this.#game.state.phase() === PHASE.over;
      if (event.seat === seat && waits[CULTS.indexOf(event.cult)] && !isFinal) {
        if (!this.#site.has('loose-cultist-ordering')) throw new Refused('Cultists come first');
      }
    }
    switch (command.do) {
      case 'build':
        this.#build(seat, command.hex);
        break;
      case 'transform':
        this.#transform(seat, command.hex);
        break;
      case 'upgrade':
        this.#take(seat, 'upgrade', NOTHING);
        if (command.to === 'TP' && kept.due.FREE_TP > 0) kept.due.FREE_TP--;
        break;
      case 'dig':
        if (!this.#site.has('loose-dig') || !kept.follow.transform) this.#take(seat, 'dig', SPADES);
        kept.due[this.#isVolcanic(seat) ? 'VOLCANO_TF' : 'SPADE'] += command.spades;
        kept.dug = true;
        break;
      case 'send':
      case 'advance':
        this.#take(seat, command.do, NOTHING);
        break;
      case 'pass':
        if (this.#site.has('strict-chaosmagician-sh')) kept.actions = Math.min(1, kept.actions);
        this.#take(seat, 'pass', NOTHING);
        kept.passed = true;
        break;
      case 'action':
        this.#action(seat, command.action);
        break;
      case 'bridge':
        if (kept.due.BRIDGE === 0) throw new Refused('no bridge is due');
        this.#take(seat, 'bridge', { bridge: kept.due.BRIDGE - 1 });
        kept.due.BRIDGE--;
        break;
      case 'convert':
        if (this.#isRoundOver()) throw new Refused('the round is over');
        for (const offer of kept.offers) offer.tainted = true;
        if (command.give.resource === 'W' && command.get.resource === 'P') {
          if (kept.due.CONVERT_W_TO_P === 0) throw new Refused('no worker can be ordained');
        }
        kept.due.CONVERT_W_TO_P = 0;
        break;
      case 'leech':
        this.#leech(kept, command.power, command.from);
        break;
      case 'decline':
        this.#decline(kept, command.power, command.from);
        break;
      case 'take':
        this.#needsNoLoss(kept);
        if (command.tile.startsWith('FAV')) kept.due.GAIN_FAVOR--;
        else kept.unnamed -= command.count;
        if (kept.due.GAIN_FAVOR < 0) throw new Refused('no favour tile is due');
        break;
      case 'steps':
        this.#needsNoLoss(kept);
        break;
      case 'give-up':
        this.#giveUp(kept, command.what, command.count);
        break;
      case 'pick-color':
        if (kept.due.PICK_COLOR === 0) throw new Refused('no colour is due');
        kept.due.PICK_COLOR--;
        break;
      case 'done':
        if (kept.actions > 0 && !this.#site.has('loose-done')) throw new Refused('no action yet');
        kept.follow = {};
        break;
      default:
    }
  }

  #isRoundOver(): boolean {
    return this.#all.every(({ passed }, seat) => passed || this.#game.state.isDropped(seat));
  }

  #isVolcanic(seat: Seat): boolean {
    return this.#game.state.groundOf(seat) === VOLCANO;
  }

  #needsNoLoss(kept: Kept): void {
    if (kept.toLose > 0) throw new Refused('cult steps must be lost first');
  }

  #build(seat: Seat, hex: string): void {
    const kept = this.#all[seat];
    const rides = kept.due.FREE_D > 0;
    if (rides) kept.due.FREE_D--;
    const transforms = this.#events.some(({ type }) => type === 'transformed');
    const isOver = !this.#site.has('loose-build-after-dig') && !kept.follow.transform;
    if ((!transforms || isOver) && kept.madeHome.size > 0 && !kept.madeHome.has(hex)) {
      kept.follow.build = 0;
    }
    this.#take(seat, 'build', { transform: transforms ? 1 : 0 });
    if (transforms) this.#transform(seat, hex);
    if (kept.due.SPADE > 0) throw new Refused(`${kept.due.SPADE} spades are left before building`);
  }

  #transform(seat: Seat, hex: string): void {
    const kept = this.#all[seat];
    const changed = this.#events.find((event) => event.type === 'transformed' && event.hex === hex);
    if (changed?.type !== 'transformed') throw new Refused('nothing was transformed');
    if (!kept.passed) {
      const left = (kept.follow.transform || 1) - 1;
      this.#take(seat, 'transform', { transform: left, build: kept.follow.build ?? 0 });
    }
    const isHome = changed.to === TERRAINS[this.#game.state.groundOf(seat)];
    const { due } = kept;
    if (kept.mustComeHome && !isHome && !this.#site.has('loose-multi-spade')) {
      throw new Refused('a second hex on foreign ground');
    }
    if (this.#isVolcanic(seat)) {
      if (due.VOLCANO_TF-- === 0) throw new Refused('no volcano is due');
      const lost = this.#events.find(({ type }) => type === 'cult');
      if (lost?.type === 'cult') kept.toLose = -lost.steps;
    } else if (due.FREE_TF > 0) due.FREE_TF--;
    else due.SPADE -= this.#spadesFor(seat, changed);
    if (due.SPADE < 0) throw new Refused(`${-due.SPADE} spades are missing`);
    kept.mustComeHome = false;
    if (due.SPADE === 0) kept.follow.transform = 0;
    else if (!isHome && !kept.passed) {
      kept.mustComeHome = true;
      if (!kept.follow.transform && !this.#site.has('loose-dig')) {
        throw new Refused('all spades must be used on a foreign hex');
      }
    }
    if (isHome) kept.madeHome.add(hex);
  }

  /** Ice is always the short way round; other hexes go the way for which the spades are there. */
  #spadesFor(seat: Seat, changed: Extract<Event, { type: 'transformed' }>): number {
    if (changed.to !== 'ice') return changed.spades;
    const start = this.#game.state.home(seat);
    const apart = Math.abs(TERRAINS.indexOf(changed.from) - start);
    return Math.max(1, Math.min(apart, 7 - apart));
  }

  #action(seat: Seat, action: string): void {
    const kept = this.#all[seat];
    const isOf2014 = this.#site.has('fire-and-ice-factions/variable');
    const unknown = isOf2014 ? ['ACTH5', 'ACTH6'] : ['ACTH1', 'ACTH2'];
    if (unknown.includes(action)) throw new Refused(`no ${action} space available`);
    const spades = ['BON1', 'ACT5', 'ACT6'].includes(action);
    const others = this.#isVolcanic(seat) && spades;
    this.#take(seat, 'action', others ? NOTHING : (AFTER_ACTION[action] ?? NOTHING));
    const { due } = kept;
    if (action === 'ACT1' || action === 'ACTE') due.BRIDGE++;
    if (!others) {
      if (action === 'BON1' || action === 'ACT5') due.SPADE++;
      if (action === 'ACT6' || action === 'ACTG') due.SPADE += 2;
    }
    if (action === 'ACTN') due.FREE_TF++;
    if (action === 'ACTS') due.FREE_TP++;
    if (action === 'ACTW') due.FREE_D++;
    if (action === 'ACTC') kept.actions += 2;
    if (/^ACTH\d$/.test(action)) due.PICK_COLOR++;
  }

  #gainFromBuilding(seat: Seat, building: string): void {
    const kept = this.#all[seat];
    if (building === 'TE' || building === 'SA') {
      kept.due.GAIN_FAVOR += kept.faction === 'chaosmagicians' ? 2 : 1;
    }
    if (building !== 'SH') return;
    if (kept.faction === 'auren') kept.due.GAIN_FAVOR++;
    if (kept.faction === 'darklings') kept.due.CONVERT_W_TO_P = 3;
    if (kept.faction === 'halflings') {
      kept.due.SPADE += 3;
      kept.follow = { transform: 3, build: 1 };
    }
    if (kept.faction === 'riverwalkers') {
      kept.due.BRIDGE += 2;
      kept.follow = { bridge: 2 };
    }
  }

  #decline(kept: Kept, power: number | undefined, from: LedgerFaction | undefined): void {
    const place = kept.offers.findIndex((offer) => offer.amount === power && offer.from === from);
    if (power === undefined) kept.offers = [];
    else if (place < 0) throw new Refused('no such offer');
    else kept.offers.splice(place, 1);
  }

  /** The oldest offer that fits is taken; those passed over can only be declined any more. */
  #leech(kept: Kept, power: number, from: LedgerFaction | undefined): void {
    const taken = this.#events.find(({ type }) => type === 'power');
    const gained = taken?.type === 'power' ? taken.toTwo + taken.toThree : 0;
    for (const offer of kept.offers) {
      const fits = offer.amount === power || offer.amount === gained;
      if (!fits || (from !== undefined && offer.from !== from)) {
        offer.tainted = true;
        continue;
      }
      if (offer.tainted && this.#site.has('strict-leech'))
        throw new Refused('leech comes too late');
      kept.offers.splice(kept.offers.indexOf(offer), 1);
      return;
    }
    if (from !== undefined || this.#site.has('strict-leech')) throw new Refused('no such offer');
  }

  #giveUp(kept: Kept, what: string, count: number): void {
    if ((CULTS as readonly string[]).includes(what.toLowerCase())) {
      if (kept.toLose > 0 && kept.toLose !== count)
        throw new Refused(`${kept.toLose} must be lost`);
      kept.toLose = 0;
      return;
    }
    this.#needsNoLoss(kept);
    if (what === 'SPADE' && kept.dug && !kept.passed && !this.#site.has('loose-dig')) {
      throw new Refused('bought spades cannot be thrown away');
    }
    if (kept.due[what] === undefined) return;
    kept.due[what] -= count;
    if (kept.due[what] < 0) throw new Refused(`no ${what} is due`);
    if (what === 'SPADE' && kept.due.SPADE === 0) kept.follow.transform = 0;
  }

  /** By cult: whether Cultists with a key could still reach its last space by steps they are owed. */
  #cultistsMayStep(): readonly boolean[] {
    const { state } = this.#game;
    const cultists = this.#game.seatOf('cultists');
    if (cultists < 0 || state.keys(cultists) === 0) return CULTS.map(() => false);
    const events = new Set<number>();
    for (let offer = 0; offer < state.offers(); offer++) {
      const isTaken = state.offerState(offer) % 4 === 1;
      if (state.offerFrom(offer) === cultists && !isTaken) events.add(state.offerEvent(offer));
    }
    const steps = state.oweSteps(cultists) + events.size;
    return CULTS.map((_, cult) => state.cult(cultists, cult) + steps >= 10);
  }
}
